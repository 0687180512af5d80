/**
 * Positions in which players were seen to be foolish, by game: none of them may be so again. What a
 * suite says is data ({@code kassala.json} and the like); nothing here knows a game.
 */
package zeriba.app.suite;
