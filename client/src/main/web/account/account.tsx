import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useFetched } from "../fetched";
import { translate } from "../i18n/translate";
import { Away } from "./away";
import { type AccountView, loadAccount } from "./calls";
import { Entrance } from "./entrance";
import { reason } from "./form";
import { Games } from "./games";
import { Blocked, Everything, Passkeys, Password, Sessions } from "./own";

/** The page of one's account: signing up and in, my games, settings. */
export default function AccountPage() {
  const [view, setView] = useState<AccountView | undefined>(undefined);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    document.title = `${translate("account.title")} · ${translate("app.title")}`;
    loadAccount().then(setView, (error: unknown) => setTrouble(reason(error)));
  }, []);
  const change = (next: AccountView) => {
    if (next.account === null) location.assign("/account");
    else setView((old) => ({ ...old, ...next }));
  };
  const account = view?.account;
  return (
    <div class="start account">
      <header class="start-head">
        <h1>
          <a href="/">{translate("app.title")}</a>
        </h1>
        <p>{account ? account.name : translate("account.title")}</p>
      </header>
      <main>
        {trouble && (
          <p class="objection" role="alert">
            {trouble}
          </p>
        )}
        {view && !account && <Entrance offers={view.offers} onChange={change} />}
        {account && (
          <>
            <Games />
            <CareerSlot />
            <div class="account-settings">
              <Away />
              <Password account={account} offers={view?.offers} onChange={change} />
              <Passkeys account={account} offers={view?.offers} onChange={change} />
              <Sessions account={account} offers={view?.offers} onChange={change} />
              <Blocked account={account} offers={view?.offers} onChange={change} />
              <Everything account={account} offers={view?.offers} onChange={change} />
            </div>
          </>
        )}
        {view && !account && <Away />}
      </main>
    </div>
  );
}

/** The place of one's career; what shows it is fetched apart from the page. */
function CareerSlot() {
  const Career = useFetched(() => import("./career"));
  return (
    <section class="account-games analysis" aria-labelledby="my-career">
      <h2 id="my-career">{translate("account.career")}</h2>
      {Career && h(Career, {})}
    </section>
  );
}
