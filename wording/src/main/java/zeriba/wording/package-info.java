/** Messages in ICU's format, filled with names, lists and numbers. */
@NullMarked
package zeriba.wording;

import org.jspecify.annotations.NullMarked;
