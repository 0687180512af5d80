package zeriba.kassala;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapText;
import zeriba.board.map.MapTexts;
import zeriba.engine.Blurb;
import zeriba.engine.BoardQuery;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.LanguageFiles;
import zeriba.engine.Lazy;
import zeriba.engine.Overrides;
import zeriba.engine.RuleBook;
import zeriba.engine.StandingOrders;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.schema.Notations;
import zeriba.engine.schema.Schema;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kassala.brain.KassalaEvaluation;
import zeriba.kassala.page.BattleArithmetic;
import zeriba.kassala.page.KassalaLooks;
import zeriba.kassala.page.KassalaSheet;
import zeriba.kassala.rules.Step;
import zeriba.kassala.rules.general.LossOrders;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Charts;
import zeriba.kassala.state.GameParameters;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Roster;
import zeriba.kassala.text.KassalaEvents;
import zeriba.kassala.text.KassalaForm;

/** Kassala, 1541. */
public final class KassalaGame implements Game<Kassala, Act> {

    private static final LanguageFiles WORDS =
            new LanguageFiles(KassalaGame.class::getResourceAsStream);

    private static final String MAP = "map.tsv";
    private static final String CHARTS = "charts.tsv";
    private static final int RULES_VERSION = 1;

    private static final GameInfo ABOUT =
            new GameInfo(
                    "kassala",
                    "Kassala",
                    RULES_VERSION,
                    List.of(Army.MOSLEM.side(), Army.CHRISTIAN.side()),
                    List.of(Role.of(Army.MOSLEM.side()), Role.of(Army.CHRISTIAN.side())),
                    List.of(
                            new GameInfo.Scenario(KassalaRules.HISTORICAL, "Historical set-up"),
                            new GameInfo.Scenario(KassalaRules.FREE_DEPLOYMENT, "Free deployment")),
                    List.of(
                            new OptionSpec.OnOff(GameParameters.CANNON, "Cannon", "IV.A", false),
                            new OptionSpec.OnOff(
                                    GameParameters.MIXED, "Mixed attacks", "IV.C", false),
                            new OptionSpec.OnOff(
                                    GameParameters.FAR_CANNON,
                                    "Cannon at two hexes count in an exchange",
                                    "G-14",
                                    false)));

    private final MapTexts texts;
    private final Overrides overrides;
    private final KassalaRules rules;
    private final Lazy<Notation<Act>> notation;
    private final KassalaEvaluation evaluation;
    private final Lazy<Codec<Kassala>> codec;
    private final Value.Fields sheet;

    /** The game as published. Bad data are refused with the line. */
    public KassalaGame() {
        this(text(MAP), text(CHARTS));
    }

    /** The game on another map, with other factors or other charts: what if this unit were a 3? */
    public KassalaGame(MapText mapText, MapText chartText) {
        this(MapTexts.of(mapText, chartText), Overrides.NONE);
    }

    private KassalaGame(MapTexts texts, Overrides overrides) {
        this.texts = texts;
        this.overrides = overrides;
        HexMap printed = HexMap.of(texts.texts().getFirst());
        Charts charts = Charts.of(texts.texts().getLast(), printed);
        KassalaMap map = new KassalaMap(printed, charts.terrain());
        Roster roster = new Roster(printed);
        GameParameters basic = GameParameters.basic(map, roster, charts.results());
        this.rules = new KassalaRules(basic);
        this.evaluation = new KassalaEvaluation(basic);
        Lazy<Schema> schema = new Lazy<>(() -> KassalaForm.schema(map));
        this.notation = new Lazy<>(() -> Notations.notation(schema.get().of(Act.class)));
        this.codec = new Lazy<>(() -> KassalaForm.codec(schema.get(), basic));
        this.sheet = new KassalaSheet(map, roster).written();
    }

    /** A data file as published. */
    static MapText text(String file) {
        return MapText.read(file, KassalaGame.class.getResourceAsStream(file));
    }

    @Override
    public GameInfo about() {
        return ABOUT;
    }

    @Override
    public Rules<Kassala, Act> rules() {
        return rules;
    }

    @Override
    public Map<String, String> data() {
        return texts.cells();
    }

    @Override
    public Overrides overrides() {
        return overrides;
    }

    @Override
    public KassalaGame with(Overrides others) throws UnreadableException {
        if (others.isEmpty()) {
            // games are dear: every table that is read again asks for its own
            return this;
        }
        try {
            return new KassalaGame(texts.with(others.cells()), overrides.and(others));
        } catch (MapDataException wrong) {
            throw new UnreadableException("", wrong.getMessage() + "");
        }
    }

    @Override
    public Notation<Act> notation() {
        return notation.get();
    }

    @Override
    public Codec<Kassala> codec() {
        return codec.get();
    }

    @Override
    public TurnAndStep moment(Kassala state) {
        return new TurnAndStep(state.turn(), Step.of(state).word());
    }

    @Override
    public Evaluation<Kassala, Act> evaluation() {
        return evaluation;
    }

    @Override
    public boolean endsPhase(Act action) {
        return action instanceof Act.End;
    }

    @Override
    public Optional<Objection> objection(Kassala state, Act action) {
        return rules.objection(state, action);
    }

    @Override
    public List<Event> events(TransitionChain.Transition<Kassala, Act> transition) {
        return KassalaEvents.of(rules.told(transition), transition);
    }

    @Override
    public ResourceBundle messages(Locale locale) {
        return WORDS.messages(locale);
    }

    @Override
    public RuleBook ruleBook(Locale locale) {
        return WORDS.rules(locale);
    }

    @Override
    public Blurb blurb(Locale locale) {
        return WORDS.blurb(locale);
    }

    @Override
    public Value.Fields sheet() {
        return sheet;
    }

    @Override
    public List<BoardQuery.Kind> looks() {
        return KassalaLooks.KINDS;
    }

    @Override
    public Value.Fields look(Kassala seen, BoardQuery look) throws UnreadableException {
        return new KassalaLooks(seen).answer(look);
    }

    @Override
    public Value.Fields arithmetic(Kassala seen, Act action) {
        return BattleArithmetic.of(seen, action, messages(Locale.ENGLISH));
    }

    @Override
    public String effect(Kassala before, Roll roll) {
        return rules.effect(before, roll);
    }

    @Override
    public StandingOrders<Kassala, Act> orders() {
        return StandingOrders.of(LossOrders.KINDS, LossOrders.SENSIBLE, rules);
    }

    /** To lose as little as possible, and not to advance. */
    @Override
    public Optional<Act> pass(Kassala state, Pending.Choice<Act> choice) {
        return rules.pass(state);
    }
}
