/** Networks of spaces and links, and their maps as data. */
@NullMarked
package zeriba.board.network;

import org.jspecify.annotations.NullMarked;
