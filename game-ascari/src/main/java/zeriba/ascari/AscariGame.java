package zeriba.ascari;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import zeriba.ascari.brain.AscariEvaluation;
import zeriba.ascari.field.FieldLoss;
import zeriba.ascari.field.FieldText;
import zeriba.ascari.page.AscariLooks;
import zeriba.ascari.page.AscariSheet;
import zeriba.ascari.page.MeleeArithmetic;
import zeriba.ascari.page.PrintedNames;
import zeriba.ascari.rules.S7_Victory;
import zeriba.ascari.rules.Step;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.FireTables;
import zeriba.ascari.state.RulesOptions;
import zeriba.ascari.state.TerrainChart;
import zeriba.ascari.text.AscariCodec;
import zeriba.ascari.text.AscariEvents;
import zeriba.ascari.text.FieldNames;
import zeriba.ascari.text.Names;
import zeriba.board.HexGrid;
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
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.rules.TurnAndStep;
import zeriba.engine.schema.Notations;
import zeriba.engine.text.Codec;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.field.Fate;
import zeriba.field.FieldBattle;
import zeriba.field.FieldResult;

/** Ascari: five battles. */
public final class AscariGame implements Game<Ascari, Act> {

    private static final LanguageFiles WORDS =
            new LanguageFiles(AscariGame.class::getResourceAsStream);

    private static final int RULES_VERSION = 8;

    /** Of battles on the field, whose rules and figures change without the five battles'. */
    private static final int FIELD_RULES_VERSION = 15;

    private static final String CHART = "terrain.tsv";
    private static final String TABLES = "fire.tsv";
    private static final String WEIGHTS = "brain.tsv";

    private final MapTexts texts;
    private final Overrides overrides;
    private final Optional<FieldBattle> ordered;
    private final Battles battles;
    private final AscariRules rules;
    private final GameInfo about;
    private final AscariCodec codec;
    private final Lazy<Notation<Act>> notation;
    private final AscariEvaluation evaluation;
    private final PrintedNames names;

    /** The game with the data it comes with. Bad data are refused with the line. */
    public AscariGame() {
        this(published(), Overrides.NONE);
    }

    /** The data that it comes with. */
    public static MapTexts published() {
        List<MapText> texts = new ArrayList<>(List.of(text(CHART), text(TABLES)));
        Battle.Id.printed().stream()
                .map(AscariGame::file)
                .map(AscariGame::text)
                .forEach(texts::add);
        texts.add(text(FieldText.FILE));
        return new MapTexts(texts);
    }

    private static String file(Battle.Id id) {
        return id.word() + ".tsv";
    }

    /** The game with other tables or battles: what if this unit were a 3? */
    AscariGame(MapTexts texts) {
        this(texts, Overrides.NONE);
    }

    private AscariGame(MapTexts texts, Overrides overrides) {
        this.texts = texts;
        this.overrides = overrides;
        this.ordered = FieldText.ordered(texts.file(FieldText.FILE));
        this.battles = ordered.isPresent() ? field(ordered.get()) : printed();
        HexGrid grid = battles.all().iterator().next().grid();
        this.notation = new Lazy<>(() -> Notations.notation(Names.acts(grid)));
        this.rules = new AscariRules(battles);
        this.codec = new AscariCodec(battles);
        this.evaluation =
                ordered.isPresent()
                        ? AscariEvaluation.field(text(WEIGHTS))
                        : AscariEvaluation.printed(text(WEIGHTS));
        this.names =
                ordered.isPresent()
                        ? PrintedNames.NONE
                        : new PrintedNames(text("names.tsv"), battles);
        List<GameInfo.Scenario> scenarios = new ArrayList<>();
        for (Battle battle : battles.all()) {
            scenarios.add(
                    new GameInfo.Scenario(
                            battle.id().word(), battle.title(), RulesOptions.idle(battle)));
        }
        this.about =
                new GameInfo(
                        "ascari",
                        "Ascari",
                        ordered.isPresent() ? FIELD_RULES_VERSION : RULES_VERSION,
                        List.of(Army.DEFENDER.side(), Army.ATTACKER.side()),
                        List.of(Army.DEFENDER.role(), Army.ATTACKER.role()),
                        scenarios,
                        RulesOptions.specs());
    }

    private Battles printed() {
        return new Battles(
                TerrainChart.of(texts.file(CHART)),
                FireTables.of(texts.file(TABLES)),
                Battle.Id.printed().stream().map(id -> texts.file(file(id))).toList());
    }

    private Battles field(FieldBattle battle) {
        MapText figures = texts.file(FieldText.FILE);
        return new Battles(
                TerrainChart.of(FieldText.chart(texts.file(CHART), figures)),
                FireTables.of(texts.file(TABLES)),
                List.of(FieldText.of(battle, figures)));
    }

    /** The doctrines that a side may be tried with in a battle on the field, by their names. */
    public List<String> doctrines(Side side) {
        Battle battle = battles.battle(Battle.Id.FIELD);
        return AscariEvaluation.doctrines(text(WEIGHTS), battle, Army.of(side));
    }

    /** What a program is told that fights a battle on the field by a doctrine. */
    public Evaluation<Ascari, Act> doctrine(Side side, String name) {
        return evaluation.by(battles.battle(Battle.Id.FIELD), Army.of(side), name);
    }

