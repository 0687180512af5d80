package zeriba.engine.text;

/**
 * Actions as text: a verb, then units joined by {@code +}, then places. Each reads back to itself.
 */
public interface Notation<A> {

    /** The text of an action. */
    String write(A action);

    /** The action of a text, whether or not it is allowed anywhere. */
    A read(String text) throws UnreadableException;

    /** The verbs and their arguments, for help: {@code move UNIT HEX}. */
    java.util.List<String> forms();
}
