import { FieldNames, FieldPrint } from "../../sheet/paint/field/field";
import type { PrintProps } from "../../sheet/props";
import { words } from "./words/words";

/** The field of one of the battles, painted from its terrains and levels. */
export function AscariPrint({ sheet, geo, frame }: PrintProps) {
  return <FieldPrint {...{ sheet, geo, frame }} called={called} />;
}

/** The names of its places. */
export function AscariNames({ sheet, geo, frame }: PrintProps) {
  return <FieldNames {...{ sheet, geo, frame }} called={called} />;
}

function called(text: string): string {
  return words().named[text] ?? text;
}
