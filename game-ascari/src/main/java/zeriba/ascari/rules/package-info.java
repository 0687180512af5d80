/** The rulebook, a file for each section, and the special rules of the five battles. */
package zeriba.ascari.rules;
