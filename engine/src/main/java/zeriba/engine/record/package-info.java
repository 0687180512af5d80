/**
 * A game as it is played and kept: entries, journal, undo, standing orders, views, records as text.
 */
@NullMarked
package zeriba.engine.record;

import org.jspecify.annotations.NullMarked;
