/** An experiment's games on the threads of this machine. */
@NullMarked
package zeriba.arena.experiment.local;

import org.jspecify.annotations.NullMarked;
