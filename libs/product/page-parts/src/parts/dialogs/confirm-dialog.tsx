import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { ActionForm, FormFooter } from '../action-form.js';
import { useAction } from '../../hooks/use-action.js';
import { Dialog } from './dialog.js';
import { Field } from '../field.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly label: string;
  readonly children: ComponentChildren;
  /** What has to be typed first; for what cannot be undone. */
  readonly word?: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before something that hurts. */
export function ConfirmDialog({ title, label, children, word, onConfirm, onClose }: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const action = useAction(async () => {
    await onConfirm();
    onClose();
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <ActionForm action={action}>
        <div class="dialog-text">{children}</div>
        {word !== undefined && (
          <Field label={`Type “${word}” to confirm`}>
            <input type="text" autocomplete="off" value={typed} onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
          </Field>
        )}
        <FormFooter action={action} label={label} isDanger isDisabled={word !== undefined && typed !== word} onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
