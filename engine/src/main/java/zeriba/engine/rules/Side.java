package zeriba.engine.rules;

/** One of the sides of a game, by the lower-case name that records use. */
public record Side(String name) {
    @Override
    public String toString() {
        return name;
    }
}
