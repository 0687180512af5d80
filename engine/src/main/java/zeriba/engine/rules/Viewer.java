package zeriba.engine.rules;

/** For whom something is shown: it decides what stays hidden. */
public sealed interface Viewer {

    /** Someone who sits in a chair and sees what its side may see. */
    record Seated(Role role) implements Viewer {}

    /** Anyone else: a spectator, a link passed on. */
    record Public() implements Viewer {}

    /** Whether this viewer sits on {@code side}. */
    default boolean isOn(Side side) {
        return switch (this) {
            case Seated(Role role) -> role.side().equals(side);
            case Public() -> false;
        };
    }
}
