package zeriba.engine.rules;

/** What moved the hand that made a choice. It is told in the record and never needed for replay. */
public enum DecisionSource {
    PERSON,
    ORDER,
    PLAN,
    COMPUTER,
    CLOCK
}
