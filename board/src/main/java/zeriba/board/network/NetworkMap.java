package zeriba.board.network;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import zeriba.board.Places;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/**
 * A printed map of spaces and links. Its text has these rows, in any order, with tabs between the
 * fields:
 *
 * <pre>{@code
 * terrain  town                        a kind of space
 * kind     river   both-ways           a kind of link: both-ways or one-way
 * space    BERBER  town    x=34  y=18  a space, its kind, and traits
 * link     B-A  BERBER  ATBARA  river  a link, its ends, its kind, and traits
 * area     north   BERBER ATBARA       spaces with a name of their own
 * }</pre>
 *
 * <p>Whatever cannot be so is refused with a {@link MapDataException}.
 */
public final class NetworkMap {

    private static final Set<String> WORDS = Set.of("terrain", "kind", "space", "link", "area");
    private static final Map<String, Network.Flow> FLOWS =
            Map.of("both-ways", Network.Flow.BOTH_WAYS, "one-way", Network.Flow.ONE_WAY);

    private final MapText text;
    private final Set<String> terrains = new LinkedHashSet<>();
    private final Map<String, Network.Flow> flows = new LinkedHashMap<>();
    private final Map<String, MapRow> spaceRows = new LinkedHashMap<>();
    private final Map<String, MapRow> linkRows = new LinkedHashMap<>();
    private final Map<String, Places> areas = new LinkedHashMap<>();
    private final Network network;

    private NetworkMap(MapText text) {
        this.text = text;
        text.rows().stream()
                .filter(row -> !WORDS.contains(row.word()))
                .findFirst()
                .ifPresent(row -> {
                    throw row.fault("unknown row \"" + row.word() + "\"");
                });
        rows("terrain").forEach(this::addTerrain);
        rows("kind").forEach(this::addKind);
        List<Network.Space> spaces = rows("space").map(this::space).toList();
        List<String> ids = spaces.stream().map(Network.Space::id).toList();
        this.network = Network.of(spaces, rows("link").map(row -> link(row, ids)).toList());
        rows("area").forEach(this::addArea);
    }

    /** The map that a text describes. */
    public static NetworkMap of(MapText text) {
        return new NetworkMap(text);
    }

    public Network network() {
        return network;
    }

    /** What the text says about a space: its traits. */
    public MapRow row(Network.Space space) {
        return known(spaceRows, space.id(), "space");
    }

    /** What the text says about a link: its traits. */
    public MapRow row(Network.Link link) {
        return known(linkRows, link.id(), "link");
    }

    /** The spaces of a named area; refused if the map does not know it. */
    public Places area(String name) {
        return known(areas, name, "area");
    }

    private Stream<MapRow> rows(String word) {
        return text.rows().stream().filter(row -> row.word().equals(word));
    }

    private void addTerrain(MapRow row) {
        String terrain = row.withFields(2, "terrain name").field(1, "the name");
        if (!terrains.add(terrain)) {
            throw row.fault("the terrain " + terrain + " is given twice");
        }
    }

    private void addKind(MapRow row) {
        String kind = row.withFields(3, "kind name form").field(1, "the name");
        String form = row.field(2, "the form");
        Network.Flow flow =
                Optional.ofNullable(FLOWS.get(form))
                        .orElseThrow(() ->
                                row.fault("unknown form " + form + ", only both-ways, one-way"));
        if (flows.putIfAbsent(kind, flow) != null) {
            throw row.fault("the kind " + kind + " is given twice");
        }
    }

    private Network.Space space(MapRow row) {
        String id = row.withFields(3, 40, "space id terrain name=value ...").field(1, "the id");
        row.withTraitsFrom(3);
        String kind = row.field(2, "the terrain");
        if (!terrains.contains(kind)) {
            throw row.fault("unknown terrain " + kind + ", not among " + terrains);
        }
        if (spaceRows.putIfAbsent(id, row) != null) {
            throw row.fault("the space " + id + " is given twice");
        }
        return new Network.Space(id, kind);
    }

    private Network.Link link(MapRow row, List<String> spaces) {
        String id = row.withFields(5, 40, "link id space space kind ...").field(1, "the id");
        row.withTraitsFrom(5);
        String kind = row.field(4, "the kind");
        Network.Flow flow =
                Optional.ofNullable(flows.get(kind))
                        .orElseThrow(() ->
                                row.fault(
                                        "unknown kind " + kind + ", not among " + flows.keySet()));
        int from = number(row, row.field(2, "the first space"), spaces);
        int to = number(row, row.field(3, "the second space"), spaces);
        if (from == to) {
            throw row.fault(id + " joins a space to itself");
        }
        if (linkRows.putIfAbsent(id, row) != null) {
            throw row.fault("the link " + id + " is given twice");
        }
        return new Network.Link(id, from, to, kind, flow);
    }

    private void addArea(MapRow row) {
        String name = row.withFields(3, "area name spaces").field(1, "the name");
        List<String> ids = network.spaces().stream().map(Network.Space::id).toList();
        List<Integer> members = new ArrayList<>();
        for (String id : row.words(2, "the spaces")) {
            members.add(number(row, id, ids));
        }
        if (areas.putIfAbsent(name, Places.where(network.size(), members::contains)) != null) {
            throw row.fault("the area " + name + " is given twice");
        }
    }

    private static int number(MapRow row, String id, List<String> spaces) {
        int number = spaces.indexOf(id);
        if (number < 0) {
            throw row.fault(row.word() + " names " + id + ", which is no space");
        }
        return number;
    }

    private <T> T known(Map<String, T> all, String name, String what) {
        T found = all.get(name);
        if (found == null) {
            throw text.fault("no " + what + " " + name + " among " + all.keySet());
        }
        return found;
    }
}
