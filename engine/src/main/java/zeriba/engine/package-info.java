/**
 * What a game is, how it is played, recorded and replayed. Knows no map and no particular game.
 *
 * <p>Start with {@link zeriba.engine.rules.Rules} (five pure functions), {@link
 * zeriba.engine.rules.Pending} (what a state waits for), {@link zeriba.engine.rules.Entry} (what a
 * record is made of) and {@link zeriba.engine.Game} (everything else a game tells about itself).
 */
package zeriba.engine;
