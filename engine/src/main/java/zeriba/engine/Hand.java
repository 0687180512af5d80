package zeriba.engine;

/** What moved the hand that made a choice. It is told in the record and never needed for replay. */
public enum Hand {
    PERSON,
    ORDER,
    PLAN,
    COMPUTER,
    CLOCK
}
