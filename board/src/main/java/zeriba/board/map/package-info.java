/** Maps of hexes as data: read from text, refused by line; and where their hexes lie on paper. */
@NullMarked
package zeriba.board.map;

import org.jspecify.annotations.NullMarked;
