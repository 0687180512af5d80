/**
 * The rulebook, a file for each section with the steps that it stands for, and the special rules of
 * the five battles.
 */
package zeriba.ascari.rules;
