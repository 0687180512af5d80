/** Tables that wait for what another table plays. */
package zeriba.server.link;
