/** Steps that own their play, and the agenda that runs them. */
@NullMarked
package zeriba.engine.step;

import org.jspecify.annotations.NullMarked;
