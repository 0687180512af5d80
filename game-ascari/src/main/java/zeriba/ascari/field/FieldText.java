package zeriba.ascari.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.ascari.field.FieldForces.Piece;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;
import zeriba.field.Arm;
import zeriba.field.Body;
import zeriba.field.FieldBattle;

/** A battle on the field as a data file tells battles: its map, its forces, its figures. */
public final class FieldText {

    /** The data file with the figures, and with the battle itself in a row of its own. */
    public static final String FILE = "field.tsv";

    /** The cell that says which battle it is. */
    public static final String CELL = "/field/order/battle/0";

    private static final String NONE = "none";

    private static final int HUNDRED = 100;

    private static final Map<Character, String> TERRAINS =
            Map.of(
                    FieldGround.CLEAR,
                    "clear",
                    FieldGround.PALMS,
                    "palms",
                    FieldGround.KHOR,
                    "khor",
                    FieldGround.SLOPE,
                    "slope",
                    FieldGround.HILL,
                    "hill",
                    FieldGround.WATER,
                    "water",
                    'v',
                    "village",
                    'z',
                    "zeriba");

    private FieldText() {}

    /** The battle that a data file of figures orders, if it orders one. */
    public static Optional<FieldBattle> ordered(MapText file) {
        for (MapRow row : file.rows()) {
            if (row.word().equals("order")) {
                String line = row.field(2, "the battle, or none");
                try {
                    return line.equals(NONE)
                            ? Optional.empty()
                            : Optional.of(FieldBattle.read(line));
                } catch (IllegalArgumentException wrong) {
                    throw row.fault(wrong.getMessage() + "");
                }
            }
        }
        throw file.fault("there is no row order");
    }

    /** Whether the map has room for the forces of a battle. */
    public static boolean hasRoom(FieldBattle battle, MapText file) {
        return FieldForces.of(battle, new FieldFigures(file)).isPresent();
    }

    /** The text of a battle by these figures; refused where the map has no room for it. */
    public static MapText of(FieldBattle battle, MapText file) {
        FieldFigures figures = new FieldFigures(file);
        FieldForces forces =
                FieldForces.of(battle, figures)
                        .orElseThrow(() -> file.fault("the battle is too large for the map"));
        FieldSheet sheet = FieldSheet.of(battle, forces.ownCounters(), figures);
        FieldRows rows = new FieldRows();
        new FieldHead(battle, figures, forces).write(rows);
        ground(rows, sheet);
        new FieldUnits(battle, figures, forces, sheet).write(rows);
        return rows.text();
    }

    /** The terrains of a chart, and those that only battles on the field have. */
    public static MapText chart(MapText chart, MapText file) {
        List<MapRow> all = new ArrayList<>(chart.rows());
        file.rows().stream().filter(row -> row.word().equals("effects")).forEach(all::add);
        return new MapText(chart.file(), all);
    }

    /**
     * What each body of the force has lost, and each arm of the enemy, by the steps it is over. If
     * the force holds the field at the end, stragglers come back.
     */
    public static List<FieldLoss> bill(
            FieldBattle battle, MapText file, Map<String, Integer> steps, boolean held) {
        FieldFigures figures = new FieldFigures(file);
        FieldForces forces = FieldForces.of(battle, figures).orElseThrow();
        int stragglers = held ? figures.figure("stragglers", battle.contact()) : 0;
        List<FieldLoss> bill = new ArrayList<>();
        for (Body body : battle.own()) {
            int gone = gone(forces.own(), body, steps);
            int lost =
                    body.arm() == Arm.GUNBOAT
                            ? gone / figures.figure("hull-hits", battle.contact())
                            : forces.lost(body, gone);
            int back = lost * stragglers / HUNDRED;
            bill.add(new FieldLoss(body.name(), true, body.stands(), lost - back));
        }
        for (Body pool : forces.pools()) {
            int lost = forces.lostOfPool(pool, gone(forces.rivals(), pool, steps));
            bill.add(new FieldLoss(pool.name(), false, pool.stands(), lost));
        }
        return bill;
    }

    private static int gone(List<Piece> pieces, Body body, Map<String, Integer> steps) {
        return pieces.stream()
                .filter(piece -> piece.of().equals(body))
                .mapToInt(piece -> steps.getOrDefault(FieldUnits.id(piece), 0))
                .sum();
    }

    private static void ground(FieldRows rows, FieldSheet sheet) {
        rows.add("grid", "flat-even-lower");
        TERRAINS.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(terrain ->
                        rows.add("terrain", terrain.getKey().toString(), terrain.getValue()));
        List<String> lines = sheet.rows();
        for (int row = 0; row < lines.size(); row++) {
            String label = row + 1 < 10 ? "0" + (row + 1) : Integer.toString(row + 1);
            rows.add("row", label, lines.get(row));
        }
        rows.add("kind", "path", "line");
        rows.area("objectives", sheet.objectives());
        rows.area("exit-defender", sheet.exits());
    }
}
