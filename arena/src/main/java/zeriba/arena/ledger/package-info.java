/** How scenarios came out between levels: sums that grow by portions. */
package zeriba.arena.ledger;
