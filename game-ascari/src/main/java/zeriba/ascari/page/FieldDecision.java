package zeriba.ascari.page;

import java.util.List;
import java.util.Optional;
import zeriba.ascari.page.Answer.Convoy;
import zeriba.ascari.page.Answer.Decision;
import zeriba.ascari.page.Answer.Hull;
import zeriba.ascari.page.Answer.Party;
import zeriba.ascari.rules.FieldBoats;
import zeriba.ascari.rules.FieldTransport;
import zeriba.ascari.rules.FieldVictory;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.board.HexGrid;

/** What decides a battle on the field: who must lose, take or bring through how much. */
record FieldDecision(Ascari state) {

    Decision told() {
        Battle battle = state.battle();
        return new Decision(
                FieldVictory.isAssault(state),
                battle.valueIfAny("second-wave"),
                party(Army.DEFENDER),
                party(Army.ATTACKER),
                (int) battle.objectives().stream().count(),
                FieldVictory.standing(state, Army.DEFENDER),
                FieldVictory.standing(state, Army.ATTACKER),
                Optional.of(battle.dawn()).filter(dawn -> dawn.first() > 0),
                transport(),
                boat());
    }

    private List<Counter> units(Army army) {
        return state.battle().counters(army).stream().filter(unit -> !unit.isLeader()).toList();
    }

    private Party party(Army army) {
        return new Party(
                units(army).stream().mapToInt(Counter::steps).sum(),
                S7_Victory.stepsLost(state, army),
                FieldVictory.end(state.battle(), army));
    }

    private Optional<Convoy> transport() {
        List<Counter> counters =
                units(Army.DEFENDER).stream().filter(Counter::isTransport).toList();
        long lost = counters.stream().filter(one -> state.at(one) == Ascari.ELIMINATED).count();
        int all = counters.size();
        return all == 0
                ? Optional.empty()
                : Optional.of(
                        new Convoy(
                                all,
                                FieldTransport.left(state),
                                (int) lost,
                                (all + 1) / 2,
                                edge()));
    }

    /** The edge by which the force leaves the map. */
    private Optional<String> edge() {
        HexGrid grid = state.battle().grid();
        return state.battle().exits(Army.DEFENDER).stream()
                .limit(1)
                .mapToObj(hex -> 2 * grid.column(hex) <= grid.columns() ? "west" : "east")
                .findFirst();
    }

    private Optional<Hull> boat() {
        return units(Army.DEFENDER).stream()
                .filter(Counter::isBoat)
                .findFirst()
                .map(boat ->
                        new Hull(
                                state.spoils().hull(),
                                boat.steps(),
                                FieldBoats.isUnderFire(state)));
    }
}
