package zeriba.engine.rules;

/** Who learns a choice or a throw at once; the others learn it when a later state shows it. */
public sealed interface Secrecy {

    /** Known to all. */
    record Open() implements Secrecy {}

    /** Known to one side until a later state shows it. */
    record KnownTo(Side side) implements Secrecy {}

    /** Known to nobody until a later state shows it: a card that lies face down. */
    record Hidden() implements Secrecy {}

    /** Whether {@code viewer} learns it at once. */
    default boolean isOpenTo(Viewer viewer) {
        return switch (this) {
            case Open() -> true;
            case KnownTo(Side side) -> viewer.isOn(side);
            case Hidden() -> false;
        };
    }
}
