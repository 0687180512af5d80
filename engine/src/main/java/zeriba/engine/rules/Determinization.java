package zeriba.engine.rules;

/**
 * A determinization: a full state that agrees with what somebody sees.
 *
 * @param weight in how many equally likely ways hidden things come to lie like this, at least 1
 */
public record Determinization<S>(S state, long weight) {

    public Determinization {
        if (weight < 1) {
            throw new IllegalArgumentException("a deal that cannot be: weight " + weight);
        }
    }
}
