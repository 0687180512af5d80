/** Who asks and where he sits: principals, seats and how a seat changes hands. */
package zeriba.server.seat;
