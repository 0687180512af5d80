package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.waitsFor;
import static zeriba.fireandsword.Scene.with;

import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Desk;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;

/** Who is set up where, and who waits in a box. */
final class S02_SetUpTest {

    private static Sudan setUp() {
        return Scene.RULES.setup(Desk.setup("fixed"));
    }

    @Test
    @Rule("2.1")
    void twentyToTwentyFiveUnitsAreSetUp() {
        Sudan full = played(setUp(), "recommended");
        assertThat(S02_SetUp.placed(full)).isBetween(20, 25);
        while (S02_SetUp.placed(full) < 25) {
            full = played(full, "deploy EA" + (S02_SetUp.placed(full) - 20) + " BERBER");
        }
        assertThat(forbids(full, "deploy EA6 BERBER")).isEqualTo("2.1");
        assertThat(full.at(unit("HIC"))).isLessThan(Sudan.ALEXANDRIA);
        assertThat(forbids(played(setUp(), "deploy 1E KHARTOUM"), "end")).isEqualTo("2.1");
    }

    @Test
    @Rule("2.3")
    void britonsAndIndiansGarrisonNothing() {
        for (Unit unit : setUp().forces().all()) {
            if (unit.kind() == Unit.Kind.UNIT) {
                boolean local = Set.of("egyptian", "sudanese").contains(unit.nation());
                String rule = forbids(setUp(), "deploy " + unit.id() + " KHARTOUM");
                assertThat(rule).as(unit.id()).isEqualTo(local ? "" : "2.3");
            }
        }
    }

    @Test
    @Rule("2.4")
    void afterTheSetUpNobodyIsSplit() {
        assertThat(with().at("KHARTOUM", "1E").forbids("split 1E KHARTOUM SENNAR"))
                .isEqualTo("4.1");
        Sudan split = played(setUp(), "split 1E ELFASHER DARA");
        assertThat(place(split, "1E") + " " + place(split, "1E.2")).isEqualTo("ELFASHER DARA");
    }

    @Test
    @Rule({"2.4", "R-76"})
    void aHalfIsRatedByItsOwnStandsAndKeepsTheGrade() {
        Sudan split = played(setUp(), "split 1E ELFASHER DARA");
        assertThat(S13_Casualties.rating(split.stands(unit("1E")))).isEqualTo("8/7/5");
        assertThat(S13_Casualties.rating(split.stands(unit("1E.2")))).isEqualTo("7/6/4");
        assertThat(split.condition(unit("1E")))
                .isEqualTo(split.condition(unit("1E.2")))
                .isEqualTo(1);
    }

    @Test
    @Rule("2.6")
    void whoIsNotSetUpWaitsInABox() {
        Sudan begun = played(setUp(), "recommended", "end");
        for (Unit unit : begun.forces().all()) {
            if (unit.kind() == Unit.Kind.UNIT && !begun.isOnMap(unit.number())) {
                assertThat(begun.at(unit.number()))
                        .as(unit.id())
                        .isBetween(Sudan.ALEXANDRIA, Sudan.INDIA);
            }
        }
        assertThat(place(begun, "B75") + " " + place(begun, "15S")).isEqualTo("england india");
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
}
