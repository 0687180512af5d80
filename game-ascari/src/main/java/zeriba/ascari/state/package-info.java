/**
 * The state of play and what it is made of: the battles and their ground as the data tell them, the
 * counters, and all that can be chosen. It knows no rule and no step by name.
 */
package zeriba.ascari.state;
