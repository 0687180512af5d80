/**
 * Records as the schema of what is written and read: from one description come trees, with strict
 * reading and paths in errors, the words of a notation, and JSON Schema.
 */
@NullMarked
package zeriba.engine.schema;

import org.jspecify.annotations.NullMarked;
