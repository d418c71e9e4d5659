import { VISIBILITIES, parseVisibility } from '@diorama/web';
import type { Visibility } from '@diorama/web';
import type { ComponentChildren } from 'preact';

import { Field } from './field.js';

interface VisibilityFieldProps {
  readonly value: Visibility;
  readonly hint?: ComponentChildren;
  readonly onChange: (value: Visibility) => void;
}

/** Chooses who can open a world. */
export function VisibilityField({ value, hint, onChange }: VisibilityFieldProps) {
  return (
    <Field label="Visibility" hint={hint}>
      <select value={value} onChange={({ currentTarget }) => onChange(parseVisibility(currentTarget.value) ?? value)}>
        {VISIBILITIES.map((visibility) => (
          <option key={visibility.value} value={visibility.value}>
            {visibility.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
