package zeriba.ai.analysis;

import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Position;

/**
 * One entry that stands, between the positions before and after it.
 *
 * @param number its number
 */
record Moment<S, A>(int number, Position<S, A> before, Entry<A> entry, Position<S, A> after) {}
