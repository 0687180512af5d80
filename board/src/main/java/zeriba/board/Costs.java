package zeriba.board;

/**
 * What every step on a board costs one class of units, roads, hexsides and ground together: a table
 * made once per map.
 */
public final class Costs implements StepCost {

    /** The most that one step can cost. */
    public static final int MOST = Byte.MAX_VALUE;

    private final Adjacency board;
    private final byte[] table;
    private final int dearest;

    /** The steps as a flood takes them. */
    final CostLists lists;

    private Costs(Adjacency board, byte[] table) {
        this.board = board;
        this.table = table;
        int most = 0;
        for (byte price : table) {
            most = Math.max(most, price);
        }
        this.dearest = most;
        this.lists = new CostLists(this);
    }

    /** Asks once for every step of a board; refuses costs below 0 and above {@link #MOST}. */
    public static Costs of(Adjacency board, StepCost steps) {
        byte[] table = new byte[board.size() * board.ways()];
        for (int from = 0; from < board.size(); from++) {
            for (int way = 0; way < board.ways(); way++) {
                int to = board.neighbour(from, way);
                if (to >= 0) {
                    table[from * board.ways() + way] = checked(steps.cost(from, way, to));
                }
            }
        }
        return new Costs(board, table);
    }

    /** The same table but for one step. */
    public Costs with(int from, int way, int cost) {
        byte[] changed = table.clone();
        changed[from * board.ways() + way] = checked(cost);
        return new Costs(board, changed);
    }

    /** The cost of a way out of a place; {@link StepCost#CLOSED} where none leads out. */
    public int cost(int from, int way) {
        return table[from * board.ways() + way];
    }

    @Override
    public int cost(int from, int way, int to) {
        return cost(from, way);
    }

    /** The board that the steps are on. */
    public Adjacency board() {
        return board;
    }

    /** The highest cost of any step. */
    public int dearest() {
        return dearest;
    }

    private static byte checked(int cost) {
        if (cost < CLOSED || cost > MOST) {
            throw new IllegalArgumentException("a step costs 0 to " + MOST + ", not " + cost);
        }
        return (byte) cost;
    }
}
