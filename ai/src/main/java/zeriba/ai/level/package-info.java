/** The levels: how each chooses, with the searches that they use. */
@NullMarked
package zeriba.ai.level;

import org.jspecify.annotations.NullMarked;
