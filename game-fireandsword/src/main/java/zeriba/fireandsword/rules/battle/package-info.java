/**
 * The quick battle: an inner ring of three zones, range bands from 3 (cannon) to 0 (contact), and a
 * round of rally, movement, fire, melee and resolve. {@code QuickBattle} runs it from throw to
 * throw; {@code B1} to {@code B4} are its stages; every number is in {@code numbers.tsv}. It knows
 * troops, neither the campaign nor its steps.
 */
package zeriba.fireandsword.rules.battle;
