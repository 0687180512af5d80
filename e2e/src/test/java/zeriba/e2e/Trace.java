package zeriba.e2e;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import zeriba.engine.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/**
 * A trace of the browser, reduced to the tasks of one page's main thread. Times are those of the
 * processor, so that what else the machine does counts for nothing.
 *
 * @param tasks when each task began, in microseconds, and its processor time in milliseconds
 * @param frames when each frame was handed on for drawing, in microseconds
 * @param inputs when the pointer or its wheel moved, in microseconds
 */
record Trace(List<Task> tasks, List<Long> frames, List<Long> inputs) {

    private static final long REST_MICROS = 150_000;
    private static final Set<String> MOVES = Set.of("wheel", "pointermove");

    static final List<String> CATEGORIES =
            List.of("devtools.timeline", "disabled-by-default-devtools.timeline");

    /** One task of the main thread. */
    record Task(long start, double millis) {}

    static Trace read(String trace) throws BadJsonException {
        List<Value.Fields> events = new ArrayList<>();
        if (Json.read(trace) instanceof Value.Fields(var top)
                && top.get("traceEvents") instanceof Value.Items(var items)) {
            items.stream()
                    .map(Value.Fields.class::cast)
                    .filter(event -> text(event, "ph").equals("X"))
                    .forEach(events::add);
        }
        String main = busiest(events);
        List<Task> tasks = new ArrayList<>();
        List<Long> frames = new ArrayList<>();
        List<Long> inputs = new ArrayList<>();
        for (Value.Fields event : events) {
            if (thread(event).equals(main)) {
                switch (text(event, "name")) {
                    case "RunTask" ->
                            tasks.add(
                                    new Task(number(event, "ts"), number(event, "tdur") / 1000.0));
                    case "Commit" -> frames.add(number(event, "ts"));
                    case "EventDispatch" -> {
                        if (MOVES.contains(kind(event))) {
                            inputs.add(number(event, "ts"));
                        }
                    }
                    default -> {}
                }
            }
        }
        tasks.sort(Comparator.comparingLong(Task::start));
        frames.sort(Comparator.naturalOrder());
        inputs.sort(Comparator.naturalOrder());
        return new Trace(List.copyOf(tasks), List.copyOf(frames), List.copyOf(inputs));
    }

    private static String text(Value.Fields event, String name) {
        return event.at(name) instanceof Value.Text(String text) ? text : "";
    }

    private static String kind(Value.Fields event) {
        return event.at("args") instanceof Value.Fields args
                        && args.at("data") instanceof Value.Fields data
                ? text(data, "type")
                : "";
    }

    private static long number(Value.Fields event, String name) {
        return event.at(name) instanceof Value.Whole(long number) ? number : 0;
    }

    private static String thread(Value.Fields event) {
        return number(event, "pid") + " " + number(event, "tid");
    }

    /** The thread that commits most frames is the page's main thread. */
    private static String busiest(List<Value.Fields> events) {
        return events.stream()
                .filter(event -> text(event, "name").equals("Commit"))
                .collect(Collectors.groupingBy(Trace::thread, Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElseThrow(() -> new AssertionError("no frame was drawn"));
    }

    /** For each frame, the milliseconds of all tasks since the one before. */
    List<Double> perFrame() {
        List<Double> sums = new ArrayList<>();
        int next = 0;
        for (int i = 0; i + 1 < frames.size(); i++) {
            double sum = 0;
            while (next < tasks.size() && tasks.get(next).start() < frames.get(i + 1)) {
                if (tasks.get(next).start() >= frames.get(i)) {
                    sum += tasks.get(next).millis();
                }
                next++;
            }
            sums.add(sum);
        }
        return sums;
    }

    /**
     * The same for the frames in which the hand moved. Where the machine lets it wait, the page
     * takes it to have come to rest, and sets its lettering anew: that is no part of moving.
     */
    List<Double> perMovedFrame() {
        List<Double> all = perFrame();
        List<Double> moved = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < all.size(); i++) {
            while (next < inputs.size() && inputs.get(next) < frames.get(i)) {
                next++;
            }
            boolean isMoved = next < inputs.size() && inputs.get(next) < frames.get(i + 1);
            if (isMoved && next > 0 && inputs.get(next) - inputs.get(next - 1) < REST_MICROS) {
                moved.add(all.get(i));
            }
        }
        return moved;
    }

    /** The longest task, in milliseconds. */
    double longest() {
        return tasks.stream().mapToDouble(Task::millis).max().orElse(0);
    }

    @Override
    public String toString() {
        double all = tasks.stream().mapToDouble(Task::millis).sum();
        double[] sorted = perFrame().stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return String.format(
                Locale.ROOT,
                "%d frames, %.0f ms in %d tasks, 95th of 100 frames %.1f ms, longest task %.1f ms",
                frames.size(),
                all,
                tasks.size(),
                sorted.length == 0 ? 0 : sorted[(int) (sorted.length * 0.95)],
                longest());
    }
}
