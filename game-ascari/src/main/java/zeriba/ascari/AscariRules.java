package zeriba.ascari;

import java.util.Locale;
import zeriba.ascari.brain.Lairs;
import zeriba.ascari.rules.Deciding;
import zeriba.ascari.rules.FieldHiding;
import zeriba.ascari.rules.S1_SettingUp;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.ascari.state.RulesOptions;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.step.AgendaRules;

/** The rules: how a battle begins; each step owns its play. */
final class AscariRules extends AgendaRules<Ascari, Act> {

    private final Battles battles;

    AscariRules(Battles battles) {
        this.battles = battles;
    }

    @Override
    public Ascari setup(Setup setup) {
        Battle.Id id = Battle.Id.valueOf(setup.scenario().toUpperCase(Locale.ROOT));
        return S1_SettingUp.begun(battles.parameters(id, RulesOptions.of(setup)));
    }

    @Override
    public Ascari choose(Ascari state, Act act) {
        return FieldHiding.seen(super.choose(state, act));
    }

    @Override
    public Ascari roll(Ascari state, Roll roll) {
        return FieldHiding.seen(super.roll(state, roll));
    }

    @Override
    public Ascari proceed(Ascari state) {
        return FieldHiding.seen(super.proceed(state));
    }

    @Override
    public Ascari seenBy(Viewer viewer, Ascari state) {
        return FieldHiding.seenBy(viewer, state);
    }

    @Override
    public Ascari dealt(Role role, Ascari seen, DiceCup cup) {
        return Lairs.dealt(seen, cup);
    }

    @Override
    protected Objection notNow(Ascari state, Act act) {
        if (state.agenda().now() instanceof Deciding<?> step) {
            return step.notNow(state, act).orElseThrow();
        }
        throw new IllegalStateException("nobody chooses in " + state);
    }
}
