/** Commands for whoever runs a server, connects programs or measures this one. */
@NullMarked
package zeriba.app.command.operator;

import org.jspecify.annotations.NullMarked;
