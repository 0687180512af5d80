package zeriba.ascari.rules;

import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Battle;
import zeriba.ascari.Counter;
import zeriba.ascari.Draft;
import zeriba.ascari.Ground;
import zeriba.ascari.Mark;
import zeriba.ascari.People;
import zeriba.ascari.Step;
import zeriba.board.Places;
import zeriba.engine.Roll;
import zeriba.engine.Rule;

/** Special rules of Metemma. */
public final class Metemma {

    private Metemma() {}

    /** Whether fire is laid to the thorns at the end of this army's turn. */
    @Rule("S5.FIRE")
    static boolean fires(Ascari state, Army army) {
        return state.battle().id() == Battle.Id.S5 && army == Army.ATTACKER;
    }

    /** A die for every thorn hex beside steady Ethiopian foot. */
    @Rule("S5.FIRE")
    static Ascari lightFires(Ascari state, Draft draft) {
        Ground ground = state.ground();
        Places standing = ground.zeriba().minus(state.spoils().burnt());
        Places lit = ground.grid().none();
        for (int hex = standing.next(0); hex >= 0; hex = standing.next(hex + 1)) {
            for (int way = 0; way < Ground.WAYS; way++) {
                int beside = ground.neighbour(hex, way);
                if (beside >= 0 && lights(state, beside)) {
                    lit = lit.with(hex);
                }
            }
        }
        return lit.isEmpty() ? draft.done() : draft.push(new Step.Burning(lit)).done();
    }

    private static boolean lights(Ascari state, int hex) {
        int number = state.standing(hex);
        if (number < 0) {
            return false;
        }
        Counter unit = state.counter(number);
        return unit.people() == People.ETHIOPIAN
                && unit.kind().isFoot()
                && !state.has(Mark.RETREAT, number);
    }

    /** The die for the first of the thorn hexes. */
    @Rule("S5.FIRE")
    public static Ascari burn(Ascari state, Step.Burning burning, Roll roll) {
        int hex = burning.left().next(0);
        Places left = burning.left().without(hex);
        Draft draft = state.draft();
        if (roll.face(0) >= state.battle().value("burns-on")) {
            draft.spoils(draft.spoils().burnt(hex));
        }
        return (left.isEmpty() ? draft.pop() : draft.instead(new Step.Burning(left))).done();
    }

    /** Whether a unit that has come into a free hex stays there to plunder. */
    @Rule({"S5.BOOTY", "G-4"})
    static boolean plunders(Ascari state, Counter unit, int hex) {
        return state.battle().id() == Battle.Id.S5
                && unit.people() == People.ETHIOPIAN
                && !unit.isLeader()
                && state.battle().objectives().contains(hex)
                && !state.has(Mark.BOOTY, unit.number())
                && state.standing(hex) == Ascari.NOBODY
                && S1_Leaders.proper(state, unit) == 0
                && !isFleeing(state, unit.army());
    }

    /** The Negus has fallen: what his army holds at that moment counts. */
    @Rule("S5.NEGUS")
    static void negusFell(Draft draft) {
        draft.spoils(draft.spoils().atDeath(draft.spoils().held().size()));
    }

    /** Whether the Ethiopians draw off: from the first of their turns after the Negus fell. */
    @Rule({"S5.NEGUS", "G-5"})
    static boolean isFleeing(Ascari state, Army army) {
        return state.spoils().atDeath() >= 0 && army == Army.ATTACKER && state.spoils().fleeing();
    }

    /** When an army's turn ends, the news of the Negus has reached the other. */
    @Rule("S5.NEGUS")
    static void spreadNews(Draft draft) {
        if (draft.spoils().atDeath() >= 0 && !draft.spoils().fleeing()) {
            draft.spoils(draft.spoils().fleeing(true));
        }
    }
}
