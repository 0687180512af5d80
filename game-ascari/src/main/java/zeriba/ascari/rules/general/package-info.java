/**
 * General rules, which hold in whatever step the game is: leaders, allowances, riding, captives,
 * zones of set-up and what is so in one battle alone; and how it is told why not.
 */
@NullMarked
package zeriba.ascari.rules.general;

import org.jspecify.annotations.NullMarked;
