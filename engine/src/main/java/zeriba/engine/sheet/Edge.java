package zeriba.engine.sheet;

/**
 * A hexside with something on it, between two hexes by their labels.
 *
 * @param kind of what lies there
 */
public record Edge(String a, String b, String kind) {}
