/**
 * What the server promises, proved on servers that are processes of their own: kills, several
 * nodes, computers that think. {@code ./zeriba test --long} runs the long forms.
 */
@NullMarked
package zeriba.app.proof;

import org.jspecify.annotations.NullMarked;
