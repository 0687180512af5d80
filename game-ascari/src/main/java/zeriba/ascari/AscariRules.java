package zeriba.ascari;

import java.util.Locale;
import zeriba.ascari.rules.Deciding;
import zeriba.ascari.rules.S1_SettingUp;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.ascari.state.RulesOptions;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Setup;
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
    protected Objection notNow(Ascari state, Act act) {
        if (state.agenda().now() instanceof Deciding<?> step) {
            return step.notNow(state, act).orElseThrow();
        }
        throw new IllegalStateException("nobody chooses in " + state);
    }
}
