/** Puts the games, the server, the arena and the command line together into one program. */
package zeriba.app;
