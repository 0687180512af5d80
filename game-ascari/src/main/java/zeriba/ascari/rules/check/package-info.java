/** Refuses what cannot be a position of the game. */
@NullMarked
package zeriba.ascari.rules.check;

import org.jspecify.annotations.NullMarked;
