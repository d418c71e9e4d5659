interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly value: string;
  /** Values with their names. */
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** Chooses one of a few values, all of which are visible. */
export function FilterChips<Value extends string>({ label, value, choices, onChange }: FilterChipsProps<Value>) {
  return (
    <div class="chips" role="group" aria-label={label}>
      {choices.map(([name, title]) => (
        <button key={name} type="button" class="chip" aria-pressed={name === value} onClick={() => onChange(name)}>
          {title}
        </button>
      ))}
    </div>
  );
}
