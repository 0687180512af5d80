/**
 * What the sheets of all games have in common: the parts that a screen draws, as records. A game
 * puts them into records of its own, unwrapped where it tells more of a part, and {@link
 * zeriba.engine.schema.Schema} writes these.
 */
package zeriba.engine.sheet;
