/** Commands for whoever designs a game or studies one: many games and their figures. */
@NullMarked
package zeriba.app.command.designer;

import org.jspecify.annotations.NullMarked;
