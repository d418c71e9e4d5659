import { SCOPES } from '@diorama/domain';
import type { Scope } from '@diorama/domain';
import { useRef, useState } from 'preact/hooks';

import { newIdempotencyKey } from '@diorama-worlds/sdk';
import type { CreatedApiKey } from '@diorama-worlds/sdk';
import { useAction } from '../hooks/use-action.js';
import { ActionForm, FormFooter } from '../parts/action-form.js';
import { Dialog } from '../parts/dialogs/dialog.js';
import { Field } from '../parts/field.js';
import { ScopeChoices } from '../parts/scope-choices.js';
import { useAccount } from './account-context.js';

interface NewKeyDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (key: CreatedApiKey) => void;
}

/** Creates a key that may do what the key of the session may do, or less. */
export function NewKeyDialog({ onClose, onCreated }: NewKeyDialogProps) {
  const { api, caller } = useAccount();
  const own = SCOPES.filter((scope) => caller.scopes.includes(scope));
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(own);
  const idempotencyKey = useRef(newIdempotencyKey()); // a second press creates no second key
  const action = useAction(async () => {
    const may = scopes.length === own.length ? {} : { scopes: [...scopes] };
    const created = await api.keys.create({ name: name.trim(), ...may }, { idempotencyKey: idempotencyKey.current });
    if (created.api_key === null) {
      idempotencyKey.current = newIdempotencyKey();
      throw new Error(`The response with the key was lost. Revoke the key ${created.api_key_id} and create another one.`);
    }
    onCreated(created);
  });
  return (
    <Dialog title="New API key" onClose={onClose}>
      <ActionForm action={action}>
        <Field label="Name" hint="A name that identifies the key.">
          <input
            type="text"
            required
            maxLength={128}
            autocomplete="off"
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <ScopeChoices choices={own} scopes={scopes} onChange={setScopes} />
        <FormFooter action={action} label="Create key" isDisabled={scopes.length === 0 || name.trim() === ''} onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
