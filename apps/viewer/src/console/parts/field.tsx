import type { ComponentChildren } from 'preact';

interface FieldProps {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A control with its name above it. */
export function Field({ label, hint, children }: FieldProps) {
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      {children}
      {hint !== undefined && <span class="field-hint">{hint}</span>}
    </label>
  );
}
