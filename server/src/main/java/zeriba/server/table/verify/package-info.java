/**
 * Whether a record is a game by the rules: replayed, with its dice and what was played elsewhere.
 */
@NullMarked
package zeriba.server.table.verify;

import org.jspecify.annotations.NullMarked;
