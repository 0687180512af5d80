package zeriba.ascari.field;

import static zeriba.ascari.field.FieldSheet.GRID;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zeriba.ascari.field.FieldForces.Piece;
import zeriba.board.Places;
import zeriba.board.map.MapRow;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Rule;
import zeriba.field.Arm;
import zeriba.field.Contact;
import zeriba.field.FieldBattle;

/** The counters of a battle's text: who they are, and where they are set up. */
record FieldUnits(FieldBattle battle, FieldFigures figures, FieldForces forces, FieldSheet sheet) {

    /** The stream of a battle's seed that says from where the enemy comes. */
    private static final long DIRECTION = 7;

    private static final String OWN = "defender";
    private static final String RIVALS = "attacker";

    /** How many hits a boat takes: so many for each point of its hull. */
    @Rule("FIELD.BOAT")
    static int hull(FieldBattle battle, FieldFigures figures) {
        return FieldForces.boat(battle).stands() * figures.figure("hull-hits", battle.contact());
    }

    void write(FieldRows rows) {
        List<Integer> stations = stations();
        List<Integer> rivals = rivalStations();
        zone(rows, 1, ownIds(), sheet.own());
        zone(rows, 2, forces.rivals().stream().map(FieldUnits::id).toList(), sheet.rivals());
        own(rows, stations);
        rivals(rows, rivals);
        leaders(rows, stations, rivals);
        secondWave(rows);
    }

    /** Where the enemy stands: about his town, on both arms of the L, or on some side of a camp. */
    private List<Integer> rivalStations() {
        return switch (battle.contact()) {
            case COLUMN -> Stations.byArms(sheet.rivals(), goal());
            case CAMP, SURPRISE, AMBUSH -> Stations.from(direction(), sheet.rivals());
            case TOWN, SORTIE, RELIEF, STEAMER -> Stations.outward(sheet.rivals(), goal());
        };
    }

    /** From where the enemy comes at a force that stands, any direction as likely. */
    private double direction() {
        return (2 * SplitMix64.of(battle.seed(), DIRECTION).unit() - 1) * Math.PI;
    }

