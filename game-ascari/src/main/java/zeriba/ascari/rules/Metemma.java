package zeriba.ascari.rules;

import zeriba.ascari.rules.general.S1_Leaders;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.People;
import zeriba.ascari.state.Special;
import zeriba.board.Places;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;

/** Special rules of Metemma. */
public final class Metemma {

    private Metemma() {}

    /** Fire is laid to the thorn fence, a die for each of these hexes. */
    @Rule("S5.FIRE")
    public record Burning(@Called("hexes") Places left) implements Throwing {

        @Override
        public String purpose() {
            return "zeriba";
        }

        @Override
        public Dice dice(Ascari state) {
            return Dice.D6;
        }

        /** The die for the first of the hexes. */
        @Override
        public Ascari roll(Ascari state, Roll roll) {
            int hex = left.next(0);
            Places others = left.without(hex);
            Draft draft = state.draft();
            if (burns(state, roll)) {
                draft.spoils(draft.spoils().burnt(hex));
            }
            Draft after = others.isEmpty() ? draft.pop() : draft.instead(new Burning(others));
            return S2_Sequence.thrown(after.done());
        }

        private static boolean burns(Ascari state, Roll roll) {
            return roll.face(0) >= state.battle().value("burns-on");
        }

        @Override
        public String effect(Ascari before, Roll roll) {
            return burns(before, roll) ? "burns" : "stands";
        }
    }

    /** Whether fire is laid to the thorns at the end of this army's turn. */
    @Rule("S5.FIRE")
    public static boolean fires(Ascari state, Army army) {
        return state.battle().has(Special.FIRE) && army == Army.ATTACKER;
    }

    /** An army's fire is over. */
    @Rule("S5.FIRE")
    static Ascari afterFire(Ascari state, Army army) {
        return fires(state, army) ? lightFires(state) : state.done();
    }

    /** A die for every thorn hex beside steady Ethiopian foot. */
    @Rule("S5.FIRE")
    private static Ascari lightFires(Ascari state) {
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
        return lit.isEmpty() ? state.done() : state.instead(new Burning(lit));
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

    /** Whether a unit that has come into a free hex stays there to plunder. */
    @Rule({"S5.BOOTY", "G-4"})
    static boolean plunders(Ascari state, Counter unit, int hex) {
        return state.battle().has(Special.BOOTY)
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
