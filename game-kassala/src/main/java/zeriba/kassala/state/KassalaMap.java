package zeriba.kassala.state;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import zeriba.board.Bits;
import zeriba.board.Crossing;
import zeriba.board.HexGrid;
import zeriba.board.Hexsides;
import zeriba.board.Places;
import zeriba.board.Reach64;
import zeriba.board.Steps64;
import zeriba.board.map.HexMap;
import zeriba.kassala.state.TerrainEffects.Effect;

/**
 * The board. A hex is the number that {@link HexGrid} gives it, 0 to 63, and a set of hexes one
 * {@code long}, bit n for hex n; labels such as 0304 are for the edge only. A label that names no
 * hex of the sheet is kept as {@link #OFF} and its four digits, so that it can be talked about.
 */
public final class KassalaMap {

    /** Numbers from here on are labels of hexes that the sheet does not have. */
    public static final int OFF = 10_000;

    private final HexMap map;
    private final TerrainEffects effects;
    private final HexGrid grid;
    private final Hexsides wadi;
    private final Hexsides trench;
    private final long[] neighbours = new long[64];
    private final long[] withinTwo = new long[64];
    private final long[] upFrom = new long[64];
    private final long[] barredFrom = new long[64];
    private final long hexes;
    private final long udaka;
    private final long kassala;
    private final long north;
    private final long openToHorse;
    private final long ones;
    private final long twos;
    private final Steps64 touching;
    private final Steps64 closedToHorse;
    private final Reach64 foot;
    private final Reach64 horse;

    /** A printed map on which the terrain has these effects. */
    public KassalaMap(HexMap map, TerrainEffects effects) {
        this.map = map;
        this.effects = effects;
        this.grid = map.grid();
        this.wadi = map.sides(TerrainEffects.WADI);
        this.trench = map.sides(TerrainEffects.TRENCH);
        this.hexes = grid.hexes().bits();
        this.udaka = map.terrain("udaka").bits();
        this.kassala = map.terrain("kassala").bits();
        this.north = map.area("north").bits();
        for (int hex : grid.hexes().toArray()) {
            neighbours[hex] = grid.adjacency().neighbours(hex).bits();
            withinTwo[hex] = Bits.without(grid.within(hex, 2).bits(), hex);
            upFrom[hex] = across(wadi, hex, Crossing.UP);
            barredFrom[hex] = across(trench, hex, Crossing.OUT_OF_BARBS);
        }
        this.openToHorse = where(effect -> effect.cavalry() != TerrainEffects.CLOSED);
        this.ones = where(effect -> (effect.strength() & 1) != 0);
        this.twos = where(effect -> (effect.strength() & 2) != 0);
        this.touching = Steps64.all(grid);
        this.closedToHorse = Steps64.of(grid, (from, way, _) -> closes(from, way));
        this.foot = reach(Effect::infantry);
        this.horse = reach(Effect::cavalry);
    }

    private long where(Predicate<Effect> test) {
        return Places.where(64, hex -> isHex(hex) && test.test(effect(hex))).bits();
    }

    private Effect effect(int hex) {
        return effects.hex(map.terrain(hex));
    }

    private Reach64 reach(ToIntFunction<Effect> points) {
        return new Reach64(grid, steps(points, 1), steps(points, 2));
    }

    private Steps64 steps(ToIntFunction<Effect> points, int cost) {
        return Steps64.of(grid, (from, way, to) -> cost(points, from, way, to) == cost);
    }

    /** Whoever may not enter a hex does so across no side. */
    private int cost(ToIntFunction<Effect> points, int from, int way, int to) {
        int plain = points.applyAsInt(effect(to));
        return plain == TerrainEffects.CLOSED
                ? plain
                : side(from, way).map(points::applyAsInt).orElse(plain);
    }

    private Optional<Effect> side(int from, int way) {
        return wadi.at(from, way)
                ? Optional.of(effects.side(TerrainEffects.WADI))
                : trench.at(from, way)
                        ? Optional.of(effects.side(TerrainEffects.TRENCH))
                        : Optional.empty();
    }

    private boolean closes(int from, int way) {
        return side(from, way).filter(side -> side.cavalry() == TerrainEffects.CLOSED).isPresent();
    }

    private long across(Hexsides sides, int hex, Crossing crossing) {
        long across = 0;
        for (int to : grid.adjacency().neighbours(hex).toArray()) {
            across = sides.between(hex, to) == crossing ? Bits.with(across, to) : across;
        }
        return across;
    }

    /** The terrain effects key. */
    public TerrainEffects effects() {
        return effects;
    }

    /** The printed map, with everything that is drawn. */
    public HexMap printed() {
        return map;
    }

    public HexGrid grid() {
        return grid;
    }

    /** All 58 hexes. */
    public long hexes() {
        return hexes;
    }

    public long udaka() {
        return udaka;
    }

    /** The two hexes of Kassala. */
    public long kassala() {
        return kassala;
    }

    /** The hexes of both towns. */
    public long towns() {
        return Bits.union(udaka, kassala);
    }

    /** The hexes north of the deployment line. */
    public long north() {
        return north;
    }

    /** The hexes that touch a hex. */
    public long neighbours(int hex) {
        return neighbours[hex];
    }

    /** The hexes that touch any of these. */
    public long neighbours(long hexes) {
        return touching.from(hexes);
    }

    /** The hexes one or two steps from a hex. */
    public long withinTwo(int hex) {
        return withinTwo[hex];
    }

    /** The hexes that lie up a wadi side from a hex. */
    public long upFrom(int hex) {
        return upFrom[hex];
    }

    /** The hexes across a trench side whose barbs are in a hex. */
    public long barredFrom(int hex) {
        return barredFrom[hex];
    }

    /** The points of attack that a unit loses up a wadi side. */
    public int lostUpWadi() {
        return effects.side(TerrainEffects.WADI).strength();
    }

    /** The points of attack that a unit loses out of the barbs of a trench side. */
    public int lostInBarbs() {
        return effects.side(TerrainEffects.TRENCH).strength();
    }

    /** The points that these hexes add to their defence. */
    public int bonus(long hexes) {
        return Long.bitCount(hexes & ones) + 2 * Long.bitCount(hexes & twos);
    }

    /** The hexes that cavalry may enter. */
    public long openToHorse() {
        return openToHorse;
    }

    /** The hexes across a side of a hex that cavalry may not cross. */
    public long closedToHorse(int hex) {
        return closedToHorse.from(Bits.only(hex));
    }

    /** How far infantry gets. */
    public Reach64 foot() {
        return foot;
    }

    /** How far cavalry gets. */
    public Reach64 horse() {
        return horse;
    }

    /** Whether a number is one of the 58 hexes. */
    public boolean isHex(int hex) {
        return Bits.contains(hexes, hex);
    }

    /** The hex of a label; of a label that the sheet does not have, a number above {@link #OFF}. */
    public int hex(String label) {
        return grid.find(label).orElseGet(() -> OFF + Integer.parseInt(label));
    }

    /** The printed label of a hex, or what {@link #hex(String)} was given. */
    public String label(int hex) {
        return hex >= OFF ? Integer.toString(hex).substring(1) : grid.label(hex);
    }

    /** The printed labels of hexes, in order. */
    public List<String> labels(long hexes) {
        return grid.labels(Places.ofBits(64, hexes));
    }

    /** Whether two hexes touch across a side that cavalry may not cross. */
    public boolean isClosedToHorse(int hex, int other) {
        return Bits.contains(closedToHorse(hex), other);
    }
}
