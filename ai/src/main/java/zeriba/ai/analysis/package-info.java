/**
 * Analysis of games that were played: what a decision lost, what a throw gave, and what is left of
 * the result with luck taken out.
 */
@NullMarked
package zeriba.ai.analysis;

import org.jspecify.annotations.NullMarked;
