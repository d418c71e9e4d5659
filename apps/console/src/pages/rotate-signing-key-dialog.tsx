import { useState } from 'preact/hooks';
import { ActionForm, Dialog, Field, FormFooter, useAction } from '@diorama/page-parts';

import { useConsole } from '../hooks/console-context.js';

interface RotateSigningKeyDialogProps {
  readonly onClose: () => void;
  readonly onRotated: (rotated: boolean) => void;
}

/** Lets a new key take the place of the one that signs. */
export function RotateSigningKeyDialog({ onClose, onRotated }: RotateSigningKeyDialogProps) {
  const { api } = useConsole();
  const [start, setStart] = useState<'planned' | 'immediate'>('planned');
  const action = useAction(async () => onRotated((await api.rotateSigningKey({ immediate: start === 'immediate' })).rotated));
  return (
    <Dialog title="Rotate the signing key" onClose={onClose}>
      <ActionForm action={action}>
        <p class="dialog-text">
          A new key is published now. Both keys sign for two days, then only the new one. After three days the old key leaves the key set.
          Receivers are not interrupted.
        </p>
        <Field label="The new key starts to sign">
          <select value={start} onChange={({ currentTarget }) => setStart(currentTarget.value === 'immediate' ? 'immediate' : 'planned')}>
            <option value="planned">In 15 minutes, when all caches have the new key</option>
            <option value="immediate">Immediately, together with the old key</option>
          </select>
        </Field>
        <FormFooter action={action} label="Rotate key" onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
