import { useState } from 'preact/hooks';
import { ActionForm, Dialog, Field, FormFooter, useAction } from '@diorama/page-parts';

import { useConsole } from '../../hooks/console-context.js';
import { describeGrant } from '../../text/ledger-text.js';

interface GrantDialogProps {
  readonly accountId: string;
  readonly onClose: () => void;
  readonly onGranted: () => void;
}

/** Gives credits, or takes available ones back. */
export function GrantDialog({ accountId, onClose, onGranted }: GrantDialogProps) {
  const { api, notify } = useConsole();
  const [credits, setCredits] = useState('');
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const action = useAction(async () => {
    const { applied } = await api.grant(accountId, { credits: Number(credits), reference: reference.trim(), note: note.trim() });
    notify(applied ? describeGrant(Number(credits)) : 'This reference was already used. Nothing was changed');
    onGranted();
  });
  return (
    <Dialog title="Grant credits" onClose={onClose}>
      <ActionForm action={action}>
        <Field label="Credits" hint="A negative number removes available credits.">
          <input type="number" step={1} required value={credits} onInput={({ currentTarget }) => setCredits(currentTarget.value)} />
        </Field>
        <Field label="Reference" hint="For example an invoice number. Repeating a reference has no effect.">
          <input
            type="text"
            required
            maxLength={255}
            autocomplete="off"
            value={reference}
            onInput={({ currentTarget }) => setReference(currentTarget.value)}
          />
        </Field>
        <Field label="Note (optional)">
          <input
            type="text"
            maxLength={500}
            autocomplete="off"
            value={note}
            onInput={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Field>
        <FormFooter action={action} label="Grant" onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
