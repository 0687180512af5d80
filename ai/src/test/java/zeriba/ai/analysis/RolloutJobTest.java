package zeriba.ai.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ai.Hoard;
import zeriba.ai.Hoard.Act;
import zeriba.ai.analysis.Rollout.End;
import zeriba.ai.analysis.Rollout.StopRule;
import zeriba.ai.level.Recruit;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;

/** Hoards played on: digging leads, doing nothing falls behind. */
class RolloutJobTest {

    private static final List<Act> DIG = List.of(new Act.Dig(2));
    private static final List<Act> NOTHING = List.of(new Act.End());

    private final Hoard.HoardGame game = new Hoard.HoardGame(new Hoard.HoardEvaluation());
    private final Position<Hoard, Act> start = Journal.begin(game, Setup.of("usual")).position();

    private RolloutJob<Hoard, Act> job(StopRule rule) {
        return new RolloutJob<>(
                game,
                start,
                Role.of(Hoard.RED),
                List.of(NOTHING, DIG),
                new Recruit(Recruit.USUAL),
                rule,
                1);
    }

    private static Rollout<Act> done(RolloutJob<Hoard, Act> job) {
        while (!job.isDone()) {
            job.step();
        }
        return job.found();
    }

    @Test
    void aClearLeadStopsItAndTheBestStandsFirst() {
        Rollout<Act> found = done(job(new StopRule(24, 2_000, 0.000_1, 2.33)));
        assertThat(found.end()).isEqualTo(End.CLEAR);
        assertThat(found.games()).isLessThan(2_000);
        assertThat(found.candidates().getFirst().plan()).isEqualTo(DIG);
        Estimate behind = found.candidates().getLast().behind();
        assertThat(behind.mean()).isGreaterThan(2.33 * behind.error());
    }

    @Test
    void narrowIntervalsStopIt() {
        Rollout<Act> found = done(job(new StopRule(24, 2_000, 0.08, 1_000)));
        assertThat(found.end()).isEqualTo(End.NARROW);
        assertThat(found.candidates())
                .allSatisfy(c -> assertThat(c.chance().error()).isLessThan(0.08));
    }

    @Test
    void itPlaysNoMoreThanItMay() {
        Rollout<Act> found = done(job(new StopRule(12, 30, 0, 1_000)));
        assertThat(found.end()).isEqualTo(End.PLAYED);
        assertThat(found.games()).isEqualTo(30);
    }

    @Test
    void gamesPlayedInAnotherOrderAreTheSame() {
        RolloutJob<Hoard, Act> one = job(new StopRule(4, 4, 0, 1_000));
        List<RolloutJob.Round> backwards = List.of(one.played(1), one.played(0));
        one.add(backwards.getLast());
        one.add(backwards.getFirst());
        one.step();
        one.step();
        assertThat(one.found()).isEqualTo(done(job(new StopRule(4, 4, 0, 1_000))));
    }

    @Test
    void takingTheLuckOutKeepsTheMeanAndNarrowsTheInterval() {
        Rollout<Act> found = done(job(new StopRule(600, 600, 0, 1_000)));
        assertThat(found.candidates())
                .allSatisfy(c -> {
                    assertThat(c.chance().error()).isLessThan(c.plain().error());
                    assertThat(c.chance().mean())
                            .isCloseTo(c.plain().mean(), within(4 * c.plain().error()));
                });
        assertThat(found.candidates().getFirst().spared()).isPositive();
    }
}
