package zeriba.testkit.parley;

import zeriba.engine.AgendaRules;
import zeriba.engine.DiceCup;
import zeriba.engine.Entry;
import zeriba.engine.Objection;
import zeriba.engine.Role;
import zeriba.engine.Setup;
import zeriba.engine.Viewer;

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
