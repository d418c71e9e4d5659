import { useState } from 'preact/hooks';

import { useConsole } from '../hooks/context.js';
import { Dialog } from '../parts/dialog.js';
import { Field } from '../parts/field.js';
import { Submit } from '../parts/submit.js';
import { useAction } from '../hooks/use-action.js';

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
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void action.run();
        }}
      >
        <p class="dialog-text">
          A new key is published now. Both sign for two days, then the new one alone; after three days the old one leaves the key set. No
          receiver notices.
        </p>
        <Field label="The new key begins to sign">
          <select value={start} onChange={({ currentTarget }) => setStart(currentTarget.value === 'immediate' ? 'immediate' : 'planned')}>
            <option value="planned">In 15 minutes, when it is seen everywhere</option>
            <option value="immediate">At once, beside the old one</option>
          </select>
        </Field>
        <Submit action={action} label="Rotate key" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
