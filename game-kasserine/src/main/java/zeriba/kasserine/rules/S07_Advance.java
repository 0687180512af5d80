package zeriba.kasserine.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kasserine.Act;
import zeriba.kasserine.Army;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Step;
import zeriba.kasserine.Unit;

/** Section 7.9. Advance after combat. */
public final class S07_Advance {

    private S07_Advance() {}

    /** The attackers that may advance, by unit; last, to stay. Nobody is asked in vain. */
    @Rule("7.9")
    public static Pending<Act> choices(Kasserine state, Step.Advance step) {
        List<Act> choices = new ArrayList<>();
        if (isVacant(state, step)) {
            for (Unit unit : S07_Combat.present(state, step.attackers())) {
                choices.add(new Act.Advance(unit, step.hex()));
            }
        }
        if (choices.isEmpty()) {
            return new Pending.Automatic<>();
        }
        choices.add(Act.Stay.STAY);
        return new Pending.Choice<>(step.army().side(), Options.of(choices));
    }

    @Rule("7.9")
    static boolean isVacant(Kasserine state, Step.Advance step) {
        return !state.hexes(Army.AXIS).contains(step.hex())
                && !state.hexes(Army.ALLIES).contains(step.hex());
    }

    /** A unit enters the hex; one of the Axis that crosses mines stays there in this turn. */
    @Rule({"7.9", "6.2"})
    public static Kasserine advance(Kasserine state, Act.Advance advance) {
        Unit unit = advance.unit();
        Kasserine after = state.agenda(state.agenda().rest());
        if (unit.army() == Army.AXIS && state.map().isMined(state.place(unit), advance.hex())) {
            after = after.activity(after.activity().mire(unit));
        }
        return S07_Results.done(Encounters.entered(after, unit, advance.hex()));
    }

    /** Nobody advances. */
    @Rule("7.9")
    public static Kasserine stay(Kasserine state) {
        return S07_Results.done(state.agenda(state.agenda().rest()));
    }
}
