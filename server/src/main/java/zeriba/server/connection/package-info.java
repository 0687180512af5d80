/** Who connects: addresses, proxies and hosts, and how many connections are kept open. */
package zeriba.server.connection;
