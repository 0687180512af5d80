/**
 * What a viewer is shown of a table: the view, what may be chosen in it, and the pages of its
 * record. Start reading at {@link zeriba.server.view.Views}.
 */
package zeriba.server.view;
