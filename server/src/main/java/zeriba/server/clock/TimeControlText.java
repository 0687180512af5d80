package zeriba.server.clock;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.stream.Collectors;
import zeriba.engine.text.UnreadableException;

/**
 * Time controls as a record's head has them: {@code live 600+5 claim}, seconds; {@code
 * correspondence 3+10 default sat,sun,2026-12-24}, days.
 */
public final class TimeControlText {

    private static final List<String> DAYS =
            List.of("mon", "tue", "wed", "thu", "fri", "sat", "sun");
    private static final int MOST_HOLIDAYS = 200;

    private TimeControlText() {}

    /** The text of a pace; empty where nobody minds the time. */
    public static String write(TimeControl pace) {
        return switch (pace) {
            case TimeControl.Free() -> "";
            case TimeControl.Live(long base, long increment, TimeoutPolicy end) ->
                    "live " + base + "+" + increment + " " + end.word();
            case TimeControl.Correspondence slow -> written(slow);
        };
    }

    private static String written(TimeControl.Correspondence slow) {
        StringJoiner idle = new StringJoiner(",");
        new TreeSet<>(slow.rest()).forEach(day -> idle.add(DAYS.get(day - 1)));
        new TreeSet<>(slow.holidays()).forEach(day -> idle.add(day.toString()));
        String text =
                "correspondence " + slow.days() + "+" + slow.reserve() + " " + slow.atEnd().word();
        return idle.length() == 0 ? text : text + " " + idle;
    }

    /** The pace of a text. */
    public static TimeControl read(String text) throws UnreadableException {
        if (text.isBlank()) {
            return new TimeControl.Free();
        }
        String[] words = text.strip().split(" +", -1);
        if (words.length < 3 || !words[1].matches("[0-9]{1,7}\\+[0-9]{1,7}")) {
            throw unreadable("wants KIND NUMBER+NUMBER END: " + text);
        }
        String[] numbers = words[1].split("\\+", 2);
        long first = Long.parseLong(numbers[0]);
        long second = Long.parseLong(numbers[1]);
        return switch (words[0]) {
            case "live" -> live(first, second, end(words[2]));
            case "correspondence" ->
                    correspondence(
                            first,
                            second,
                            words.length > 3 ? List.of(words[3].split(",", -1)) : List.of(),
                            end(words[2]));
            default -> throw unreadable("there are the paces live and correspondence");
        };
    }

    /**
     * A live pace.
     *
     * @param base 10 seconds to a week
     * @param increment at most a day
     */
    public static TimeControl live(long base, long increment, TimeoutPolicy end)
            throws UnreadableException {
        within("base", base, 10, 7 * 86_400);
        within("increment", increment, 0, 86_400);
        return new TimeControl.Live(base, increment, end);
    }

    /**
     * A pace of days.
     *
     * @param days 1 to 60
     * @param reserve at most a year
     * @param idle days of the week, {@code mon} to {@code sun}, and dates
     */
    public static TimeControl correspondence(
            long days, long reserve, List<String> idle, TimeoutPolicy end)
            throws UnreadableException {
        within("days", days, 1, 60);
        within("reserve", reserve, 0, 366);
        Set<Integer> rest = new TreeSet<>();
        Set<LocalDate> holidays = new TreeSet<>();
        for (String day : idle) {
            if (DAYS.contains(day)) {
                rest.add(DAYS.indexOf(day) + 1);
            } else {
                holidays.add(date(day));
            }
        }
        if (rest.size() == DAYS.size() || holidays.size() > MOST_HOLIDAYS) {
            throw new UnreadableException(
                    "pace.holidays", "not every day, and at most " + MOST_HOLIDAYS + " dates");
        }
        return new TimeControl.Correspondence(days, reserve, rest, holidays, end);
    }

    private static LocalDate date(String text) throws UnreadableException {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException _) {
            throw new UnreadableException(
                    "pace.holidays", "mon to sun, or a date such as 2026-12-24");
        }
    }

    /** What happens at the end, by its word. */
    public static TimeoutPolicy end(String word) throws UnreadableException {
        for (TimeoutPolicy end : TimeoutPolicy.values()) {
            if (end.word().equals(word)) {
                return end;
            }
        }
        throw new UnreadableException(
                "pace.end",
                "one of "
                        + Arrays.stream(TimeoutPolicy.values())
                                .map(TimeoutPolicy::word)
                                .collect(Collectors.joining(", "))
                                .toLowerCase(Locale.ROOT));
    }

    private static void within(String name, long number, long from, long to)
            throws UnreadableException {
        if (number < from || number > to) {
            throw new UnreadableException("pace." + name, "from " + from + " to " + to);
        }
    }

    private static UnreadableException unreadable(String reason) {
        return new UnreadableException("pace", reason);
    }
}
