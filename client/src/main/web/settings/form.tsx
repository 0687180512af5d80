import { useState } from "preact/hooks";
import { LANGUAGES, languageName, translate, type WordKey } from "../i18n/translate";
import { play } from "../sound/sound";
import { useStore } from "../state/store";
import { change, settings } from "./settings";

const THEMES = ["auto", "light", "dark"] as const;
const MOTIONS = ["auto", "on", "off"] as const;
const CURTAINS = ["hidden", "always"] as const;
const SPEEDS = ["slow", "usual", "fast"] as const;
const NUMBERS = ["near", "named", "always"] as const;
const COUNTERS = ["small", "usual", "large"] as const;
const CONFIRMS = ["idle", "always", "never"] as const;

/** Whether this browser may tell that it is one's turn, asked of whoever sits at it. */
async function allowNotices(wanted: boolean): Promise<boolean> {
  if (!wanted || !("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** What one sees, hears and is asked; every change counts at once. */
export function SettingsForm() {
  const now = useStore(settings);
  const [denied, setDenied] = useState(false);
  const languages = ["auto", ...LANGUAGES];
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Field
        label={translate("settings.language")}
        values={languages}
        value={now.language}
        name={(code) => (code === "auto" ? translate("settings.auto") : languageName(code))}
        onChange={(language) => change({ language })}
      />
      <Field
        label={translate("settings.theme")}
        values={THEMES}
        value={now.theme}
        name={(theme) => translate(`settings.${theme}` as WordKey)}
        onChange={(theme) => change({ theme })}
      />
      <Field
        label={translate("settings.motion")}
        values={MOTIONS}
        value={now.motion}
        name={(motion) => translate(`settings.${motion}` as WordKey)}
        onChange={(motion) => change({ motion })}
      />
      <Field
        label={translate("settings.curtain")}
        values={CURTAINS}
        value={now.curtain}
        name={(curtain) => translate(`settings.curtain.${curtain}` as WordKey)}
        onChange={(curtain) => change({ curtain })}
      />
      <Field
        label={translate("settings.speed")}
        values={SPEEDS}
        value={now.speed}
        name={(speed) => translate(`settings.speed.${speed}`)}
        onChange={(speed) => change({ speed })}
      />
      <Field
        label={translate("settings.numbers")}
        values={NUMBERS}
        value={now.numbers}
        name={(numbers) => translate(`settings.numbers.${numbers}`)}
        onChange={(numbers) => change({ numbers })}
      />
      <Field
        label={translate("settings.counters")}
        values={COUNTERS}
        value={now.counters}
        name={(counters) => translate(`settings.counters.${counters}`)}
        onChange={(counters) => change({ counters })}
      />
      <Field
        label={translate("settings.confirm")}
        values={CONFIRMS}
        value={now.confirm}
        name={(confirm) => translate(`settings.confirm.${confirm}`)}
        onChange={(confirm) => change({ confirm })}
      />
      <Check
        label={translate("settings.closing")}
        checked={now.closing}
        onChange={(closing) => change({ closing })}
      />
      <Check
        label={translate("settings.only")}
        checked={now.only}
        onChange={(only) => change({ only })}
      />
      <Check
        label={translate("settings.sound")}
        checked={now.sound}
        onChange={(sound) => {
          change({ sound });
          play("turn");
        }}
      />
      <Check
        label={translate("settings.notices")}
        checked={now.notices}
        onChange={(wanted) => {
          void allowNotices(wanted).then((notices) => {
            change({ notices });
            setDenied(wanted && !notices);
          });
        }}
      />
      {denied && <p role="alert">{translate("settings.notices.denied")}</p>}
      <p class="faint">{translate("settings.notices.more")}</p>
      <p class="faint">{translate("settings.kept")}</p>
    </form>
  );
}

function Check({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

function Field<T extends string>({
  label,
  values,
  value,
  name,
  onChange,
}: {
  label: string;
  values: readonly T[];
  value: T;
  name: (value: T) => string;
  onChange: (value: T) => void;
}) {
  return (
    <label class="setting">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {values.map((v) => (
          <option key={v} value={v}>
            {name(v)}
          </option>
        ))}
      </select>
    </label>
  );
}
