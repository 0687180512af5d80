/** Between the neutral tree and JSON, with limits on what is read: the only place that knows it. */
package zeriba.server.json;
