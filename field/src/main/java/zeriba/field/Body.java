package zeriba.field;

/**
 * A body of troops that enters a battle whole.
 *
 * @param name what whoever asks calls it: letters, digits, dots and dashes, once in a battle
 * @param grade its training; of no effect for the enemy
 * @param stands how many stands of some fifty men, 1 to 99
 */
public record Body(String name, Arm arm, Grade grade, int stands) {

    private static final int MOST = 99;

    public Body {
        if (!name.matches("[A-Za-z0-9.-]+")) {
            throw new IllegalArgumentException("no name for a body of troops: \"" + name + "\"");
        }
        if (stands < 1 || stands > MOST) {
            throw new IllegalArgumentException(name + " has " + stands + " stands");
        }
    }
}
