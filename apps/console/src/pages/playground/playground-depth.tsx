import { useState } from 'preact/hooks';

import { getErrorMessage } from '../../api/error-message.js';
import { Field } from '../../parts/field.js';
import { Icon } from '../../parts/icon.js';
import type { PlaygroundForm } from '../../playground/playground-form.js';
import { readDepthFile } from '../../playground/read-picture.js';

interface PlaygroundDepthProps {
  readonly form: PlaygroundForm;
  readonly onForm: (change: Partial<PlaygroundForm>) => void;
}

/** Takes one depth panorama, and the bounds that a PNG needs. */
export function PlaygroundDepth({ form, onForm }: PlaygroundDepthProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem(null);
    try {
      onForm({ depth: await readDepthFile(file) });
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };
  return (
    <div>
      <label class="drop">
        <Icon name="upload" />
        <span>{form.depth === null ? 'Choose a depth panorama, EXR or PNG' : form.depth.name}</span>
        <input
          type="file"
          accept=".exr,.png"
          aria-label="Depth panorama"
          onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
        />
      </label>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {form.depth?.extension?.toLowerCase() === 'png' && (
        <div class="pair">
          <Metres label="Nearest, metres" value={form.zMin} onValue={(zMin) => onForm({ zMin })} />
          <Metres label="Farthest, metres" value={form.zMax} onValue={(zMax) => onForm({ zMax })} />
        </div>
      )}
    </div>
  );
}

interface MetresProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Metres({ label, value, onValue }: MetresProps) {
  return (
    <Field label={label}>
      <input type="number" min={0} step="any" value={value} onInput={({ currentTarget }) => onValue(currentTarget.value)} />
    </Field>
  );
}
