package zeriba.ascari;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.SplitMix64;
import zeriba.testkit.GameContract;

final class AscariContractTest extends GameContract<Ascari, Act> {

    private static final List<String> RARE =
            List.of(
                    "crowded",
                    "must-draw-off",
                    "must-go-back",
                    "no-melee",
                    "no-officer",
                    "no-order",
                    "no-points",
                    "not-through",
                    "spike-first",
                    "window-over");

    private static final AscariGame GAME = new AscariGame();

    @Override
    protected Game<Ascari, Act> game() {
        return GAME;
    }

    @Override
    protected String defaultBox() {
        return AscariCodec.ELIMINATED;
    }

    /** No counter is lost or stands on another; what the hexes say is what the counters say. */
    @Override
    protected void checkState(Ascari state) {
        int standing = 0;
        for (int hex = 0; hex < state.ground().size(); hex++) {
            int unit = state.standing(hex);
            if (unit >= 0) {
                standing++;
                check(state.at(unit) == hex, state, "stands elsewhere");
            }
            check(state.occupied().contains(hex) == unit >= 0, state, "occupied");
        }
        int onMap = 0;
        for (int unit = 0; unit < state.battle().units(); unit++) {
            onMap += state.isOnMap(unit) ? 1 : 0;
        }
        boolean moving =
                state.agenda().steps().stream()
                        .anyMatch(step ->
                                step instanceof Step.Moving m
                                        && m.mover() < state.battle().units()
                                        && state.isOnMap(m.mover()));
        check(standing == onMap - (moving ? 1 : 0), state, "units on the map");
    }

    private static void check(boolean holds, Ascari state, String what) {
        if (!holds) {
            throw new AssertionError(what + " in " + state);
        }
    }

    @Override
    protected Stream<Act> oddActions(Ascari state, SplitMix64 random) {
        return new OddActions(state, random).some();
    }

    /** All but those that need a position which a few games of each set-up do not bring about. */
    @Override
    protected Set<String> objectionsToMeet() {
        Set<String> keys = super.objectionsToMeet();
        RARE.forEach(key -> keys.remove("objection." + key));
        return keys;
    }

    /** A game has thousands of entries, and all of them are checked in every way. */
    @Override
    protected int seeds() {
        return Math.min(SEEDS, 72);
    }
}
