import { useEffect, useState } from "preact/hooks";
import { language, translate, type WordKey } from "../i18n/translate";
import type { NoticesShown, Told } from "../protocol/answers";
import { answer } from "../protocol/api";
import { Field, Part, PrimaryAction } from "./form";

/** What asks to be told, and is told in the language of the page. */
const ASKING = ["push", "email", "webhook"];

function wish(operation: string, body: object): Promise<NoticesShown> {
  return answer(
    fetch(`/api/notices/${operation}`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language() },
      body: JSON.stringify(ASKING.includes(operation) ? { ...body, lang: language() } : body),
    }),
  ) as Promise<NoticesShown>;
}

/** How one wants to be told, once the server has said so; a server that tells nobody offers nothing. */
function useWishes(): [NoticesShown | undefined, (shown: NoticesShown) => void] {
  const [wishes, setNoticesShown] = useState<NoticesShown | undefined>(undefined);
  useEffect(() => {
    (answer(fetch("/api/notices")) as Promise<NoticesShown>).then(setNoticesShown, () => undefined);
  }, []);
  const tells = Object.values(wishes?.offers ?? {}).some(Boolean);
  return [tells ? wishes : undefined, setNoticesShown];
}

/** Whether this server tells anybody when it is his turn, so that it may be promised. */
export function useTells(): boolean {
  return useWishes()[0] !== undefined;
}

/** Being told when it is one's turn: nothing, until it is asked for. */
export function Away() {
  const [wishes, setNoticesShown] = useWishes();
  if (!wishes) return null;
  const { offers, waiting, ways, key } = wishes;
  return (
    <div class="account-settings">
      <Part title={translate("away.title")}>
        <p class="faint">{translate("away.help")}</p>
        {ways.length === 0 && <p>{translate("away.none")}</p>}
        <ul class="plain">
          {[...ways, ...waiting].map((way) => (
            <li key={way.kind + way.target}>
              <span>{wayName(way)}</span>
              <PrimaryAction
                name={translate("away.remove")}
                doing={async () => setNoticesShown(await wish("remove", way))}
              />
            </li>
          ))}
        </ul>
        {offers.push && key && "serviceWorker" in navigator && (
          <PrimaryAction
            name={translate("away.push")}
            doing={async () => setNoticesShown(await wish("push", await subscription(key)))}
          />
        )}
      </Part>
      {offers.email && <ByMail waiting={waiting} onChange={setNoticesShown} />}
      {offers.webhook && <ByWebhook onChange={setNoticesShown} />}
    </div>
  );
}

function wayName(way: Told): string {
  const shown = way.kind === "email" ? way.target : new URL(way.target).hostname;
  return `${translate(`away.kind.${way.kind}` as WordKey)}, ${shown}`;
}

function ByMail({
  waiting,
  onChange,
}: {
  waiting: Told[];
  onChange: (wishes: NoticesShown) => void;
}) {
  const address = waiting.find((way) => way.kind === "email")?.target;
  const ask = async (form: FormData) =>
    onChange(
      address
        ? await wish("confirm", { address, code: form.get("code") })
        : await wish("email", { address: form.get("address") }),
    );
  return (
    <Part title={translate("away.kind.email")} doing={ask}>
      {address ? (
        <Field name="code" label={translate("away.email.code", address)} required />
      ) : (
        <Field
          name="address"
          type="email"
          label={translate("away.email.address")}
          autocomplete="email"
          required
        />
      )}
      <button type="submit" class="quiet">
        {translate(address ? "away.email.confirm" : "away.email.ask")}
      </button>
    </Part>
  );
}

function ByWebhook({ onChange }: { onChange: (wishes: NoticesShown) => void }) {
  return (
    <Part
      title={translate("away.kind.webhook")}
      doing={async (form) => onChange(await wish("webhook", { url: form.get("url") }))}
    >
      <Field name="url" type="url" label={translate("away.webhook.url")} required />
      <button type="submit" class="quiet">
        {translate("away.webhook.ask")}
      </button>
    </Part>
  );
}

/** This browser's subscription to its maker's push service. */
async function subscription(key: string): Promise<object> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new Error(translate("away.push.denied"));
  }
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
}
