import { formatDay, translate } from "../i18n/translate";
import { account } from "./calls";
import { Field, Part, PrimaryAction, type Section } from "./form";
import { hasPasskeys, makePasskey } from "./passkey";

type Json = Record<string, unknown>;

/** Setting or changing the password. */
export function Password({ account: own, onChange }: Section) {
  const set = async (form: FormData) => {
    const old = form.get("old");
    const password = form.get("password");
    onChange(await account("password", { password, ...(old ? { old } : {}) }));
  };
  return (
    <Part title={translate("account.password")} doing={set}>
      {own.password && (
        <Field
          name="old"
          type="password"
          label={translate("account.password.old")}
          autocomplete="current-password"
          required
        />
      )}
      <Field
        name="password"
        type="password"
        label={translate("account.password.new")}
        autocomplete="new-password"
        minLength={10}
        required
      />
      <button type="submit" class="quiet">
        {translate("account.password.set")}
      </button>
    </Part>
  );
}

/** The passkeys that open the account. */
export function Passkeys({ account: own, offers, onChange }: Section) {
  if (!offers?.passkeys || !hasPasskeys()) return null;
  const add = async (form: FormData) => {
    const passkey = await makePasskey(await account<Json>("passkey-options"));
    const label = String(form.get("label") ?? "").trim();
    onChange(await account("passkey-add", { passkey, ...(label ? { label } : {}) }));
  };
  const remove = async (id: string) => onChange(await account("passkey-remove", { id }));
  return (
    <Part title={translate("account.passkeys")} doing={add}>
      <ul class="plain">
        {own.passkeys.map((key) => (
          <li key={key.id}>
            <span>{`${key.label}, ${formatDay(key.since)}`}</span>
            <PrimaryAction
              name={translate("account.remove", key.label)}
              doing={() => remove(key.id)}
            />
          </li>
        ))}
      </ul>
      <Field name="label" label={translate("account.passkey.label")} />
      <button type="submit" class="quiet">
        {translate("account.passkey.add")}
      </button>
    </Part>
  );
}

/** Where one is signed in. */
export function Sessions({ account: own, onChange }: Section) {
  const others = own.sessions.length > 1;
  return (
    <Part
      title={translate("account.sessions")}
      doing={async () => onChange(await account("sign-out", { which: "others" }))}
    >
      <ul class="plain">
        {own.sessions.map((session) => (
          <li key={`${session.device}${session.since}`}>
            <span>{`${session.device}, ${formatDay(session.used)}`}</span>
            {session.current && <b>{translate("account.session.this")}</b>}
          </li>
        ))}
      </ul>
      {others && (
        <button type="submit" class="quiet">
          {translate("account.signout.others")}
        </button>
      )}
      <PrimaryAction
        name={translate("account.signout")}
        doing={async () => onChange(await account("sign-out"))}
      />
    </Part>
  );
}

/** Whom one does not want to play with. */
export function Blocked({ account: own, onChange }: Section) {
  const block = async (form: FormData) =>
    onChange(await account("block", { name: form.get("name") }));
  return (
    <Part title={translate("account.blocked")} doing={block}>
      <p class="faint">{translate("account.blocked.help")}</p>
      <ul class="plain">
        {own.blocked.map((name) => (
          <li key={name}>
            <span>{name}</span>
            <PrimaryAction
              name={translate("account.unblock", name)}
              doing={async () => onChange(await account("unblock", { name }))}
            />
          </li>
        ))}
      </ul>
      <Field name="name" label={translate("account.name")} required />
      <button type="submit" class="quiet">
        {translate("account.block")}
      </button>
    </Part>
  );
}

/** Taking everything along, or away. */
export function Everything({ onChange }: Section) {
  const leave = async (form: FormData) =>
    onChange(await account("delete", { name: form.get("name") }));
  return (
    <Part title={translate("account.everything")} doing={leave}>
      <p>
        <a href="/api/account/export" download="zeriba-account.json">
          {translate("account.export")}
        </a>
      </p>
      <p class="faint">{translate("account.delete.help")}</p>
      <Field name="name" label={translate("account.delete.name")} required />
      <button type="submit" class="quiet">
        {translate("account.delete")}
      </button>
    </Part>
  );
}
