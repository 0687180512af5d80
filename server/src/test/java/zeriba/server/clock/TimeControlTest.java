package zeriba.server.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.text.UnreadableException;

class TimeControlTest {

    private static final long DAY = TimeUnit.DAYS.toMillis(1);

    private static Stamp at(String instant) {
        return Stamp.of(Instant.parse(instant).toEpochMilli());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "live 600+5 claim",
                "live 30+0 computer",
                "correspondence 3+10 default",
                "correspondence 1+0 claim sat,sun,2026-12-24,2026-12-25"
            })
    void everyPaceReadsBackToItself(String text) throws UnreadableException {
        assertThat(TimeControlText.write(TimeControlText.read(text))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "live",
                "live 600 claim",
                "live 5+0 claim",
                "live 600+5 never",
                "slow 3+1 claim",
                "correspondence 0+1 claim",
                "correspondence 3+999 claim",
                "correspondence 3+1 claim someday",
                "correspondence 3+1 claim 2026-13-01",
                "correspondence 3+1 claim mon,tue,wed,thu,fri,sat,sun"
            })
    void whatIsNoPaceIsRefused(String text) {
        assertThatThrownBy(() -> TimeControlText.read(text))
                .isInstanceOf(UnreadableException.class);
    }

    @Test
    void noTimePassesOnHolidaysAndDaysOfRest() throws UnreadableException {
        TimeControl pace =
                TimeControlText.correspondence(
                        3, 0, List.of("sun", "2026-12-25"), TimeoutPolicy.CLAIM);
        assertThat(pace)
                .isEqualTo(
                        new TimeControl.Correspondence(
                                3,
                                0,
                                Set.of(7),
                                Set.of(LocalDate.parse("2026-12-25")),
                                TimeoutPolicy.CLAIM));
        // from Thursday noon to Monday noon are four days, of which Friday is a holiday
        assertThat(pace.between(at("2026-12-24T12:00:00Z"), at("2026-12-28T12:00:00Z")))
                .isEqualTo(TimeUnit.DAYS.toMillis(2));
        assertThat(pace.between(at("2026-12-25T08:00:00Z"), at("2026-12-25T20:00:00Z"))).isZero();
    }

    @Test
    void noTimePassesWhileNoServerRuns() throws UnreadableException {
        TimeControl pace = TimeControlText.read("live 600+5 claim");
        assertThat(pace.between(new Stamp(1_000_000, 1_000_000), new Stamp(9_000_000, 1_030_000)))
                .isEqualTo(30_000);
    }

    /** Four days from Thursday noon on, with a holiday on each of Friday and Saturday. */
    private static long counted(Calendar.Leg... legs) throws UnreadableException {
        TimeControl pace =
                TimeControlText.correspondence(
                        9, 0, List.of("2026-12-25", "2026-12-26"), TimeoutPolicy.CLAIM);
        Stamp from = at("2026-12-24T12:00:00Z");
        long until = from.served() + 4 * DAY;
        Calendar calendar = new Calendar(List.of(legs));
        Stamp to = new Stamp(calendar.wall(until), until);
        return pace.counted(from, new Now(to, calendar));
    }

    /** After so many days of them the wall clock was set. */
    private static Calendar.Leg leg(int days, String wall) {
        return new Calendar.Leg(at("2026-12-24T12:00:00Z").served() + days * DAY, at(wall).wall());
    }

    @Test
    void timeIsOfTheDatesThatItWasServedOn() throws UnreadableException {
        assertThat(counted()).isEqualTo(2 * DAY);
        // down on both holidays
        assertThat(counted(leg(0, "2026-12-24T12:00:00Z"), leg(1, "2026-12-27T12:00:00Z")))
                .isEqualTo(4 * DAY - DAY / 2);
        // set back two days when they are over, and two years
        assertThat(counted(leg(3, "2026-12-25T12:00:00Z"))).isEqualTo(DAY);
        assertThat(counted(leg(3, "2024-12-27T12:00:00Z"))).isEqualTo(2 * DAY);
        // set ahead over them, and right again a day later
        assertThat(counted(leg(0, "2026-12-27T12:00:00Z"), leg(1, "2026-12-25T12:00:00Z")))
                .isEqualTo(4 * DAY - DAY * 3 / 2);
    }
}
