package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.isMahdist;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.TransitionChain.Cause;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.engine.step.Agenda;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** How the indexes move, and what the Mahdists score. */
final class S15_AdjustmentTest {

    private static final int NORTH = Region.NORTH.number();

    @Test
    @Rule({"15.1", "15.2", "15.3", "15.4"})
    void anIndexMovesByItsOwnEventsAndTheFallOfKhartoum() {
        Scene scene = with().revolt(Region.WEST, 4);
        scene.edit()
                .gain(Region.WEST.number())
                .gain(Region.WEST.number())
                .win(Region.WEST.number());
        assertThat(S15_Adjustment.next(scene.state(), Region.WEST)).isEqualTo(5);
        scene.edit().khartoumFell();
        assertThat(S15_Adjustment.next(scene.state(), Region.WEST)).isEqualTo(6);
    }

    @Test
    @Rule("R-6")
    void anIndexIsHeldBetweenZeroAndTenOnceAllItsChangesAreSummed() {
        int west = Region.WEST.number();
        Scene high = with().revolt(Region.WEST, 9);
        high.edit().gain(west).gain(west).gain(west).win(west);
        assertThat(S15_Adjustment.next(high.state(), Region.WEST)).isEqualTo(10);
        high.edit().win(west).win(west);
        assertThat(S15_Adjustment.next(high.state(), Region.WEST)).isEqualTo(9);
        Scene low = with().revolt(Region.WEST, 1);
        low.edit().win(west).win(west).win(west);
        assertThat(S15_Adjustment.next(low.state(), Region.WEST)).isZero();
    }

    @Test
    @Rule({"15.5", "15.6", "R-55", "R-56"})
    void neighboursLendOneUpAndOneDownAtMostWithoutChains() {
        Scene scene = with().revolt(Region.NORTH, 5).revolt(Region.EAST, 5).revolt(Region.SOUTH, 5);
        scene.edit().gain(Region.NORTH.number()).gain(Region.EAST.number());
        assertThat(S15_Adjustment.lent(scene.state(), Region.SOUTH)).isEqualTo(1);
        assertThat(S15_Adjustment.lent(scene.state(), Region.WEST)).isZero();
        Scene falls = with().revolt(Region.NORTH, 5);
        falls.edit().win(Region.NORTH.number());
        assertThat(S15_Adjustment.lent(falls.state(), Region.SOUTH)).isZero();
        falls.edit().win(Region.NORTH.number());
        assertThat(S15_Adjustment.lent(falls.state(), Region.SOUTH)).isEqualTo(-1);
    }

    @Test
    @Rule({"R-57", "R-58"})
    void quietRegionsAdjustPacifiedOnesDoNot() {
        Scene scene = with().status(Region.EAST, Sudan.PACIFIED).index(Region.EAST, 0);
        scene.edit().gain(Region.SOUTH.number());
        assertThat(S15_Adjustment.next(scene.state(), Region.EAST)).isZero();
        assertThat(S15_Adjustment.next(scene.state(), Region.WEST)).isEqualTo(4);
    }

    @Test
    @Rule({"3.2", "R-7", "R-51", "R-61"})
    void aRegionAtOneWithAllItsTownsIsPacified() {
        Sudan state = with().revolt(Region.EAST, 1).now(new S15_Adjustment.Adjustment()).play();
        assertThat(state.status(Region.EAST.number())).isEqualTo(Sudan.PACIFIED);
        Sudan again =
                with("rise-again")
                        .revolt(Region.EAST, 1)
                        .now(new S15_Adjustment.Adjustment())
                        .play();
        assertThat(again.status(Region.EAST.number())).isEqualTo(Sudan.QUIET);
        Scene held = with().revolt(Region.EAST, 1).mahdist("KASSALA");
        held.edit().win(Region.EAST.number());
        assertThat(isMahdist(held.now(new S15_Adjustment.Adjustment()).play(), "KASSALA"))
                .isFalse();
    }

    @Test
    @Rule({"17.1", "17.2", "R-67"})
    void theMahdistsScoreTheirTownsAndWinAtFourHundred() {
        Scene scene = with().revolt(Region.EAST, 4).mahdist("SUAKIN").points(395);
        Sudan over = scene.now(new S15_Adjustment.Adjustment()).play();
        assertThat(over.now())
                .isInstanceOfSatisfying(
                        S17_Victory.Over.class,
                        o -> assertThat(o.result().rule()).isEqualTo("17.2"));
        Sudan goesOn =
                with().revolt(Region.EAST, 4)
                        .mahdist("SUAKIN")
                        .points(394)
                        .now(new S15_Adjustment.Adjustment())
                        .play();
        assertThat(goesOn.points()).isEqualTo(399);
    }

    @Test
    @Rule({"15.1", "15.5", "R-51"})
    void theLogSaysWhyEachIndexMoves() {
        Scene scene = with().revolt(Region.SOUTH, 5).revolt(Region.EAST, 3);
        scene.edit().gain(Region.SOUTH.number()).win(Region.EAST.number());
        Sudan before = scene.now(new S15_Adjustment.Adjustment()).state();

        List<String> told =
                Desk.GAME
                        .events(
                                new Transition<>(
                                        before,
                                        new Cause.ByItself<>(),
                                        S15_Adjustment.adjust(before)))
                        .stream()
                        .map(event -> event.key() + " " + event.arguments())
                        .toList();

        assertThat(told)
                .contains(
                        "acted.index-raised [, , south, 1]",
                        "changed.index [south, 5, 6]",
                        "acted.index-lowered [, , east, 1]",
                        "acted.index-lent [, , east]");
        assertThat(told).noneMatch(line -> line.startsWith("acted.index-khartoum"));
    }

