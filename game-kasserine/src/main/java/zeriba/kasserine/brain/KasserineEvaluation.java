package zeriba.kasserine.brain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Evaluation;
import zeriba.engine.Features;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Side;
import zeriba.engine.step.Task;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.rules.S08_Allotment.Draw;
import zeriba.kasserine.rules.S08_SupportFire.Commitment;
import zeriba.kasserine.rules.S11_Reinforcements;
import zeriba.kasserine.rules.S18_Victory.Over;
import zeriba.kasserine.rules.Step;
import zeriba.kasserine.rules.TurnStep;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Scenario;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** What programs are told about Kasserine. */
public final class KasserineEvaluation implements Evaluation<Kasserine, Act> {

    // The logit of the Axis's chances, fitted to 400 games of the script in stances of chance; what
    // strength and prospects count for was set higher by hand.
    private static final double BASE = -1.14;
    private static final double LEFT = 0.2;
    private static final double MATERIAL = 0.014;
    private static final double CAPTURED = 0.18;
    private static final double TWO = 0.93;
    private static final double FARTHEST = 0.1245;
    private static final double FAR = 120;
    private static final double MOVE = 0.59;
    private static final double PROSPECT = 0.02;

    // [design] What a unit off the map counts for, of one that is on it.
    private static final double COMES = 0.6;
    private static final double WAITS = 0.3;

    private static final int PLANS = 10;
    private static final int PRICE = 6;
    private static final double MARKER = 0.32;
    private static final double LEAST_GAIN = 0.25;

    // [design] What a marker counts for that can only defend any more, of one that can attack.
    private static final double DEFENDS = 0.5;

    private final DistanceTables ground;
    private final KasserineFeatures features;
    private volatile @Nullable Memo last;
    private volatile @Nullable ObjectivesMemo lastAims;

    public KasserineEvaluation(KasserineMap map, List<Scenario> scenarios) {
        this.ground = new DistanceTables(map, scenarios);
        this.features = new KasserineFeatures(ground);
    }

    @Override
    public double value(Kasserine state, Side side) {
        if (state.agenda().now() instanceof Over(var result)) {
            return result.worthTo(side);
        }
        double axis = 0.01 + 0.98 / (1 + Math.exp(-axis(AxisObjectives.of(ground, state), state)));
        return side.equals(Army.AXIS.side()) ? axis : 1 - axis;
    }

    @Override
    public double chance(Kasserine state, Side side) {
        return features.axis(state)
                .map(axis -> side.equals(Army.AXIS.side()) ? axis : 1 - axis)
                .orElseGet(() -> value(state, side));
    }

    @Override
    public Optional<Features<Kasserine>> features() {
        return Optional.of(features);
    }

    /** The logit of the Axis's value. */
    static double axis(AxisObjectives aims, Kasserine state) {
        int left = state.parameters().lastTurn() - state.turn() + 1;
        double sum = BASE + LEFT * left;
        sum += MATERIAL * (strength(state, Army.AXIS) - strength(state, Army.ALLIES));
        sum += CAPTURED * aims.captured().size() + (state.control().most() >= 2 ? TWO : 0);
        double farthest = aims.hardness().isEmpty() ? 0 : aims.hardness().getLast();
        sum -= FARTHEST * Math.min(farthest, FAR) / (left + 1);
        sum += MATERIAL * MARKER * (kept(state, Army.AXIS) - kept(state, Army.ALLIES));
        return sum + promising(state);
    }

    /**
     * The strength of the markers that an army has for the rest of the turn, after which they are
     * drawn anew: all of it with an attack of its own to come, a part with none but the enemy's.
     */
    static double kept(Kasserine state, Army army) {
        int hand = state.support().hand(army).strength();
        return hand == 0 ? 0 : hand * use(state.agenda().steps(), army);
    }

    private static double use(List<Task<Kasserine, Act>> steps, Army army) {
        return steps.contains(new Combat(army))
                ? 1
                : steps.contains(new Combat(army.enemy())) ? DEFENDS : 0;
    }

    /** What is about to happen: the Axis's move, or attacks that promise something. */
    private static double promising(Kasserine state) {
        Step step = Step.of(state);
        if (step instanceof Draw || step.equals(new Movement(Army.AXIS, Phase.MOVEMENT))) {
            return MOVE;
        }
        return step instanceof Combat(Army army)
                ? (army == Army.AXIS ? PROSPECT : -PROSPECT) * Prospects.of(state, army)
                : 0;
    }

    static double strength(Kasserine state, Army army) {
        double sum = 0;
        for (Unit unit : new Units(army, state.present(army))) {
            sum += Worth.of(state, unit);
        }
        for (Unit unit : new Units(army, state.inBox(army, Kasserine.DUE))) {
            boolean comes = S11_Reinforcements.isFree(state, unit);
            sum += (comes ? COMES : WAITS) * Worth.of(state, unit);
        }
        return sum;
    }

    @Override
    public boolean isQuiet(Kasserine state) {
        Step step = Step.of(state);
        return step instanceof TurnStep || step instanceof Over;
    }

    /** Movement is planned as a whole; attacks are weighed one by one, exactly. */
    @Override
    public boolean isPlanned(Kasserine state) {
        return state.agenda().now() instanceof Movement;
    }

    @Override
    public int price() {
        return PRICE;
    }

