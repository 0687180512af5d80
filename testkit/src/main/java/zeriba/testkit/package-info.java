/** Checks that every game must pass, whatever its rules say. */
package zeriba.testkit;
