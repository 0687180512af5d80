package zeriba.app.games;

import zeriba.engine.text.UnreadableException;
import zeriba.field.FieldBattle;

/**
 * A battle that a campaign met, and what it comes to where it is fought quickly.
 *
 * @param battle what is fought
 * @param held the share of quick battles in which the force holds the field, 0 to 1
 * @param lost the mean share of its stands that the force loses, 0 to 1
 */
public record MetBattle(FieldBattle battle, double held, double lost) {

    private static final String TAB = "\t";

    /** It as a line: both shares, then the battle, by tabs. */
    public String written() {
        return String.join(TAB, Double.toString(held), Double.toString(lost), battle.written());
    }

    /** The battle that a line tells. */
    public static MetBattle read(String line) throws UnreadableException {
        String[] fields = line.split(TAB, -1);
        try {
            return new MetBattle(
                    FieldBattle.read(fields[fields.length - 1]),
                    Double.parseDouble(fields[0]),
                    Double.parseDouble(fields[1]));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException wrong) {
            throw new UnreadableException("", "no battle: " + line);
        }
    }
}
