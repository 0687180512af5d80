/** A list to choose one thing from. */
export function Pick({
  title,
  value,
  choices,
  onPick,
}: {
  title: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onPick: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{title}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {choices.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
