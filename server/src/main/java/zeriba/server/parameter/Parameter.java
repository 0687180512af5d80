package zeriba.server.parameter;

/**
 * One parameter of an operation.
 *
 * @param need whether it must be given
 * @param description what it says, in one sentence
 */
public record Parameter(String name, Type type, Need need, String description) {

    /** Whether a parameter must be given. */
    public enum Need {
        REQUIRED,
        OPTIONAL
    }

    public static Parameter required(String name, Type type, String description) {
        return new Parameter(name, type, Need.REQUIRED, description);
    }

    public static Parameter optional(String name, Type type, String description) {
        return new Parameter(name, type, Need.OPTIONAL, description);
    }
}
