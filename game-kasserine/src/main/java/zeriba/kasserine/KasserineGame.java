package zeriba.kasserine;

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
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.sheet.GameTables;
import zeriba.engine.sheet.Inspection;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.brain.KasserineEvaluation;
import zeriba.kasserine.page.BattleArithmetic;
import zeriba.kasserine.page.KasserineInspector;
import zeriba.kasserine.page.KasserineLooks;
import zeriba.kasserine.page.KasserineSheet;
import zeriba.kasserine.page.KasserineTables;
import zeriba.kasserine.page.PageSchema;
import zeriba.kasserine.rules.Orders;
import zeriba.kasserine.rules.Step;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Charts;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Roster;
import zeriba.kasserine.state.Scenario;
import zeriba.kasserine.state.Variants;
import zeriba.kasserine.text.KasserineEvents;
import zeriba.kasserine.text.KasserineSchema;

/** Kasserine, February 1943. */
public final class KasserineGame implements Game<Kasserine, Act> {

    private static final LanguageFiles WORDS =
            new LanguageFiles(KasserineGame.class::getResourceAsStream);

    private static final String MAP = "map.tsv";
    private static final String CHARTS = "charts.tsv";
    private static final String SCENARIOS = "scenarios.tsv";
    private static final int RULES_VERSION = 5;

    private final MapTexts texts;
    private final Overrides overrides;
    private final GameInfo about;
    private final KasserineRules rules;
    private final Lazy<Notation<Act>> notation;
    private final Lazy<Codec<Kasserine>> codec;
    private final KasserineEvaluation evaluation;
    private final Lazy<PageSchema> page;
    private final Lazy<Value.Fields> sheet;

    /** The game on the data that come with it; bad data are refused with the line. */
    public KasserineGame() {
        this(text(MAP), text(CHARTS), text(SCENARIOS));
    }

    /** The game on another map, by other charts, or with other scenarios. */
    public KasserineGame(MapText mapText, MapText chartsText, MapText scenariosText) {
        this(MapTexts.of(mapText, chartsText, scenariosText), Overrides.NONE);
    }

    private KasserineGame(MapTexts texts, Overrides overrides) {
        this.texts = texts;
        this.overrides = overrides;
        HexMap printed = HexMap.of(texts.texts().get(0));
        Charts charts = new Charts(texts.texts().get(1));
        KasserineMap map = new KasserineMap(printed, charts);
        Roster roster = new Roster(printed);
        List<Scenario> scenarios =
                Scenario.all(texts.texts().get(2), printed, roster, map.passable());
        this.about = about(scenarios);
        this.rules = new KasserineRules(map, roster, charts, scenarios);
        this.evaluation = new KasserineEvaluation(map, scenarios);
        Lazy<KasserineSchema> schema = new Lazy<>(() -> new KasserineSchema(map));
        this.notation = new Lazy<>(() -> schema.get().notation());
        this.codec = new Lazy<>(() -> schema.get().codec(about, rules::parameters));
        this.page = new Lazy<>(() -> new PageSchema(map));
        KasserineSheet sheets = new KasserineSheet(map, roster, charts, scenarios);
        this.sheet = new Lazy<>(() -> page.get().written(sheets.sheet()));
    }

    /** A data file of the game, as text. */
    public static MapText text(String file) {
        return MapText.read(file, KasserineGame.class.getResourceAsStream(file));
    }

    private static GameInfo about(List<Scenario> scenarios) {
        return new GameInfo(
                "kasserine",
                "Kasserine",
                RULES_VERSION,
                List.of(Army.AXIS.side(), Army.ALLIES.side()),
                List.of(Role.of(Army.AXIS.side()), Role.of(Army.ALLIES.side())),
                scenarios.stream()
                        .map(s -> new GameInfo.Scenario(s.id(), s.title(), Variants.idle(s)))
                        .toList(),
                Variants.OPTIONS);
    }

    @Override
    public GameInfo about() {
        return about;
    }

    @Override
    public Rules<Kasserine, Act> rules() {
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
    public KasserineGame with(Overrides others) throws UnreadableException {
        if (others.isEmpty()) {
            // games are dear: every table that is read again asks for its own
            return this;
        }
        try {
            return new KasserineGame(texts.with(others.cells()), overrides.and(others));
        } catch (MapDataException wrong) {
            throw new UnreadableException("", wrong.getMessage() + "");
        }
    }

    @Override
    public Notation<Act> notation() {
        return notation.get();
    }

    @Override
    public Codec<Kasserine> codec() {
        return codec.get();
    }

    @Override
    public TurnAndStep moment(Kasserine state) {
        return new TurnAndStep(state.turn(), Step.of(state).word());
    }

    @Override
    public Evaluation<Kasserine, Act> evaluation() {
        return evaluation;
    }

    @Override
    public boolean endsPhase(Act action) {
        return action instanceof Act.End;
    }

    @Override
    public Optional<String> scenario(Kasserine state) {
        return Optional.of(state.parameters().scenario().id());
    }

    @Override
    public Optional<Objection> objection(Kasserine state, Act action) {
        return rules.objection(state, action);
    }

    @Override
    public List<Event> events(TransitionChain.Transition<Kasserine, Act> transition) {
        return KasserineEvents.of(rules.told(transition), transition);
    }

    /** Markers turned up are news to the other side. */
    @Override
    public boolean reveals(TransitionChain.Transition<Kasserine, Act> transition) {
        return !transition.before().parameters().variants().openSupport()
                && spent(transition.after()) > spent(transition.before());
    }

    private static int spent(Kasserine state) {
        return state.support().axisSpent().size() + state.support().alliesSpent().size();
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
        return sheet.get();
    }

    @Override
    public List<BoardQuery.Kind> looks() {
        return KasserineLooks.KINDS;
    }

    @Override
    public Value.Fields look(Kasserine seen, BoardQuery look) throws UnreadableException {
        return switch (look.what()) {
            case Inspection.WHAT -> new KasserineInspector(seen).of(look).written();
            case GameTables.WHAT -> new KasserineTables(seen.parameters()).all().written();
            default -> page.get().written(new KasserineLooks(seen).answer(look));
        };
    }

    @Override
    public Value.Fields arithmetic(Kasserine seen, Act action) {
        return BattleArithmetic.of(seen, action, messages(Locale.ENGLISH))
                .map(page.get()::written)
                .orElse(Value.NO_FIELDS);
    }

    @Override
    public StandingOrders<Kasserine, Act> orders() {
        return StandingOrders.of(Orders.KINDS, Orders.SENSIBLE, rules);
    }

    @Override
    public String effect(Kasserine before, Roll roll) {
        return rules.effect(before, roll);
    }

    /** No markers, the cheapest loss, the usual retreat, and no advance. */
    @Override
    public Optional<Act> pass(Kasserine state, Pending.Choice<Act> choice) {
        return rules.pass(state);
    }
}
