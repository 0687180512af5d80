/**
 * General rules, which hold in whatever step the game is: zones of control, supply, communications,
 * minefields, airfields, engineers; and how it is told why not and what changed.
 */
@NullMarked
package zeriba.kasserine.rules.general;

import org.jspecify.annotations.NullMarked;
