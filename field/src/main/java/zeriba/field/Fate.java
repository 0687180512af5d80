package zeriba.field;

/** What has become of the commander of a force. */
public enum Fate {
    /** Nothing hit him, or nobody commanded. */
    UNHURT,

    /** He was hit once and went on. */
    WOUNDED,

    /** He went down: whether he lives is for whoever asked for the battle to say. */
    FALLEN
}
