package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_FirePhase.Fire;
import zeriba.ascari.rules.S6_Administration.Administration;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.GameParameters;
import zeriba.engine.rules.Rule;
import zeriba.engine.step.Agenda;
import zeriba.engine.step.Task;

/** Section 2. The turn sequence. */
public final class S2_Sequence {

    private static final Agenda<Task<Ascari, Act>> OF_DEFENDER = unrolled(Army.DEFENDER);
    private static final Agenda<Task<Ascari, Act>> OF_ATTACKER = unrolled(Army.ATTACKER);

    private S2_Sequence() {}

    /** A player turn: movement, fire, administration. */
    @Rule({"2.0", "R-1", "N-3"})
    public static Agenda<Task<Ascari, Act>> playerTurn(Army army) {
        return army == Army.DEFENDER ? OF_DEFENDER : OF_ATTACKER;
    }

    private static Agenda<Task<Ascari, Act>> unrolled(Army army) {
        return Agenda.of(List.of(new Movement(army), new Fire(army), new Administration(army)));
    }

    /** What is done before the first player turn, and that turn. */
    @Rule({"1.4", "R-2"})
    static Agenda<Task<Ascari, Act>> fromTheSetUp(GameParameters parameters) {
        Army setsUp = parameters.battle().setsUpFirst();
        return playerTurn(parameters.battle().first())
                .before(new Deployment(setsUp.enemy()))
                .before(new Deployment(setsUp));
    }

    /** A state as it will be when an army is active next, if nothing happens until then. */
    @Rule({"2.0", "6.0"})
    public static Ascari whenActive(Ascari state, Army army) {
        List<Task<Ascari, Act>> steps = state.agenda().steps();
        if (!(steps.getLast() instanceof Administration(Army active)) || active == army) {
            return state;
        }
        Draft draft = state.draft();
        for (Task<Ascari, Act> step : steps) {
            if (step instanceof Moving moving && state.standing(moving.hex()) < 0) {
                draft.put(moving.mover(), moving.hex());
            }
        }
        Ascari next = S6_Administration.clear(draft.done(), active);
        return next.agenda().now() instanceof S7_Victory.Over ? state : next;
    }

    /** The other player turn of the game turn, the next game turn, or the end. */
    @Rule({"2.0", "R-1", "R-68"})
    static Ascari next(Draft draft, Army done) {
        Metemma.spreadNews(draft);
        boolean second = done != draft.battle().first();
        if (!second) {
            return draft.agenda(playerTurn(done.enemy())).done();
        }
        AmbaAlagi.countShelf(draft);
        if (draft.turn() == draft.parameters().lastTurn() || FieldVictory.isDecided(draft.done())) {
            return S7_Victory.end(draft.done());
        }
        return draft.turn(draft.turn() + 1).agenda(playerTurn(done.enemy())).done();
    }

    /** The state after a choice: the end, if an army has nobody left on the map by it. */
    @Rule("R-68")
    static Ascari chosen(Ascari before, Ascari after) {
        return before.isPlacedAs(after) ? after : thrown(after);
    }

    /** The state after a throw: the end, if an army has nobody left on the map. */
    @Rule("R-68")
    static Ascari thrown(Ascari after) {
        return isOver(after) ? S7_Victory.end(after) : after;
    }

    /** Whether the battle ends because an army has nobody left on the map. */
    @Rule("R-68")
    public static boolean isOver(Ascari state) {
        return !(state.isPresent(Army.DEFENDER) && state.isPresent(Army.ATTACKER))
                && !Step.of(state).putsOffTheEnd();
    }
}
