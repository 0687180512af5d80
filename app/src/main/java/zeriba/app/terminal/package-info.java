/**
 * Playing in a terminal: the map in text, actions in notation with completion, odds, undo, save and
 * load. It asks and answers through the same operations as every other way to play.
 */
package zeriba.app.terminal;
