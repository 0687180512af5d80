import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { translate } from "../i18n/translate";
import type { AccountShown, AccountView } from "../protocol/answers";

/** What a section of the page needs: what it shows and where it tells of a change. */
export interface Section {
  account: AccountShown;
  offers: AccountView["offers"];
  onChange: (view: AccountView) => void;
}

/** What went wrong, in words. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A titled part of the page with a form in it; what is refused is said there. */
export function Part({
  title,
  doing,
  children,
}: {
  title: string;
  doing?: ((form: FormData) => Promise<void>) | undefined;
  children: ComponentChildren;
}) {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    if (!doing) return;
    setBusy(true);
    setDone(false);
    setTrouble("");
    try {
      await doing(new FormData(form));
      form.reset();
      setDone(true);
    } catch (error) {
      setTrouble(reason(error));
    }
    setBusy(false);
  };
  return (
    <section class="account-part">
      <h2>{title}</h2>
      <form
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {children}
        {trouble && (
          <p class="objection" role="alert">
            {trouble}
          </p>
        )}
        {done && <p role="status">{translate("account.done")}</p>}
      </form>
    </section>
  );
}

/** A field of a form, with its name above it. */
export function Field({
  name,
  label,
  ...input
}: {
  name: string;
  label: string;
  type?: string;
  value?: string;
  autocomplete?: string;
  minLength?: number;
  required?: boolean;
  placeholder?: string;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input name={name} {...input} />
    </label>
  );
}

/** A button that does one thing at once, and says beside it when that was refused. */
export function PrimaryAction({ name, doing }: { name: string; doing: () => Promise<void> }) {
  const [trouble, setTrouble] = useState("");
  return (
    <>
      <button
        type="button"
        class="quiet"
        onClick={() => doing().catch((error: unknown) => setTrouble(reason(error)))}
      >
        {name}
      </button>
      {trouble && <span role="alert">{trouble}</span>}
    </>
  );
}
