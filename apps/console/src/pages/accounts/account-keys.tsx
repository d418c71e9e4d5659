import { SCOPES } from '@diorama/domain';
import { useState } from 'preact/hooks';

import type { ApiKey, CreatedApiKey } from '@diorama-worlds/sdk/admin';
import { ConfirmDialog, EmptyState, Icon, RelativeTime, SecretDialog, useNow } from '@diorama/page-parts';
import { useConsole } from '../../hooks/console-context.js';
import type { AccountSectionProps } from './account-section-props.js';
import { NewKeyDialog } from './new-key-dialog.js';
import { RotateKeyDialog } from './rotate-key-dialog.js';

/** What is being done with which key. */
type Task = { readonly kind: 'create' } | { readonly kind: 'rotate' | 'revoke'; readonly key: ApiKey } | null;

const EVERY_MS = 10_000;

/** The keys of an account: made, rotated and revoked. */
export function AccountKeys({ account, onChange }: AccountSectionProps) {
  const { api, notify, may } = useConsole();
  const [task, setTask] = useState<Task>(null);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const now = useNow(EVERY_MS);
  const close = (): void => setTask(null);
  const show = (key: CreatedApiKey): void => {
    setTask(null);
    setCreated(key);
    onChange();
  };
  const projects = new Map(account.projects.map(({ project_id: id, name }) => [id, name]));
  return (
    <section class="panel glass keys">
      <div class="section-head">
        <h2>API keys</h2>
        {may('operator') && (
          <button type="button" class="small with-icon" onClick={() => setTask({ kind: 'create' })}>
            <Icon name="plus" /> Create key
          </button>
        )}
      </div>
      {account.api_keys.length === 0 && <EmptyState icon="key" title="No keys" />}
      <ul class="key-list">
        {account.api_keys.map((key) => (
          <li key={key.api_key_id} data-live={isLive(key, now)}>
            <KeyDescription apiKey={key} project={projects.get(key.project_id) ?? key.project_id} now={now} />
            {isLive(key, now) && may('operator') && (
              <span class="key-actions">
                {key.replaced_by === null && (
                  <button type="button" class="small" onClick={() => setTask({ kind: 'rotate', key })}>
                    Rotate
                  </button>
                )}
                <button type="button" class="small danger" onClick={() => setTask({ kind: 'revoke', key })}>
                  Revoke
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {task?.kind === 'create' && <NewKeyDialog account={account} onClose={close} onCreated={show} />}
      {task?.kind === 'rotate' && <RotateKeyDialog accountId={account.account_id} apiKey={task.key} onClose={close} onCreated={show} />}
      {task?.kind === 'revoke' && (
        <ConfirmDialog
          title="Revoke this key?"
          label="Revoke key"
          onClose={close}
          onConfirm={async () => {
            await api.revokeKey(account.account_id, task.key.api_key_id);
            notify('The key was revoked');
            onChange();
          }}
        >
          Requests with “{task.key.name || task.key.api_key_id}” are refused within 30 seconds. This cannot be undone.
        </ConfirmDialog>
      )}
      {created !== null && <SecretDialog title="The key is ready" secret={created.api_key} onClose={() => setCreated(null)} />}
    </section>
  );
}

const isLive = ({ revoked_at: revoked, expires_at: expires }: ApiKey, now: number): boolean =>
  revoked === null && (expires === null || Date.parse(expires) > now);

interface KeyDescriptionProps {
  readonly apiKey: ApiKey;
  /** Name of its project. */
  readonly project: string;
  readonly now: number;
}

function KeyDescription({ apiKey: key, project, now }: KeyDescriptionProps) {
  return (
    <span class="key-what">
      <b>{key.name === '' ? 'Unnamed key' : key.name}</b>
      <small>
        <code>{key.api_key_id}</code> · {project}
      </small>
      {key.scopes.length < SCOPES.length && <small>only {key.scopes.join(', ')}</small>}
      <small>
        <KeyLife apiKey={key} now={now} />
      </small>
    </span>
  );
}

function KeyLife({ apiKey, now }: { readonly apiKey: ApiKey; readonly now: number }) {
  const { revoked_at: revoked, expires_at: expires, last_used_at: used, created_at: created, replaced_by: replacedBy } = apiKey;
  if (revoked !== null)
    return (
      <>
        revoked <RelativeTime at={revoked} />
      </>
    );
  return (
    <>
      {replacedBy !== null && 'replaced · '}
      {used === null ? (
        'never used'
      ) : (
        <>
          used <RelativeTime at={used} />
        </>
      )}{' '}
      · created <RelativeTime at={created} />
      {expires !== null && (
        <>
          {' '}
          · {Date.parse(expires) > now ? 'ends' : 'ended'} <RelativeTime at={expires} />
        </>
      )}
    </>
  );
}
