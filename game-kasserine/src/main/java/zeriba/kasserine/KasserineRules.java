package zeriba.kasserine;

import java.util.List;
import java.util.Map;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.rules.Determinization;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.step.AgendaRules;
import zeriba.kasserine.rules.Deciding;
import zeriba.kasserine.rules.S03_SettingUp;
import zeriba.kasserine.rules.general.S08_Secrecy;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Charts;
import zeriba.kasserine.state.GameParameters;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Roster;
import zeriba.kasserine.state.Scenario;
import zeriba.kasserine.state.Variants;

/** The rules: how a game begins, and what is hidden in it; each step owns its play. */
final class KasserineRules extends AgendaRules<Kasserine, Act> {

    private final KasserineMap map;
    private final Roster roster;
    private final Charts charts;
    private final Map<String, Scenario> scenarios;

    KasserineRules(KasserineMap map, Roster roster, Charts charts, List<Scenario> scenarios) {
        this.map = map;
        this.roster = roster;
        this.charts = charts;
        this.scenarios = Scenario.byId(scenarios);
    }

    @Override
    public Kasserine setup(Setup setup) {
        return S03_SettingUp.begun(parameters(setup));
    }

    /** What a game with this set-up is played on. */
    GameParameters parameters(Setup setup) {
        Scenario scenario = scenarios.get(setup.scenario());
        if (scenario == null) {
            throw new IllegalArgumentException("no scenario " + setup.scenario());
        }
        return GameParameters.of(map, roster, charts, scenario, Variants.of(setup));
    }

    @Override
    protected Objection notNow(Kasserine state, Act act) {
        if (state.agenda().now() instanceof Deciding<?> step) {
            return step.notNow(state, act).orElseThrow();
        }
        throw new IllegalStateException("nobody chooses in " + state);
    }

    @Override
    public Kasserine seenBy(Viewer viewer, Kasserine state) {
        return S08_Secrecy.seenBy(viewer, state);
    }

    @Override
    public Kasserine dealt(Role role, Kasserine seen, DiceCup cup) {
        return Determinizations.dealt(seen, cup);
    }

    @Override
    public List<Determinization<Kasserine>> deals(Role role, Kasserine seen) {
        return Determinizations.all(seen);
    }
}
