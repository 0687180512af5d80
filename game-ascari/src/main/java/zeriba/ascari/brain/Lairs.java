package zeriba.ascari.brain;

import zeriba.ascari.rules.FieldHiding;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.Special;
import zeriba.board.Places;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.rules.Rule;

/** Where those may be who lie in wait, for whoever does not know. */
public final class Lairs {

    private Lairs() {}

    /** A full state: who lies in wait does so in hexes of chance where he may. */
    @Rule("FIELD.HIDDEN")
    public static Ascari dealt(Ascari seen, DiceCup cup) {
        if (!seen.battle().has(Special.HIDDEN)) {
            return seen;
        }
        boolean settingUp = FieldHiding.isSettingUp(seen);
        Draft draft = seen.draft();
        Places taken = seen.occupied();
        int thrown = 0;
        for (Counter counter : seen.battle().counters(Army.ATTACKER)) {
            if (seen.at(counter) == Ascari.UNSEEN && settingUp) {
                draft.put(counter.number(), Ascari.RESERVE);
            } else if (seen.at(counter) == Ascari.UNSEEN) {
                Places hexes = FieldHiding.hideouts(seen, counter, taken);
                thrown++;
                int face = cup.roll(Dice.of(1, hexes.size()), thrown).face(0);
                int hex = hexes.nth(face - 1);
                taken = taken.with(hex);
                draft.carry(counter.number(), hex);
            }
        }
        return draft.done();
    }
}
