/** Where things are: hexes, hexsides, networks of spaces, and sets of them. Knows no game. */
package zeriba.board;
