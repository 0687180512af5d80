import type { SheetData } from "../../protocol/types";
import type { Box, Geometry } from "../../sheet/geometry";
import { FieldPrint } from "../../sheet/paint/field/field";
import { words } from "./words/words";

/** The field of one of the battles, painted from its terrains and levels. */
export function AscariPrint({
  sheet,
  geo,
  frame,
}: {
  sheet: SheetData;
  geo: Geometry;
  frame: Box;
}) {
  const { named } = words();
  return <FieldPrint {...{ sheet, geo, frame }} called={(text) => named[text] ?? text} />;
}
