package zeriba.engine.text;

/**
 * Between a state and the neutral tree: {@code {"turn":1,"units":{"TI":{"at":"0301"}},...}} with a
 * unit's place or box and its conditions by name, all else the state holds under plain names, and
 * nothing derived. What is hidden reads {@code "?"}. The options that the state is played by stand
 * under {@code options}, the commands that roles hold under {@code commands}; an option that is
 * missing has its default.
 */
public interface Codec<S> {

    /** The whole state. */
    Value.Fields write(S state);

    /** The state, if it can be one of this game; otherwise the path and the reason. */
    S read(Value value) throws UnreadableException;
}
