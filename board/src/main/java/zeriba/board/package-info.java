/**
 * Where things are: hexes, hexsides, networks of spaces, and sets of them. Knows no game.
 *
 * <p>Places are whole numbers inside, printed labels only at the edge. {@link HexMap} and {@link
 * NetworkMap} read a printed map from a {@link MapText}; they give a {@link HexGrid} with its
 * {@link Hexsides}, or a {@link Network}. Both have an {@link Adjacency}, on which everything else
 * stands: sets of places ({@link Places}), what steps cost ({@link Costs}) and how far one gets
 * ({@link Flood}). For grids of up to 64 hex numbers the same is there in one word, faster by far:
 * {@link Places64}, {@link Steps64} and {@link Reach64}. {@link LineOfSight} says who sees whom,
 * {@link Placement} where counters stand and who stands where; sets of them are records that a game
 * makes of {@link Set64} or {@link Set128}, {@link Drawing} where hexes lie on paper.
 *
 * <p>Everything is made once per map and fixed from then on, but for {@link Flood}, which is a
 * caller's own scratch space.
 */
package zeriba.board;
