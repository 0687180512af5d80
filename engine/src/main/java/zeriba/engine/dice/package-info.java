/** Dice, what came up, and the repeatable random numbers that fill a dice cup. */
@NullMarked
package zeriba.engine.dice;

import org.jspecify.annotations.NullMarked;
