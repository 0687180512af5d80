/**
 * What a screen shows beside the position: the sheet, answers about the board, the sums of a shot
 * or a melee.
 */
package zeriba.ascari.page;
