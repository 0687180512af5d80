package zeriba.testkit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.StandingOrders;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;

/** Parley, to be made wrong in one place. */
public class Altered implements Game<Parley, Act>, Rules<Parley, Act> {

    final ParleyGame right = new ParleyGame();

    @Override
    public GameInfo about() {
        return right.about();
    }

    @Override
    public Rules<Parley, Act> rules() {
        return this;
    }

    @Override
    public Notation<Act> notation() {
        return right.notation();
    }

    @Override
    public Codec<Parley> codec() {
        return right.codec();
    }

    @Override
    public TurnAndStep moment(Parley state) {
        return right.moment(state);
    }

    @Override
    public Optional<Objection> objection(Parley state, Act action) {
        return right.objection(state, action);
    }

    @Override
    public List<Event> events(TransitionChain.Transition<Parley, Act> transition) {
        return right.events(transition);
    }

    @Override
    public ResourceBundle messages(Locale locale) {
        return right.messages(locale);
    }

    @Override
    public Value.Fields sheet() {
        return right.sheet();
    }

    @Override
    public StandingOrders<Parley, Act> orders() {
        return right.orders();
    }

    @Override
    public boolean endsPhase(Act action) {
        return right.endsPhase(action);
    }

    @Override
    public Optional<Act> pass(Parley state, Pending.Choice<Act> choice) {
        return right.pass(state, choice);
    }

    @Override
    public Parley setup(Setup setup) {
        return right.rules().setup(setup);
    }

    @Override
    public Pending<Act> pending(Parley state) {
        return right.rules().pending(state);
    }

    @Override
    public Parley choose(Parley state, Act action) {
        return right.rules().choose(state, action);
    }

    @Override
    public Parley roll(Parley state, Roll roll) {
        return right.rules().roll(state, roll);
    }

    @Override
    public Parley proceed(Parley state) {
        return right.rules().proceed(state);
    }

    @Override
    public Role role(Parley state, Act action) {
        return right.rules().role(state, action);
    }

    @Override
    public Parley seenBy(Viewer viewer, Parley state) {
        return right.rules().seenBy(viewer, state);
    }

    @Override
    public Parley dealt(Role role, Parley seen, DiceCup cup) {
        return right.rules().dealt(role, seen, cup);
    }

    @Override
    public boolean shows(Viewer viewer, Parley now, Parley then, Entry<Act> entry) {
        return right.rules().shows(viewer, now, then, entry);
    }

    @Override
    public List<Branch> branches(Parley state) {
        return right.rules().branches(state);
    }
}
