import type { PartWords } from "../../parts";
import type { Subject } from "../turn/dispatches";

/** What the campaign of the Sudan says in the frame. */
export interface SudanWords extends PartWords {
  /** Names of the land on the map, by what history calls them in English. */
  lands: Record<string, string>;
  /** What stands in the title of the map, and miles, short. */
  cartouche: Record<"title" | "date" | "miles", string>;
  /** A counter: name, stands. */
  unit: string;
  regions: Record<string, string>;
  status: Record<string, string>;
  grades: Record<string, string>;
  boxes: Record<string, string>;
  kinds: Record<string, string>;
  arms: Record<string, string>;
  stake: Record<"turn" | "worth" | "theirs" | "supply" | "index" | "stands" | "lost", string>;
  battle: Record<
    "rounds" | "won" | "lost" | "ours" | "theirs" | "flight" | "none" | "of" | "dead" | "after",
    string
  >;
  /** The news since one last gave orders: how each kind is headed, and what it means. */
  news: {
    title: string;
    more: string;
    heads: Record<Subject, string>;
    means: Record<Subject, string>;
  };
  column: Record<
    | "title"
    | "who"
    | "all"
    | "stay"
    | "to"
    | "choose"
    | "go"
    | "steam"
    | "sea"
    | "sortie"
    | "weighing"
    | "foes"
    | "met"
    | "size"
    | "sizes"
    | "kinds"
    | "win"
    | "drill"
    | "boats"
    | "many"
    | "again"
    | "besieged",
    string
  >;
  setUp: Record<
    "title" | "posted" | "empty" | "who" | "choose" | "post" | "half" | "whole" | "split",
    string
  >;
  decide: Record<
    | "must"
    | "ground"
    | "quickly"
    | "hopeless"
    | "show"
    | "none"
    | "lands"
    | "hunger"
    | "hungry"
    | "storms"
    | "landsNone"
    | "from"
    | "more"
    | "away"
    | "commands"
    | "waits"
    | "freed"
    | "stay"
    | "relieved"
    | "leave"
    | "nowhere"
    | "besieged"
    | "fieldOwn"
    | "fieldLost"
    | "toll"
    | "levies"
    | "out"
    | "levy"
    | "arm",
    string
  >;
  record: {
    points: string;
    pointsNow: string;
    final: string;
    forecast: string;
    doomed: string;
    orderTitle: string;
    order: readonly { title: string; steps: readonly string[] }[];
    indexes: string;
    columns: readonly string[];
    laurels: string;
    noLaurels: string;
    laurelsFor: string;
    army: string;
    rated: string;
  };
  legend: Record<
    "town" | "fallen" | "siege" | "well" | "river" | "track" | "friendly" | "fell",
    string
  >;
}