    private static String field(Value.Fields row, String name) {
        return row.at(name) instanceof Value.Whole(long n) ? name + "=" + n : name;
    }

    /** A region's line of the table: {@code index=5}, {@code next=6}, ... */
    private static List<String> row(Sudan state, String region) throws UnreadableException {
        Value.Fields told = Desk.GAME.look(state, new BoardQuery("indexes", "", ""));
        return ((Value.Items) told.at("regions"))
                .items().stream()
                        .map(Value.Fields.class::cast)
                        .filter(row -> row.at("region").equals(Value.of(region)))
                        .flatMap(row -> row.fields().keySet().stream().map(k -> field(row, k)))
                        .toList();
    }

    @Test
    @Rule({"15.1", "R-51"})
    void theTableOfIndexesTellsWhatTheAdjustmentWillComeTo() throws UnreadableException {
        Scene scene = with().revolt(Region.EAST, 2).revolt(Region.SOUTH, 5);
        scene.edit().win(Region.EAST.number()).gain(Region.SOUTH.number());
        Scene low = with().revolt(Region.EAST, 2);
        low.edit().win(Region.EAST.number());

        assertThat(row(scene.state(), "south"))
                .contains("index=5", "gains=1", "wins=0", "neighbours=0", "next=6");
        assertThat(row(scene.state(), "east")).contains("wins=1", "neighbours=1", "next=2");
        assertThat(row(low.state(), "east")).contains("index=2", "wins=1", "next=0");
    }

    @Test
    @Rule({"15.1", "R-16", "R-63"})
    void whatHappensAfterTheAdjustmentCountsAtTheNext() throws UnreadableException {
        Scene scene = with().revolt(Region.EAST, 4).at("SUAKIN", "1E").supply("SUAKIN", 3);
        scene.fallen(Region.EAST);
        int suakin = scene.state().map().suakin;
        scene.edit().gain(Region.EAST.number());
        Sudan adjusted = S15_Adjustment.adjust(scene.now(new S15_Adjustment.Adjustment()).state());
        assertThat(row(adjusted, "east")).contains("index=5", "gains=0", "next=5");

        Sudan left =
                played(
                        adjusted.with(
                                Agenda.of(
                                        List.of(
                                                new S16_Reinforcements.Arrivals(suakin),
                                                new S16_Reinforcements.EndOfTurn()))),
                        "dice 3",
                        "evacuate 1E");
        assertThat(isMahdist(left, "SUAKIN")).isTrue();
        assertThat(row(left, "east")).contains("index=5", "gains=1", "next=6");
        assertThat(left.edit().nextTurn().now().gains(Region.EAST.number())).isEqualTo(1);
    }

    private static Value ahead(Sudan state) throws UnreadableException {
        return Desk.GAME.look(state, new BoardQuery("indexes", "", "")).at("ahead");
    }

    private static Value ahead(int points, int turn, boolean isLost) {
        return Value.NO_FIELDS
                .with("points", Value.of(points))
                .with("turn", Value.of(turn))
                .with("lost", Value.of(isLost));
    }

    @Test
    @Rule({"17.1", "17.2", "R-67"})
    void thePointsAheadEndWithTheTurnInWhichTheyWin() throws UnreadableException {
        Scene scene = with().mahdist("KASSALA", "KHARTOUM").points(301).later(5);
        int worth = S15_Adjustment.worth(scene.state());
        int turns = Math.ceilDiv(Figures.MAHDIST_WINS - 301, worth);
        int turn = scene.state().turn();
        Sudan before = scene.now(new S15_Adjustment.Adjustment()).state();
        assertThat(ahead(before)).isEqualTo(ahead(301 + worth * turns, turn + turns - 1, true));
        Sudan after = scene.state().with(Agenda.of(new S16_Reinforcements.EndOfTurn()));
        assertThat(ahead(after)).isEqualTo(ahead(301 + worth * turns, turn + turns, true));
    }

    @Test
    @Rule({"17.1", "R-67"})
    void thePointsAheadRunToTheLastTurnWhereTheTownsBringTooFew() throws UnreadableException {
        Sudan none = with().now(new S15_Adjustment.Adjustment()).points(120).state();
        assertThat(ahead(none)).isEqualTo(ahead(120, Figures.LAST_TURN, false));
    }

    @Test
    @Rule("15.1")
    void whatWasCountedIsNotCountedAgain() {
        Scene scene = with().revolt(Region.NORTH, 4).fallen(Region.NORTH);
        scene.edit().gain(NORTH);
        Sudan once = scene.now(new S15_Adjustment.Adjustment()).play();
        assertThat(once.index(NORTH)).isEqualTo(5);
        Sudan twice = played(once.edit().before(new S15_Adjustment.Adjustment()).now());
        assertThat(twice.index(NORTH)).isEqualTo(5);
    }
}
