package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.dice;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;

/** How a turn begins, and which regions rise. */
final class S05_RevoltsTest {

    private static Sudan setUp() {
        return Scene.RULES.setup(Desk.setup("fixed"));
    }

    @Test
    @Rule({"3.1", "R-5"})
    void indexesAreThrownOrFixed() {
        Sudan fixed = played(setUp(), "recommended", "end");
        assertThat(Region.all().stream().map(r -> r.id() + fixed.index(r.number())).toList())
                .containsExactlyInAnyOrder("north2", "south6", "west3", "east4");
        assertThat(fixed.map().region(fixed.map().aswan)).isNegative();
        Sudan random = played(Scene.RULES.setup(Desk.setup("random")), "recommended", "end");
        assertThat(dice(random)).isEqualTo(4);
        Sudan most = played(random, "dice 6 6 6 6");
        assertThat(Region.all()).allMatch(r -> most.index(r.number()) <= Figures.MOST_INDEX);
    }

    private static Sudan revolts(Scene scene) {
        return scene.now(new S05_Revolts.Revolts()).state();
    }

    @Test
    @Rule("4.1")
    void aTurnHasItsStepsInOrder() {
        List<String> order =
                S05_Revolts.begin(with().state()).agenda().steps().stream()
                        .map(step -> ((Step) step).word())
                        .toList();
        assertThat(order)
                .containsExactly(
                        "revolts",
                        "movement-begins",
                        "movement",
                        "end-of-movement",
                        "supplies",
                        "adjustment",
                        "third-boat",
                        "arrivals",
                        "arrivals",
                        "levies",
                        "end-of-turn");
    }

    @Test
    @Rule("5.1")
    void aRegionRisesOnItsIndexOrLess() {
        Scene scene = with().index(Region.SOUTH, 0).index(Region.EAST, 0).index(Region.NORTH, 0);
        scene.index(Region.WEST, 3).fallen(Region.WEST).later(1);
        int west = Region.WEST.number();
        Sudan three = scene.now(new S05_Revolts.Revolts()).play("dice 3");
        assertThat(three.status(west)).isEqualTo(Sudan.REVOLT);
        Sudan four = scene.now(new S05_Revolts.Revolts()).play("dice 4");
        assertThat(four.status(west)).isEqualTo(Sudan.QUIET);
    }

    @Test
    @Rule({"5.1", "R-1", "R-5"})
    void onlyQuietRegionsWithAnIndexThrowForRevolt() {
        Scene scene = with().revolt(Region.SOUTH, 6).index(Region.WEST, 0).later(1);
        scene.status(Region.EAST, Sudan.PACIFIED);
        assertThat(dice(revolts(scene))).isEqualTo(1);
    }

    @Test
    @Rule({"5.2", "R-2"})
    void inTheFirstTurnTheDiceFallUntilARegionRises() {
        Sudan once = played(revolts(with().index(Region.SOUTH, 5)), "dice 6 6 6 6");
        assertThat(waitsFor(once)).isEqualTo("revolts");
        Sudan later = played(revolts(with().index(Region.SOUTH, 5).later(1)), "dice 6 6 6 6");
        assertThat(waitsFor(later)).isEqualTo("movement");
    }

    @Test
    @Rule({"3.1", "R-6"})
    void randomIndexesAreADieAndTwoMoreInTheSouth() {
        Sudan random =
                played(
                        Scene.RULES.setup(Desk.setup("random")),
                        "recommended",
                        "end",
                        "dice 3 6 1 2");
        assertThat(random.index(Region.NORTH.number())).isEqualTo(3);
        assertThat(random.index(Region.SOUTH.number())).isEqualTo(8);
    }
}
