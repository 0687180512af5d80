import { SheetPicture } from "../../start/picture";
import { useBill } from "./bill";
import { useOther } from "./other";
import { useProposed } from "./proposed";

/** The map on which something would be fought at another table, if it were chosen to. */
export function Proposed({ table }: { table: string }) {
  const proposed = useProposed(table);
  return proposed ? <SheetPicture parts={proposed.parts} sheet={proposed.sheet} /> : null;
}

/** The map on which something is fought at another table, and what it is about here. */
export function Before({ table, campaign }: { table: string; campaign: string }) {
  const other = useOther(table);
  return (
    <>
      {other && <SheetPicture parts={other.parts} sheet={other.sheet} />}
      <About campaign={campaign} battle={table} />
    </>
  );
}

/** What the table that waits has at stake, and what it has cost it and its enemy so far. */
export function About({
  campaign,
  battle,
  entry,
}: {
  campaign: string;
  battle: string;
  /** The last entry of the battle, where it goes on. */
  entry?: number;
}) {
  const asking = useOther(campaign);
  const losses = useBill(battle, entry);
  const Stake = asking?.parts.cards.Stake;
  return Stake ? <Stake sheet={asking.sheet} view={asking.view} losses={losses} /> : null;
}
