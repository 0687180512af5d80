package zeriba.fireandsword.state;

import java.util.OptionalInt;
import zeriba.board.map.MapDataException;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;
import zeriba.board.network.Network;
import zeriba.board.network.NetworkMap;

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
    private final long towns;
    private final long rivers;
    private final long yards;
    private final Routes routes;
    private final long[] townsByRegion = new long[Region.COUNT];

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
        this.routes = new Routes(printed);
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
            if (routes.linksAt(space).length == 0) {
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

    /** The spaces in which boats are repaired. */
    public long yards() {
        return yards;
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

    /** By space: how many spaces a boat goes from this one to it; very many where it cannot. */
    public int[] voyages(int space) {
        return routes.voyages(space);
    }

    /** The numbers of the links at a space. */
    public int[] linksAt(int space) {
        return routes.linksAt(space);
    }

    /** The spaces at the other ends of {@link #linksAt}. */
    public int[] spacesAt(int space) {
        return routes.spacesAt(space);
    }

    /** The link that land units use between neighbours; -1 where there is none. */
    public int landLink(int from, int to, boolean withRoads) {
        return routes.landLink(from, to, withRoads);
    }

    public boolean isRiverLink(int link) {
        return routes.isRiverLink(link);
    }

    public boolean isBoatLink(int link) {
        return routes.isBoatLink(link);
    }

    /** Where a march from a space can lead, over a link or two along a river. */
    public int[] goals(int space, boolean withRoads) {
        return routes.goals(space, withRoads);
    }

    /** The river way of land units, both ends in it; empty where it is too far or not wet. */
    public int[] landPath(int from, int to) {
        return routes.landPath(from, to);
    }

    /** The way of boats, both ends in it; empty where it is too far or not wet. */
    public int[] boatPath(int from, int to) {
        return routes.boatPath(from, to);
    }

    /** Whether boats sail at a space. */
    public boolean isNavigable(int space) {
        return routes.isNavigable(space);
    }

    /** Whether a cataract lies between two neighbours. */
    public boolean isCataract(int from, int to) {
        return routes.isCataract(from, to);
    }
}
