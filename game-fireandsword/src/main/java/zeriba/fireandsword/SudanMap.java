package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import zeriba.board.MapDataException;
import zeriba.board.MapRow;
import zeriba.board.MapText;
import zeriba.board.Network;
import zeriba.board.NetworkMap;

/**
 * The map as the rules need it. Spaces and links are known by their numbers, sets of them are the
 * bits of a long.
 */
public final class SudanMap {

    private static final int MOST = 64;

    private final NetworkMap printed;
    private final Network network;
    private final int[] region;
    private final int[] surprise;
    private final int[][] points;
    private final int[][] linksAt;
    private final int[][] spacesAt;
    private final long towns;
    private final long rivers;
    private final long yards;
    private final long boatLinks;
    private final long riverLinks;
    private final long roads;
    private final long railway;
    private final int[][][] land;
    private final int[][][] boats;
    private final long cataracts;
    private final long[] townsByRegion = new long[Region.COUNT];
    private final int[][][] goals;

    public final int aswan;
    public final int wadiHalfa;
    public final int abuHamed;
    public final int khartoum;
    public final int suakin;

    /** The map of a text; refused with the line where it cannot be one. */
    public SudanMap(MapText text) {
        this.printed = NetworkMap.of(text);
        this.network = printed.network();
        int size = network.size();
        if (size > MOST || network.links().size() > MOST) {
            throw text.fault("at most " + MOST + " spaces and links");
        }
        this.region = new int[size];
        this.surprise = new int[size];
        this.points = new int[2][size];
        long town = 0;
        long river = 0;
        long yard = 0;
        for (int space = 0; space < size; space++) {
            MapRow row = printed.row(network.spaces().get(space));
            region[space] = regionOf(space);
            river |= network.spaces().get(space).kind().equals("river") ? 1L << space : 0;
            yard |= row.find("yard").isPresent() ? 1L << space : 0;
            if (row.trait("as").equals("garrison")) {
                town |= 1L << space;
                points[0][space] = row.number("vp");
                points[1][space] = row.number("harsh");
                surprise[space] = row.find("surprise").isPresent() ? row.number("surprise") : 0;
            }
        }
        this.towns = town;
        this.rivers = river;
        this.yards = yard;
        this.linksAt = new int[size][];
        this.spacesAt = new int[size][];
        fillNeighbours();
        this.boatLinks = linksOf("nile") | linksOf("white_nile") | linksOf("blue_nile");
        this.riverLinks = boatLinks | linksOf("atbara");
        this.railway = linksOf("railway");
        this.roads = linksWith("optional");
        this.land = paths(riverLinks, Figures.RIVER_SPEED);
        this.boats = paths(boatLinks, Figures.BOAT_SPEED);
        this.cataracts = linksWith("cataract");
        this.goals = new int[][][] {goals(false), goals(true)};
        for (int space = 0; space < size; space++) {
            if (isTown(space)) {
                townsByRegion[region[space]] |= 1L << space;
            }
        }
        this.aswan = network.space("ASWAN");
        this.wadiHalfa = network.space("WHALFA");
        this.abuHamed = network.space("ABUHAMED");
        this.khartoum = network.space("KHARTOUM");
        this.suakin = network.space("SUAKIN");
        check(text);
    }

    private void check(MapText text) {
        for (int space = 0; space < network.size(); space++) {
            if (linksAt[space].length == 0) {
                throw text.fault(network.label(space) + " is joined to nothing");
            }
        }
        if (Long.bitCount(towns) > Figures.SETUP_LEAST) {
            throw new MapDataException("map.tsv", 0, "more towns than units to hold them");
        }
    }

    private int regionOf(int space) {
        for (Region one : Region.all()) {
            if (printed.area(one.id()).contains(space)) {
                return one.number();
            }
        }
        return -1;
    }

    private void fillNeighbours() {
        for (int space = 0; space < network.size(); space++) {
            List<Integer> links = new ArrayList<>();
            for (int link = 0; link < network.links().size(); link++) {
                Network.Link one = network.links().get(link);
                if (one.from() == space || one.to() == space) {
                    links.add(link);
                }
            }
            int here = space;
            linksAt[space] = links.stream().mapToInt(Integer::intValue).toArray();
            spacesAt[space] =
                    links.stream().mapToInt(l -> network.links().get(l).other(here)).toArray();
        }
    }

    private long linksOf(String kind) {
        long links = 0;
        for (int link = 0; link < network.links().size(); link++) {
            links |= network.links().get(link).kind().equals(kind) ? 1L << link : 0;
        }
        return links;
    }

