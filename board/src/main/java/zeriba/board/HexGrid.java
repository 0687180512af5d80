package zeriba.board;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The hexes of a sheet, in columns and rows. A hex is known by its number, column by column:
 * (column - 1) * rows + (row - 1), so that numbers and printed labels have the same order and a
 * step always adds one of eight differences. Numbers of hexes that the sheet does not have stand
 * for nothing.
 */
public final class HexGrid {

    private static final int MOST = 99;

    private final Layout layout;
    private final int columns;
    private final int rows;
    private final Adjacency adjacency;
    private final Places none;
    private final short[] q;
    private final short[] r;

    /** By the difference of the axial coordinates of two hexes that touch: the way. */
    private final byte[] ways = new byte[9];

    private HexGrid(Layout layout, int columns, int rows, Places hexes) {
        this.layout = layout;
        this.columns = columns;
        this.rows = rows;
        this.none = Places.none(columns * rows);
        this.q = new short[columns * rows];
        this.r = new short[columns * rows];
        for (int hex = 0; hex < q.length; hex++) {
            q[hex] = (short) layout.q(column(hex), row(hex));
            r[hex] = (short) layout.r(column(hex), row(hex));
        }
        for (int way = 0; way < Layout.WAYS; way++) {
            ways[difference(layout.dq(way), layout.dr(way))] = (byte) way;
        }
        this.adjacency = new Adjacency(Layout.WAYS, neighbourTable(hexes), hexes);
    }

    /** The sheet that has exactly the hexes with these labels, such as 0304: column 3, row 4. */
    public static HexGrid of(Layout layout, Collection<String> labels) {
        int columns = 0;
        int rows = 0;
        Set<String> seen = new HashSet<>();
        for (String label : labels) {
            requireForm(label);
            if (!seen.add(label)) {
                throw new IllegalArgumentException("hex " + label + " is named twice");
            }
            columns = Math.max(columns, columnOf(label));
            rows = Math.max(rows, rowOf(label));
        }
        int height = rows;
        int[] hexes =
                labels.stream()
                        .mapToInt(label -> (columnOf(label) - 1) * height + rowOf(label) - 1)
                        .toArray();
        return new HexGrid(layout, columns, rows, Places.of(columns * rows, hexes));
    }

    /** The sheet that has every hex of so many columns and rows, 1 to 99 each. */
    public static HexGrid rectangle(Layout layout, int columns, int rows) {
        if (columns < 1 || columns > MOST || rows < 1 || rows > MOST) {
            throw new IllegalArgumentException(columns + " columns and " + rows + " rows");
        }
        return new HexGrid(layout, columns, rows, Places.where(columns * rows, _ -> true));
    }

    /** Whether a text has the form of a label: two digits of a column and two of a row, from 01. */
    public static boolean isLabel(String text) {
        return text.length() == 4
                && text.chars().allMatch(c -> '0' <= c && c <= '9')
                && columnOf(text) > 0
                && rowOf(text) > 0;
    }

    /** How its hexes are laid on the sheet. */
    public Layout layout() {
        return layout;
    }

    /** How many columns of hexes there are. */
    public int columns() {
        return columns;
    }

    /** The rows of the longest column; also the difference between two hexes side by side. */
    public int rows() {
        return rows;
    }

    /** The number of hex numbers, holes included. */
    public int size() {
        return q.length;
    }

    /** The hexes that the sheet has. */
    public Places hexes() {
        return adjacency.all();
    }

    /** The empty set of hexes. */
    public Places none() {
        return none;
    }

    /** The set of the hexes with these labels. */
    public Places hexes(String... labels) {
        return Places.of(size(), Arrays.stream(labels).mapToInt(this::hex).toArray());
    }

    /** Which hexes touch which; ways are the directions of the layout. */
    public Adjacency adjacency() {
        return adjacency;
    }

    /** The hex with this label. */
    public int hex(String label) {
        return find(label)
                .orElseThrow(() ->
                        new NoSuchPlaceException(label, "hexes are named like 0304, " + span()));
    }

    /** The hex with this label, if the sheet has it. */
    public OptionalInt find(String label) {
        return isLabel(label) ? at(columnOf(label), rowOf(label)) : OptionalInt.empty();
    }

