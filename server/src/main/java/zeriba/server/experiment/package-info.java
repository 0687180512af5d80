/** Experiments that a server plays behind everything else, and what is asked of them. */
package zeriba.server.experiment;
