package zeriba.fireandsword.state;

import java.util.HashMap;
import java.util.Map;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/** The numbers of the campaign, as {@code campaign.tsv} has them. */
public final class Figures {

    private static final Map<String, Integer> TABLE = read();

    public static final int RIVER_STACK = of("river-stack");
    public static final int DESERT_STACK = of("desert-stack");
    public static final int RAILWAY_UNITS = of("railway-units");
    public static final int FAST_STACK = of("fast-stack");
    public static final int RIVER_SPEED = of("river-speed");
    public static final int BOAT_SPEED = of("boat-speed");
    public static final int BOAT_CAPACITY = of("boat-capacity");
    public static final int CATARACT_STOPS = of("cataract-stops");
    public static final int SETUP_LEAST = of("setup-least");
    public static final int SETUP_MOST = of("setup-most");
    public static final int LAST_TURN = of("last-turn");
    public static final int MAHDIST_WINS = of("mahdist-wins");
    public static final int FIRST_INDEX_MORE = of("first-index-more");
    public static final int MOST_INDEX = of("most-index");
    public static final int RAILWAY_AFTER = of("railway-after");
    public static final int HERMES_FROM = of("hermes-from");
    public static final int HERMES_NEEDS = of("hermes-needs");
    public static final int LEVY_MOST = of("levy-most");
    public static final int ESCAPE_MOUNTED = of("escape-mounted");
    public static final int ESCAPE_FOOT = of("escape-foot");
    public static final int ESCAPE_BOAT = of("escape-boat");
    public static final int ESCAPE_HOT = of("escape-hot");
    public static final int ESCAPE_NEAR = of("escape-near");
    public static final int ESCAPE_ONE_IN = of("escape-one-in");
    public static final int LOWERED_ONE_IN = of("lowered-one-in");
    public static final int GRADE_MAJOR = of("grade-major");
    public static final int GRADE_CLEAR = of("grade-clear");
    public static final int SLIP_NEEDS = of("slip-needs");
    public static final int SIEGE_MORE = of("siege-more");
    public static final int CAMP_MOST = of("camp-most");

    public static final int MOST_SUPPLY = of("most-supply");

    private Figures() {}

    private static Map<String, Integer> read() {
        Map<String, Integer> table = new HashMap<>();
        MapText text =
                MapText.read(
                        "campaign.tsv",
                        Figures.class.getResourceAsStream("/zeriba/fireandsword/campaign.tsv"));
        for (MapRow row : text.rows()) {
            row.withFields(3, "name value provenance");
            try {
                table.put(row.word(), Integer.parseInt(row.field(1, "the value")));
            } catch (NumberFormatException _) {
                throw row.fault(row.field(1, "the value") + " is not a whole number");
            }
        }
        return table;
    }

    private static int of(String name) {
        Integer value = TABLE.get(name);
        if (value == null) {
            throw new MapDataException("campaign.tsv", 0, "the number " + name + " is missing");
        }
        return value;
    }
}
