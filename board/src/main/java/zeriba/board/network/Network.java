package zeriba.board.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import zeriba.board.Adjacency;
import zeriba.board.Costs;
import zeriba.board.NoSuchPlaceException;
import zeriba.board.Places;
import zeriba.board.StepCost;

/**
 * Named spaces joined by links, each of some kind: a river, a desert track, a railway. A space is
 * known by its number, in the order given; two spaces may be joined by several links.
 */
public final class Network {

    /** A named space of some kind. */
    public record Space(String id, String kind) {}

    /** A link from one space to another, by their numbers; one-way links do not lead back. */
    public record Link(String id, int from, int to, String kind, Flow flow) {

        /** The other end. */
        public int other(int space) {
            return space == from ? to : from;
        }

        /** Whether the link may be followed out of a space. */
        public boolean leadsOutOf(int space) {
            return space == from || (space == to && flow == Flow.BOTH_WAYS);
        }
    }

    /** Which way a link may be followed. */
    public enum Flow {
        BOTH_WAYS,
        ONE_WAY
    }

    private final List<Space> spaces;
    private final List<Link> links;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Adjacency adjacency;

    /** By space times ways plus way: the number of the link, or -1. */
    private final short[] linkAt;

    private Network(List<Space> spaces, List<Link> links, int ways) {
        this.spaces = spaces;
        this.links = links;
        spaces.forEach(space -> numbers.put(space.id(), numbers.size()));
        this.linkAt = new short[spaces.size() * ways];
        short[] to = new short[linkAt.length];
        Arrays.fill(linkAt, (short) -1);
        Arrays.fill(to, (short) Adjacency.NOWHERE);
        for (int link = 0; link < links.size(); link++) {
            join(link, links.get(link).from(), ways, to);
            join(link, links.get(link).to(), ways, to);
        }
        this.adjacency = Adjacency.of(ways, to, Places.where(spaces.size(), _ -> true));
    }

    /** These spaces and links; refused if an id comes twice or a link joins a space to itself. */
    public static Network of(Collection<Space> spaces, Collection<Link> links) {
        requireDistinct(spaces.stream().map(Space::id).toList(), "space");
        requireDistinct(links.stream().map(Link::id).toList(), "link");
        int[] ways = new int[spaces.size()];
        for (Link link : links) {
            if (link.from() == link.to()) {
                throw new IllegalArgumentException(link.id() + " joins a space to itself");
            }
            ways[link.from()]++;
            ways[link.to()]++;
        }
        int most = Math.max(1, Arrays.stream(ways).max().orElse(1));
        return new Network(List.copyOf(spaces), List.copyOf(links), most);
    }

    /** The spaces, by number. */
    public List<Space> spaces() {
        return spaces;
    }

    /** The links, in the order given. */
    public List<Link> links() {
        return links;
    }

    /** How many spaces there are. */
    public int size() {
        return spaces.size();
    }

    /** Which spaces are joined; a way out of a space is one of its links. */
    public Adjacency adjacency() {
        return adjacency;
    }

    /** The space with this id. */
    public int space(String id) {
        return find(id).orElseThrow(
                        () -> new NoSuchPlaceException(id, "spaces are " + numbers.keySet()));
    }

    /** The space with this id, if there is one. */
    public OptionalInt find(String id) {
        Integer number = numbers.get(id);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /** The id of a space. */
    public String label(int space) {
        return spaces.get(space).id();
    }

    /** The ids of spaces, in order. */
    public List<String> labels(Places set) {
        return set.stream().mapToObj(this::label).toList();
    }

    /** The spaces of a kind. */
    public Places ofKind(String kind) {
        return Places.where(size(), space -> spaces.get(space).kind().equals(kind));
    }

    /** The link in a way out of a space, if one lies there. */
    public Optional<Link> link(int space, int way) {
        int link = linkAt[space * adjacency.ways() + way];
        return link < 0 ? Optional.empty() : Optional.of(links.get(link));
    }

    /** The links at a space, whether they lead out of it or only in, in the order given. */
    public List<Link> at(int space) {
        List<Link> here = new ArrayList<>();
        for (int way = 0; way < adjacency.ways(); way++) {
            link(space, way).ifPresent(here::add);
        }
        return here;
    }

    /** The links that lead from one space to another. */
    public List<Link> between(int from, int to) {
        return at(from).stream()
                .filter(link -> link.leadsOutOf(from) && link.other(from) == to)
                .toList();
    }

    /** What steps cost by kind of link; kinds that are not named are closed, and ways against. */
    public Costs costs(Map<String, Integer> byKind) {
        Map<String, Integer> known = new LinkedHashMap<>(byKind);
        return Costs.of(
                adjacency,
                (from, way, _) ->
                        link(from, way)
                                .filter(link -> link.leadsOutOf(from))
                                .map(link -> known.getOrDefault(link.kind(), StepCost.CLOSED))
                                .orElse(StepCost.CLOSED));
    }

    private void join(int link, int space, int ways, short[] to) {
        int way = space * ways;
        while (linkAt[way] >= 0) {
            way++;
        }
        linkAt[way] = (short) link;
        to[way] = (short) links.get(link).other(space);
    }

    private static void requireDistinct(List<String> ids, String what) {
        for (int i = 0; i < ids.size(); i++) {
            if (ids.indexOf(ids.get(i)) < i) {
                throw new IllegalArgumentException(
                        "the " + what + " " + ids.get(i) + " is given twice");
            }
        }
    }
}
