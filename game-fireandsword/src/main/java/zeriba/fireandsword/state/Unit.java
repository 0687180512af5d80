package zeriba.fireandsword.state;

import java.util.List;

/**
 * A unit or a commander.
 *
 * @param number its place in the order of the data
 * @param kind unit, half, special or commander
 * @param stands at full strength
 * @param box where it begins: a box, or a commander's space
 * @param mayBeSetUp whether it may garrison a town at the start
 * @param post the town of the recommended set-up, or nothing
 * @param half the number of its second half; -1 where it cannot be split
 */
public record Unit(
        int number,
        String id,
        String name,
        Kind kind,
        String nation,
        Arm arm,
        int stands,
        Grade grade,
        String box,
        boolean mayBeSetUp,
        String post,
        int half) {

    /** What kind of piece it is. */
    public enum Kind {
        UNIT,
        HALF,
        SPECIAL,
        COMMANDER
    }

    /** What a boat can have suffered. */
    public enum Damage {
        NONE,
        MINOR,
        MAJOR;

        /** By how much it is damaged. */
        public static final List<Damage> BY_DEGREE = List.of(values());
    }

    public boolean isCommander() {
        return kind == Kind.COMMANDER;
    }

    public boolean isBoat() {
        return !isCommander() && arm == Arm.GUNBOAT;
    }

    /** Whether it is a fighting unit that marches. */
    public boolean isLand() {
        return !isCommander() && arm != Arm.GUNBOAT;
    }

    /** What its condition is called. */
    public String conditionName() {
        return isCommander() ? "out" : isBoat() ? "damage" : "grade";
    }

    /** A condition of its in a word. */
    public String condition(int condition) {
        return isCommander()
                ? Integer.toString(condition)
                : isBoat()
                        ? Word.of(Damage.BY_DEGREE.get(condition))
                        : Word.of(Grade.of(condition));
    }

    public boolean isMounted() {
        return arm == Arm.CAVALRY || arm == Arm.CAMEL;
    }

    @Override
    public String toString() {
        return id;
    }
}
