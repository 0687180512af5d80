package zeriba.fireandsword.state;

/** Who stands where on the map, worked out once for a state. */
final class UnitsBySpace {

    private final Units[] units;

    private UnitsBySpace(Units[] units) {
        this.units = units;
    }

    /**
     * From the place of every unit.
     *
     * @param at by unit: its space, or a place off the map
     */
    static UnitsBySpace of(byte[] at, int spaces) {
        long[] low = new long[spaces];
        long[] high = new long[spaces];
        for (int unit = 0; unit < at.length; unit++) {
            if (at[unit] < Sudan.ALEXANDRIA) {
                low[at[unit]] |= unit < Long.SIZE ? 1L << unit : 0;
                high[at[unit]] |= unit < Long.SIZE ? 0 : 1L << (unit - Long.SIZE);
            }
        }
        Units[] units = new Units[spaces];
        for (int space = 0; space < spaces; space++) {
            boolean empty = (low[space] | high[space]) == 0;
            units[space] = empty ? Units.NONE : new Units(low[space], high[space]);
        }
        return new UnitsBySpace(units);
    }

    /** All pieces in a space. */
    Units at(int space) {
        return units[space];
    }
}
