/**
 * Fire and Sword in the Sudan: a co-operative campaign against a system that plays the Mahdists.
 * The battles are in {@code battle}.
 */
package zeriba.fireandsword;
