import { ConflictError } from '@diorama-worlds/sdk';
import type { ApiKey } from '@diorama-worlds/sdk';
import { useState } from 'preact/hooks';
import { ConfirmDialog } from '@diorama/page-parts';

import { useAccount } from './account-context.js';
import { getKeyName } from './key-name.js';

interface RevokeKeyDialogProps {
  readonly apiKey: ApiKey;
  /** Whether the session was begun with it. */
  readonly isOwn: boolean;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Asks before a key is revoked; for the last key that can manage keys, once more, with a word to type. */
export function RevokeKeyDialog({ apiKey, isOwn, onRevoked, onClose }: RevokeKeyDialogProps) {
  const { api } = useAccount();
  const [isLast, setLast] = useState(false);
  const name = getKeyName(apiKey);
  const revoke = async (force: boolean): Promise<void> => {
    try {
      await api.keys.revoke(apiKey.api_key_id, { force });
    } catch (error) {
      if (error instanceof ConflictError) setLast(true);
      throw error;
    }
    onRevoked();
  };
  if (isLast)
    return (
      <ConfirmDialog
        key="last"
        title="Revoke the last key?"
        label="Revoke anyway"
        word={name}
        onClose={onClose}
        onConfirm={() => revoke(true)}
      >
        No other key of the account can manage keys. After this, only the operator of the service can create one, and you are signed out.
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog key="first" title="Revoke this key?" label="Revoke key" onClose={onClose} onConfirm={() => revoke(false)}>
      Requests with “{name}” are refused within 30 seconds. This cannot be undone.
      {isOwn && ' You are signed in with this key, so your session will end too.'}
    </ConfirmDialog>
  );
}
