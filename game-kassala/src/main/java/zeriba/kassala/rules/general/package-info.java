/**
 * General rules, which hold in whatever step the game is: zones of control, odds, mixed attacks,
 * what may be settled in advance; and how it is told why not.
 */
@NullMarked
package zeriba.kassala.rules.general;

import org.jspecify.annotations.NullMarked;