    @Override
    public double movePrior(Kasserine state, Act act) {
        return switch (act) {
            case Act.Take(Unit unit) -> 1 - 0.001 * liking(state).urgency(unit);
            case Act.Enter(Unit unit, int hex) -> 10 + like(state, unit, hex);
            case Act.Go(int hex, _) -> gone(state, hex);
            case Act.Move(Unit unit, int hex, _) -> like(state, unit, hex);
            case Act.End() -> 0;
            case Act.Attack(Units attackers, Unit defender) ->
                    fought(state, Engagement.declared(attackers, defender));
            case Act.Bombard(Unit target) -> bombarded(state, target);
            case Act.Commit(Markers markers) -> committed(state, markers);
            case Act.Deplete(Unit unit) -> -Worth.loss(state, unit);
            case Act.Retreat(Unit unit, var way) -> retreated(state, unit, way.last());
            case Act.Stand(Unit unit) -> stood(state, unit);
            case Act.Hold _ -> 3;
            case Act.Advance(Unit unit, int hex) -> advanced(state, unit, hex);
            case Act.Stay() -> 0;
        };
    }

    /** What was worked out last: many options are asked about in one state. */
    private record Memo(Kasserine state, HexPreference liking) {}

    private record ObjectivesMemo(Kasserine state, AxisObjectives aims) {}

    private AxisObjectives aims(Kasserine state) {
        ObjectivesMemo memo = lastAims;
        if (memo == null || !memo.state.equals(state)) {
            memo = new ObjectivesMemo(state, AxisObjectives.of(ground, state));
            lastAims = memo;
        }
        return memo.aims;
    }

    private HexPreference liking(Kasserine state) {
        Memo memo = last;
        if (memo == null || !memo.state.equals(state)) {
            memo = new Memo(state, fresh(state));
            last = memo;
        }
        return memo.liking;
    }

    private HexPreference fresh(Kasserine state) {
        Movement step =
                switch (Step.of(state)) {
                    case Movement movement -> movement;
                    case Going going -> going.movement();
                    case Step _ -> throw new IllegalStateException("nobody moves in " + state);
                };
        return Script.liking(ground, state, step, Stance.USUAL);
    }

    private double like(Kasserine state, Unit unit, int hex) {
        HexPreference liking = liking(state);
        return liking.of(state, unit, hex, liking.aim(state, unit, hex));
    }

    private double gone(Kasserine state, int hex) {
        return state.agenda().now() instanceof Going going ? like(state, going.unit(), hex) : 0;
    }

    private static double fought(Kasserine state, Engagement engagement) {
        return Prospects.of(state, engagement) - LEAST_GAIN;
    }

    private static double bombarded(Kasserine state, Unit target) {
        Engagement engagement = Engagement.declared(Units.none(target.army().enemy()), target);
        return Worth.expected(state, engagement, 4.5 - 1) - 4.5 * MARKER;
    }

    private static double committed(Kasserine state, Markers markers) {
        if (!(state.agenda().now() instanceof Commitment step)) {
            return 0;
        }
        Engagement engagement = step.engagement().supported(step.army(), markers);
        boolean attacks = step.army() == engagement.army();
        int answer = attacks ? Math.min(2, state.support().hand(step.army().enemy()).size()) : 0;
        double expected = Worth.expected(state, engagement, -0.8 * answer);
        return (attacks ? expected : -expected) - MARKER * markers.strength();
    }

    private double retreated(Kasserine state, Unit unit, int hex) {
        double way = 0;
        for (int goal : aims(state).open()) {
            way += ground.way(goal, hex) - ground.way(goal, state.place(unit));
        }
        return -1.2 + 0.3 * ground.map().offset(hex) - 0.02 * way;
    }

    private double stood(Kasserine state, Unit unit) {
        int hex = state.place(unit);
        boolean matters =
                state.parameters().scenario().objectives().contains(hex)
                        || ground.map().boxes().contains(hex);
        return (matters ? 1.5 : -0.3) - Worth.loss(state, unit);
    }

    private double advanced(Kasserine state, Unit unit, int hex) {
        if (unit.army() == Army.ALLIES) {
            boolean matters = state.parameters().scenario().objectives().contains(hex);
            return matters ? 2 : -0.2;
        }
        double gain = 0;
        for (int goal : aims(state).open()) {
            gain = Math.max(gain, ground.way(goal, state.place(unit)) - ground.way(goal, hex));
        }
        return gain - 0.1;
    }

    @Override
    public Act scripted(Kasserine state, Pending.Choice<Act> choice, SplitMix64 random) {
        return line(state, choice, random).getFirst();
    }

    @Override
    public List<Act> line(Kasserine state, Pending.Choice<Act> choice, SplitMix64 random) {
        return state.agenda().now() instanceof Movement step
                ? script(state, step, random, Stance.USUAL).acts()
                : List.of(Evaluation.super.scripted(state, choice, random));
    }

    @Override
    public Stream<List<Act>> plans(Kasserine state, SplitMix64 random) {
        if (!(state.agenda().now() instanceof Movement step)) {
            return Stream.empty();
        }
        List<Act> best = script(state, step, random, Stance.USUAL).acts();
        int objectives = state.parameters().scenario().objectives().size();
        return Stream.concat(
                        Stream.of(best),
                        Stream.generate(() -> Stance.random(random, objectives))
                                .map(stance -> script(state, step, random, stance).acts()))
                .limit(PLANS);
    }

    /** A few units of chance go elsewhere. */
    @Override
    public Stream<List<Act>> changes(Kasserine state, List<Act> plan, SplitMix64 random) {
        if (!(state.agenda().now() instanceof Movement step)) {
            return Stream.empty();
        }
        int objectives = state.parameters().scenario().objectives().size();
        return Stream.generate(() -> Stance.random(random, objectives))
                .map(stance -> script(state, step, random, stance).keeping(plan).acts());
    }

    private Script script(Kasserine state, Movement step, SplitMix64 random, Stance stance) {
        return new Script(ground, state, step, random, stance);
    }
}
