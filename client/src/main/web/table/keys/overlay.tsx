import { Dialog } from "../../dialog/dialog";
import { translate, type WordKey } from "../../i18n/translate";
import { ANYWHERE, LOOKING_BACK, ON_MAP, type TableKey } from "./keys";

const PARTS: readonly [WordKey, readonly TableKey[]][] = [
  ["keys.anywhere", ANYWHERE],
  ["keys.on-map", ON_MAP],
  ["keys.back", LOOKING_BACK],
];

/** A key as keyboards have it where the page's language is spoken. */
function keyName(name: string): string {
  const key = `key.${name.toLowerCase()}` as WordKey;
  return name.length > 1 ? translate(key) : name;
}

/** Which keys there are, and what they do. */
export function KeysOverlay({
  asks,
  onLeave,
}: {
  asks: (what: string) => boolean;
  onLeave: () => void;
}) {
  const isKnown = ({ told }: TableKey) =>
    (told !== "keys.threats" || asks("threat")) && (told !== "keys.sight" || asks("sight"));
  return (
    <Dialog title={translate("keys.title")} onLeave={onLeave}>
      <div class="keys">
        {PARTS.map(([title, keys]) => (
          <section key={title} aria-label={translate(title)}>
            <h3>{translate(title)}</h3>
            <dl>
              {keys.filter(isKnown).map(({ keys: names, told }) => (
                <div key={told}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{keyName(name)}</kbd>
                    ))}
                  </dt>
                  <dd>{translate(told)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p class="faint">{translate("keys.main")}</p>
      <p class="dialog-answers">
        <button type="button" class="primary" onClick={onLeave}>
          {translate("drawer.close")}
        </button>
      </p>
    </Dialog>
  );
}
