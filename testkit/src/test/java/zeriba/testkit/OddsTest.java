package zeriba.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static zeriba.testkit.Table.act;
import static zeriba.testkit.Table.marching;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import zeriba.engine.odds.Fraction;
import zeriba.engine.odds.Odds;
import zeriba.engine.odds.OddsReport;
import zeriba.engine.odds.OddsReport.Outcome;
import zeriba.engine.odds.Replies;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.Viewer;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.state.Act;

class OddsTest {

    /** Cedar alone, of strength 2, storms: 9 dice of which a third hit; 4 hits take the keep. */
    private static final Journal<Parley, Act> AT_THE_GATE = marching("amber halt");

    private static OddsReport<Parley> odds(
            Journal<Parley, Act> journal, String action, Replies replies) {
        return Odds.of(Table.GAME, journal.position().state(), act(action), replies);
    }

    private static Map<String, Fraction> effects(OddsReport<Parley> report) {
        return report.outcomes().stream()
                .collect(Collectors.toMap(Outcome::effect, Outcome::probability, Fraction::plus));
    }

    private static Fraction sum(OddsReport<Parley> report) {
        return report.outcomes().stream()
                .map(Outcome::probability)
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    /** P(k of 9 hit) = C(9,k) 2^(9-k) / 3^9, in units of 1/19683: 512, 2304, 4608, 5376, ... */
    @Test
    void aThrowTooGreatToListIsCountedByItsEffects() {
        OddsReport<Parley> report = odds(AT_THE_GATE, "storm C1 keep", new Replies.None());
        assertThat(report.exact()).isTrue();
        assertThat(effects(report))
                .isEqualTo(
                        Map.of(
                                "repulsed", Fraction.of(512 + 2_304, 19_683),
                                "held", Fraction.of(4_608 + 5_376, 19_683),
                                "taken",
                                        Fraction.of(19_683 - 512 - 2_304 - 4_608 - 5_376, 19_683)));
        assertThat(sum(report)).isEqualTo(Fraction.ONE);
    }

    @Test
    void theWorstReplySpendsTheTokenThatHurtsMost() {
        OddsReport<Parley> none = odds(AT_THE_GATE, "storm C1 keep", new Replies.None());
        OddsReport<Parley> worst = odds(AT_THE_GATE, "storm C1 keep", new Replies.Worst());
        assertThat(worst.value()).isLessThan(none.value());
        assertThat(worst.assuming()).isEqualTo("worst");
        assertThat(sum(worst)).isEqualTo(Fraction.ONE);
    }

    @Test
    void ordersReplyAsTheyWould() {
        Replies parries =
                new Replies.ByOrders(
                        Map.of(Table.WARDEN, Map.of("parry-from", zeriba.engine.text.Value.of(1))));
        OddsReport<Parley> ordered = odds(AT_THE_GATE, "storm C1 keep", parries);
        assertThat(effects(ordered))
                .isEqualTo(effects(odds(AT_THE_GATE, "storm C1 keep", new Replies.Worst())));
    }

    @Test
    void whereOrdersAskThePersonTheOddsEnd() {
        OddsReport<Parley> asked =
                odds(AT_THE_GATE, "storm C1 keep", new Replies.ByOrders(Map.of()));
        assertThat(asked.outcomes()).hasSize(1);
        assertThat(asked.outcomes().getFirst().roll().count()).isZero();
    }

    /** A die of 6 against one of 4: higher in 5 + 4 + 3 + 2 of 24. */
    @Test
    void unequalDiceUpToThirtySixThrowsAreGivenOneByOne() {
        Journal<Parley, Act> shot = marching("cedar step C1 well", "cedar step C1 gate");
        OddsReport<Parley> report = odds(shot, "shoot G1 C1", new Replies.None());
        assertThat(report.outcomes()).hasSize(24).allMatch(outcome -> outcome.rolls() == 1);
        assertThat(effects(report))
                .isEqualTo(Map.of("hit", Fraction.of(14, 24), "miss", Fraction.of(10, 24)));
    }

    @Test
    void anActionThatLeadsToNoDiceHasOneOutcome() {
        OddsReport<Parley> report = odds(marching(), "step A1 ford", new Replies.None());
        assertThat(report.outcomes()).hasSize(1);
        assertThat(report.outcomes().getFirst().probability()).isEqualTo(Fraction.ONE);
        assertThat(report.outcomes().getFirst().leaves()).hasSize(1);
    }

    @Test
    void theOddsNeverRunPastTheEndOfTheTurn() {
        Journal<Parley, Act> sally = marching("amber halt", "cedar wait");
        OddsReport<Parley> report = odds(sally, "end", new Replies.Worst());
        assertThat(report.outcomes()).hasSize(1);
        assertThat(report.outcomes().getFirst().leaves().getFirst().state().turn()).isEqualTo(2);
    }

    @Test
    void whoDoesNotSeeTheHandIsToldOddsOverWhatItMayBe() {
        PlayerView<Parley, Act> seen = PlayerView.by(new Viewer.Seated(Table.CEDAR), AT_THE_GATE);
        OddsReport<Parley> report =
                Odds.of(seen, Table.CEDAR, act("storm C1 keep"), new Replies.None());
        assertThat(report.exact()).isFalse();
        assertThat(report.samples()).isPositive();
        assertThat(sum(report)).isEqualTo(Fraction.ONE);
        double taken = effects(report).getOrDefault("taken", Fraction.ZERO).toDouble();
        assertThat(taken).isCloseTo(6_883 / 19_683.0, within(3 * report.interval()));
    }

    @Test
    void aSumOfChancesIsNeverCarriedBeyondCertaintyByItsRounding() {
        double sum = Math.nextUp(1.0);
        assertThat(new OddsReport<Parley>(true, "none", List.of(), sum, 0, 0).value()).isEqualTo(1);
    }
}
