package zeriba.kassala;

import zeriba.engine.AgendaRules;
import zeriba.engine.Objection;
import zeriba.engine.Setup;
import zeriba.kassala.rules.Deciding;
import zeriba.kassala.rules.S2A_SettingUp;
import zeriba.kassala.rules.S4B_FreeDeployment;

/** The rules: how a game begins; each step owns its play. */
final class KassalaRules extends AgendaRules<Kassala, Act> {

    static final String HISTORICAL = "historical";
    static final String FREE_DEPLOYMENT = "free-deployment";
    static final String CANNON = "cannon";
    static final String MIXED = "mixed";
    static final String FAR_CANNON = "far-cannon";

    private final KassalaMap map;
    private final Roster roster;

    KassalaRules(KassalaMap map, Roster roster) {
        this.map = map;
        this.roster = roster;
    }

    @Override
    public Kassala setup(Setup setup) {
        Terms terms = terms(setup.flag(CANNON), setup.flag(MIXED), setup.flag(FAR_CANNON));
        return switch (setup.scenario()) {
            case HISTORICAL -> S2A_SettingUp.historical(terms);
            case FREE_DEPLOYMENT -> S4B_FreeDeployment.begun(terms);
            default -> throw new IllegalArgumentException("no scenario " + setup.scenario());
        };
    }

    Terms terms(boolean cannon, boolean mixed, boolean farCannon) {
        return new Terms(map, roster, cannon, mixed, farCannon);
    }

    @Override
    protected Objection notNow(Kassala state, Act act) {
        if (state.agenda().now() instanceof Deciding<?> step) {
            return step.notNow(state, act).orElseThrow();
        }
        throw new IllegalStateException("nobody chooses in " + state);
    }
}
