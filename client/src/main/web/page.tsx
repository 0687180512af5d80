import { AccountPage } from "./account/account";
import { languageStore } from "./i18n/translate";
import { RulesPage } from "./rules/rules";
import { StartPage } from "./start/start";
import { useStore } from "./state/store";
import { TablePage } from "./table/table";

/** The page that the address names, in the language that is set; a new language lays it out anew. */
export function Page() {
  const { language } = useStore(languageStore);
  if (/^\/account\/?$/.test(location.pathname)) return <AccountPage key={language} />;
  const rules = /^\/rules\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (rules !== undefined) return <RulesPage key={language} game={decodeURIComponent(rules)} />;
  const table = /^\/table\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  return table === undefined ? (
    <StartPage key={language} />
  ) : (
    <TablePage key={language} id={decodeURIComponent(table)} />
  );
}
