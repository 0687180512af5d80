/**
 * The rulebook, a file per section in its order; {@code S2D_Movement} is section II.D. Every method
 * names the paragraphs that it puts into effect. What may be done stands as a set ({@code
 * S2D_Movement}, {@code S2E_Declarations}, ...) beside the reasons why something may not ({@code
 * S2D_Objections}, ...); tests hold the two together.
 *
 * <p>What holds in whatever step the game is stands in {@code general}.
 */
package zeriba.kassala.rules;