    /** Whether a battle may be fought on the field: the map has room for its forces. */
    public boolean hasRoom(FieldBattle battle) {
        return FieldText.hasRoom(battle, texts.file(FieldText.FILE));
    }

    /** The game of one battle on the field; refused where the map has no room for it. */
    public AscariGame of(FieldBattle battle) throws UnreadableException {
        return with(Overrides.of(Map.of(FieldText.CELL, battle.written())));
    }

    /** What a battle on the field has come to. */
    public FieldResult result(Ascari state) {
        boolean held = S7_Victory.result(state).winner().equals(Optional.of(Army.DEFENDER.side()));
        Map<String, Integer> lost = new HashMap<>();
        for (FieldLoss loss : bill(ordered.orElseThrow(), state)) {
            if (loss.own()) {
                lost.put(loss.body(), loss.lost());
            }
        }
        return new FieldResult(held, state.turn(), lost, commander(state));
    }

    /** What has become of the leader of the force: whole, reduced or gone; on a steamer is none. */
    private static Fate commander(Ascari state) {
        return state.battle().counters(Army.DEFENDER).stream()
                .filter(Counter::isLeader)
                .findFirst()
                .map(leader -> fate(leader.steps() - state.stepsLeft(leader)))
                .orElse(Fate.UNHURT);
    }

    private static Fate fate(int hits) {
        return switch (hits) {
            case 0 -> Fate.UNHURT;
            case 1 -> Fate.WOUNDED;
            default -> Fate.FALLEN;
        };
    }

    /** What each body of either side has lost so far; stragglers come back at the end. */
    private List<FieldLoss> bill(FieldBattle battle, Ascari state) {
        Map<String, Integer> steps = new HashMap<>();
        for (Army army : Army.values()) {
            for (Counter counter : state.battle().counters(army)) {
                steps.put(counter.id(), counter.steps() - state.stepsLeft(counter));
            }
        }
        boolean held =
                state.agenda().now() instanceof S7_Victory.Over(Result result)
                        && result.winner().equals(Optional.of(Army.DEFENDER.side()));
        return FieldText.bill(battle, texts.file(FieldText.FILE), steps, held);
    }

    /** One of the data files of the game. */
    static MapText text(String name) {
        return MapText.read(name, AscariGame.class.getResourceAsStream(name));
    }

    @Override
    public GameInfo about() {
        return about;
    }

    @Override
    public Rules<Ascari, Act> rules() {
        return rules;
    }

    /** What is varied is varied in the game that a battle on the field is asked of. */
    @Override
    public Map<String, String> data() {
        return ordered.isPresent() ? Map.of() : texts.cells();
    }

    @Override
    public Overrides overrides() {
        return overrides;
    }

    @Override
    public AscariGame with(Overrides others) throws UnreadableException {
        if (others.isEmpty()) {
            // games are dear: every table that is read again asks for its own
            return this;
        }
        try {
            return new AscariGame(texts.with(others.cells()), overrides.and(others));
        } catch (MapDataException wrong) {
            throw new UnreadableException("", wrong.getMessage() + "");
        }
    }

    @Override
    public Notation<Act> notation() {
        return notation.get();
    }

    @Override
    public Codec<Ascari> codec() {
        return codec;
    }

    @Override
    public TurnAndStep moment(Ascari state) {
        return new TurnAndStep(state.turn(), Step.of(state).word());
    }

    @Override
    public Optional<String> scenario(Ascari state) {
        return Optional.of(state.battle().id().word());
    }

    @Override
    public Optional<Objection> objection(Ascari state, Act act) {
        return rules.objection(state, act);
    }

    @Override
    public List<Event> events(TransitionChain.Transition<Ascari, Act> transition) {
        return AscariEvents.of(rules.told(transition), transition);
    }

    @Override
    public RuleBook ruleBook(Locale locale) {
        return WORDS.rules(locale);
    }

    @Override
    public ResourceBundle messages(Locale locale) {
        return ordered.isPresent()
                ? new FieldNames(WORDS.messages(locale), battles.battle(Battle.Id.FIELD))
                : WORDS.messages(locale);
    }

    @Override
    public Blurb blurb(Locale locale) {
        return WORDS.blurb(locale);
    }

    @Override
    public Value.Fields sheet() {
        return new AscariSheet(battles, names).written();
    }

    @Override
    public Evaluation<Ascari, Act> evaluation() {
        return evaluation;
    }

    @Override
    public List<BoardQuery.Kind> looks() {
        return ordered.isPresent() ? AscariLooks.FIELD : AscariLooks.KINDS;
    }

    @Override
    public Value.Fields look(Ascari seen, BoardQuery look) throws UnreadableException {
        return look.what().equals(AscariLooks.BILL) && ordered.isPresent()
                ? AscariLooks.bill(bill(ordered.get(), seen))
                : new AscariLooks(seen).answer(look);
    }

    @Override
    public Value.Fields arithmetic(Ascari seen, Act act) {
        return new MeleeArithmetic(rules, seen).of(act);
    }

    @Override
    public boolean endsPhase(Act act) {
        return act instanceof Act.End;
    }

    @Override
    public String effect(Ascari before, Roll roll) {
        return rules.effect(before, roll);
    }

    @Override
    public StandingOrders<Ascari, Act> orders() {
        return new AscariOrders(battles, rules);
    }

    /** Not to fire, and to spike what is lost. */
    @Override
    public Optional<Act> pass(Ascari state, Pending.Choice<Act> choice) {
        return rules.pass(state);
    }
}
