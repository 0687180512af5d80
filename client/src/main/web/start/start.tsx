import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type AccountView, loadAccount } from "../account/calls";
import { Drawer } from "../drawer";
import { language, translate } from "../i18n/translate";
import { api, operate } from "../protocol/api";
import type { GameDef, TableRow } from "../protocol/types";
import { openDrawer } from "../rules/open";
import { GameBox } from "./box";
import { SetUp } from "./card";
import { Continue, urgency } from "./continue";
import { OpenTables } from "./open";

/** The lobby: what one can play, what one goes on with, who waits for somebody to come. */
export function StartPage() {
  const [games, setGames] = useState<GameDef[] | undefined>(undefined);
  const [tables, setTables] = useState<TableRow[] | undefined>(undefined);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    document.title = translate("app.title");
    api.games(language()).then(
      (answer) => setGames(answer.games),
      (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
    );
    api.tables().then(
      (answer) => setTables(answer.tables),
      () => setTables([]),
    );
  }, []);
  const going = tables?.some((row) => urgency(row) < 2) ?? false;
  const continued = games && tables && <Continue tables={tables} games={games} />;
  return (
    <div class="start lobby">
      <Head />
      <main>
        {trouble && (
          <p class="objection" role="alert">
            {trouble}
          </p>
        )}
        {going && continued}
        {games && <Shelf games={games} />}
        <div class="lobby-rest">
          {!going && continued}
          <OpenTables games={games ?? []} onTrouble={setTrouble} />
          <LoadRecord onTrouble={setTrouble} />
        </div>
      </main>
      <Drawer />
    </div>
  );
}

function Head() {
  const [account, setAccount] = useState<AccountView["account"]>(null);
  useEffect(() => {
    loadAccount().then(
      (view) => setAccount(view.account),
      () => undefined,
    );
  }, []);
  return (
    <header class="start-head">
      <h1>{translate("app.title")}</h1>
      <p>{translate("app.tagline")}</p>
      <nav aria-label={translate("app.title")}>
        <ExperimentsLink />
        <a href="/account">{account?.name ?? translate("account.title")}</a>
        <button type="button" onClick={() => openDrawer({ kind: "settings" })}>
          {translate("settings.title")}
        </button>
      </nav>
    </header>
  );
}

/** The way to experiments, where the server lets this browser run any. */
function ExperimentsLink() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    operate("experiments", {}).then(
      () => setOpen(true),
      () => undefined,
    );
  }, []);
  return open ? <a href="/experiments">{translate("experiments.link")}</a> : null;
}

/** The games side by side; below the one that is being set up, the back of its box. */
function Shelf({ games }: { games: readonly GameDef[] }) {
  const [open, setOpen] = useState("");
  const close = (id: string) => {
    setOpen("");
    document.querySelector<HTMLElement>(`[aria-controls="set-up-${id}"]`)?.focus();
  };
  return (
    <section aria-label={translate("start.games")} class="games">
      {games.map((game) => (
        <Fragment key={game.id}>
          <GameBox
            game={game}
            open={open === game.id}
            onSetUp={() => setOpen(open === game.id ? "" : game.id)}
          />
          {open === game.id && <SetUp game={game} onClose={() => close(game.id)} />}
        </Fragment>
      ))}
      {games.length === 0 && <p>{translate("start.nogames")}</p>}
    </section>
  );
}

function LoadRecord({ onTrouble }: { onTrouble: (reason: string) => void }) {
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const view = await api.load(await file.text());
      location.assign(`/table/${encodeURIComponent(view.table)}`);
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section aria-labelledby="load" class="load">
      <h2 id="load">{translate("load.title")}</h2>
      <label>
        <span class="faint">{translate("start.load")}</span>
        <input
          type="file"
          accept=".txt,.zeriba,text/plain"
          onChange={(event) => void load(event.currentTarget.files?.[0])}
        />
        {/* the browser's own button speaks the browser's language */}
        <span class="file-button" aria-hidden="true">
          {translate("load.choose")}
        </span>
      </label>
    </section>
  );
}
