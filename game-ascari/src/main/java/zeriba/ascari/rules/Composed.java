package zeriba.ascari.rules;

import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Step;
import zeriba.engine.Rule;

/** What a composed position must keep to, asked of the sections. */
@Rule("1.3")
public final class Composed {

    private Composed() {}

    /** Whether a counter may be in a hex at all. */
    @Rule({"3.7", "TEC.ZERIBA"})
    public static boolean mayStand(Ascari state, Counter counter, int hex) {
        return state.ground().isOpen(counter.kind().mover(), hex, state.spoils().burnt())
                || (counter.isBattery() && state.ground().zeriba().contains(hex));
    }

    /** Whether a unit is of those that take up rifles. */
    @Rule("4.6")
    public static boolean takesRifles(Counter counter) {
        return S4_RifleMarkers.isTaker(counter);
    }

    /** Whether a counter stands where it may be set up. */
    @Rule("1.4")
    public static boolean isInZone(Ascari state, Counter counter) {
        return new Zones(state, counter.army()).hexes(counter).contains(state.at(counter));
    }

    /** Whether an army could have declared a shot of its fire phase. */
    @Rule("4.4")
    public static boolean isShot(Ascari state, Army active, Step.Shot shot) {
        Counter firer = state.counter(shot.firer());
        Counter target = state.counter(shot.target());
        return firer.army() == active
                && !firer.isLeader()
                && S4_FirePhase.isFree(state, firer)
                && S4_FirePhase.targets(state, active.enemy()).contains(target)
                && S4_FirePhase.mayShoot(state, firer, state.at(target));
    }

    /** Whether the counter on the move has anything to choose. */
    @Rule("3.0")
    public static boolean hasChoice(Ascari state, Step.Moving moving) {
        return MoveOptions.ofMove(state, moving).size() > 0;
    }

    /** The units that could hit the counter on the move in its hex, by bit. */
    @Rule("4.3")
    public static long firers(Ascari state, Step.Moving moving) {
        return S4_OpportunityFire.firers(state, moving);
    }

    /** Whether a beaten defender has anywhere to go. */
    @Rule("5.4")
    public static boolean canRetreat(Ascari state, int unit, int from) {
        Counter counter = state.counter(unit);
        return !counter.isBattery() && !S5_Refuges.of(state, counter, from).isEmpty();
    }

    /** Whether a section may be spiked. */
    @Rule("S4.SPIKE")
    public static boolean maySpike(Ascari state, int battery) {
        Counter counter = state.counter(battery);
        return !counter.isLeader() && AmbaAlagi.maySpike(state, counter);
    }
}
