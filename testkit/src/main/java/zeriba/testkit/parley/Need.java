package zeriba.testkit.parley;

/** What must hold of values that are made. */
final class Need {

    private Need() {}

    static void that(boolean holds, String reason) {
        if (!holds) {
            throw new IllegalArgumentException(reason);
        }
    }
}
