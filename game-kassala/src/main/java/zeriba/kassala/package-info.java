/** Kassala, 1541: the game published under that name, whole. */
package zeriba.kassala;
