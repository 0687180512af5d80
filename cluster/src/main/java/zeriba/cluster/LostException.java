package zeriba.cluster;

/** Nobody can tell whether a question was answered: who was asked is lost. */
final class LostException extends Exception {
    private static final long serialVersionUID = 1L;
}
