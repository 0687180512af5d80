/** Players for any game. */
package zeriba.ai;
