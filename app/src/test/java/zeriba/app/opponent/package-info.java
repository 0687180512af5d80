/** Other programs in the arena, good and bad ones. */
package zeriba.app.opponent;
