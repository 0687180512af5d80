package zeriba.fireandsword;

import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.step.AgendaRules;
import zeriba.fireandsword.rules.Deciding;
import zeriba.fireandsword.rules.S01_Command;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Forces;
import zeriba.fireandsword.state.GameParameters;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;

/** The rules: how a campaign begins; each step owns its play. */
final class FireAndSwordRules extends AgendaRules<Sudan, Act> {

    static final String FIXED = "fixed";
    static final String RANDOM = "random";

    private final SudanMap map;
    private final Forces forces;

    FireAndSwordRules(SudanMap map, Forces forces) {
        this.map = map;
        this.forces = forces;
    }

    GameParameters parameters(Setup setup) {
        return new GameParameters(map, forces, setup.options(), setup.commands());
    }

    @Override
    public Sudan setup(Setup setup) {
        return S02_SetUp.begin(parameters(setup), setup.scenario().equals(FIXED));
    }

    @Override
    protected Objection notNow(Sudan state, Act act) {
        if (state.now() instanceof Deciding<?> step) {
            return step.notNow(state, act).orElseThrow();
        }
        throw new IllegalStateException("nobody chooses in " + state);
    }

    /** Also of an action that belongs to another step. */
    @Override
    public Role role(Sudan state, Act action) {
        return S01_Command.role(state, action);
    }
}
