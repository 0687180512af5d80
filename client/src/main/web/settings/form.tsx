import { LANGUAGES, translate, type WordKey } from "../i18n/translate";
import { play } from "../sound/sound";
import { useStore } from "../state/store";
import { change, type Settings, settings } from "./settings";

const THEMES = ["auto", "light", "dark"] as const;
const MOTIONS = ["auto", "on", "off"] as const;
const CURTAINS = ["hidden", "always"] as const;

/** Language, colours, motion, sound and the curtain; every change counts at once. */
export function SettingsForm() {
  const now = useStore(settings);
  const languages = ["auto", ...Object.keys(LANGUAGES)] as Settings["language"][];
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Field
        label={translate("settings.language")}
        values={languages}
        value={now.language}
        name={(code) => (code === "auto" ? translate("settings.auto") : LANGUAGES[code])}
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
      <label class="check">
        <input
          type="checkbox"
          checked={now.sound}
          onChange={(event) => {
            change({ sound: event.currentTarget.checked });
            play("turn");
          }}
        />
        {translate("settings.sound")}
      </label>
      <p class="faint">{translate("settings.kept")}</p>
    </form>
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
