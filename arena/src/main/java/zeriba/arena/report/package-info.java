/** What an experiment came to, as files: rows, facts, and a page that needs nothing else. */
package zeriba.arena.report;
