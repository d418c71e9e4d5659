import type { ComponentChildren } from 'preact';

interface FieldProps {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A control with its name above it, and a word of explanation below, which is not a part of the name. */
export function Field({ label, hint, children }: FieldProps) {
  return (
    <div class="field">
      <label class="field">
        <span class="field-label">{label}</span>
        {children}
      </label>
      {hint !== undefined && <span class="field-hint">{hint}</span>}
    </div>
  );
}
