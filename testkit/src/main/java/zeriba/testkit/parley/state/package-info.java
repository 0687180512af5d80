/** The toy game's places, counters, seats and actions. */
@NullMarked
package zeriba.testkit.parley.state;

import org.jspecify.annotations.NullMarked;
