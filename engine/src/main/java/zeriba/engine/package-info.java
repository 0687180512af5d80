/** What a game is, how it is played, recorded and replayed. Knows no map and no game. */
package zeriba.engine;
