/**
 * The rulebook, a file for each section with the steps that it stands for; {@code S07_Combat} is
 * section 7. What may be done stands as options beside the reasons why something may not ({@code
 * S05_Objections}, ...); tests hold the two together.
 */
package zeriba.kasserine.rules;
