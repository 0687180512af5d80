package zeriba.fireandsword.state;

import java.util.Arrays;

/** What the country is like: who holds it, what is besieged, which regions have risen. */
abstract sealed class SpaceStates permits UnitStates {

    /** By space: turns of supply in a siege, turns that a force has stayed. */
    byte[] supply;

    byte[] stay;

    /** Sets of spaces: held by Mahdists, behind a column, supplied and sortied from this turn. */
    long mahdist;

    long converted;
    long supplied;
    long sortied;

    /** The links along which columns have come. */
    long trail;

    /** By region: the index of its revolt, and what has become of the region. */
    byte[] index = new byte[Region.COUNT];

    byte[] status = new byte[Region.COUNT];

    /** By region, of this turn: what raises the index, and what lowers it. */
    byte[] gains = new byte[Region.COUNT];

    byte[] wins = new byte[Region.COUNT];

    /** A bit for each region in which a boat has fought its way this turn. */
    int steamed;

    boolean khartoumFell;

    /** The turn in which Abu Hamed was reached, 0 for never; units that went by rail this turn. */
    int railhead;

    int railed;

    /** By space: its ground, from 1; none before the first battle on the field. */
    int[] grounds;

    SpaceStates(int spaces) {
        this.supply = new byte[spaces];
        this.stay = new byte[spaces];
        this.grounds = new int[0];
    }

    /** The same; {@link Edit} makes the arrays that it writes its own. */
    SpaceStates(SpaceStates g) {
        this.supply = g.supply;
        this.stay = g.stay;
        this.mahdist = g.mahdist;
        this.converted = g.converted;
        this.supplied = g.supplied;
        this.sortied = g.sortied;
        this.trail = g.trail;
        this.index = g.index;
        this.status = g.status;
        this.gains = g.gains;
        this.wins = g.wins;
        this.steamed = g.steamed;
        this.khartoumFell = g.khartoumFell;
        this.railhead = g.railhead;
        this.railed = g.railed;
        this.grounds = g.grounds;
    }

    /** The turns of supply of a besieged town; 0 where there is no siege. */
    public int supply(int space) {
        return supply[space];
    }

    /** How many turns a force has stayed in a camp. */
    public int stay(int space) {
        return stay[space];
    }

    public boolean isMahdist(int space) {
        return (mahdist >>> space & 1) != 0;
    }

    public long mahdist() {
        return mahdist;
    }

    public boolean isFriendly(int space) {
        return (converted >>> space & 1) != 0;
    }

    public long converted() {
        return converted;
    }

    public long trail() {
        return trail;
    }

    public boolean isSupplied(int space) {
        return (supplied >>> space & 1) != 0;
    }

    public boolean hasSortied(int space) {
        return (sortied >>> space & 1) != 0;
    }

    /** A region's index of revolt. */
    public int index(int region) {
        return index[region];
    }

    /** Whether a region is quiet, in revolt or pacified. */
    public int status(int region) {
        return status[region];
    }

    /** How much has happened this turn that raises the index of a region. */
    public int gains(int region) {
        return gains[region];
    }

    /** How many battles were won in a region this turn. */
    public int wins(int region) {
        return wins[region];
    }

    public boolean hasSteamed(int region) {
        return (steamed >> region & 1) != 0;
    }

    public boolean khartoumFell() {
        return khartoumFell;
    }

    public int railhead() {
        return railhead;
    }

    public int railed() {
        return railed;
    }

    /** The number that the ground of a space is made from, 1 to 65,536; 0 while it is unknown. */
    public int ground(int space) {
        return space < grounds.length ? grounds[space] : 0;
    }

    /** Whether the country is the same. */
    boolean sameSpaces(SpaceStates that) {
        return mahdist == that.mahdist
                && converted == that.converted
                && supplied == that.supplied
                && sortied == that.sortied
                && trail == that.trail
                && steamed == that.steamed
                && khartoumFell == that.khartoumFell
                && railhead == that.railhead
                && railed == that.railed
                && Arrays.equals(grounds, that.grounds)
                && Arrays.equals(supply, that.supply)
                && Arrays.equals(stay, that.stay)
                && Arrays.equals(index, that.index)
                && Arrays.equals(status, that.status)
                && Arrays.equals(gains, that.gains)
                && Arrays.equals(wins, that.wins);
    }
}
