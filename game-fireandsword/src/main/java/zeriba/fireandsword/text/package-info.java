/** How positions, actions and what happens are told in words and trees. */
package zeriba.fireandsword.text;
