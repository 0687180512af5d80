/** Commands for whoever plays a game, or looks at one that was played. */
@NullMarked
package zeriba.app.command.player;

import org.jspecify.annotations.NullMarked;
