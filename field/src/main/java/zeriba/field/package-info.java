/** The terms in which one game asks another to fight a battle. */
package zeriba.field;
