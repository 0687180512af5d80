package zeriba.ascari;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.text.Names;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.testkit.contract.GameContract;

final class AscariContractTest extends GameContract<Ascari, Act> {

    /** What the table of composed cases asks, by position. */
    private static final Map<Ascari, List<Act>> ASKED =
            Composed.table()
                    .filter(given -> !given.isOnTheField())
                    .collect(
                            Collectors.groupingBy(
                                    given -> given.play().state(),
                                    LinkedHashMap::new,
                                    Collectors.mapping(
                                            given -> Desk.act(given.action()),
                                            Collectors.toList())));

    private static final AscariGame GAME = Desk.GAME;

    @Override
    protected Game<Ascari, Act> game() {
        return GAME;
    }

    @Override
    protected String defaultBox() {
        return Names.ELIMINATED;
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
                                step instanceof Moving m
                                        && m.mover() < state.battle().units()
                                        && state.isOnMap(m.mover()));
        check(standing == onMap - (moving ? 1 : 0), state, "units on the map");
    }

    private static void check(boolean holds, Ascari state, String what) {
        if (!holds) {
            throw new AssertionError(what + " in " + state);
        }
    }

    /** All but what battles on the field alone object to. */
    @Override
    protected Set<String> objectionsToMeet() {
        Set<String> keys = new TreeSet<>(super.objectionsToMeet());
        keys.remove("objection.unarmed");
        return keys;
    }

    @Override
    protected List<Ascari> composedStates() {
        return List.copyOf(ASKED.keySet());
    }

    /** Odd ones, and of a composed position what its cases ask. */
    @Override
    protected Stream<Act> oddActions(Ascari state, SplitMix64 random) {
        return Stream.concat(
                new OddActions(state, random).some(),
                ASKED.getOrDefault(state, List.of()).stream());
    }

    /** A game has thousands of entries, and all of them are checked in every way. */
    @Override
    protected int extendedSeeds() {
        return 10;
    }
}
