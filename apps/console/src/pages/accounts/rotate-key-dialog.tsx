import { useState } from 'preact/hooks';

import type { ApiKey, CreatedApiKey } from '@diorama-worlds/sdk/admin';
import { ActionForm, Dialog, Field, FormFooter, useAction } from '@diorama/page-parts';
import { useConsole } from '../../hooks/console-context.js';

interface RotateKeyDialogProps {
  readonly accountId: string;
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
  readonly onCreated: (key: CreatedApiKey) => void;
}

const OVERLAPS = [
  { seconds: '0', label: 'Not at all' },
  { seconds: '3600', label: 'One hour' },
  { seconds: '86400', label: 'One day' },
  { seconds: '604800', label: 'One week' },
] as const;

/** Makes a key in the place of another, which works on for a while. */
export function RotateKeyDialog({ accountId, apiKey, onClose, onCreated }: RotateKeyDialogProps) {
  const { api } = useConsole();
  const [overlap, setOverlap] = useState('86400');
  const action = useAction(async () => onCreated(await api.rotateKey(accountId, apiKey.api_key_id, { overlap_seconds: Number(overlap) })));
  return (
    <Dialog title="Rotate this key" onClose={onClose}>
      <ActionForm action={action}>
        <p class="dialog-text">A new key replaces “{apiKey.name || apiKey.api_key_id}”, in the same project.</p>
        <Field label="Keep the old key valid for">
          <select value={overlap} onChange={({ currentTarget }) => setOverlap(currentTarget.value)}>
            {OVERLAPS.map(({ seconds, label }) => (
              <option key={seconds} value={seconds}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <FormFooter action={action} label="Rotate key" onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
