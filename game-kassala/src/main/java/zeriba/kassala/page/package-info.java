/**
 * What a screen shows beside the position: the sheet, answers about the board, the sum of a battle.
 */
package zeriba.kassala.page;
