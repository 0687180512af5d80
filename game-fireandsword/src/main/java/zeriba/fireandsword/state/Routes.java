package zeriba.fireandsword.state;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zeriba.board.map.MapRow;
import zeriba.board.network.Network;
import zeriba.board.network.NetworkMap;

/** The links of the map, and where they lead columns and boats in a turn. */
final class Routes {

    private final NetworkMap printed;
    private final Network network;
    private final int[][] linksAt;
    private final int[][] spacesAt;
    private final long boatLinks;
    private final long riverLinks;
    private final long roads;
    private final long railway;
    private final int[][][] land;
    private final int[][][] boats;
    private final long cataracts;
    private final int[][][] goals;
    private final int[][] voyages;

    Routes(NetworkMap printed) {
        this.printed = printed;
        this.network = printed.network();
        int size = network.size();
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
        this.voyages = IntStream.range(0, size).mapToObj(this::voyagesFrom).toArray(int[][]::new);
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

    private int[] voyagesFrom(int space) {
        int[] far = new int[network.size()];
        java.util.Arrays.fill(far, Integer.MAX_VALUE);
        far[space] = 0;
        for (int steps = 0; steps < far.length; steps++) {
            for (int from = 0; from < far.length; from++) {
                for (int i = 0; far[from] == steps && i < linksAt[from].length; i++) {
                    int to = spacesAt[from][i];
                    far[to] = isBoatLink(linksAt[from][i]) ? Math.min(far[to], steps + 1) : far[to];
                }
            }
        }
        return far;
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

    /** By space: how many spaces a boat goes from this one to it; very many where it cannot. */
    int[] voyages(int space) {
        return voyages[space];
    }

    /** The numbers of the links at a space. */
    int[] linksAt(int space) {
        return linksAt[space];
    }

    /** The spaces at the other ends of {@link #linksAt}. */
    int[] spacesAt(int space) {
        return spacesAt[space];
    }

    /** The link that land units use between neighbours; -1 where there is none. */
    int landLink(int from, int to, boolean withRoads) {
        for (int i = 0; i < linksAt[from].length; i++) {
            int link = linksAt[from][i];
            boolean open = (railway >>> link & 1) == 0 && (withRoads || (roads >>> link & 1) == 0);
            if (spacesAt[from][i] == to && open) {
                return link;
            }
        }
        return -1;
    }

    boolean isRiverLink(int link) {
        return (riverLinks >>> link & 1) != 0;
    }

    boolean isBoatLink(int link) {
        return (boatLinks >>> link & 1) != 0;
    }

    /** Where a march from a space can lead, over a link or two along a river. */
    int[] goals(int space, boolean withRoads) {
        return goals[withRoads ? 1 : 0][space];
    }

    /** The river way of land units, both ends in it; empty where it is too far or not wet. */
    int[] landPath(int from, int to) {
        return land[from][to];
    }

    /** The way of boats, both ends in it; empty where it is too far or not wet. */
    int[] boatPath(int from, int to) {
        return boats[from][to];
    }

    /** Whether boats sail at a space. */
    boolean isNavigable(int space) {
        for (int link : linksAt[space]) {
            if (isBoatLink(link)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a cataract lies between two neighbours. */
    boolean isCataract(int from, int to) {
        for (int i = 0; i < linksAt[from].length; i++) {
            if (spacesAt[from][i] == to && (cataracts >>> linksAt[from][i] & 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
