/** Many games at once: seeds, seats, results, intervals and ratings. */
package zeriba.arena;
