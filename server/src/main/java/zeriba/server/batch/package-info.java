/** Many tables of one game in one request, for programs that play very many games. */
package zeriba.server.batch;
