import { useRef, useState } from "preact/hooks";
import { translate } from "../../i18n/translate";

/** A link to pass on, with a button that copies it. */
export function LinkField({ label, url, help }: { label: string; url: string; help?: string }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => setCopied(await copyText(url, field.current));
  return (
    <div class="link-field">
      <label>
        <span>{label}</span>
        <input type="text" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="quiet" onClick={() => void copy()}>
        {translate(copied ? "seat.copied" : "seat.copy")}
      </button>
      {help && <p class="faint">{help}</p>}
    </div>
  );
}

/** Copies by the clipboard; on a page without it (plain HTTP on a network) by selecting the field. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.select();
    return document.execCommand("copy");
  }
}
