/**
 * Trees and words without a format: what positions, queries and records are read from and written
 * to.
 */
@NullMarked
package zeriba.engine.text;

import org.jspecify.annotations.NullMarked;
