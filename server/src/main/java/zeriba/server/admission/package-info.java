/** How much may be asked of a server: what each operation costs, and who has to wait. */
package zeriba.server.admission;
