package zeriba.engine.rules;

/**
 * The source of a decision: who or what chose. It is told in the record and never needed for
 * replay.
 */
public enum DecisionSource {
    PERSON,
    ORDER,
    PLAN,
    COMPUTER,
    CLOCK
}
