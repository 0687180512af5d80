package zeriba.board.map;

/**
 * A point of the drawn sheet, x to the right and y down, in lengths of one side of a hex; the sheet
 * begins at 0,0.
 */
public record Point(double x, double y) {}
