package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import zeriba.engine.BoardQuery;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.Gauge;
import zeriba.engine.LanguageFiles;
import zeriba.engine.StandingOrders;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Changes;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.TransitionChain.Transition;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.schema.Notations;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.Value;
import zeriba.testkit.parley.state.Act;
import zeriba.testkit.parley.state.Man;
import zeriba.testkit.parley.state.Seats;
import zeriba.testkit.parley.state.Unit;

/** The game as tables and programs see it. */
public final class ParleyGame implements Game<Parley, Act> {

    private static final LanguageFiles WORDS =
            new LanguageFiles(ParleyGame.class::getResourceAsStream);

    private static final GameInfo ABOUT =
            new GameInfo(
                    "parley",
                    "Parley",
                    1,
                    List.of(Seats.LEAGUE, Seats.GUARD),
                    Seats.ALL,
                    List.of(
                            new GameInfo.Scenario(Start.AFAR, "From afar"),
                            new GameInfo.Scenario(Start.SIEGE, "Siege")),
                    List.of(
                            new OptionSpec.OnOff("omens", "An omen at the well", "1.2", true),
                            new OptionSpec.OneOf(
                                    "weather", "Weather", "3.8", List.of("clear", "mist")),
                            new OptionSpec.WholeNumber("turns", "Turns", "6.1", 2, 6, 3)));

    private static final ParleyRules RULES = new ParleyRules();

    private static final Notation<Act> NOTATION =
            Notations.exactNotation(ParleyForm.SCHEMA.of(Act.class));

    @Override
    public GameInfo about() {
        return ABOUT;
    }

    @Override
    public ParleyRules rules() {
        return RULES;
    }

    @Override
    public Notation<Act> notation() {
        return NOTATION;
    }

    @Override
    public Codec<Parley> codec() {
        return ParleyForm.CODEC;
    }

    @Override
    public TurnAndStep moment(Parley state) {
        return new TurnAndStep(state.turn(), state.agenda().now().word());
    }

    @Override
    public Optional<Objection> objection(Parley state, Act act) {
        return RULES.objection(state, act);
    }

    @Override
    public List<Event> events(Transition<Parley, Act> transition) {
        Parley before = transition.before();
        Parley after = transition.after();
        List<Event> events = new ArrayList<>(RULES.told(transition));
        String rule = before.agenda().now().rule();
        for (Unit unit : Unit.ALL) {
            Man was = before.man(unit);
            Man is = after.man(unit);
            if (!was.equals(is)) {
                Event.Manner how = is.isOnMap() ? Event.Manner.MOVED : Event.Manner.ELIMINATED;
                events.addAll(Changes.of(unit.name(), fields(was), fields(is), how, rule));
            }
        }
        if (after.tokens().isUp() && !before.tokens().isUp()) {
            String omen = Integer.toString(after.tokens().omen());
            events.add(new Event.Changed("omen", "omen", "?", omen, "1.2"));
        }
        return events;
    }

    private static Value.Fields fields(Man man) {
        return (Value.Fields) ParleyForm.MAN.write(man);
    }

    /** Plots, omens and tokens that are turned up. */
    @Override
    public boolean reveals(Transition<Parley, Act> transition) {
        Parley before = transition.before();
        Parley after = transition.after();
        return (after.revealed() && !before.revealed())
                || (after.tokens().isUp() && !before.tokens().isUp())
                || after.tokens().spent() != before.tokens().spent();
    }

    @Override
    public ResourceBundle messages(Locale locale) {
        return WORDS.messages(locale);
    }

    @Override
    public Value.Fields sheet() {
        return ParleyLooks.sheet();
    }

    @Override
    public List<BoardQuery.Kind> looks() {
        return ParleyLooks.KINDS;
    }

    @Override
    public Value.Fields look(Parley seen, BoardQuery look)
            throws zeriba.engine.text.UnreadableException {
        return ParleyLooks.answer(seen, look);
    }

    @Override
    public Value.Fields arithmetic(Parley seen, Act act) {
        return ParleyLooks.arithmetic(seen, act);
    }

    @Override
    public String effect(Parley before, Roll roll) {
        return RULES.effect(before, roll);
    }

    @Override
    public StandingOrders<Parley, Act> orders() {
        return StandingOrders.of(Orders.KINDS, Orders.SENSIBLE, RULES);
    }

    @Override
    public List<Gauge<Parley>> gauges() {
        return List.of(new Gauge<>("arrows", Parley::arrows));
    }

    @Override
    public Evaluation<Parley, Act> evaluation() {
        return new ParleyEvaluation();
    }

    @Override
    public boolean endsPhase(Act act) {
        return act instanceof Act.Halt || act instanceof Act.End;
    }

    /** Not to shoot, not to parry. */
    @Override
    public Optional<Act> pass(Parley state, Pending.Choice<Act> choice) {
        return RULES.pass(state);
    }
}
