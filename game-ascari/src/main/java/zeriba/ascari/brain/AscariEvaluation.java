package zeriba.ascari.brain;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zeriba.ascari.rules.FieldBoats;
import zeriba.ascari.rules.FieldHiding;
import zeriba.ascari.rules.Portion;
import zeriba.ascari.rules.S1_SettingUp.Deployment;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.rules.S4_OpportunityFire.Window;
import zeriba.ascari.rules.S5_Retreats.Retreat;
import zeriba.ascari.rules.S7_Victory.Over;
import zeriba.ascari.rules.Step;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Victory;
import zeriba.board.map.MapText;
import zeriba.engine.Evaluation;
import zeriba.engine.Features;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Side;

/** What programs that play Ascari are told: values, good actions, whole moves. */
public final class AscariEvaluation implements Evaluation<Ascari, Act> {

    private static final double SCALE = 9;
    private static final int FACES = 6;
    private static final int MANNERS = 10;

    /** Hexes from which rifles do not reach. */
    private static final int OUT_OF_RANGE = 5;

    /** [design] Measured: a state of playing out takes six times that of a small game. */
    private static final int SEARCH_PRICE = 6;

    private record Seen(Ascari state, Tactics tactics) {}

    /** By what positions are valued: how far somebody is ahead, or what has come of such ones. */
    private enum Gauge {
        LEAD,
        FITTED
    }

    private final MapText weights;
    private final Map<String, Map<Army, Doctrine>> doctrines;
    private final AscariFeatures features;
    private final FieldFeatures field;
    private final Features<Ascari> fitted;
    private final Gauge gauge;

    /** The last position looked at: replaced as a whole, so that threads may share it. */
    private volatile @Nullable Seen seen;

    private AscariEvaluation(
            MapText weights,
            AscariFeatures features,
            FieldFeatures field,
            Features<Ascari> fitted) {
        this.weights = weights;
        this.doctrines = usual(weights);
        this.features = features;
        this.field = field;
        this.fitted = fitted;
        this.gauge = Gauge.LEAD;
    }

    /**
     * For the five battles.
     *
     * @param weights how armies go about their battles
     */
    public static AscariEvaluation printed(MapText weights) {
        AscariFeatures features = new AscariFeatures();
        return new AscariEvaluation(weights, features, new FieldFeatures(), features);
    }

    /** For a battle on the field. */
    public static AscariEvaluation field(MapText weights) {
        FieldFeatures field = new FieldFeatures();
        return new AscariEvaluation(weights, new AscariFeatures(), field, field);
    }

    private AscariEvaluation(
            AscariEvaluation like, Map<String, Map<Army, Doctrine>> doctrines, Gauge gauge) {
        this.weights = like.weights;
        this.doctrines = doctrines;
        this.features = like.features;
        this.field = like.field;
        this.fitted = like.fitted;
        this.gauge = gauge;
    }

    /** Battles on the field are valued by what has come of such positions. */
    @Override
    public AscariEvaluation finest() {
        return gauge == Gauge.FITTED ? this : new AscariEvaluation(this, doctrines, Gauge.FITTED);
    }

    @Override
    public double value(Ascari state, Side side) {
        if (state.agenda().now() instanceof Over(var result)) {
            return result.worthTo(side);
        }
        double defender =
                gauge == Gauge.FITTED
                        ? field.defender(state).orElseGet(() -> lead(state))
                        : lead(state);
        return Army.of(side) == Army.DEFENDER ? defender : 1 - defender;
    }

    private static double lead(Ascari state) {
        return 1 / (1 + Math.exp(-Lead.of(state, moving(state).isPresent()) / SCALE));
    }

    /** Set-ups are judged by their value. */
    @Override
    public double chance(Ascari state, Side side) {
        return features.defender(state)
                .or(() -> field.defender(state))
                .map(chance -> Army.of(side) == Army.DEFENDER ? chance : 1 - chance)
                .orElseGet(() -> value(state, side));
    }

    @Override
    public Optional<Features<Ascari>> features() {
        return Optional.of(fitted);
    }

    @Override
    public boolean isQuiet(Ascari state) {
        Step now = Step.of(state);
        return now instanceof Portion || now instanceof Moving || now instanceof Over;
    }

    @Override
    public boolean knowsBest(Ascari state) {
        Step now = Step.of(state);
        return now instanceof Deployment || now instanceof Retreat || moving(state).isPresent();
    }

    @SuppressWarnings("ReferenceEquality") // asked again and again of the very same state
    private Tactics tactics(Ascari state, Army army) {
        Seen last = seen;
        if (last != null && last.state() == state && last.tactics().army() == army) {
            return last.tactics();
        }
        Tactics tactics =
                new Tactics(state, army, doctrine(state.battle().stances(), army).at(state));
        seen = new Seen(state, tactics);
        return tactics;
    }

