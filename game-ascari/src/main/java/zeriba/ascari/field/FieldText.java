package zeriba.ascari.field;

import static zeriba.ascari.field.FieldSheet.GRID;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.ascari.field.FieldForces.Piece;
import zeriba.board.Places;
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

    /** Points for what brings a force to its end: few enough that who holds the field decides. */
    private static final int POINTS = 36;

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

    private final FieldBattle battle;
    private final FieldFigures figures;
    private final FieldForces forces;
    private final FieldSheet sheet;
    private final List<MapRow> rows = new ArrayList<>();

    private FieldText(FieldBattle battle, FieldFigures figures, FieldForces forces) {
        this.battle = battle;
        this.figures = figures;
        this.forces = forces;
        this.sheet = FieldSheet.of(battle, forces.own().size(), figures);
    }

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
        return new FieldText(battle, figures, forces).text();
    }

    /** The terrains of a chart, and those that only battles on the field have. */
    public static MapText chart(MapText chart, MapText file) {
        List<MapRow> all = new ArrayList<>(chart.rows());
        file.rows().stream().filter(row -> row.word().equals("effects")).forEach(all::add);
        return new MapText(chart.file(), all);
    }

    /** What each body of the force has lost, and each arm of the enemy, by the steps it is over. */
    public static List<FieldLoss> bill(
            FieldBattle battle, MapText file, Map<String, Integer> steps) {
        FieldForces forces = FieldForces.of(battle, new FieldFigures(file)).orElseThrow();
        List<FieldLoss> bill = new ArrayList<>();
        for (Body body : battle.own()) {
            int lost = forces.lost(body, gone(forces.own(), body, steps));
            bill.add(new FieldLoss(body.name(), true, body.stands(), lost));
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
                .mapToInt(piece -> steps.getOrDefault(id(piece), 0))
                .sum();
    }

    private MapText text() {
        head();
        ground();
        zone(1, forces.own(), sheet.own());
        zone(2, forces.rivals(), sheet.rivals());
        if (!sheet.objectives().isEmpty()) {
            add("area", "objectives", labels(sheet.objectives()));
        }
        List<Integer> own = stations();
        List<Integer> rivals = FieldSheet.outward(sheet.rivals(), goal());
        units(own, "defender", forces.own());
        units(rivals, "attacker", forces.rivals());
        if (battle.commanded()) {
            leader("L-COM", own.getFirst(), "defender", "commander", 1, "all");
        }
        for (int emir = 0; emir < forces.emirs(); emir++) {
            String name = "emir " + roman(emir + 1);
            leader("L-E" + (emir + 1), rivals.get(emir), "attacker", name, 0, rub(emir));
        }
        return new MapText(FILE, rows);
    }

    /** Where the force stands, guns and whoever is last in it first. */
    private List<Integer> stations() {
        return battle.contact().hasZeriba()
                ? FieldSheet.rimFirst(sheet.own())
                : FieldSheet.outward(sheet.own(), FieldSheet.MIDDLE);
    }

    /** Where the enemy looks: at the force, or at the town. */
    private int goal() {
        return sheet.objectives().isEmpty() ? FieldSheet.MIDDLE : sheet.objectives().nth(3);
    }

    private void add(String... fields) {
        rows.add(new MapRow(FILE, rows.size() + 1, List.of(fields)));
    }

    private void head() {
        boolean assault = battle.contact().isAssault();
        MapRow contact = figures.contact(battle.contact());
        add(
                "battle",
                "FIELD",
                "On the field: " + battle.contact().word(),
                "victory=field",
                "stances=" + contact.trait("stances"),
                "defender=anglo-egyptian",
                "attacker=dervish",
                "first=" + (assault ? "defender" : "attacker"),
                "sets-up-first=" + (assault ? "attacker" : "defender"),
                "turns=" + contact.number("turns"));
        int ownEnd = end(forces.own(), assault ? "collapse-attacking" : "collapse-defending");
        int rivalEnd = end(forces.rivals(), assault ? "break-defending" : "break-attacking");
        value("collapse", ownEnd);
        value("break", rivalEnd);
        value("defender-step", Math.max(1, POINTS / ownEnd));
        value("attacker-step", Math.max(1, POINTS / rivalEnd));
        value("assault", assault ? 1 : 0);
        value("field", HUNDRED);
        value("closed", figures.figure("closed"));
        value("charge", figures.figure("charge"));
        value("loose", figures.figure("loose"));
    }

    /** How many steps lost bring a force to its end, at least 1. */
    private int end(List<Piece> pieces, String share) {
        int steps = pieces.stream().mapToInt(Piece::steps).sum();
        return Math.max(1, (steps * figures.figure(share) + HUNDRED - 1) / HUNDRED);
    }

    private void value(String word, int value) {
        add("value", word, Integer.toString(value), "design");
    }

    private void ground() {
        add("grid", "flat-even-lower");
        TERRAINS.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(
                        terrain -> add("terrain", terrain.getKey().toString(), terrain.getValue()));
        List<String> lines = sheet.rows();
        for (int row = 0; row < lines.size(); row++) {
            String label = row + 1 < 10 ? "0" + (row + 1) : Integer.toString(row + 1);
            add("row", label, lines.get(row));
        }
        add("kind", "path", "line");
    }

    private static String labels(Places places) {
        return String.join(" ", GRID.labels(places));
    }

    private void zone(int number, List<Piece> members, Places hexes) {
        add("area", "zone-" + number, labels(hexes));
        add(
                "zone",
                Integer.toString(number),
                String.join(" ", members.stream().map(FieldText::id).toList()));
    }

    /** The outermost of the force are those who stand best; the enemy comes spears first. */
    private void units(List<Integer> hexes, String army, List<Piece> pieces) {
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            MapRow troops = figures.troops(piece.of());
            add(
                    "unit",
                    id(piece),
                    GRID.label(hexes.get(army.equals("defender") ? pieces.size() - 1 - i : i)),
                    "army=" + army,
                    "name=" + piece.of().name() + " " + roman(piece.ordinal()),
                    "kind=" + troops.trait("kind"),
                    "strength=" + troops.trait(piece.steps() == 2 ? "strength" : single(troops)),
                    "reduced=" + (piece.steps() == 2 ? troops.trait("reduced") : "-"),
                    "movement=" + troops.trait("movement"),
                    "organisation=" + organisation(piece, i));
        }
    }

    /** What a counter of one step is printed with: what is left of one that has lost a step. */
    private static String single(MapRow troops) {
        return troops.trait("reduced").equals("-") ? "strength" : "reduced";
    }

    private String organisation(Piece piece, int place) {
        return piece.of().arm().isOwn() ? piece.of().name() : rub(place % forces.emirs());
    }

    /** A number from 1 to 39, as counters are told apart: a digit would read as how many. */
    private static String roman(int number) {
        String ones =
                List.of("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
                        .get(number % 10);
        return "X".repeat(number / 10) + ones;
    }

    private static String rub(int number) {
        return "Rub " + roman(number + 1);
    }

    private void leader(String id, int hex, String army, String name, int fire, String leads) {
        add(
                "unit",
                id,
                GRID.label(hex),
                "army=" + army,
                "name=" + name,
                "kind=leader",
                "fire=" + fire,
                "melee=1",
                "steps=2",
                "movement=6",
                "leads=" + leads);
    }

    /** A counter of the force is named by its body, one of the enemy by its arm. */
    private static String id(Piece piece) {
        Arm arm = piece.of().arm();
        return arm.isOwn()
                ? piece.of().name() + "-" + piece.ordinal()
                : "D-"
                        + arm.word().substring(0, 1).toUpperCase(java.util.Locale.ROOT)
                        + arm.word().substring(1, 2)
                        + piece.ordinal();
    }
}
