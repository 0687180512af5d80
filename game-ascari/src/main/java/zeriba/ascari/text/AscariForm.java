package zeriba.ascari.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.Step;
import zeriba.ascari.rules.check.PositionCheck;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.GameParameters;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.RulesOptions;
import zeriba.ascari.state.Spoils;
import zeriba.board.Bits;
import zeriba.board.HexGrid;
import zeriba.engine.schema.As.Implied;
import zeriba.engine.schema.As.Of;
import zeriba.engine.schema.As.Within;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** A state as positions tell it. A counter that is not named is eliminated. */
record AscariForm(
        Battle.Id battle,
        int turn,
        Optional<Value.Fields> options,
        Map<String, Standing> units,
        List<Step> agenda,
        @Implied List<@Of("hex") Integer> burnt,
        @Implied List<@Of("hex") Integer> held,
        @Implied List<@Of("hex") Integer> rifles,
        @Implied List<@Of("hex") Integer> guns,
        @Implied @Within(from = 0, to = MOST) int freed,
        @Implied @Within(from = 0, to = MOST) int carried,
        @Implied @Within(from = 0, to = MOST) int shelf,
        Optional<@Within(from = 0, to = MOST) Integer> negus,
        @Implied boolean flight,
        @Implied @Within(from = 0, to = MOST) int hull) {

    private static final int MOST = 200;

    /**
     * How a counter stands.
     *
     * @param at its hex or box
     * @param is its marks, bit n for mark number n
     */
    record Standing(@Of("place") int at, @Implied(written = true) @Of("condition") int is) {}

    static AscariForm of(Ascari state) {
        Map<String, Standing> units = new LinkedHashMap<>();
        for (Counter counter : state.battle().counters()) {
            if (state.at(counter) != Ascari.ELIMINATED) {
                units.put(counter.id(), new Standing(state.at(counter), state.marks(counter)));
            }
        }
        Spoils spoils = state.spoils();
        return new AscariForm(
                state.battle().id(),
                state.turn(),
                Optional.of(state.options().written()).filter(some -> !some.fields().isEmpty()),
                units,
                state.agenda().steps().stream().map(Step.class::cast).toList(),
                Names.list(spoils.burnt()),
                Names.list(spoils.held()),
                spoils.rifles(),
                spoils.guns(),
                spoils.freed(),
                spoils.carried(),
                spoils.shelfTurns(),
                Optional.of(spoils.atDeath()).filter(objectives -> objectives >= 0),
                spoils.fleeing(),
                spoils.hull());
    }

    /** The state, if it can be one of the game. */
    Ascari state(Battles battles) throws UnreadableException {
        GameParameters parameters =
                battles.parameters(battle, RulesOptions.read(options.orElse(Value.NO_FIELDS)));
        int last = parameters.lastTurn();
        require(1 <= turn && turn <= last, "turn", "must be a whole number from 1 to " + last);
        require(!agenda.isEmpty(), "agenda", "must say what is to be done, next step first");
        Agenda<Task<Ascari, Act>> todo = Agenda.of(List.<Task<Ascari, Act>>copyOf(agenda));
        Draft draft = Ascari.empty(parameters, Ascari.ELIMINATED, todo).draft().turn(turn);
        for (Map.Entry<String, Standing> unit : units.entrySet()) {
            put(draft, unit.getKey(), unit.getValue());
        }
        Ascari state = draft.spoils(spoils(parameters.ground().grid())).done();
        new PositionCheck(state).check();
        return state;
    }

    private void put(Draft draft, String id, Standing standing) throws UnreadableException {
        Counter counter =
                draft.battle()
                        .named(id)
                        .orElseThrow(() ->
                                new UnreadableException(
                                        "units", "no counter is called \"" + id + "\""));
        int place = standing.at();
        boolean lies = Bits.contains(standing.is(), Mark.HIDDEN.number());
        if (counter.isLeader() || place < 0 || lies || isMoving(counter)) {
            draft.carry(counter.number(), place);
        } else if (draft.standing(place) != Ascari.NOBODY) {
            throw new UnreadableException(
                    "units." + id + ".at",
                    draft.battle().counter(draft.standing(place))
                            + " stands there; 3.4 allows one combat unit a hex");
        } else {
            draft.put(counter.number(), place);
        }
        for (int mark : Bits.each(standing.is())) {
            draft.mark(Mark.of(mark), counter.number());
        }
    }

    private boolean isMoving(Counter counter) {
        return agenda.stream()
                .anyMatch(step ->
                        step instanceof Moving moving && moving.mover() == counter.number());
    }

    private Spoils spoils(HexGrid grid) {
        return new Spoils(
                        Names.places(grid, burnt),
                        Names.places(grid, held),
                        List.of(),
                        List.of(),
                        freed,
                        carried,
                        shelf,
                        negus.orElse(-1),
                        flight,
                        hull)
                .rifles(rifles)
                .guns(guns);
    }

    private static void require(boolean holds, String path, String reason)
            throws UnreadableException {
        if (!holds) {
            throw new UnreadableException(path, reason);
        }
    }
}
