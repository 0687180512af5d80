/**
 * Where things are: hexes, hexsides, networks of spaces, and sets of them. Knows no game.
 *
 * <p>Places are whole numbers inside, printed labels only at the edge. {@code map.HexMap} and
 * {@code network.NetworkMap} read a printed map from a {@code map.MapText}; they give a {@link
 * HexGrid} with its {@link Hexsides}, or a {@code network.Network}. Both have an {@link Adjacency},
 * on which everything else stands: sets of places ({@link Places}), what steps cost ({@link Costs})
 * and how far one gets ({@link Flood}). For grids of up to 64 hex numbers the same is there in one
 * word, faster by far: {@link Bits}, {@link Steps64} and {@link Reach64}. {@link LineOfSight} says
 * who sees whom, {@link Placement} where counters stand and who stands where, {@code map.Drawing}
 * where hexes lie on paper.
 *
 * <p>Everything is made once per map and fixed from then on, but for {@link Flood}, which is a
 * caller's own scratch space.
 */
package zeriba.board;
