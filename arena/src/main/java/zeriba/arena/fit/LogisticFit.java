package zeriba.arena.fit;

import java.util.List;

/**
 * Logistic regression by Newton's method: the weights by which features foretell a share from 0 to
 * 1 most likely, each but the first drawn towards 0 by a ridge on its standardised column.
 */
public final class LogisticFit {

    private static final int MOST_STEPS = 30;
    private static final double ENOUGH = 1e-6;

    /** Of the likelihood's second derivative: keeps a step finite where all is foretold. */
    private static final double FLOOR = 1e-6;

    private static final double FURTHEST = 30;

    private final List<FeatureRow> rows;
    private final double[] targets;
    private final double ridge;
    private final int size;
    private final double[] mean;
    private final double[] spread;

    private LogisticFit(List<FeatureRow> rows, double[] targets, double ridge) {
        this.rows = rows;
        this.targets = targets.clone();
        this.ridge = ridge;
        this.size = rows.getFirst().size();
        this.mean = new double[size];
        this.spread = new double[size];
    }

    /**
     * The weights.
     *
     * @param rows the features of each position, the first of them 1; at least one row
     * @param targets what came of each, 0 to 1
     * @param ridge how strongly weights are drawn to 0, in positions; more than 0
     */
    public static double[] weights(List<FeatureRow> rows, double[] targets, double ridge) {
        LogisticFit fit = new LogisticFit(rows, targets, ridge);
        fit.measure();
        return fit.unscaled(fit.found());
    }

    private void measure() {
        for (FeatureRow row : rows) {
            for (int i = 1; i < size; i++) {
                mean[i] += row.at(i) / rows.size();
            }
        }
        for (FeatureRow row : rows) {
            for (int i = 1; i < size; i++) {
                spread[i] += (row.at(i) - mean[i]) * (row.at(i) - mean[i]) / rows.size();
            }
        }
        for (int i = 1; i < size; i++) {
            spread[i] = StrictMath.sqrt(spread[i]);
        }
    }

    private double scaled(FeatureRow row, int i) {
        return i == 0 ? 1 : spread[i] < ENOUGH ? 0 : (row.at(i) - mean[i]) / spread[i];
    }

    private double[] found() {
        double[] weights = new double[size];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] change = step(weights);
            double most = 0;
            for (int i = 0; i < size; i++) {
                weights[i] += change[i];
                most = Math.max(most, Math.abs(change[i]));
            }
            if (most < ENOUGH) {
                break;
            }
        }
        return weights;
    }

    /** What Newton's method adds to the weights. */
    private double[] step(double[] weights) {
        double[][] curvature = new double[size][size];
        double[] slope = new double[size];
        for (int n = 0; n < targets.length; n++) {
            add(rows.get(n), targets[n], weights, curvature, slope);
        }
        for (int i = 0; i < size; i++) {
            double drawn = i == 0 ? FLOOR : ridge;
            slope[i] -= drawn * weights[i];
            curvature[i][i] += drawn;
        }
        return solved(curvature, slope);
    }

    /** What one position adds to both derivatives of the likelihood. */
    private void add(
            FeatureRow row, double target, double[] weights, double[][] curvature, double[] slope) {
        double[] x = new double[size];
        double sum = 0;
        for (int i = 0; i < size; i++) {
            x[i] = scaled(row, i);
            sum += weights[i] * x[i];
        }
        double p = 1 / (1 + StrictMath.exp(-Math.clamp(sum, -FURTHEST, FURTHEST)));
        double weight = Math.max(FLOOR, p * (1 - p));
        for (int i = 0; i < size; i++) {
            slope[i] += (target - p) * x[i];
            double part = weight * x[i];
            for (int j = 0; j <= i; j++) {
                curvature[i][j] += part * x[j];
            }
        }
    }

    /** The solution by Cholesky's method; of a symmetrical matrix the lower half is given. */
    private static double[] solved(double[][] matrix, double[] right) {
        int size = right.length;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= matrix[i][k] * matrix[j][k];
                }
                matrix[i][j] = i == j ? StrictMath.sqrt(sum) : sum / matrix[j][j];
            }
        }
        double[] solution = right.clone();
        for (int i = 0; i < size; i++) {
            for (int k = 0; k < i; k++) {
                solution[i] -= matrix[i][k] * solution[k];
            }
            solution[i] /= matrix[i][i];
        }
        for (int i = size - 1; i >= 0; i--) {
            for (int k = i + 1; k < size; k++) {
                solution[i] -= matrix[k][i] * solution[k];
            }
            solution[i] /= matrix[i][i];
        }
        return solution;
    }

    private double[] unscaled(double[] weights) {
        double[] plain = new double[size];
        plain[0] = weights[0];
        for (int i = 1; i < size; i++) {
            if (spread[i] >= ENOUGH) {
                plain[i] = weights[i] / spread[i];
                plain[0] -= plain[i] * mean[i];
            }
        }
        return plain;
    }
}
