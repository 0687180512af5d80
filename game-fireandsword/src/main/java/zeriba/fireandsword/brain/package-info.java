/** How programs that play the campaign see it. Knows the rules; the rules never know it. */
package zeriba.fireandsword.brain;
