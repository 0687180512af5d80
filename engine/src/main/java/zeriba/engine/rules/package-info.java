/**
 * What a game's rules are: states wait for choices and dice, entries lead on, objections cite
 * paragraphs.
 */
@NullMarked
package zeriba.engine.rules;

import org.jspecify.annotations.NullMarked;
