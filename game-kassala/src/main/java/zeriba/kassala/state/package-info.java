/**
 * The state of play and what it is made of: the board, the units, the sets of both, and all that
 * can be chosen. It knows no rule and no step by name.
 */
package zeriba.kassala.state;
