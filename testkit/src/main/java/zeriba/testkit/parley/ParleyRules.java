package zeriba.testkit.parley;

import zeriba.engine.dice.DiceCup;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.step.AgendaRules;
import zeriba.testkit.parley.state.Act;

/** The rules: each step owns its play. */
public final class ParleyRules extends AgendaRules<Parley, Act> {

    @Override
    public Parley setup(Setup setup) {
        return Start.of(setup);
    }

    @Override
    protected Objection notNow(Parley state, Act act) {
        return Objections.notNow(state.agenda().now());
    }

    @Override
    public Parley seenBy(Viewer viewer, Parley state) {
        return Secrets.seenBy(viewer, state);
    }

    @Override
    public Parley dealt(Role role, Parley seen, DiceCup cup) {
        return Secrets.dealt(seen, cup);
    }

    @Override
    public boolean shows(Viewer viewer, Parley now, Parley then, Entry<Act> entry) {
        return Secrets.shows(viewer, now, then, entry);
    }
}
