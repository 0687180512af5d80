/**
 * What a screen shows beside the position: the sheet, answers about the board, the chances of a
 * move.
 */
package zeriba.fireandsword.page;
