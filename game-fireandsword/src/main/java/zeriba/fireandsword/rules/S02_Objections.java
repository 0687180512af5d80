package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;

/** Why a garrison may not be posted so: the unit, the town, the numbers. */
final class S02_Objections {

    private S02_Objections() {}

    @Rule({"2.1", "2.2", "R-8"})
    static Optional<Objection> to(Sudan state, Act.Posting act) {
        int placed = S02_SetUp.placed(state);
        return switch (act) {
            case Act.Deploy(int unit, int space) -> deploy(state, unit, space);
            case Act.Split(int unit, int first, int second) -> split(state, unit, first, second);
            case Act.Recommended _ ->
                    placed == 0
                            ? Optional.empty()
                            : Reason.of(state, "2.1", "begun")
                                    .number(placed)
                                    .space(firstGarrison(state))
                                    .given();
            case Act.End _ -> end(state);
        };
    }

    private static int firstGarrison(Sudan state) {
        return state.forces().all().stream()
                .filter(unit -> !unit.isCommander() && state.isOnMap(unit.number()))
                .mapToInt(unit -> state.at(unit.number()))
                .findFirst()
                .orElseThrow();
    }

    /** What speaks against a unit in a town. */
    @Rule({"2.3", "2.5", "R-8"})
    private static Optional<Objection> deploy(Sudan state, int number, int space) {
        Optional<Objection> unfit = suits(state, number, space);
        return unfit.isPresent() || state.forces().unit(number).isCommander()
                ? unfit
                : room(state, space);
    }

    /** Whether the unit may go there, were there room. */
    @Rule({"2.3", "2.5", "R-8"})
    static Optional<Objection> suits(Sudan state, int number, int space) {
        Unit unit = state.forces().unit(number);
        if (!state.map().isTown(space)) {
            return Reason.of(state, "2.1", "no-town").space(space).given();
        }
        if (unit.isCommander()) {
            return state.at(number) == Sudan.SETUP
                    ? Optional.empty()
                    : Reason.of(state, "2.6", "not-here").unit(number).space(space).given();
        }
        if (state.forces().halves().contains(number)) {
            return Reason.of(state, "2.4", "half-alone").unit(number).space(space).given();
        }
        if (!unit.mayBeSetUp() && state.at(number) == Sudan.GONE) {
            return Reason.of(state, "2.6", "comes-later").unit(number).space(space).given();
        }
        if (!unit.mayBeSetUp()) {
            return Reason.of(state, "2.3", "not-egyptian").unit(number).space(space).given();
        }
        if (state.isOnMap(number)) {
            return Reason.of(state, "2.1", "placed").unit(number).space(state.at(number)).given();
        }
        return unit.isBoat() && !state.map().isNavigable(space)
                ? Reason.of(state, "R-8", "no-nile").unit(number).space(space).given()
                : Optional.empty();
    }

    /** How many empty towns a unit in this one fills: 1 or 0. */
    private static int filled(Sudan state, int space) {
        return state.stack(space) == 0 ? 1 : 0;
    }

    /** Whether one more unit finds room in a town, and enough are left for the others. */
    @Rule({"2.1", "2.2", "7.1"})
    static boolean mayTakeOneMore(Sudan state, int town) {
        return room(state, town).isEmpty();
    }

    private static Optional<Objection> room(Sudan state, int space) {
        return state.stack(space) < state.room(space)
                ? enough(state, 1, filled(state, space), space)
                : full(state, space);
    }

    /** Whether units more are not too many, and leave enough for the towns that stay empty. */
    private static Optional<Objection> enough(Sudan state, int units, int filled, int space) {
        int left = Figures.SETUP_MOST - S02_SetUp.placed(state) - units;
        if (left < 0) {
            return Reason.of(state, "2.1", "too-many")
                    .number(Figures.SETUP_MOST)
                    .space(space)
                    .given();
        }
        return left >= emptyTowns(state) - filled
                ? Optional.empty()
                : Reason.of(state, "2.2", "towns-left")
                        .number(emptyTowns(state) - filled)
                        .space(space)
                        .given();
    }

    /** How many towns have nobody yet. */
    @Rule("2.2")
    static int emptyTowns(Sudan state) {
        int empty = 0;
        for (int town : each(state.map().towns())) {
            empty += filled(state, town);
        }
        return empty;
    }

    private static Optional<Objection> full(Sudan state, int space) {
        return Reason.of(state, "7.1", "full").space(space).number(state.room(space)).given();
    }

    @Rule("2.4")
    private static Optional<Objection> split(Sudan state, int number, int first, int second) {
        Unit unit = state.forces().unit(number);
        if (unit.half() < 0) {
            return noSplit(state, "no-battalion", number, first, second);
        }
        if (state.split() >= 0) {
            return noSplit(state, "split-already", number, first, second);
        }
        if (first == second) {
            return Reason.of(state, "2.4", "two-towns").unit(number).space(first).given();
        }
        Optional<Objection> unfit = suits(state, number, first);
        if (unfit.isPresent()) {
            return unfit;
        }
        if (!state.map().isTown(second)) {
            return Reason.of(state, "2.1", "no-town").space(second).given();
        }
        return room(state, first, second);
    }

    private static Optional<Objection> noSplit(
            Sudan state, String key, int number, int first, int second) {
        return Reason.of(state, "2.4", key).unit(number).space(first).space(second).given();
    }

    /** Whether there is room for two halves. */
    @Rule({"2.4", "7.1"})
    static Optional<Objection> room(Sudan state, int first, int second) {
        if (state.stack(first) == state.room(first)) {
            return full(state, first);
        }
        int filled = filled(state, first) + filled(state, second);
        return state.stack(second) < state.room(second)
                ? enough(state, 2, filled, first)
                : full(state, second);
    }

    @Rule({"2.1", "2.2", "2.6"})
    private static Optional<Objection> end(Sudan state) {
        if (S02_SetUp.placed(state) < Figures.SETUP_LEAST) {
            return Reason.of(state, "2.1", "too-few").number(Figures.SETUP_LEAST).given();
        }
        for (int town : each(state.map().towns())) {
            if (state.stack(town) == 0) {
                return Reason.of(state, "2.2", "empty-town").space(town).given();
            }
        }
        for (Unit unit : state.forces().all()) {
            if (state.at(unit.number()) == Sudan.SETUP) {
                return Reason.of(state, "2.6", "no-post").unit(unit.number()).given();
            }
        }
        return Optional.empty();
    }
}
