/**
 * The state of play and what it is made of: the map, the forces, the places of units, and all that
 * can be chosen. It knows no rule and no step by name.
 */
package zeriba.fireandsword.state;
