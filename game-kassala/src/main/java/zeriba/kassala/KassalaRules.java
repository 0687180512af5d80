package zeriba.kassala;

import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Setup;
import zeriba.engine.step.AgendaRules;
import zeriba.kassala.rules.Deciding;
import zeriba.kassala.rules.S2A_SettingUp;
import zeriba.kassala.rules.S4B_FreeDeployment;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.GameParameters;
import zeriba.kassala.state.Kassala;

/** The rules: how a game begins; each step owns its play. */
final class KassalaRules extends AgendaRules<Kassala, Act> {

    static final String HISTORICAL = "historical";
    static final String FREE_DEPLOYMENT = "free-deployment";

    private final GameParameters basic;

    /** The rules on the board of these parameters. */
    KassalaRules(GameParameters basic) {
        this.basic = basic;
    }

    @Override
    public Kassala setup(Setup setup) {
        GameParameters parameters = basic.with(setup::flag);
        return switch (setup.scenario()) {
            case HISTORICAL -> S2A_SettingUp.historical(parameters);
            case FREE_DEPLOYMENT -> S4B_FreeDeployment.begun(parameters);
            default -> throw new IllegalArgumentException("no scenario " + setup.scenario());
        };
    }

    @Override
    protected Objection notNow(Kassala state, Act act) {
        if (state.agenda().now() instanceof Deciding<?> step) {
            return step.notNow(state, act).orElseThrow();
        }
        throw new IllegalStateException("nobody chooses in " + state);
    }
}
