/** Maps of hexes as data: read from text, refused by line. */
@NullMarked
package zeriba.board.map;

import org.jspecify.annotations.NullMarked;
