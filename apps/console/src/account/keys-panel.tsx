import { SCOPES } from '@diorama/domain';
import { useState } from 'preact/hooks';

import type { ApiKey, CreatedApiKey } from '@diorama-worlds/sdk';
import {
  EmptyState,
  ErrorNotice,
  getErrorMessage,
  Icon,
  ListSkeleton,
  RelativeTime,
  SecretDialog,
  useLoad,
  useNow,
} from '@diorama/page-parts';
import { useAccount } from './account-context.js';
import { getKeyName } from './key-name.js';
import { NewKeyDialog } from './new-key-dialog.js';
import { RevokeKeyDialog } from './revoke-key-dialog.js';

/** What is being done with which key. */
type Task = { readonly kind: 'create' } | { readonly kind: 'revoke'; readonly key: ApiKey } | null;

const EVERY_MS = 10_000;

/** The API keys of the account: created and revoked. */
export function KeysPanel() {
  const { api, caller, may, notify } = useAccount();
  const { value: keys, error, reload } = useLoad((signal) => api.keys.list({ signal }), [], EVERY_MS);
  const [task, setTask] = useState<Task>(null);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const [showsEnded, setShowsEnded] = useState(false);
  const now = useNow(EVERY_MS);
  const close = (): void => setTask(null);
  const shown = (keys ?? []).filter((key) => showsEnded || isLive(key, now));
  const hasProjects = new Set((keys ?? []).map(({ project_id: project }) => project)).size > 1;
  const ended = (keys ?? []).length - (keys ?? []).filter((key) => isLive(key, now)).length;
  return (
    <section class="panel glass keys" aria-labelledby="keys-title">
      <div class="section-head">
        <h2 id="keys-title">API keys</h2>
        {may('account:write') && (
          <button type="button" class="small with-icon" onClick={() => setTask({ kind: 'create' })}>
            <Icon name="plus" /> Create key
          </button>
        )}
      </div>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {keys === null && error === null && <ListSkeleton />}
      {keys !== null && shown.length === 0 && <EmptyState icon="key" title="No keys" />}
      <KeyList keys={shown} now={now} hasProjects={hasProjects} onRevoke={(key) => setTask({ kind: 'revoke', key })} />
      {ended > 0 && (
        <button type="button" class="small" aria-expanded={showsEnded} onClick={() => setShowsEnded(!showsEnded)}>
          {showsEnded ? 'Hide ended keys' : `Show ${ended} ended ${ended === 1 ? 'key' : 'keys'}`}
        </button>
      )}
      {task?.kind === 'create' && (
        <NewKeyDialog
          keys={keys ?? []}
          onClose={close}
          onCreated={(key) => {
            close();
            setCreated(key);
            reload();
          }}
        />
      )}
      {task?.kind === 'revoke' && (
        <RevokeKeyDialog
          apiKey={task.key}
          isOwn={task.key.api_key_id === caller.api_key_id}
          onClose={close}
          onRevoked={() => {
            notify('The key was revoked');
            reload();
          }}
        />
      )}
      {created !== null && created.api_key !== null && (
        <SecretDialog title="The key is ready" secret={created.api_key} onClose={() => setCreated(null)} />
      )}
    </section>
  );
}

interface KeyListProps {
  readonly keys: readonly ApiKey[];
  readonly now: number;
  /** Whether the keys are of several projects. */
  readonly hasProjects: boolean;
  readonly onRevoke: (key: ApiKey) => void;
}

function KeyList({ keys, now, hasProjects, onRevoke }: KeyListProps) {
  const { caller, may } = useAccount();
  return (
    <ul class="key-list">
      {keys.map((key) => (
        <li key={key.api_key_id} data-live={isLive(key, now)}>
          <KeyDescription apiKey={key} isOwn={key.api_key_id === caller.api_key_id} now={now} hasProjects={hasProjects} />
          {isLive(key, now) && may('account:write') && (
            <span class="key-actions">
              <button type="button" class="small danger" aria-label={`Revoke ${getKeyName(key)}`} onClick={() => onRevoke(key)}>
                Revoke
              </button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const isLive = ({ revoked_at: revoked, expires_at: expires }: ApiKey, now: number): boolean =>
  revoked === null && (expires === null || Date.parse(expires) > now);

interface KeyDescriptionProps {
  readonly apiKey: ApiKey;
  /** Whether the session was begun with it. */
  readonly isOwn: boolean;
  readonly now: number;
  readonly hasProjects: boolean;
}

function KeyDescription({ apiKey: key, isOwn, now, hasProjects }: KeyDescriptionProps) {
  const { revoked_at: revoked, expires_at: expires, last_used_at: used } = key;
  return (
    <span class="key-what">
      <b>
        {key.name === '' ? 'Unnamed key' : key.name} {isOwn && <span class="own-key">this session</span>}
      </b>
      <small>
        <code>svck_…_{key.api_key_id}_…</code>
        {hasProjects && ` · project ${key.project_id}`}
      </small>
      {key.scopes.length < SCOPES.length && <small>only {key.scopes.join(', ')}</small>}
      <small>
        created <RelativeTime at={key.created_at} /> ·{' '}
        {used === null ? (
          'never used'
        ) : (
          <>
            used <RelativeTime at={used} />
          </>
        )}
        {revoked !== null && (
          <>
            {' '}
            · revoked <RelativeTime at={revoked} />
          </>
        )}
        {revoked === null && expires !== null && (
          <>
            {' '}
            · {Date.parse(expires) > now ? 'ends' : 'ended'} <RelativeTime at={expires} />
          </>
        )}
      </small>
    </span>
  );
}
