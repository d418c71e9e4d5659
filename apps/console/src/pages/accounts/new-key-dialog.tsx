import { SCOPES } from '@diorama/domain';
import type { Scope } from '@diorama/domain';
import { useState } from 'preact/hooks';

import type { CreatedApiKey, AccountDetails } from '@diorama-worlds/sdk/admin';
import { ActionForm, Dialog, Field, FormFooter, KeyLifeField, ScopeChoices, toKeyExpiry, useAction } from '@diorama/page-parts';
import { useConsole } from '../../hooks/console-context.js';

interface NewKeyDialogProps {
  readonly account: AccountDetails;
  readonly onClose: () => void;
  readonly onCreated: (key: CreatedApiKey) => void;
}

const NEW_PROJECT = 'new';

/** Creates a key in a project of the account, or in a new one. */
export function NewKeyDialog({ account, onClose, onCreated }: NewKeyDialogProps) {
  const { api } = useConsole();
  const [name, setName] = useState('');
  const [projectId, setProjectId] = useState(account.projects[0]?.project_id ?? NEW_PROJECT);
  const [projectName, setProjectName] = useState('');
  const [days, setDays] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(SCOPES);
  const action = useAction(async () => {
    const id = account.account_id;
    const project = projectId === NEW_PROJECT ? (await api.createProject(id, projectName.trim())).project_id : projectId;
    const may = scopes.length === SCOPES.length ? null : [...scopes];
    onCreated(await api.createKey(id, { project_id: project, name: name.trim(), expires_at: toKeyExpiry(days, Date.now()), scopes: may }));
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
        <Field label="Project">
          <select value={projectId} onChange={({ currentTarget }) => setProjectId(currentTarget.value)}>
            {account.projects.map(({ project_id: id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
            <option value={NEW_PROJECT}>A new project …</option>
          </select>
        </Field>
        {projectId === NEW_PROJECT && (
          <Field label="Name of the new project">
            <input
              type="text"
              required
              maxLength={128}
              autocomplete="off"
              value={projectName}
              onInput={({ currentTarget }) => setProjectName(currentTarget.value)}
            />
          </Field>
        )}
        <KeyLifeField days={days} onChange={setDays} />
        <ScopeChoices scopes={scopes} onChange={setScopes} />
        <FormFooter action={action} label="Create key" isDisabled={scopes.length === 0} onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
