/** The exact odds of an action, or Monte Carlo odds where there is too much to count. */
@NullMarked
package zeriba.engine.odds;

import org.jspecify.annotations.NullMarked;
