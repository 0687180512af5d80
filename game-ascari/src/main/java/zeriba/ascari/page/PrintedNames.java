package zeriba.ascari.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Battles;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/**
 * The names that are printed on the maps, and the churches, read from a data file whose rows are
 *
 * <pre>{@code
 * name  S1 S2  village  Agordat  0605 0606  history   in which battles, what it is, its name or -,
 *                                                    its hexes, and where the name comes from
 * }</pre>
 *
 * <p>No rule reads them. A row that cannot be so is refused with its line.
 */
public final class PrintedNames {

    private static final Set<String> KINDS = Set.of("village", "fort", "relief", "water", "church");
    private static final String FORM = "name, battles, kind, name or -, hexes, source";
    private static final String NAMELESS = "-";

    /**
     * Hexes that have a name or a sign in common.
     *
     * @param kind "church", or "named-" and what is named
     * @param label the name, if there is one
     */
    public record Area(String kind, List<String> hexes, Optional<String> label) {

        public Area {
            hexes = List.copyOf(hexes);
        }
    }

    /** No names: of a map that was made. */
    public static final PrintedNames NONE = new PrintedNames();

    private final Map<Battle.Id, List<Area>> areas = new EnumMap<>(Battle.Id.class);

    private PrintedNames() {}

    /** The names that a text tells for the maps of these battles. */
    public PrintedNames(MapText text, Battles battles) {
        for (MapRow row : text.rows()) {
            row.withFields(6, FORM);
            for (String battle : row.words(1, "the battles")) {
                Battle.Id id =
                        Battle.Id.named(battle.toLowerCase(Locale.ROOT))
                                .orElseThrow(() -> row.fault("there is no battle " + battle));
                areas.computeIfAbsent(id, _ -> new ArrayList<>())
                        .add(area(row, battles.battle(id)));
            }
        }
    }

    /** What is printed on the map of a battle, in the order of the text. */
    public List<Area> of(Battle.Id battle) {
        return List.copyOf(areas.getOrDefault(battle, List.of()));
    }

    private static Area area(MapRow row, Battle battle) {
        String kind = row.field(2, "the kind");
        if (!KINDS.contains(kind)) {
            throw row.fault("\"" + kind + "\" is none of " + KINDS.stream().sorted().toList());
        }
        List<String> hexes = row.words(4, "the hexes");
        for (String hex : hexes) {
            if (battle.grid().find(hex).isEmpty()) {
                throw row.fault("the map has no hex " + hex);
            }
        }
        row.field(5, "the source");
        String name = row.field(3, "the name");
        return name.equals(NAMELESS)
                ? new Area(kind, hexes, Optional.empty())
                : new Area("named-" + kind, hexes, Optional.of(name));
    }
}
