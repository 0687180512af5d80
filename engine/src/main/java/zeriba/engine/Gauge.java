package zeriba.engine;

import java.util.function.ToDoubleFunction;

/**
 * A number that a game tells of a state to whoever measures many games; its message {@code
 * gauge.ID} says what it is called.
 *
 * @param id a word of its own in its game
 */
public record Gauge<S>(String id, ToDoubleFunction<S> reading) {}
