package zeriba.arena.fit;

/** The features of one position, in the game's order. */
public final class FeatureRow {

    private final float[] values;

    private FeatureRow(float[] values) {
        this.values = values;
    }

    /** These features; as single precision, since there are many rows. */
    public static FeatureRow of(double... features) {
        float[] values = new float[features.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) features[i];
        }
        return new FeatureRow(values);
    }

    /** How many there are. */
    public int size() {
        return values.length;
    }

    /** The one of this number, from 0. */
    public double at(int feature) {
        return values[feature];
    }
}
