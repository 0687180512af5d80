package zeriba.kassala.brain;

import java.util.List;
import java.util.stream.Stream;
import zeriba.engine.Evaluation;
import zeriba.engine.Pending;
import zeriba.engine.Side;
import zeriba.engine.SplitMix64;
import zeriba.kassala.Act;
import zeriba.kassala.Army;
import zeriba.kassala.Contacts;
import zeriba.kassala.Kassala;
import zeriba.kassala.KassalaMap;
import zeriba.kassala.Roster;
import zeriba.kassala.Step;
import zeriba.kassala.Units;
import zeriba.kassala.rules.S2E_Advance;
import zeriba.kassala.rules.S2E_Losses;
import zeriba.kassala.rules.S2E_Odds;

/** What programs are told about Kassala. */
public final class KassalaEvaluation implements Evaluation<Kassala, Act> {

    private final Ground ground;
    private final Weights weights;

    public KassalaEvaluation(KassalaMap map, Roster roster) {
        this(map, roster, Weights.read());
    }

    KassalaEvaluation(KassalaMap map, Roster roster, Weights weights) {
        this.ground = new Ground(map, roster);
        this.weights = weights;
    }

    @Override
    public double value(Kassala state, Side side) {
        return state.agenda().now() instanceof Step.Over(var result)
                ? result.worthTo(side)
                : value(state, army(side));
    }

    private double value(Kassala state, Army army) {
        return new Judge(ground, weights).value(Board.of(ground, state), army);
    }

    private static Army army(Side side) {
        return side.equals(Army.MOSLEM.side()) ? Army.MOSLEM : Army.CHRISTIAN;
    }

    @Override
    public boolean isQuiet(Kassala state) {
        return switch (state.agenda().now()) {
            case Step.Deployment _, Step.Movement _, Step.EndOfTurn _, Step.Over _ -> true;
            case Step.Combat _ -> state.contacts().isSettled();
            case Step.Battle _, Step.Losses _, Step.Advance _ -> false;
        };
    }

    @Override
    public double promise(Kassala state, Act act) {
        Step now = state.agenda().now();
        return switch (act) {
            case Act.Move move -> moved(state, move);
            case Act.End() -> unmoved(state);
            case Act.Attack attack when now instanceof Step.Combat(Army army) ->
                    attacked(state, army, attack);
            case Act.Bombard bombard when now instanceof Step.Combat(Army army) ->
                    fought(
                            state,
                            army,
                            Units.of(bombard.cannon()),
                            bombard.target(),
                            new Battles.Forecast());
            case Act.Lose lose when now instanceof Step.Losses losses ->
                    value(S2E_Losses.lose(state, losses, lose), losses.army().side());
            case Act.Advance go when now instanceof Step.Advance advance ->
                    value(S2E_Advance.advance(state, advance, go), advance.army().side());
            case Act.Stay() when now instanceof Step.Advance advance ->
                    value(S2E_Advance.stay(state), advance.army().side());
            case Act.Deploy deploy ->
                    -state.map().grid().distance(deploy.hex(), state.roster().start(deploy.unit()));
            case Act.Attack _, Act.Bombard _, Act.Lose _, Act.Advance _, Act.Stay _ ->
                    throw new IllegalStateException(act + " does not belong to " + now);
        };
    }

    private double moved(Kassala state, Act.Move move) {
        Army army = move.unit().army();
        Board board = new Board(ground, state, army, false);
        board.move(move.unit().number(), move.hex());
        return new Judge(ground, weights).value(board, army);
    }

    private double unmoved(Kassala state) {
        if (!(state.agenda().now() instanceof Step.Movement(Army army))) {
            throw new IllegalStateException("nobody moves in " + state);
        }
        return new Judge(ground, weights).value(new Board(ground, state, army, false), army);
    }

    private double attacked(Kassala state, Army army, Act.Attack attack) {
        int column = S2E_Odds.column(state, attack.attackers(), attack.defenders());
        Battles.Forecast forecast =
                Battles.forecast(
                        ground, state, army, attack.attackers(), attack.defenders(), column);
        return fought(state, army, attack.attackers(), attack.defenders(), forecast);
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
        return state.agenda().now() instanceof Step.Movement(Army army)
                ? new Planner(ground, weights, state, army, random).quick()
                : List.of(Evaluation.super.scripted(state, choice, random));
    }

    @Override
    public Stream<List<Act>> plans(Kassala state, SplitMix64 random) {
        return switch (state.agenda().now()) {
            case Step.Movement(Army army) -> {
                Planner planner = new Planner(ground, weights, state, army, random);
                yield Stream.concat(planner.best().stream(), Stream.generate(planner::varied));
            }
            case Step.Deployment(Army army) -> Stream.of(printed(state, army));
            case Step.Combat _,
                    Step.Battle _,
                    Step.Losses _,
                    Step.Advance _,
                    Step.EndOfTurn _,
                    Step.Over _ ->
                    Stream.empty();
        };
    }

    /** The units still to be set up, each on the hex that is printed for it. */
    private static List<Act> printed(Kassala state, Army army) {
        return state.unitsAt(Kassala.RESERVE).intersection(Units.of(army)).stream()
                .<Act>map(unit -> new Act.Deploy(unit, state.roster().start(unit)))
                .toList();
    }
}
