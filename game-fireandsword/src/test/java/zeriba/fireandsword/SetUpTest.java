package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.told;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S13_Casualties;

/** The set-up of the garrisons and the indexes that follow it. */
final class SetUpTest {

    private static Sudan setUp() {
        return Scene.RULES.setup(Desk.setup("fixed"));
    }

    @Test
    @Rule({"2.1", "2.2", "2.3", "2.5", "2.6", "R-4"})
    void theRecommendedSetUpIsLegalAndRandomIndexesFollowIt() {
        Sudan done = played(setUp(), "recommended");
        assertThat(S02_SetUp.placed(done)).isBetween(20, 25);
        assertThat(forbids(done, "end")).isEmpty();
        assertThat(forbids(setUp(), "end")).isEqualTo("2.1");
        assertThat(forbids(setUp(), "deploy B75 KHARTOUM")).isEqualTo("2.3");
        Sudan random = played(Scene.RULES.setup(Desk.setup("random")), "recommended", "end");
        assertThat(waitsFor(random)).isEqualTo("indexes");
    }

    @Test
    @Rule({"2.4", "R-8", "R-75", "R-76"})
    void oneBattalionIsSplitAndBoatsAreSetUpOnTheNile() {
        Sudan split = played(setUp(), "split 1E ELFASHER DARA");
        assertThat(split.stands(unit("1E"))).isEqualTo(8);
        assertThat(split.stands(unit("1E.2"))).isEqualTo(7);
        assertThat(S13_Casualties.rating(8)).isEqualTo("8/7/5");
        assertThat(S13_Casualties.rating(7)).isEqualTo("7/6/4");
        assertThat(S13_Casualties.rating(15)).isEqualTo("15/13/9");
        assertThat(forbids(split, "split 2E KHARTOUM SENNAR")).isEqualTo("2.4");
        assertThat(forbids(setUp(), "deploy BOR SUAKIN")).isEqualTo("R-8");
    }

    @Test
    @Rule("R-75")
    void theHalvesOfABattalionJoinAgainInATown() {
        Sudan joined = played(split("BERBER", "BERBER").state(), "rejoin 1E+1E.2");
        assertThat(joined.stands(unit("1E"))).isEqualTo(15);
        assertThat(place(joined, "1E.2")).isEqualTo("gone");
        assertThat(joined.hasMoved(unit("1E"))).isFalse();
        assertThat(joined.condition(unit("1E"))).isZero();
        assertThat(forbids(joined, "rejoin 1E+1E.2")).isEqualTo("R-75");

        assertThat(told(split("BERBER", "BERBER").state(), "rejoin 1E+1E.2"))
                .contains(new Event.Changed("1E.2", "at.joined", "BERBER", "gone", "R-75"))
                .noneMatch(event -> event instanceof Event.Moved);

        Scene came = split("BERBER", "BERBER");
        came.edit().moved(Units.of(unit("1E.2")));
        assertThat(came.play("rejoin 1E+1E.2").hasMoved(unit("1E"))).isTrue();
    }

    @Test
    @Rule("R-75")
    void onlyTheHalvesOfOneBattalionJoinAndOnlyInATown() {
        assertThat(split("BERBER", "DONGOLA").forbids("rejoin 1E+1E.2")).isEqualTo("R-75");
        assertThat(split("KORTI", "KORTI").forbids("rejoin 1E+1E.2")).isEqualTo("R-75");
        assertThat(split("BERBER", "BERBER").at("BERBER", "2E").forbids("rejoin 1E+2E"))
                .isEqualTo("R-75");
        assertThat(split("BERBER", "BERBER").forbids("rejoin 1E+1E.2")).isEmpty();
    }

    /** The first battalion in two halves, the second of them raw by now. */
    private static Scene split(String first, String second) {
        Scene scene = Scene.with().at(first, "1E").at(second, "1E.2").stands("1E", 8);
        scene.edit().split(unit("1E")).condition(unit("1E.2"), 0);
        return scene;
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

    @Test
    @Rule({"2.4", "7.1"})
    void halfABattalionTakesTheNinthPlaceOfATown() {
        Sudan eight =
                played(
                        setUp(),
                        "deploy 1E KHARTOUM",
                        "deploy 2E KHARTOUM",
                        "deploy 3E KHARTOUM",
                        "deploy 4E KHARTOUM",
                        "deploy 5E KHARTOUM",
                        "deploy 6E KHARTOUM",
                        "deploy 7E KHARTOUM",
                        "deploy 8E KHARTOUM");

        assertThat(forbids(eight, "split IXS KHARTOUM BERBER")).isEmpty();
        assertThat(forbids(eight, "split IXS BERBER KHARTOUM")).isEmpty();
        assertThat(forbids(played(eight, "deploy XS KHARTOUM"), "split IXS KHARTOUM BERBER"))
                .isEqualTo("7.1");
    }
}
