/** Battles on the field: forces and ground made from a battle in neutral terms. */
package zeriba.ascari.field;
