/**
 * What a screen shows beside the position: the sheet, answers about the board, the sum of a combat.
 */
package zeriba.kasserine.page;
