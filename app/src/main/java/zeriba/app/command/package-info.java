/** The commands of the program, one class each. */
package zeriba.app.command;
