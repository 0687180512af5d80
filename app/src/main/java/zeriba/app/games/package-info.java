/** The games that there are: the only place that names them. */
package zeriba.app.games;
