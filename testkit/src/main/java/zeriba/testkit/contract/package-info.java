/** What every game must keep to, a class for each thing that is checked. */
@NullMarked
package zeriba.testkit.contract;

import org.jspecify.annotations.NullMarked;
