/** Why something is refused, by key and arguments, and its sentence. */
package zeriba.server.refusal;
