/** What is measured of a game while it is played. */
package zeriba.arena.measure;