    /** The hex in this column and row, both from 1, if the sheet has it. */
    public OptionalInt at(int column, int row) {
        int hex = numberAt(column, row, hexes());
        return hex < 0 ? OptionalInt.empty() : OptionalInt.of(hex);
    }

    /** The printed label of a hex, such as 0304. */
    public String label(int hex) {
        return twoDigits(column(hex)) + twoDigits(row(hex));
    }

    /** The printed labels of hexes, in order. */
    public List<String> labels(Places hexes) {
        return hexes.stream().mapToObj(this::label).toList();
    }

    /** The column of a hex, counted from 1. */
    public int column(int hex) {
        return hex / rows + 1;
    }

    /** The row of a hex, counted from 1. */
    public int row(int hex) {
        return hex % rows + 1;
    }

    /** The hex that lies in a way, 0 to 5 clockwise, or -1 where the sheet ends. */
    public int neighbour(int hex, int way) {
        return adjacency.neighbour(hex, way);
    }

    /** The hex that lies in a direction, or -1 where the sheet ends. */
    public int neighbour(int hex, Direction direction) {
        return adjacency.neighbour(hex, layout.way(direction));
    }

    /** The way from a hex to one that touches it, or -1. */
    public int way(int from, int to) {
        if (to < 0 || to >= q.length || distance(from, to) != 1) {
            return -1;
        }
        int way = ways[difference(q[to] - q[from], r[to] - r[from])];
        return neighbour(from, way) == to ? way : -1;
    }

    /** The number of a difference of at most one column and one row. */
    private static int difference(int dq, int dr) {
        return 3 * (dq + 1) + dr + 1;
    }

    /** The number of steps between two hexes on a sheet without holes; 1 if they touch. */
    public int distance(int one, int other) {
        int dq = q[one] - q[other];
        int dr = r[one] - r[other];
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
    }

    /** The hexes at most so many steps away, the hex itself included. */
    public Places within(int hex, int distance) {
        return Places.where(
                size(), other -> hexes().contains(other) && distance(hex, other) <= distance);
    }

    /** First axial coordinate: columns of flat hexes, slanting columns of pointed ones. */
    int q(int hex) {
        return q[hex];
    }

    /** Second axial coordinate. */
    int r(int hex) {
        return r[hex];
    }

    /** The hex at axial coordinates, or -1 where the sheet has none. */
    int axial(int axialQ, int axialR) {
        return numberAt(layout.column(axialQ, axialR), layout.row(axialQ, axialR), hexes());
    }

    private short[] neighbourTable(Places hexes) {
        short[] to = new short[size() * Layout.WAYS];
        Arrays.fill(to, (short) Adjacency.NOWHERE);
        hexes.forEach(hex ->
                IntStream.range(0, Layout.WAYS)
                        .forEach(way ->
                                to[hex * Layout.WAYS + way] = (short) beside(hex, way, hexes)));
        return to;
    }

    private int beside(int hex, int way, Places hexes) {
        int nextQ = q[hex] + layout.dq(way);
        int nextR = r[hex] + layout.dr(way);
        return numberAt(layout.column(nextQ, nextR), layout.row(nextQ, nextR), hexes);
    }

    private int numberAt(int column, int row, Places hexes) {
        if (column < 1 || column > columns || row < 1 || row > rows) {
            return -1;
        }
        int hex = (column - 1) * rows + row - 1;
        return hexes.contains(hex) ? hex : -1;
    }

    private String span() {
        int[] all = hexes().toArray();
        return all.length == 0
                ? "this sheet has none"
                : "from " + label(all[0]) + " to " + label(all[all.length - 1]);
    }

    private static void requireForm(String label) {
        if (!isLabel(label)) {
            throw new IllegalArgumentException(
                    "\"" + label + "\" is not a hex: two digits of a column and two of a row");
        }
    }

    private static int columnOf(String label) {
        return Integer.parseInt(label, 0, 2, 10);
    }

    private static int rowOf(String label) {
        return Integer.parseInt(label, 2, 4, 10);
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }
}
