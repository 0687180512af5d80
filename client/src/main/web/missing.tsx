import { useEffect } from "preact/hooks";
import { translate, type WordKey } from "./i18n/translate";

/** What is shown where nothing is: what was looked for, why it is not there, and the way home. */
export function MissingPage({ what = "missing.title", why = "missing.text", reason = "" }: Props) {
  const title = translate(what);
  useEffect(() => {
    document.title = `${title} · ${translate("app.title")}`;
  }, [title]);
  return (
    <main class="missing">
      <p class="cartouche">{translate("app.title")}</p>
      <h1>{title}</h1>
      <p>{translate(why)}</p>
      {reason && <p class="faint">{reason}</p>}
      <a class="primary" href="/">
        {translate("missing.home")}
      </a>
    </main>
  );
}

interface Props {
  what?: WordKey;
  why?: WordKey;
  /** What the server says of it, where it has said something. */
  reason?: string;
}
