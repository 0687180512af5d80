import { AccountSlot } from "./account/slot";
import { ExperimentsPage } from "./experiments/slot";
import { languageStore } from "./i18n/translate";
import { MissingPage } from "./missing";
import { RulesPage } from "./rules/slot";
import { StartPage } from "./start/start";
import { useStore } from "./state/store";
import { TablePage } from "./table/table";

/** The page that the address names, in the language that is set; a new language lays it out anew. */
export function Page() {
  const { language } = useStore(languageStore);
  const path = location.pathname;
  const [, folder, id] = /^\/(table|rules)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id !== undefined) {
    return folder === "table" ? (
      <TablePage key={language} id={decodeURIComponent(id)} />
    ) : (
      <RulesPage key={language} game={decodeURIComponent(id)} />
    );
  }
  const experiments = /^\/experiments(?:\/(\d+))?\/?$/.exec(path);
  if (experiments) return <ExperimentsPage key={language} id={experiments[1] ?? ""} />;
  if (/^\/account\/?$/.test(path)) return <AccountSlot key={language} />;
  return path === "/" ? <StartPage key={language} /> : <MissingPage key={language} />;
}
