package zeriba.fireandsword;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.IntStream;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapText;
import zeriba.board.map.MapTexts;
import zeriba.engine.Blurb;
import zeriba.engine.BoardQuery;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.Gauge;
import zeriba.engine.LanguageFiles;
import zeriba.engine.Lazy;
import zeriba.engine.Overrides;
import zeriba.engine.RuleBook;
import zeriba.engine.StandingOrders;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.field.Asking;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;
import zeriba.fireandsword.brain.FireAndSwordEvaluation;
import zeriba.fireandsword.page.FireAndSwordLooks;
import zeriba.fireandsword.page.FireAndSwordSheet;
import zeriba.fireandsword.page.Forecast;
import zeriba.fireandsword.rules.AskedBattle;
import zeriba.fireandsword.rules.Step;
import zeriba.fireandsword.rules.general.Orders;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Forces;
import zeriba.fireandsword.state.GameParameters;
import zeriba.fireandsword.state.Region;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.text.FireAndSwordEvents;
import zeriba.fireandsword.text.SudanSchema;

/** Fire and Sword in the Sudan. */
public final class FireAndSwordGame implements Game<Sudan, Act>, Asking<Sudan, Act> {

    private static final LanguageFiles WORDS =
            new LanguageFiles(FireAndSwordGame.class::getResourceAsStream);

    private static final int RULES_VERSION = 12;

    private final MapTexts texts;
    private final Overrides overrides;
    private final GameInfo about;
    private final SudanMap map;
    private final Forces forces;
    private final FireAndSwordRules rules;
    private final Lazy<Notation<Act>> notation;
    private final Lazy<Codec<Sudan>> codec;
    private final Lazy<Value.Fields> sheet;
    private final FireAndSwordEvaluation evaluation = new FireAndSwordEvaluation();

    /** The game as published. Bad data are refused with the line. */
    public FireAndSwordGame() {
        this(
                MapText.read("map.tsv", FireAndSwordGame.class.getResourceAsStream("map.tsv")),
                MapText.read(
                        "forces.tsv", FireAndSwordGame.class.getResourceAsStream("forces.tsv")));
    }

    /** The game on another map, or with other forces. */
    public FireAndSwordGame(MapText mapText, MapText forcesText) {
        this(MapTexts.of(mapText, forcesText), Overrides.NONE);
    }

    private FireAndSwordGame(MapTexts texts, Overrides overrides) {
        this.texts = texts;
        this.overrides = overrides;
        this.map = new SudanMap(texts.texts().getFirst());
        this.forces = new Forces(texts.texts().getLast());
        this.about = about(forces);
        this.rules = new FireAndSwordRules(map, forces);
        Lazy<SudanSchema> schema = new Lazy<>(() -> SudanSchema.of(map, forces));
        this.notation = new Lazy<>(() -> schema.get().notation());
        this.codec = new Lazy<>(() -> schema.get().codec());
        FireAndSwordSheet told = FireAndSwordSheet.of(map, forces);
        this.sheet = new Lazy<>(told::written);
    }

    private static GameInfo about(Forces forces) {
        return new GameInfo(
                "fireandsword",
                "Fire and Sword in the Sudan",
                RULES_VERSION,
                List.of(Seats.OWN, Seats.MAHDIST),
                Seats.all(),
                List.of(
                        new GameInfo.Scenario(FireAndSwordRules.FIXED, "Fixed indexes"),
                        new GameInfo.Scenario(FireAndSwordRules.RANDOM, "Random indexes")),
                GameParameters.OPTIONS,
                Seats.commands(forces));
    }

    @Override
    public GameInfo about() {
        return about;
    }

    @Override
    public Rules<Sudan, Act> rules() {
        return rules;
    }

    /** Of map and forces; campaign and battle figures stand as they are. */
    @Override
    public List<Gauge<Sudan>> gauges() {
        return List.of(
                new Gauge<>("points", Sudan::points),
                new Gauge<>(
                        "indexes",
                        state -> IntStream.range(0, Region.COUNT).map(state::index).sum()));
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
    public FireAndSwordGame with(Overrides others) throws UnreadableException {
        if (others.isEmpty()) {
            // games are dear: every table that is read again asks for its own
            return this;
        }
        try {
            return new FireAndSwordGame(texts.with(others.cells()), overrides.and(others));
        } catch (MapDataException wrong) {
            throw new UnreadableException("", wrong.getMessage() + "");
        }
    }

    @Override
    public Optional<FieldBattle> asked(Sudan state) {
        return AskedBattle.at(state).map(battle -> battle.told(state));
    }

    @Override
    public Act onTheField() {
        return new Act.Fight(Act.Manner.FIELD);
    }

    @Override
    public List<Integer> faces(Sudan state, FieldResult result) {
        return AskedBattle.at(state)
                .orElseThrow(() -> new IllegalStateException("no battle is at hand"))
                .shown(result)
                .faces()
                .boxed()
                .toList();
    }

    @Override
    public FieldResult quickly(Sudan state, long seed) {
        return AskedBattle.at(state)
                .orElseThrow(() -> new IllegalStateException("no battle is at hand"))
                .quickly(seed);
    }

    @Override
    public Optional<String> elsewhere(Sudan state) {
        return AskedBattle.isAwaited(state)
                ? asked(state).map(FieldBattle::written)
                : Optional.empty();
    }

    @Override
    public Optional<String> proposed(Sudan state) {
        return AskedBattle.isAwaited(state)
                ? Optional.empty()
                : asked(state).map(FieldBattle::written);
    }

    @Override
    public Notation<Act> notation() {
        return notation.get();
    }

    @Override
    public Codec<Sudan> codec() {
        return codec.get();
    }

    @Override
    public TurnAndStep moment(Sudan state) {
        return new TurnAndStep(state.turn(), Step.of(state).word());
    }

    @Override
    public Optional<Objection> objection(Sudan state, Act action) {
        return rules.objection(state, action);
    }

    @Override
    public List<Event> events(TransitionChain.Transition<Sudan, Act> transition) {
        return FireAndSwordEvents.of(rules.told(transition), transition);
    }

    @Override
    public RuleBook ruleBook(Locale locale) {
        return WORDS.rules(locale);
    }

    @Override
    public ResourceBundle messages(Locale locale) {
        return WORDS.messages(locale);
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
        return FireAndSwordLooks.KINDS;
    }

    @Override
    public Value.Fields look(Sudan seen, BoardQuery look) throws UnreadableException {
        return new FireAndSwordLooks(seen, notation()).answer(look);
    }

    /** A boat's fight alone may branch a hundred thousand times, a battle of troops never ends. */
    @Override
    public int mostBranches() {
        return 5_000;
    }

    @Override
    public Value.Fields arithmetic(Sudan seen, Act action) {
        return new Forecast(rules, seen).of(action);
    }

    @Override
    public String effect(Sudan before, Roll roll) {
        return rules.effect(before, roll);
    }

    @Override
    public StandingOrders<Sudan, Act> orders() {
        return StandingOrders.of(Orders.KINDS, Orders.SENSIBLE, rules);
    }

    @Override
    public Evaluation<Sudan, Act> evaluation() {
        return evaluation;
    }

    @Override
    public boolean endsPhase(Act action) {
        return action instanceof Act.End;
    }

    /** A quick battle, staying in a freed town, the attack of a sortie, moves that must be. */
    @Override
    public Optional<Act> pass(Sudan state, Pending.Choice<Act> choice) {
        return rules.pass(state);
    }
}
