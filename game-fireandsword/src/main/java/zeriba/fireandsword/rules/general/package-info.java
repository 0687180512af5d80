/**
 * General rules, which hold in whatever step the game is: halves of columns, retreats, decks, what
 * may be settled in advance; and how it is told what happened and why not.
 */
@NullMarked
package zeriba.fireandsword.rules.general;

import org.jspecify.annotations.NullMarked;
