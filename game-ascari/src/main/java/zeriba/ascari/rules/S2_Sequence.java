package zeriba.ascari.rules;

import java.util.List;
import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Draft;
import zeriba.ascari.Step;
import zeriba.ascari.Terms;
import zeriba.engine.Agenda;
import zeriba.engine.Rule;

/** Section 2. The turn sequence. */
public final class S2_Sequence {

    private S2_Sequence() {}

    /** A player turn: movement, fire, administration. */
    @Rule({"2.0", "R-1", "N-3"})
    public static Agenda<Step> playerTurn(Army army) {
        return Agenda.of(
                List.of(
                        new Step.Movement(army),
                        new Step.Fire(army),
                        new Step.Administration(army)));
    }

    /** What is done before the first player turn, and that turn. */
    @Rule({"1.4", "R-2"})
    static Agenda<Step> fromTheSetUp(Terms terms) {
        Army setsUp = terms.battle().setsUpFirst();
        return playerTurn(terms.battle().first())
                .before(new Step.Deployment(setsUp.enemy()))
                .before(new Step.Deployment(setsUp));
    }

    /** A state as it will be when an army is active next, if nothing happens until then. */
    @Rule({"2.0", "6.0"})
    public static Ascari whenActive(Ascari state, Army army) {
        List<Step> steps = state.agenda().steps();
        if (!(steps.getLast() instanceof Step.Administration(Army active)) || active == army) {
            return state;
        }
        Draft draft = state.draft();
        for (Step step : steps) {
            if (step instanceof Step.Moving moving && state.standing(moving.hex()) < 0) {
                draft.put(moving.mover(), moving.hex());
            }
        }
        Ascari next = S6_Administration.clear(draft.done(), active);
        return next.agenda().now() instanceof Step.Over ? state : next;
    }

    /** The active army ends its movement. */
    @Rule("2.0")
    public static Ascari endMovement(Ascari state) {
        return state.draft().pop().done();
    }

    /** The active army ends its fire. */
    @Rule({"2.0", "S5.FIRE"})
    public static Ascari endFire(Ascari state, Army army) {
        Draft draft = state.draft().pop();
        return Metemma.fires(state, army) ? Metemma.lightFires(state, draft) : draft.done();
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
        if (draft.turn() == draft.terms().lastTurn()) {
            return S7_Victory.end(draft.done());
        }
        return draft.turn(draft.turn() + 1).agenda(playerTurn(done.enemy())).done();
    }

    /** Whether the battle ends because an army has nobody left on the map. */
    @Rule("R-68")
    public static boolean isOver(Ascari state) {
        return switch (state.agenda().now()) {
            case Step.Deployment _, Step.LeaderHits _, Step.Spiking _, Step.Over _ -> false;
            case Step.Movement _,
                    Step.Moving _,
                    Step.Window _,
                    Step.Shot _,
                    Step.Melee _,
                    Step.Retreat _,
                    Step.Fire _,
                    Step.Burning _,
                    Step.Administration _ ->
                    !state.isPresent(Army.DEFENDER) || !state.isPresent(Army.ATTACKER);
        };
    }
}