    @Override
    public double movePrior(Ascari state, Act act) {
        return switch (act) {
            case Act.Move move -> move(state, move);
            case Act.Shoot shoot -> shot(state, shoot);
            case Act.Historical() -> 10;
            case Act.Exit _ -> 8;
            case Act.Take _ -> 0.5;
            case Act.Retreat retreat -> retreat(state, retreat);
            case Act.Spike _ -> 1;
            case Act.Flip _ -> -5;
            case Act.Stop() -> stop(state);
            case Act.Deploy deploy ->
                    -state.ground()
                            .distance(
                                    deploy.hex(),
                                    state.battle().start(counter(state, deploy.counter())));
            case Act.Guard _, Act.Hand _, Act.End(), Act.Pass(), Act.Yield _ -> 0;
        };
    }

    private static Counter counter(Ascari state, String id) {
        return state.counter(state.battle().number(id));
    }

    /** What the hex is worth more than the one it comes from. */
    private double move(Ascari state, Act.Move move) {
        Counter mover = counter(state, move.mover());
        if (mover.isLeader()) {
            return -1;
        }
        Tactics tactics = tactics(state, mover.army());
        int from = state.at(mover);
        double leader =
                size(
                                intersection(
                                        state.leadersAt(from, mover.army()),
                                        state.battle().properLeaders(mover.number())))
                        - move.riders().size();
        boolean moving = state.agenda().now() instanceof Moving;
        double staying = tactics.standing(mover, from, moving);
        boolean melee = state.holds(mover.army().enemy(), move.hex());
        double going =
                melee
                        ? tactics.melee(mover, from, move.hex())
                        : tactics.standing(mover, move.hex(), true)
                                - tactics.passage(mover, List.of(move.hex()));
        return going - staying - 0.3 * Math.abs(leader);
    }

    private static double stop(Ascari state) {
        return state.agenda().now() instanceof Moving ? 0.01 : -1;
    }

    private static double shot(Ascari state, Act.Shoot shoot) {
        Counter firer = counter(state, shoot.firer());
        boolean opportunity = state.agenda().now() instanceof Window;
        int[] faces = S4_Fire.faces(state, firer, shoot.hex(), opportunity);
        double steps = (faces[0] + 0.8 * faces[1]) / (double) FACES;
        return opportunity && !FieldBoats.isTarget(state, firer) ? steps - 0.25 : steps;
    }

    /** Among the attacker's friends, and away from its own. */
    private static double retreat(Ascari state, Act.Retreat retreat) {
        Counter unit = counter(state, retreat.unit());
        double worth = state.battle().objectives().contains(retreat.hex()) ? -3 : 0;
        for (int way = 0; way < zeriba.ascari.state.Ground.WAYS; way++) {
            int beside = state.ground().neighbour(retreat.hex(), way);
            if (beside >= 0 && state.standing(beside) >= 0) {
                worth += state.holds(unit.army(), beside) ? -0.5 : 1;
            }
        }
        return worth + state.terrain(retreat.hex()).target();
    }

    @Override
    public Act scripted(Ascari state, Pending.Choice<Act> choice, SplitMix64 random) {
        return line(state, choice, random).getFirst();
    }

    @Override
    public List<Act> line(Ascari state, Pending.Choice<Act> choice, SplitMix64 random) {
        Optional<Army> moving = moving(state);
        if (moving.isPresent()) {
            return new Planner(tactics(state, moving.get())).line(state);
        }
        if (state.agenda().now() instanceof Deployment) {
            Act historical = new Act.Historical();
            boolean isOffered = choice.options().contains(historical);
            return List.of(isOffered ? historical : lair(choice, random));
        }
        return List.of(Evaluation.super.scripted(state, choice, random));
    }

    /**
     * Where a chief lies in wait, no hex likelier than another: who knows programs learns nothing.
     */
    private static Act lair(Pending.Choice<Act> choice, SplitMix64 random) {
        return choice.options().get(random.below(choice.options().size()));
    }

    /**
     * While it moves, an army goes about it as usual, or otherwise. Where it lies in wait for a
     * boat is left to chance: a search would always have all of it at the end of the way.
     */
    @Override
    public List<Evaluation<Ascari, Act>> scripts(Ascari state, SplitMix64 random) {
        if (FieldHiding.isSettingUp(state) && state.battle().hasBoat()) {
            return List.of(this);
        }
        return moving(state).map(army -> scripts(state, army, random)).orElse(List.of());
    }

    /** Ways of chance, each a change of the usual one. */
    @Override
    public Stream<Evaluation<Ascari, Act>> moreScripts(Ascari state, SplitMix64 random) {
        String battle = state.battle().stances();
        Optional<Army> army = moving(state);
        if (army.isEmpty()) {
            return Stream.empty();
        }
        Stance usual = doctrine(battle, army.get()).at(state);
        return Stream.generate(() -> with(battle, army.get(), Doctrine.of(usual.varied(random))));
    }

