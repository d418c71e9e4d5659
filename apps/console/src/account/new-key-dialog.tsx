import { SCOPES } from '@diorama/domain';
import type { Scope } from '@diorama/domain';
import { useRef, useState } from 'preact/hooks';

import { newIdempotencyKey } from '@diorama-worlds/sdk';
import type { ApiKey, CreatedApiKey } from '@diorama-worlds/sdk';
import { ActionForm, Dialog, Field, FormFooter, KeyLifeField, ScopeChoices, toKeyExpiry, useAction } from '@diorama/page-parts';
import { useAccount } from './account-context.js';
import { listProjects } from './key-projects.js';

interface NewKeyDialogProps {
  /** All keys of the account. */
  readonly keys: readonly ApiKey[];
  readonly onClose: () => void;
  readonly onCreated: (key: CreatedApiKey) => void;
}

/** Creates a key that may do what the key of the session may do, or less, and ends with that key or before. */
export function NewKeyDialog({ keys, onClose, onCreated }: NewKeyDialogProps) {
  const { api, caller } = useAccount();
  const own = SCOPES.filter((scope) => caller.scopes.includes(scope));
  const limit = keys.find(({ api_key_id: id }) => id === caller.api_key_id)?.expires_at ?? null;
  const projects = listProjects(keys);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(own);
  const [days, setDays] = useState('');
  const [project, setProject] = useState(caller.project_id);
  const idempotencyKey = useRef(newIdempotencyKey()); // a second press creates no second key
  const action = useAction(async () => {
    const expiresAt = toKeyExpiry(days, Date.now());
    const request = {
      name: name.trim(),
      project_id: project,
      ...(expiresAt === null ? {} : { expires_at: expiresAt }),
      ...(scopes.length === own.length ? {} : { scopes: [...scopes] }),
    };
    const created = await api.keys.create(request, { idempotencyKey: idempotencyKey.current });
    if (created.api_key === null) {
      idempotencyKey.current = newIdempotencyKey();
      throw new Error(`The response with the key was lost. Revoke the key ${created.api_key_id} and create another one.`);
    }
    onCreated(created);
  });
  return (
    <Dialog title="Create an API key" onClose={onClose}>
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
        {projects.length > 1 && (
          <Field label="Project">
            <select value={project} onChange={({ currentTarget }) => setProject(currentTarget.value)}>
              {projects.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </Field>
        )}
        <KeyLifeField days={days} limit={limit} onChange={setDays} />
        <ScopeChoices choices={own} scopes={scopes} onChange={setScopes} />
        <FormFooter action={action} label="Create key" isDisabled={scopes.length === 0 || name.trim() === ''} onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
