interface FilterSelectProps {
  readonly label: string;
  /** Empty for all. */
  readonly value: string;
  /** Label of the choice of all, such as `Any model`. */
  readonly all: string;
  /** Values, or values with their names. */
  readonly choices: readonly (string | readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** Chooses one value of a filter, or all. A value of the address that is not among the choices is one of them. */
export function FilterSelect({ label, value, all, choices, onChange }: FilterSelectProps) {
  const named = choices.map((choice) => (typeof choice === 'string' ? ([choice, choice] as const) : choice));
  const known = value === '' || named.some(([name]) => name === value) ? named : [...named, [value, value] as const];
  return (
    <select class="filter-select" aria-label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">{all}</option>
      {known.map(([name, title]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
