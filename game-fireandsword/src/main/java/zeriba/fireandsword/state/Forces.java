package zeriba.fireandsword.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/** The order of battle. */
public final class Forces {

    private static final int FIELDS = 9;

    private final List<Unit> units;
    private final Map<String, Unit> named = new HashMap<>();
    private final Units commanders;
    private final Units land;
    private final Units boats;
    private final Units halves;

    /** The forces of a text; refused with the line where they cannot be. */
    public Forces(MapText text) {
        List<MapRow> rows = text.rows();
        List<Unit> units = new ArrayList<>();
        for (MapRow row : rows) {
            row.withFields(FIELDS, FIELDS + 3, "kind id name nation arm stands grade box w= ...");
            Unit unit = unit(row, rows, units.size());
            units.add(unit);
            if (named.put(unit.id(), unit) != null) {
                throw row.fault("the unit " + unit.id() + " is given twice");
            }
        }
        if (units.size() > Units.MOST) {
            throw text.fault("at most " + Units.MOST + " units");
        }
        this.units = List.copyOf(units);
        this.commanders = those(Unit::isCommander);
        this.land = those(Unit::isLand);
        this.boats = those(Unit::isBoat);
        this.halves = halvesOf(this.units);
    }

    private static Unit unit(MapRow row, List<MapRow> rows, int number) {
        String id = row.field(1, "the id");
        boolean commander = row.word().equals("commander");
        int half = -1;
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).fields().get(1).equals(id + ".2")) {
                half = i;
            }
        }
        try {
            return new Unit(
                    number,
                    id,
                    row.field(2, "the name"),
                    Unit.Kind.valueOf(upper(row.word())),
                    row.field(3, "the nation"),
                    commander ? Arm.INFANTRY : Arm.valueOf(upper(row.field(4, "the arm"))),
                    Integer.parseInt(row.field(5, "the stands")),
                    Grade.valueOf(upper(row.field(6, "the grade"))),
                    row.field(7, "the box"),
                    row.find("setup").isPresent(),
                    row.find("post").orElse(""),
                    half);
        } catch (IllegalArgumentException _) {
            throw row.fault("a kind, an arm, a number of stands or a grade is not known");
        }
    }

    private static String upper(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    public List<Unit> all() {
        return units;
    }

    private Units those(Predicate<Unit> are) {
        Units all = Units.NONE;
        for (Unit unit : units) {
            all = are.test(unit) ? all.with(unit.number()) : all;
        }
        return all;
    }

    private static Units halvesOf(List<Unit> units) {
        Units halves = Units.NONE;
        for (Unit unit : units) {
            halves = unit.half() < 0 ? halves : halves.with(unit.half());
        }
        return halves;
    }

    /** Those who command and do not count for stacking. */
    public Units commanders() {
        return commanders;
    }

    /** Those who fight and march. */
    public Units land() {
        return land;
    }

    /** The gunboats. */
    public Units boats() {
        return boats;
    }

    /** The second halves of battalions that can be split. */
    public Units halves() {
        return halves;
    }

    public int size() {
        return units.size();
    }

    public Unit unit(int number) {
        return units.get(number);
    }

    public Optional<Unit> named(String id) {
        return Optional.ofNullable(named.get(id));
    }

    /** The number of a unit that must be there. */
    public int number(String id) {
        return named(id).orElseThrow(() -> new IllegalStateException("no unit " + id)).number();
    }
}
