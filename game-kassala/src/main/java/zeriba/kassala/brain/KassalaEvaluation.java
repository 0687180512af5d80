package zeriba.kassala.brain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.Evaluation;
import zeriba.engine.Features;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Side;
import zeriba.kassala.rules.Portion;
import zeriba.kassala.rules.S2D_Movement.Movement;
import zeriba.kassala.rules.S2E_Advance.Advance;
import zeriba.kassala.rules.S2E_Losses.Losses;
import zeriba.kassala.rules.S3_Winning.Over;
import zeriba.kassala.rules.S4B_FreeDeployment.Deployment;
import zeriba.kassala.rules.Step;
import zeriba.kassala.rules.general.S2E_Odds;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.GameParameters;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** What programs are told about Kassala. */
public final class KassalaEvaluation implements Evaluation<Kassala, Act> {

    /** How many set-ups of its own the script compares with the printed one. */
    private static final int TRIED = 3;

    private final Ground ground;
    private final Weights weights;
    private final KassalaFeatures features;
    private final Weights finest;

    /** What they are told of the game on the board of these parameters. */
    public KassalaEvaluation(GameParameters basic) {
        this.ground = new Ground(basic);
        this.weights = Weights.read();
        this.features = new KassalaFeatures(ground);
        this.finest = Weights.readFinest();
    }

    private KassalaEvaluation(KassalaEvaluation usual) {
        this.ground = usual.ground;
        this.weights = usual.finest;
        this.features = usual.features;
        this.finest = usual.finest;
    }

    /** With weights that were fitted to rollouts of many plans a position. */
    @Override
    public Evaluation<Kassala, Act> finest() {
        return new KassalaEvaluation(this);
    }

    @Override
    public double value(Kassala state, Side side) {
        return state.agenda().now() instanceof Over(var result)
                ? result.worthTo(side)
                : value(state, army(side));
    }

    /** Set-ups are judged by their value. */
    @Override
    public double chance(Kassala state, Side side) {
        return features.moslem(state)
                .map(moslem -> army(side) == Army.MOSLEM ? moslem : 1 - moslem)
                .orElseGet(() -> value(state, side));
    }

    @Override
    public Optional<Features<Kassala>> features() {
        return Optional.of(features);
    }

    private double value(Kassala state, Army army) {
        boolean isSettingUp = Step.of(state) instanceof Deployment;
        Kassala whole = isSettingUp ? SetUps.completed(state) : state;
        return new Judge(ground, weights).value(Board.of(ground, whole), army);
    }

    private static Army army(Side side) {
        return side.equals(Army.MOSLEM.side()) ? Army.MOSLEM : Army.CHRISTIAN;
    }

    @Override
    public boolean isQuiet(Kassala state) {
        Step now = Step.of(state);
        return now instanceof Over || (now instanceof Portion && state.contacts().isSettled());
    }

    @Override
    public double movePrior(Kassala state, Act act) {
        return switch (act) {
            case Act.Move move -> moved(state, move);
            case Act.End() -> unmoved(state);
            case Act.Fighting fight -> fought(state, fight);
            case Act.Lose lose -> {
                Losses now = (Losses) state.agenda().now();
                yield value(now.choose(state, lose), now.army().side());
            }
            case Act.Advancing advance -> {
                Advance now = (Advance) state.agenda().now();
                yield value(now.choose(state, advance), now.army().side());
            }
            case Act.Deploy(Unit unit, int hex) ->
                    -state.map().grid().distance(hex, state.roster().start(unit));
        };
    }

    private double moved(Kassala state, Act.Move move) {
        Army army = move.unit().army();
        Board board = new Board(ground, state, army, false);
        board.move(move.unit().number(), move.hex());
        return new Judge(ground, weights).value(board, army);
    }

    private double unmoved(Kassala state) {
        if (!(state.agenda().now() instanceof Movement(Army army))) {
            throw new IllegalStateException("nobody moves in " + state);
        }
        return new Judge(ground, weights).value(new Board(ground, state, army, false), army);
    }

    private double fought(Kassala state, Act.Fighting fight) {
        Army army = Step.of(state).army();
        Units attackers = fight.attackers();
        Units defenders = fight.defenders();
        if (fight instanceof Act.Bombard) {
            return fought(state, army, attackers, defenders, new Battles.Forecast());
        }
        int column = S2E_Odds.column(state, attackers, defenders);
        Battles.Forecast forecast =
                Battles.forecast(ground, state, army, attackers, defenders, column);
        return fought(state, army, attackers, defenders, forecast);
    }

    /** The value for an army once this battle counts as forecast and others are left to fight. */
    private double fought(
            Kassala state, Army army, Units attackers, Units defenders, Battles.Forecast forecast) {
        Contacts left = state.contacts().without(attackers, state.hexes(defenders));
        Board board = new Board(ground, state.contacts(left), army, false);
        return new Judge(ground, weights).value(board, army, forecast);
    }

    @Override
    public Act scripted(Kassala state, Pending.Choice<Act> choice, SplitMix64 random) {
        return line(state, choice, random).getFirst();
    }

    @Override
    public List<Act> line(Kassala state, Pending.Choice<Act> choice, SplitMix64 random) {
        Step now = Step.of(state);
        if (now instanceof Movement(Army army)) {
            return new Planner(ground, weights, state, army, random).quick();
        }
        return now instanceof Deployment deployment
                ? setUp(state, deployment, random)
                : List.of(Evaluation.super.scripted(state, choice, random));
    }

    /** Of a few set-ups the one that is judged best. */
    private List<Act> setUp(Kassala state, Deployment deployment, SplitMix64 random) {
        SetUps setUps = new SetUps(state, deployment, random);
        Judge judge = new Judge(ground, weights);
        Army army = deployment.army();
        return Stream.concat(
                        Stream.of(setUps.printed()), Stream.generate(setUps::varied).limit(TRIED))
                .max(
                        Comparator.comparingDouble(plan ->
                                judge.value(Board.of(ground, SetUps.completed(state, plan)), army)))
                .orElseThrow();
    }

    @Override
    public Stream<List<Act>> plans(Kassala state, SplitMix64 random) {
        Step now = Step.of(state);
        if (now instanceof Movement(Army army)) {
            Planner planner = new Planner(ground, weights, state, army, random);
            return Stream.concat(planner.best().stream(), Stream.generate(planner::varied));
        }
        if (now instanceof Deployment deployment) {
            SetUps setUps = new SetUps(state, deployment, random);
            return Stream.concat(Stream.of(setUps.printed()), Stream.generate(setUps::varied));
        }
        return Stream.empty();
    }

    @Override
    public Stream<List<Act>> changes(Kassala state, List<Act> plan, SplitMix64 random) {
        if (!(state.agenda().now() instanceof Movement(Army army))) {
            return Stream.empty();
        }
        Planner planner = new Planner(ground, weights, state, army, random);
        return planner.isMovable() ? Stream.generate(() -> planner.changed(plan)) : Stream.empty();
    }
}
