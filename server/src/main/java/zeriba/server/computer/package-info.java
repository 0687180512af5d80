/** Computer players at tables: advice, and seats that are played on threads of their own. */
package zeriba.server.computer;
