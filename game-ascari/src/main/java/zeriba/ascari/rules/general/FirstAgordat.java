package zeriba.ascari.rules.general;

import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.ascari.state.Special;
import zeriba.engine.rules.Rule;

/** Special rules of First Agordat. */
public final class FirstAgordat {

    private FirstAgordat() {}

    /** Whether the raiders are still surprised. */
    @Rule("S1.SURPRISE")
    public static boolean isSurprised(Ascari state, Army army) {
        return state.battle().has(Special.SURPRISE) && state.turn() == 1 && army == Army.ATTACKER;
    }

    /** The movement allowance of a counter that guards captives, or is surprised. */
    @Rule({"S1.SURPRISE", "S1.CAPTIVES", "G-7"})
    static int allowance(Ascari state, Counter counter) {
        int allowance =
                state.has(Mark.CAPTIVES, counter.number())
                        ? Math.min(state.battle().value("guard-moves"), counter.movement())
                        : counter.movement();
        return isSurprised(state, counter.army()) ? (allowance + 1) / 2 : allowance;
    }
}
