/** Other programs as players: whoever speaks the engine protocol may sit in the arena. */
package zeriba.app.opponent;
