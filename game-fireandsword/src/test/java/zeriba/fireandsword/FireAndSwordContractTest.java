package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Setup;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S12_Relief;
import zeriba.fireandsword.rules.S12_Tabletop;
import zeriba.fireandsword.rules.battle.Troop;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;
import zeriba.testkit.contract.Check;
import zeriba.testkit.contract.GameContract;

/** The campaign keeps to the contract of all games, from both scenarios and with all options. */
final class FireAndSwordContractTest extends GameContract<Sudan, Act> {

    @Override
    protected Game<Sudan, Act> game() {
        return Desk.GAME;
    }

    @Override
    protected String defaultBox() {
        return "gone";
    }

    /** A random campaign has some thousand entries, each with all its options checked. */
    @Override
    protected int extendedSeeds() {
        return 14;
    }

    @Override
    protected List<Setup> setups() {
        return List.of(
                Desk.setup("fixed"),
                Desk.setup("random", "battles=tabletop", "seats=3"),
                Desk.setup("fixed", "command=regions", "seats=4"),
                Desk.setup("random", "vp=harsh", "roads"),
                Desk.setup("fixed", "battles=field", "command=units", "seats=6", "laurels"),
                Desk.setup(
                        "random",
                        "rise-again",
                        "boats-slip",
                        "surrender-counts",
                        "sea-moves",
                        "battles=field"),
                Desk.setup(
                        "fixed", "battles=tabletop", "fast-stack", "steamer-wins", "strict-end"));
    }

    /**
     * Khartoum with all the foot that levies may be, a battalion split and met again in a village,
     * and damaged boats: few random campaigns come to any of them.
     */
    @Override
    protected List<Sudan> composedStates() {
        return Stream.of(
                        "revolt:south=4 KHARTOUM=LEV1 levied:=0 turn:=1 levy:=3",
                        "split:=1E KORTI=1E+1E.2",
                        "revolt:south=4 GETEINA=BOR condition:BOR=2 KHARTOUM=TAL condition:TAL=1")
                .map(pieces -> Composed.read("", pieces, "").state())
                .toList();
    }

    /** Nobody is counted twice or lost without a trace; no stack is too high when all may move. */
    @Override
    protected void checkState(Sudan state) {
        for (Unit unit : state.forces().all()) {
            int u = unit.number();
            assertThat(state.stands(u) > 0).isEqualTo(state.at(u) != Sudan.GONE);
            assertThat(state.stands(u)).isLessThanOrEqualTo(unit.stands());
        }
        if (state.now() instanceof S08_Movement.Movement) {
            for (int space = 0; space < state.map().size(); space++) {
                assertThat(state.stack(space)).isLessThanOrEqualTo(state.room(space));
            }
        }
    }

    @Override
    protected List<Check<Sudan, Act>> moreChecks() {
        return List.of(new RefusalsCheck(this::oddActions));
    }

    private static Units landUnits(Sudan state, int space) {
        Units units = Units.NONE;
        for (int u : state.unitsAt(space).stream().toArray()) {
            units = state.forces().unit(u).isLand() ? units.with(u) : units;
        }
        return units;
    }

    private static int any(int[] values, SplitMix64 random) {
        return values[random.below(values.length)];
    }

    private static <T> T any(T[] values, SplitMix64 random) {
        return values[random.below(values.length)];
    }

    @Override
    protected Stream<Act> oddActions(Sudan state, SplitMix64 random) {
        List<Act> odd = new ArrayList<>();
        int units = state.forces().size();
        int spaces = state.map().size();
        int one = random.below(units);
        int other = random.below(units);
        int to = random.below(spaces);
        Units pair = Units.of(one).with(other);
        odd.add(new Act.March(pair, to));
        odd.add(new Act.March(Units.of(one), to));
        odd.add(new Act.Rail(pair));
        odd.add(new Act.Steam(one, Units.NONE, to));
        odd.add(new Act.Steam(state.forces().number("BOR"), Units.of(other), to));
        odd.add(new Act.Rejoin(pair));
        if (state.split() >= 0) {
            int half = state.forces().unit(state.split()).half();
            odd.add(new Act.Rejoin(Units.of(state.split()).with(half)));
        }
        odd.add(new Act.Sortie(pair));
        odd.add(new Act.Sea(one, to));
        odd.add(new Act.Deploy(one, to));
        odd.add(new Act.Split(one, to, random.below(spaces)));
        odd.add(new Act.Leave(pair, to));
        odd.add(new Act.Arrive(one));
        odd.add(new Act.Evacuate(one));
        odd.add(new Act.Lose(one, random.below(20)));
        odd.add(new Act.Levy(any(Act.Recruits.values(), random)));
        odd.add(new Act.Fight(any(Act.Manner.values(), random)));
        odd.addAll(List.of(new Act.Stay(), new Act.Attack(), new Act.End()));
        if (state.now() instanceof S12_Relief.Freed freed
                && !state.unitsAt(freed.space()).isEmpty()) {
            int alone = state.unitsAt(freed.space()).next(0);
            odd.add(new Act.Leave(Units.of(alone), any(state.map().spacesAt(to), random)));
        }
        if (state.now() instanceof S12_Tabletop.Toll toll) {
            Troop troop = toll.muster().own().get(toll.losses().size());
            odd.add(new Act.Lose(state.forces().number(troop.name()), troop.stands()));
        }
        Units stack = state.unitsAt(to);
        Units troops = landUnits(state, to);
        if (troops.size() > 1) {
            int goal = any(state.map().spacesAt(to), random);
            odd.add(new Act.March(troops, goal));
            odd.add(new Act.March(troops, any(state.map().spacesAt(goal), random)));
            odd.add(new Act.Rail(troops));
            stack.stream()
                    .filter(u -> state.forces().unit(u).isBoat())
                    .forEach(boat -> odd.add(new Act.Steam(boat, troops, goal)));
        }
        if (!stack.isEmpty()) {
            odd.add(new Act.March(stack, random.below(spaces)));
            odd.add(new Act.Sortie(stack));
        }
        return odd.stream();
    }

    /**
     * All but those of a railway that hardly any random column builds, of ships and of levies that
     * are asked for twice, of the set-up and of a garrison that leaves twice; {@link WhyNotTest}
     * has them.
     */
    @Override
    protected Map<String, String> eitherOr() {
        return Map.of(
                "objection.no-nile", "one reason: the navigable rivers are three",
                "objection.no-water", "one reason: the navigable rivers are three",
                "objection.no-battalion", "one reason: the nation of a unit",
                "objection.not-egyptian", "one reason: the nation of a unit",
                "objection.confirm-first", "the two choices that there are",
                "objection.stay-or-leave", "the two choices that there are",
                "objection.attack-or-not", "the two choices that there are",
                "objection.all-leave", "one reason: they stay together");
    }

    @Override
    protected Set<String> objectionsToMeet() {
        Set<String> all = super.objectionsToMeet();
        all.removeAll(
                Stream.of(
                                "not-at-railhead",
                                "train-full",
                                "comes-later",
                                "half-alone",
                                "no-battalion",
                                "split-already",
                                "sails-three",
                                "has-fought",
                                "in-yard",
                                "to-yard",
                                "boat-towed",
                                "boat-leaves",
                                "boat-sorties",
                                "sea-used",
                                "lost-port",
                                "full-halfway",
                                "has-landed",
                                "just-left",
                                "unfit-to-land",
                                "ship-gone",
                                "just-landed",
                                "no-cargo",
                                "levy-whole",
                                "levy-away")
                        .map(key -> "objection." + key)
                        .toList());
        return all;
    }
}
