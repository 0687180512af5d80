package zeriba.kassala.brain;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeriba.engine.Features;
import zeriba.engine.FittedWeights;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;
import zeriba.kassala.rules.S2D_Movement.Movement;
import zeriba.kassala.rules.S3_Winning;
import zeriba.kassala.rules.S3_Winning.Over;
import zeriba.kassala.rules.S4B_FreeDeployment.Deployment;
import zeriba.kassala.rules.Step;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/**
 * Who will hold the towns: each {@link Feature} thrice, as it is, early (times the share of the
 * portions that are left) and late (by the portions left).
 */
final class KassalaFeatures implements Features<Kassala> {

    private static final String UDAKA = "udaka";
    private static final String KASSALA = "kassala";
    private static final int EACH = 3;
    private static final double ALL_PORTIONS = 20;
    private static final List<String> NAMES =
            Stream.of(Feature.values())
                    .flatMap(f -> Stream.of(f.name(), f.name() + " early", f.name() + " late"))
                    .toList();

    private final Ground ground;
    private final FittedWeights weights;

    KassalaFeatures(Ground ground) {
        this.ground = ground;
        this.weights =
                FittedWeights.read(
                        KassalaFeatures.class::getResourceAsStream, "chances.tsv", NAMES);
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    /** Whether Christians are in Udaka and in Kassala at the end. */
    @Override
    public List<String> targets() {
        return List.of(UDAKA, KASSALA);
    }

    @Override
    public Optional<String> kind(Kassala state) {
        return Step.of(state) instanceof Movement
                ? Optional.of(kind(state, Board.of(ground, state)))
                : Optional.empty();
    }

    /**
     * Whose portion it is, whether the army has yet to move, and whether the cannon stand where the
     * historical set-up has them: they never move, so that this tells for the whole game.
     */
    private static String kind(Kassala state, Board board) {
        String moment = (board.isToMove ? "before " : "after ") + board.mover;
        return Units.CANNON.stream().allMatch(cannon -> isAsPrinted(state, board, cannon))
                ? moment
                : moment + ", cannon elsewhere";
    }

    private static boolean isAsPrinted(Kassala state, Board board, Unit cannon) {
        int at = board.place[cannon.number()];
        return at >= Kassala.ELIMINATED || at == state.roster().start(cannon);
    }

    @Override
    public double[] of(Kassala state) {
        return of(Board.of(ground, state));
    }

    private double[] of(Board board) {
        double[] seen = new Sight(ground).of(board);
        double left = Weights.portionsLeft(board.mover, board.turn);
        double[] all = new double[EACH * seen.length];
        for (int i = 0; i < seen.length; i++) {
            all[EACH * i] = seen[i];
            all[EACH * i + 1] = seen[i] * left / ALL_PORTIONS;
            all[EACH * i + 2] = seen[i] / left;
        }
        return all;
    }

    @Override
    public List<Double> outcome(Kassala over, Result result, Side first) {
        return Stream.of(over.map().udaka(), over.map().kassala())
                .map(town -> S3_Winning.isHeld(over, town) ? 1.0 : 0.0)
                .toList();
    }

    /**
     * The Moslem's expected score, 0 to 1: each town that is held costs him one half. Empty while
     * units are set up, and when the game is over.
     */
    Optional<Double> moslem(Kassala state) {
        Step now = Step.of(state);
        return now instanceof Deployment || now instanceof Over
                ? Optional.empty()
                : moslem(state, Board.of(ground, state));
    }

    private Optional<Double> moslem(Kassala state, Board board) {
        String kind = kind(state, board);
        if (!weights.knows(kind)) {
            return Optional.empty();
        }
        double[] features = of(board);
        return weights.foretell(kind, UDAKA, features)
                .flatMap(udaka ->
                        weights.foretell(kind, KASSALA, features)
                                .map(kassala -> 1 - 0.5 * udaka - 0.5 * kassala));
    }
}