    /** A battle on the field goes by doctrines, each of one army. */
    @Override
    public boolean keepsScripts(Ascari state) {
        return state.battle().victory() == Victory.FIELD;
    }

    /** The army that moves, if one does. */
    private static Optional<Army> moving(Ascari state) {
        if (state.agenda().now() instanceof Moving moving) {
            return Optional.of(state.counter(moving.mover()).army());
        }
        return state.agenda().now() instanceof Movement(Army army)
                ? Optional.of(army)
                : Optional.empty();
    }

    private List<Evaluation<Ascari, Act>> scripts(Ascari state, Army army, SplitMix64 random) {
        String battle = state.battle().stances();
        List<Evaluation<Ascari, Act>> manners = new ArrayList<>();
        manners.add(this);
        Stance usual = doctrine(battle, army).at(state);
        Stream<Stance> kinds =
                army == Army.DEFENDER
                        ? Stream.concat(usual.kinds(), usual.kindsOfDefence())
                        : Stream.concat(waiting(state, army, usual), usual.kinds());
        Stream<Doctrine> others =
                Stream.concat(kinds, Stream.generate(() -> usual.varied(random))).map(Doctrine::of);
        Stream.concat(doctrines(state, army), others)
                .limit(MANNERS - 1)
                .forEach(doctrine -> manners.add(with(battle, army, doctrine)));
        return manners;
    }

    /**
     * That it waits for its second wave, as long as there is one to wait for: not in a surprise,
     * which the light would end meanwhile.
     */
    private Stream<Stance> waiting(Ascari state, Army army, Stance usual) {
        boolean mayWait =
                isToCome(state)
                        && doctrines(state, army)
                                .anyMatch(doctrine -> doctrine.first().isWaiting());
        return mayWait ? Stream.of(usual.waiting(OUT_OF_RANGE)) : Stream.empty();
    }

    /** Whether a second wave has still to come. */
    static boolean isToCome(Ascari state) {
        return state.turn() < state.battle().valueIfAny("second-wave");
    }

    /** The doctrines that an army may be tried with in a battle, by their names. */
    public static List<String> doctrines(MapText weights, Battle battle, Army army) {
        return List.copyOf(Stance.doctrines(weights, battle.stances(), army).keySet());
    }

    /** The doctrines of an army that differ from here on. */
    private Stream<Doctrine> doctrines(Ascari state, Army army) {
        Stream<Doctrine> all =
                Doctrine.named(weights, state.battle().stances(), army).values().stream();
        return isToCome(state)
                ? all.distinct()
                : all.map(doctrine -> Doctrine.of(doctrine.then())).distinct();
    }

    /** The same for an army that goes about a battle by one of its doctrines. */
    public AscariEvaluation by(Battle battle, Army army, String name) {
        Doctrine doctrine = Doctrine.named(weights, battle.stances(), army).get(name);
        if (doctrine == null) {
            throw new IllegalArgumentException("no doctrine " + name);
        }
        return with(battle.stances(), army, doctrine);
    }

    private static Map<String, Map<Army, Doctrine>> usual(MapText weights) {
        Map<String, Map<Army, Doctrine>> usual = new HashMap<>();
        Stance.all(weights)
                .forEach((battle, both) -> {
                    Map<Army, Doctrine> armies = new EnumMap<>(Army.class);
                    both.forEach((army, stance) -> armies.put(army, Doctrine.of(stance)));
                    usual.put(battle, armies);
                });
        return usual;
    }

    private Doctrine doctrine(String battle, Army army) {
        Doctrine doctrine = doctrines.getOrDefault(battle, Map.of()).get(army);
        if (doctrine == null) {
            throw new IllegalStateException("no stance for " + battle);
        }
        return doctrine;
    }

    private AscariEvaluation with(String battle, Army army, Doctrine doctrine) {
        Map<Army, Doctrine> both = new EnumMap<>(Army.class);
        both.putAll(doctrines.getOrDefault(battle, Map.of()));
        both.put(army, doctrine);
        Map<String, Map<Army, Doctrine>> all = new HashMap<>(doctrines);
        all.put(battle, both);
        return new AscariEvaluation(this, all, gauge);
    }

    /** A player turn is a portion. */
    @Override
    public long portion(Ascari state) {
        return 2L * state.turn() + moving(state).map(Army::ordinal).orElse(0);
    }

    @Override
    public int searchPrice() {
        return SEARCH_PRICE;
    }

    /** Moves go by manners, and shots are weighed by their odds. */
    @Override
    public boolean isPlanned(Ascari state) {
        return state.agenda().now() instanceof Deployment;
    }
}
