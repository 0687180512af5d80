/** What several commands are told alike: options, and what they stand for. */
@NullMarked
package zeriba.app.command.option;

import org.jspecify.annotations.NullMarked;
