package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import zeriba.engine.odds.Fraction;
import zeriba.engine.odds.Odds;
import zeriba.engine.odds.OddsReport;
import zeriba.engine.odds.Replies;
import zeriba.engine.record.PlayerView;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.kasserine.naive.NaiveBoard;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;

/** Odds against an enemy whose markers are hidden: every hand is counted, none is drawn. */
final class HiddenOddsTest {

    private static final Role AXIS = Role.of(Army.AXIS.side());
    private static final Role ALLIES = Role.of(Army.ALLIES.side());
    private static final int[] POOL = {1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4};
    private static final int DIFFERENTIAL = 6;
    private static final int FACES = 6;

    private static Desk desk() {
        return Desk.composed(
                3,
                "axis combat",
                "AX02=3516 AX03=3415 AL04=3515 AL21=0101",
                Desk.hands(List.of(), List.of(1L, 3L, 4L)));
    }

    private static OddsReport<Kasserine> odds(Desk desk, Replies replies)
            throws UnreadableException {
        PlayerView<Kasserine, Act> seen =
                PlayerView.by(new Viewer.Seated(AXIS), desk.game().journal());
        return Odds.of(seen, AXIS, Desk.GAME.notation().read("attack AX02+AX03 AL04"), replies);
    }

    private static Map<String, Fraction> effects(OddsReport<Kasserine> report) {
        Map<String, Fraction> effects = new TreeMap<>();
        report.outcomes().forEach(o -> effects.merge(o.effect(), o.probability(), Fraction::plus));
        return effects;
    }

    @Test
    @Rule({"7.6", "R27"})
    void whereNobodyRepliesTheSixFacesAreCertain() throws UnreadableException {
        OddsReport<Kasserine> report = odds(desk(), new Replies.None());

        assertThat(report.exact()).isTrue();
        assertThat(report.outcomes()).hasSize(FACES);
        assertThat(report.outcomes())
                .allSatisfy(o -> assertThat(o.probability()).isEqualTo(Fraction.of(1, FACES)));
    }

    /** The lowest of three markers, over all 3,360 ways to draw three of the sixteen. */
    @Test
    @Rule({"8.1", "8.3", "R27"})
    void whereTheEnemySpendsHisLowestMarkerEveryHandIsCounted() throws UnreadableException {
        OddsReport<Kasserine> report =
                odds(desk(), new Replies.ByOrders(Map.of(ALLIES, Responder.sensible(Desk.GAME))));
        Map<String, Fraction> expected = new TreeMap<>();
        for (int a = 0; a < POOL.length; a++) {
            for (int b = a + 1; b < POOL.length; b++) {
                for (int c = b + 1; c < POOL.length; c++) {
                    for (int face = 1; face <= FACES; face++) {
                        String effect = NaiveBoard.result(DIFFERENTIAL - POOL[a], face);
                        expected.merge(effect, Fraction.of(1, 560L * FACES), Fraction::plus);
                    }
                }
            }
        }

        assertThat(report.exact()).isTrue();
        assertThat(report.assuming()).isEqualTo("orders");
        assertThat(effects(report)).isEqualTo(expected);
    }

    @Test
    @Rule({"8.1", "R27"})
    void theDealsThatAreCountedAreThoseThatCanBe() {
        Kasserine seen = Desk.GAME.rules().seenBy(new Viewer.Seated(AXIS), desk().state());
        var deals = Desk.GAME.rules().deals(AXIS, seen);

        assertThat(deals.stream().mapToLong(deal -> deal.weight()).sum()).isEqualTo(16L * 15 * 14);
        assertThat(deals).doesNotHaveDuplicates().anyMatch(d -> d.state().equals(desk().state()));
        assertThat(deals)
                .allMatch(d ->
                        Desk.GAME.rules().seenBy(new Viewer.Seated(AXIS), d.state()).equals(seen));
    }
}
