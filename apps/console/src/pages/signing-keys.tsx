import { useState } from 'preact/hooks';

import type { SigningKey } from '@diorama-worlds/sdk/admin';
import {
  ConfirmDialog,
  CopyableId,
  ErrorNotice,
  getErrorMessage,
  Icon,
  ListSkeleton,
  PageHeader,
  RelativeTime,
  useLoad,
  useNow,
} from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { describeKeyUse } from './describe-key-use.js';
import { RotateSigningKeyDialog } from './rotate-signing-key-dialog.js';

type Task = { readonly kind: 'rotate' } | { readonly kind: 'revoke'; readonly key: SigningKey } | null;

const REFRESH_MS = 10_000;

/** The keys that sign webhooks: what each is used for, rotation, and the way out when one leaked. */
export function SigningKeysPage() {
  const { api, notify, may } = useConsole();
  const [task, setTask] = useState<Task>(null);
  const { value: keys, error, reload } = useLoad((signal) => api.signingKeys({ signal }), [], REFRESH_MS);
  const now = useNow(REFRESH_MS);
  const close = (): void => setTask(null);
  return (
    <>
      <PageHeader title="Signing keys" lead="One key signs every webhook. During a rotation, two keys sign.">
        {may('operator') && (
          <button type="button" class="primary with-icon" onClick={() => setTask({ kind: 'rotate' })}>
            <Icon name="refresh" /> Rotate
          </button>
        )}
      </PageHeader>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {keys === null && error === null && <ListSkeleton />}
      {keys !== null && <KeyTable keys={keys} now={now} onRevoke={may('operator') ? (key) => setTask({ kind: 'revoke', key }) : null} />}
      {task?.kind === 'rotate' && (
        <RotateSigningKeyDialog
          onClose={close}
          onRotated={(rotated) => {
            notify(rotated ? 'Rotation started' : 'A rotation is already in progress');
            close();
            reload();
          }}
        />
      )}
      {task?.kind === 'revoke' && (
        <ConfirmDialog
          title="Revoke this key?"
          label="Revoke key"
          word="revoke"
          onClose={close}
          onConfirm={async () => {
            await api.revokeSigningKey(task.key.kid);
            notify('The key was revoked; a new one signs');
            reload();
          }}
        >
          Use this for a leaked key. All keys in use are withdrawn immediately and only a new key signs. Receivers fetch it at their next
          webhook. A receiver that gets no webhook may trust the old keys for up to 24 hours. Purge the key set from any cache in front of
          this service.
        </ConfirmDialog>
      )}
    </>
  );
}

interface KeyTableProps {
  readonly keys: readonly SigningKey[];
  readonly now: number;
  /** Null where the operator may not. */
  readonly onRevoke: ((key: SigningKey) => void) | null;
}

function KeyTable({ keys, now, onRevoke }: KeyTableProps) {
  return (
    <div class="table glass">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Use</th>
            <th scope="col">Published</th>
            <th scope="col">Signs until</th>
            <th scope="col">Created by</th>
            <th scope="col" aria-label="Actions" />
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.kid} signingKey={key} now={now} onRevoke={onRevoke === null ? null : () => onRevoke(key)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function KeyRow({
  signingKey: key,
  now,
  onRevoke,
}: {
  readonly signingKey: SigningKey;
  readonly now: number;
  readonly onRevoke: (() => void) | null;
}) {
  const { words, isInUse } = describeKeyUse(key, now);
  return (
    <tr>
      <td data-name="Key" class="wide">
        <CopyableId value={key.kid} what="key id" />
      </td>
      <td data-name="Use">{isInUse ? words : <span class="quiet">{words}</span>}</td>
      <td data-name="Published">
        <RelativeTime at={key.listed_from} />
      </td>
      <td data-name="Signs until">{key.sign_until === null ? <span class="quiet">–</span> : <RelativeTime at={key.sign_until} />}</td>
      <td data-name="Created by">{key.created_by}</td>
      <td>
        {isInUse && onRevoke !== null && (
          <button type="button" class="small danger" onClick={onRevoke}>
            Revoke
          </button>
        )}
      </td>
    </tr>
  );
}
