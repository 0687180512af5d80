/**
 * The rulebook, a file for each section with the steps that it stands for; {@code S07_Combat} is
 * section 7. What may be done stands as options beside the reasons why something may not ({@code
 * S05_Objections}, ...); tests hold the two together.
 *
 * <p>What holds in whatever step the game is stands in {@code general}.
 */
package zeriba.kasserine.rules;
