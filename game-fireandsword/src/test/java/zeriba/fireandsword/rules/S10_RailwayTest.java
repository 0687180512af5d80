package zeriba.fireandsword.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.fireandsword.Scene.forbids;
import static zeriba.fireandsword.Scene.place;
import static zeriba.fireandsword.Scene.played;
import static zeriba.fireandsword.Scene.told;
import static zeriba.fireandsword.Scene.unit;
import static zeriba.fireandsword.Scene.with;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.Engagement;
import zeriba.fireandsword.state.Loss;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** When the railway runs, and for whom. */
final class S10_RailwayTest {

    @Test
    @Rule({"10.1", "10.2", "R-38", "R-39"})
    void theRailwayRunsThreeTurnsAfterAColumnHasComeUpTheNile() {
        Scene scene = with().at("WHALFA", "1E", "2E").at("ABUHAMED", "4E");
        Sudan state = scene.state();
        for (String leg : new String[] {"AKASHA", "DONGOLA", "KORTI", "ABUHAMED"}) {
            state = played(state, "march 1E " + leg).edit().nextTurn().now();
        }
        assertThat(state.railhead()).isEqualTo(state.turn() - 1);
        assertThat(S10_Railway.isOpen(state)).isFalse();
        assertThat(forbids(state, "rail 2E")).isEqualTo("10.1");
        Sudan open = state.edit().nextTurn().nextTurn().now();
        assertThat(place(played(open, "rail 2E"), "2E")).isEqualTo("ABUHAMED");
        assertThat(told(open, "rail 2E"))
                .filteredOn(Event.Moved.class::isInstance)
                .extracting(event -> ((Event.Moved) event).manner())
                .containsExactly(Event.Manner.MOVED);
        Sudan shut =
                open.edit()
                        .mahdist(open.map().wadiHalfa, true)
                        .before(new S14_Sieges.Settle())
                        .now();
        assertThat(played(shut).railhead()).isZero();
    }

    /** Wadi Halfa is ours and lies at the other end of a railway that runs the other way. */
    @Test
    @Rule({"QB.15", "10.2"})
    void fromAbuHamedNobodyGetsAwayByRail() {
        Scene scene = with().revolt(Region.NORTH, 4).fallen(Region.NORTH).at("ABUHAMED", "1E");
        scene.edit().mahdist(scene.state().map().wadiHalfa, false);
        int abuHamed = scene.state().map().abuHamed;
        int merowe = scene.state().map().network().space("MEROWE");
        Units force = Units.of(unit("1E"));
        Engagement engagement =
                new Engagement(Engagement.Cause.MARCH, abuHamed, force, Units.NONE, merowe);
        List<Loss> losses = List.of(new Loss(unit("1E"), 0, 15, true));
        Sudan escape =
                scene.now(new S13_Casualties.Escape(engagement, false, losses, Optional.empty()))
                        .state();
        assertThat(played(escape, "dice 3").stands(unit("1E"))).isEqualTo(7);
        assertThat(played(escape, "dice 4").stands(unit("1E"))).isEqualTo(15);
    }

    @Test
    @Rule({"10.1", "R-38"})
    void theRailwayIsNotOpenedWhereAbuHamedIsLeftBeforeItsTwoTurnsAreOver() {
        Scene scene = with().at("WHALFA", "1E").at("BERBER", "2E");
        scene.edit().railhead(1);
        Sudan left = scene.now(new S14_Sieges.Supplies()).play();
        assertThat(left.railhead()).isZero();
        Scene held = with().at("WHALFA", "1E").at("ABUHAMED", "2E");
        held.edit().railhead(1);
        assertThat(held.now(new S14_Sieges.Supplies()).play().railhead()).isEqualTo(1);
        Scene open = with().at("WHALFA", "1E").later(3);
        open.edit().railhead(1);
        Sudan runs = open.now(new S14_Sieges.Supplies()).play();
        assertThat(S10_Railway.isOpen(runs)).isTrue();
    }
}
