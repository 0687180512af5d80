import { formatPattern } from "../../../i18n/translate";
import type { Losses, Place, SheetData, View } from "../../../protocol/types";
import { Fold } from "../../../table/cards/fold";
import { worth } from "../map/print";
import { regionOf, type SudanPosition } from "../state";
import { words } from "../words/words";
import { battleName } from "./roll";

/** The campaign's frame of a battle on the field: who fights where, for what, and what it costs. */
export function Stake({ sheet, view, losses }: { sheet: SheetData; view: View; losses: Losses }) {
  const position = view.position as unknown as SudanPosition;
  const now = position.agenda?.[0];
  const { stake } = words();
  const at = now?.step === "afield" ? now.at : undefined;
  const place = sheet.spaces?.find((space) => space.id === at)?.label ?? at;
  return (
    <div class="sudan-stake">
      {at && now?.muster && (
        <>
          <h3>{`${place}: ${battleName(now)}`}</h3>
          <p>{formatPattern(stake.turn, [position.turn])}</p>
          <ul>
            {facts(sheet, view, position, at).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
      <Bill sheet={sheet} losses={losses} />
    </div>
  );
}

/** What a place means to the campaign: its points, its supplies, the index of its region. */
function facts(sheet: SheetData, view: View, position: SudanPosition, at: Place): string[] {
  const { stake, regions, status } = words();
  const label = sheet.spaces?.find((space) => space.id === at)?.label ?? at;
  const points = worth(sheet, String(view.options.vp ?? "balanced")).get(at);
  const town = position.towns?.[at];
  const told: string[] = [];
  if (points) told.push(formatPattern(stake.worth, [label, points]));
  if (town?.mahdist) told.push(formatPattern(stake.theirs, [label]));
  else if (town?.supply) told.push(formatPattern(stake.supply, [label, town.supply]));
  for (const [id, region] of Object.entries(position.regions ?? {}))
    if (regionOf(sheet, id).includes(at))
      told.push(
        formatPattern(stake.index, [
          regions[id] ?? id,
          region.index,
          status[region.status] ?? region.status,
        ]),
      );
  return told;
}

/** The butcher's bill: each unit of ours and each arm of theirs, its stands and what it lost. */
function Bill({ sheet, losses }: { sheet: SheetData; losses: Losses }) {
  const { arms, sides, battle, stake } = words();
  if (losses.length === 0) return null;
  const named = (body: string) => sheet.units.find((unit) => unit.id === body)?.name ?? body;
  return (
    <Fold told={words().record.army}>
      <table class="sudan-muster">
        <thead>
          <tr>
            <th scope="col" />
            <th scope="col">{stake.stands}</th>
            <th scope="col">{stake.lost}</th>
          </tr>
        </thead>
        <tbody>
          {losses.map(({ body, own, stands, lost }) => (
            <tr key={body} class={own ? "own" : "mahdist"}>
              <th scope="row">{own ? named(body) : `${sides.mahdist}: ${arms[body] ?? body}`}</th>
              <td>{stands}</td>
              <td>{lost === 0 ? battle.none : `−${lost}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
