package zeriba.kassala.brain;

import static zeriba.kassala.brain.Feature.*;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import zeriba.kassala.state.Army;

/**
 * What each feature says about who holds the towns at the end: logistic weights, one set for each
 * town, army and moment, that change with the portions left. From weights.tsv, whose head says how
 * they were found.
 */
final class Weights {

    private static final int LAST_TURN = 10;
    private static final int MOMENTS = 2;
    private static final int ARMIES = 2;
    private static final int TOWNS = 2;
    private static final int UDAKA = 0;
    private static final int KASSALA = 1;
    private static final double HALF = 0.5;
    private static final double WIDEST = 12;
    private static final double FINENESS = 64;
    private static final double[] LOGISTIC = logistic();

    /** By moment, army and turn: the weights of both towns, one after the other. */
    private final double[][] weights = new double[MOMENTS * ARMIES * (LAST_TURN + 1)][];

    /** The weights that these lines of a table say; {@code file} is its name. */
    Weights(String file, List<String> lines) {
        for (int i = 0; i < weights.length; i++) {
            weights[i] = new double[TOWNS * Sight.SIZE];
        }
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank() && !line.startsWith("#")) {
                try {
                    add(line.split("\t", -1));
                } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException wrong) {
                    throw new IllegalStateException(
                            file + ", line " + (i + 1) + ": " + line, wrong);
                }
            }
        }
    }

    /** The weights that come with the game. */
    static Weights read() {
        return read("weights.tsv");
    }

    /** Those that the strongest level goes by; the head of the file says how they were found. */
    static Weights readFinest() {
        return read("weights-finest.tsv");
    }

    private static Weights read(String file) {
        try (InputStream in = Weights.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(file + " is missing");
            }
            return new Weights(
                    file,
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                            .lines()
                            .toList());
        } catch (IOException broken) {
            throw new UncheckedIOException(file, broken);
        }
    }

    @SuppressWarnings("EnumOrdinal") // the order of the features is the order of the array
    private void add(String[] cells) {
        boolean toMove = cells[0].equals("before");
        Army army = Army.valueOf(cells[1].toUpperCase(Locale.ROOT));
        int town = cells[2].equals("udaka") ? UDAKA : KASSALA;
        int feature = Feature.valueOf(cells[3]).ordinal();
        double always = Double.parseDouble(cells[4]);
        double early = Double.parseDouble(cells[5]);
        double late = Double.parseDouble(cells[6]);
        for (int turn = 1; turn <= LAST_TURN; turn++) {
            double left = portionsLeft(army, turn);
            weights[index(toMove, army, turn)][town * Sight.SIZE + feature] =
                    always + early * left / (2 * LAST_TURN) + late / left;
        }
    }

    /** How many portions of the game are left, the present one included. */
    static double portionsLeft(Army army, int turn) {
        return 2 * (LAST_TURN - turn) + (army == Army.MOSLEM ? 2 : 1);
    }

    private static int index(boolean toMove, Army army, int turn) {
        int moment = (toMove ? 2 : 0) + (army == Army.MOSLEM ? 0 : 1);
        return moment * (LAST_TURN + 1) + Math.min(turn, LAST_TURN);
    }

    /** The Moslem's expected score, 0 to 1: each town that is held costs him one half. */
    double moslem(Board board, double[] features) {
        boolean isLast =
                board.turn >= LAST_TURN && board.mover == Army.CHRISTIAN && !board.isToMove;
        return isLast ? atTheEnd(board, features) : fitted(board, features);
    }

    /**
     * Once the last army has moved only its own battles are to come: whoever is in a town holds it
     * but for those, and nobody else comes in but in the place of an enemy whom he beats there.
     */
    private double atTheEnd(Board board, double[] features) {
        double fitted = fitted(board, features);
        double lost = of(features, BATTLE_KASSALA) / Math.max(1, 2 * of(features, KASSALA_HEXES));
        double udaka = of(features, UDAKA_HELD) > 0 ? of(features, BATTLE_UDAKA) : 1;
        double kassala = of(features, KASSALA_HELD) > 0 ? lost : 1;
        boolean isFighting = of(features, BATTLE_GAIN) > 0;
        if (udaka == 1 && isFighting && of(features, MOSLEMS_IN_UDAKA) > 0) {
            udaka = fitted;
        }
        if (kassala == 1 && isFighting && of(features, MOSLEMS_IN_KASSALA) > 0) {
            kassala = fitted;
        }
        return HALF * Math.min(1, udaka) + HALF * Math.min(1, kassala);
    }

    @SuppressWarnings("EnumOrdinal") // the order of the features is the order of the array
    private static double of(double[] features, Feature feature) {
        return features[feature.ordinal()];
    }

    private double fitted(Board board, double[] features) {
        double[] w = weights[index(board.isToMove, board.mover, board.turn)];
        double udaka = 0;
        double kassala = 0;
        for (int i = 0; i < Sight.SIZE; i++) {
            udaka += w[i] * features[i];
            kassala += w[Sight.SIZE + i] * features[i];
        }
        return 1 - HALF * logistic(udaka) - HALF * logistic(kassala);
    }

    /** Between the entries of the table on a line; beyond its ends as at them. */
    private static double logistic(double x) {
        double at = (Math.clamp(x, -WIDEST, WIDEST) + WIDEST) * FINENESS;
        int low = Math.min((int) at, LOGISTIC.length - 2);
        return LOGISTIC[low] + (at - low) * (LOGISTIC[low + 1] - LOGISTIC[low]);
    }

    private static double[] logistic() {
        double[] table = new double[(int) (2 * WIDEST * FINENESS) + 1];
        for (int i = 0; i < table.length; i++) {
            table[i] = 1 / (1 + StrictMath.exp(WIDEST - i / FINENESS));
        }
        return table;
    }
}
