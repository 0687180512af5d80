/** How a game is told: positions and actions by their schema, events, and the words for players. */
package zeriba.kasserine.text;