    /** Those of the enemy who may not move before a turn: half of his rubs, with their chiefs. */
    private void secondWave(FieldRows rows) {
        int turn = figures.figure("second-wave", battle.contact());
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < forces.rivals().size(); i++) {
            if (forces.isSecond(i)) {
                ids.add(id(forces.rivals().get(i)));
            }
        }
        for (int emir = 0; emir < forces.emirs(); emir++) {
            if (forces.isOfSecondRub(emir)) {
                ids.add(emir(emir));
            }
        }
        if (turn > 1 && !ids.isEmpty()) {
            rows.add("hold", Integer.toString(turn), String.join(" ", ids), "always");
        }
    }

    private static String emir(int number) {
        return "L-E" + (number + 1);
    }

    private List<String> ownIds() {
        List<String> ids = new ArrayList<>(forces.own().stream().map(FieldUnits::id).toList());
        for (int number = 1; number <= forces.transport(); number++) {
            ids.add(transport(number));
        }
        return ids;
    }

    private static String transport(int number) {
        return "TR-" + number;
    }

    private static void zone(FieldRows rows, int number, List<String> members, Places hexes) {
        rows.area("zone-" + number, hexes);
        rows.add("zone", Integer.toString(number), String.join(" ", members));
    }

    /**
     * Where the force stands, transport and whoever is last in it first, but that guns of a force
     * that is attacked are spread over the faces from which the enemy may come. Who is surprised
     * stands toward those whom his outposts met.
     */
    private List<Integer> stations() {
        List<Integer> stations =
                switch (battle.contact()) {
                    case CAMP -> Stations.rimFirst(sheet.own(), forces.ownCounters());
                    case SURPRISE -> Stations.rimFrom(direction(), sheet.own());
                    case COLUMN, AMBUSH, TOWN, SORTIE, RELIEF, STEAMER ->
                            Stations.outward(sheet.own(), FieldSheet.MIDDLE);
                };
        return battle.contact().isAssault() || battle.contact() == Contact.STEAMER
                ? stations
                : spread(stations);
    }

    private List<Integer> spread(List<Integer> stations) {
        List<Integer> spread = new ArrayList<>(stations);
        int all = forces.ownCounters();
        List<Integer> guns =
                IntStream.range(0, forces.own().size())
                        .filter(i -> forces.own().get(i).of().arm().isCrewed())
                        .mapToObj(i -> all - 1 - i)
                        .toList();
        List<Integer> faces = Stations.faces(stations.subList(0, all), sheet.rivals(), guns.size());
        for (int i = 0; i < faces.size(); i++) {
            Collections.swap(spread, guns.get(i), spread.indexOf(faces.get(i)));
        }
        return spread;
    }

    /** Where the enemy looks: at the force, or at the town. */
    private int goal() {
        return sheet.objectives().isEmpty() ? FieldSheet.MIDDLE : sheet.objectives().nth(3);
    }

    /** The outermost are those who stand best. */
    private void own(FieldRows rows, List<Integer> stations) {
        int all = forces.ownCounters();
        for (int i = 0; i < forces.own().size(); i++) {
            Piece piece = forces.own().get(i);
            if (piece.of().arm() == Arm.GUNBOAT) {
                boat(rows, piece, stations.getFirst());
                return;
            }
            unit(rows, piece, stations.get(all - 1 - i), OWN, piece.of().name());
        }
        for (int number = 1; number <= forces.transport(); number++) {
            transport(rows, number, stations.get(forces.transport() - number));
        }
    }

    /** The enemy comes spears first. */
    private void rivals(FieldRows rows, List<Integer> stations) {
        for (int i = 0; i < forces.rivals().size(); i++) {
            Piece piece = forces.rivals().get(i);
            unit(rows, piece, stations.get(i), RIVALS, rub(i % forces.emirs()));
        }
    }

    private void unit(FieldRows rows, Piece piece, int hex, String army, String organisation) {
        MapRow troops = figures.troops(piece.of());
        boolean isWhole = piece.steps() == 2;
        rows.add(
                "unit",
                id(piece),
                GRID.label(hex),
                "army=" + army,
                "name=" + piece.of().name() + " " + roman(piece.ordinal()),
                "kind=" + troops.trait("kind"),
                "strength=" + troops.trait(isWhole ? "strength" : single(troops)),
                "reduced=" + (isWhole ? troops.trait("reduced") : "-"),
                "movement=" + troops.trait("movement"),
                "organisation=" + organisation);
    }

    private void boat(FieldRows rows, Piece piece, int hex) {
        MapRow troops = figures.troops(piece.of());
        rows.add(
                "unit",
                id(piece),
                GRID.label(hex),
                "army=" + OWN,
                "name=" + piece.of().name(),
                "kind=" + troops.trait("kind"),
                "strength=" + piece.of().stands(),
                "reduced=" + troops.trait("reduced"),
                "steps=" + hull(battle, figures),
                "movement=" + troops.trait("movement"),
                "organisation=" + piece.of().name());
    }

    private void transport(FieldRows rows, int number, int hex) {
        MapRow troops = figures.transport();
        rows.add(
                "unit",
                transport(number),
                GRID.label(hex),
                "army=" + OWN,
                "name=transport " + roman(number),
                "kind=" + troops.trait("kind"),
                "strength=" + troops.trait("strength"),
                "reduced=" + troops.trait("reduced"),
                "movement=" + troops.trait("movement"),
                "organisation=transport");
    }

    /** What a counter of one step is printed with: what is left of one that has lost a step. */
    private static String single(MapRow troops) {
        return troops.trait("reduced").equals("-") ? "strength" : "reduced";
    }

    private void leaders(FieldRows rows, List<Integer> own, List<Integer> rivals) {
        if (battle.commanded() && battle.contact() != Contact.STEAMER) {
            leader(rows, "L-COM", own.get(forces.transport()), OWN, "commander", 1, "all");
        }
        for (int emir = 0; emir < forces.emirs(); emir++) {
            String name = "emir " + roman(emir + 1);
            leader(rows, emir(emir), rivals.get(emir), RIVALS, name, 0, rub(emir));
        }
    }

    private static void leader(
            FieldRows rows, String id, int hex, String army, String name, int fire, String leads) {
        rows.add(
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

    /** A counter of the force is named by its body, one of the enemy by its arm. */
    static String id(Piece piece) {
        Arm arm = piece.of().arm();
        return arm.isOwn()
                ? piece.of().name() + "-" + piece.ordinal()
                : "D-"
                        + arm.word().substring(0, 1).toUpperCase(Locale.ROOT)
                        + arm.word().substring(1, 2)
                        + piece.ordinal();
    }
}