    /** The links with a trait. */
    private long linksWith(String trait) {
        long links = 0;
        for (int link = 0; link < network.links().size(); link++) {
            MapRow row = printed.row(network.links().get(link));
            links |= row.find(trait).isPresent() ? 1L << link : 0;
        }
        return links;
    }

    /** By space: where a march can lead, in the order of the spaces. */
    private int[][] goals(boolean withRoads) {
        int[][] all = new int[network.size()][];
        for (int from = 0; from < all.length; from++) {
            int here = from;
            all[from] =
                    IntStream.range(0, all.length)
                            .filter(to -> to != here)
                            .filter(to ->
                                    landLink(here, to, withRoads) >= 0 || land[here][to].length > 1)
                            .toArray();
        }
        return all;
    }

    /** By space and space: the only way over these links, both ends in it; empty where too far. */
    private int[][][] paths(long links, int longest) {
        int size = network.size();
        int[][][] all = new int[size][size][];
        for (int from = 0; from < size; from++) {
            for (int to = 0; to < size; to++) {
                all[from][to] = new int[0];
            }
            all[from][from] = new int[] {from};
            for (int steps = 1; steps <= longest; steps++) {
                for (int to = 0; to < size; to++) {
                    if (all[from][to].length == steps) {
                        lengthen(all[from], to, links);
                    }
                }
            }
        }
        return all;
    }

    private void lengthen(int[][] from, int to, long links) {
        for (int i = 0; i < linksAt[to].length; i++) {
            int next = spacesAt[to][i];
            if ((links >>> linksAt[to][i] & 1) != 0 && from[next].length == 0) {
                int[] path = java.util.Arrays.copyOf(from[to], from[to].length + 1);
                path[from[to].length] = next;
                from[next] = path;
            }
        }
    }

    public NetworkMap printed() {
        return printed;
    }

    public Network network() {
        return network;
    }

    public int size() {
        return network.size();
    }

    public String label(int space) {
        return network.label(space);
    }

    public OptionalInt find(String id) {
        return network.find(id);
    }

    /** The region of a space by its number; -1 for Egypt. */
    public int region(int space) {
        return region[space];
    }

    public boolean isTown(int space) {
        return (towns >>> space & 1) != 0;
    }

    public boolean isRiver(int space) {
        return (rivers >>> space & 1) != 0;
    }

    public boolean isYard(int space) {
        return (yards >>> space & 1) != 0;
    }

    /** A desert space without a town: nobody may rest there. */
    public boolean isWaste(int space) {
        return !isTown(space) && !isRiver(space);
    }

    public long towns() {
        return towns;
    }

    /** The towns of a region. */
    public long townsOf(int number) {
        return townsByRegion[number];
    }

    /** What a town is worth in a preset: 0 balanced, 1 harsh. */
    public int points(int preset, int space) {
        return points[preset][space];
    }

    /** What is added to the chance of surprise in a town, 0 or less. */
    public int surprise(int space) {
        return surprise[space];
    }

    /** The numbers of the links at a space. */
    public int[] linksAt(int space) {
        return linksAt[space];
    }

    /** The spaces at the other ends of {@link #linksAt}. */
    public int[] spacesAt(int space) {
        return spacesAt[space];
    }

    /** The link that land units use between neighbours; -1 where there is none. */
    public int landLink(int from, int to, boolean withRoads) {
        for (int i = 0; i < linksAt[from].length; i++) {
            int link = linksAt[from][i];
            boolean open = (railway >>> link & 1) == 0 && (withRoads || (roads >>> link & 1) == 0);
            if (spacesAt[from][i] == to && open) {
                return link;
            }
        }
        return -1;
    }

    public boolean isRiverLink(int link) {
        return (riverLinks >>> link & 1) != 0;
    }

    public boolean isBoatLink(int link) {
        return (boatLinks >>> link & 1) != 0;
    }

    /** Where a march from a space can lead, over a link or two along a river. */
    public int[] goals(int space, boolean withRoads) {
        return goals[withRoads ? 1 : 0][space];
    }

    /** The river way of land units, both ends in it; empty where it is too far or not wet. */
    public int[] landPath(int from, int to) {
        return land[from][to];
    }

    /** The way of boats, both ends in it; empty where it is too far or not wet. */
    public int[] boatPath(int from, int to) {
        return boats[from][to];
    }

    /** Whether boats sail at a space. */
    public boolean isNavigable(int space) {
        for (int link : linksAt[space]) {
            if (isBoatLink(link)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a cataract lies between two neighbours. */
    public boolean isCataract(int from, int to) {
        for (int i = 0; i < linksAt[from].length; i++) {
            if (spacesAt[from][i] == to && (cataracts >>> linksAt[from][i] & 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
