import { useState } from 'preact/hooks';
import { ActionForm, Dialog, Field, FormFooter, useAction } from '@diorama/page-parts';

import { useConsole } from '../../hooks/console-context.js';
import { AccountPicker } from '../../parts/filters/account-picker.js';

interface PlaygroundKeyProps {
  readonly apiKey: string;
  readonly onApiKey: (apiKey: string) => void;
  readonly onMake: () => void;
}

const LIFE_MS = 86_400_000;

/** The key that the playground uses: typed in, or created on the spot. */
export function PlaygroundKey({ apiKey, onApiKey, onMake }: PlaygroundKeyProps) {
  const { may } = useConsole();
  return (
    <Field label="API key" hint="The key is kept only on this page, until you close it.">
      <span class="with-button">
        <input
          type="password"
          autocomplete="off"
          spellcheck={false}
          placeholder="svck_…"
          value={apiKey}
          onInput={({ currentTarget }) => onApiKey(currentTarget.value.trim())}
        />
        {may('operator') && (
          <button type="button" class="small" onClick={onMake}>
            Create key
          </button>
        )}
      </span>
    </Field>
  );
}

interface MakeKeyDialogProps {
  readonly onClose: () => void;
  readonly onMade: (apiKey: string) => void;
}

/** Creates a key for one day in an account that is chosen. */
export function CreatePlaygroundKeyDialog({ onClose, onMade }: MakeKeyDialogProps) {
  const { api, notify } = useConsole();
  const [accountId, setAccountId] = useState('');
  const action = useAction(async () => {
    const { projects } = await api.account(accountId);
    const project = projects.at(-1) ?? (await api.createProject(accountId, 'default'));
    const expiresAt = new Date(Date.now() + LIFE_MS).toISOString();
    const key = await api.createKey(accountId, { project_id: project.project_id, name: 'Playground', expires_at: expiresAt, scopes: null });
    notify('A key for one day was created');
    onMade(key.api_key);
  });
  return (
    <Dialog title="Create a key for the playground" onClose={onClose}>
      <ActionForm action={action}>
        <p class="dialog-text">The world is created in this account and charged to it. The key is valid for one day.</p>
        <div class="field">
          <span class="field-label">Account</span>
          <AccountPicker label="Account" placeholder="Name or id" value={accountId} onChange={setAccountId} />
        </div>
        <FormFooter action={action} label="Create key" isDisabled={accountId === ''} onCancel={onClose} />
      </ActionForm>
    </Dialog>
  );
}
