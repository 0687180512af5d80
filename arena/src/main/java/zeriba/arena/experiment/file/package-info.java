/** Experiments and journals of games as they stand in files. */
@NullMarked
package zeriba.arena.experiment.file;

import org.jspecify.annotations.NullMarked;
