import { Field } from '../field.js';
import { listKeyLives } from './key-lives.js';

interface KeyLifeFieldProps {
  /** Days, or '' for as long as possible. */
  readonly days: string;
  /** End of the key that creates the new one; null for none. */
  readonly limit?: string | null;
  readonly onChange: (days: string) => void;
}

/** Chooses how long a new key is valid. */
export function KeyLifeField({ days, limit = null, onChange }: KeyLifeFieldProps) {
  return (
    <Field label="Valid for">
      <select value={days} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {listKeyLives(limit, Date.now()).map(({ days: value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
