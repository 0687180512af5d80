import { useState } from "preact/hooks";
import { translate } from "../i18n/translate";
import { useTells } from "./away";
import { type AccountView, account } from "./calls";
import { Field, Part } from "./form";
import { hasPasskeys, makePasskey, usePasskey } from "./passkey";

type Json = Record<string, unknown>;

/** Signing in, or up: with a password or a passkey. */
export function Entrance({
  offers,
  onChange,
}: {
  offers: AccountView["offers"];
  onChange: (view: AccountView) => void;
}) {
  const keys = Boolean(offers?.passkeys) && hasPasskeys();
  const tells = useTells();
  return (
    <div class="entrance">
      <p class="faint">
        {translate("account.why")} {tells && translate("account.why.told")}
      </p>
      <SignIn keys={keys} onChange={onChange} />
      {offers?.accounts && <SignUp keys={keys} onChange={onChange} />}
    </div>
  );
}

interface Way {
  keys: boolean;
  onChange: (view: AccountView) => void;
}

function SignIn({ keys, onChange }: Way) {
  const enter = async (form: FormData) =>
    onChange(await account("sign-in", { name: form.get("name"), password: form.get("password") }));
  const enterByKey = async () => {
    const options = await account<Json>("passkey-challenge");
    onChange(await account("passkey-sign-in", { passkey: await usePasskey(options) }));
  };
  return (
    <>
      <Part title={translate("account.signin")} doing={enter}>
        <Field name="name" label={translate("account.name")} autocomplete="username" required />
        <Field
          name="password"
          type="password"
          label={translate("account.password")}
          autocomplete="current-password"
          required
        />
        <button type="submit" class="primary">
          {translate("account.signin")}
        </button>
      </Part>
      {keys && (
        <Part title={translate("account.signin.passkey")} doing={enterByKey}>
          <button type="submit" class="quiet">
            {translate("account.passkey.use")}
          </button>
        </Part>
      )}
    </>
  );
}

function SignUp({ keys, onChange }: Way) {
  const [byKey, setByKey] = useState(false);
  const make = async (form: FormData) => {
    const name = form.get("name");
    if (!byKey) {
      onChange(await account("sign-up", { name, password: form.get("password") }));
      return;
    }
    const { ticket, ...options } = await account<Json>("passkey-options", { name });
    const passkey = await makePasskey(options);
    onChange(await account("sign-up", { name, ticket, passkey }));
  };
  return (
    <Part title={translate("account.signup")} doing={make}>
      <Field name="name" label={translate("account.name")} autocomplete="username" required />
      {keys && (
        <label class="tick">
          <input
            type="checkbox"
            checked={byKey}
            onChange={(event) => setByKey(event.currentTarget.checked)}
          />
          {translate("account.passkey.instead")}
        </label>
      )}
      {!byKey && (
        <Field
          name="password"
          type="password"
          label={translate("account.password.new")}
          autocomplete="new-password"
          minLength={10}
          required
        />
      )}
      <button type="submit" class="primary">
        {translate("account.signup")}
      </button>
    </Part>
  );
}
