/** The rules, one file for each section of the rulebook. */
package zeriba.fireandsword.rules;
