/**
 * The state of play and what it is made of: the map, the units, the markers, the charts, and all
 * that can be chosen. It knows no rule and no step by name.
 */
package zeriba.kasserine.state;
