import type { AdminResponse } from '@diorama/contract';
import type { signingProto } from '@diorama/proto-types';

import { toRequiredTimeView, toTimeView } from '../time-view.js';

/** A signing key as operators see it. An end that is not planned is null. */
export function toSigningKeyView(key: signingProto.SigningKey): AdminResponse<'SigningKey'> {
  return {
    kid: key.kid,
    created_at: toRequiredTimeView(key.createdAt),
    created_by: key.createdBy,
    listed_from: toRequiredTimeView(key.listedFrom),
    sign_from: toRequiredTimeView(key.signFrom),
    sign_until: toTimeView(key.signUntil),
    listed_until: toTimeView(key.listedUntil),
    revoked_at: toTimeView(key.revokedAt),
    revoked_by: key.revokedBy === '' ? null : key.revokedBy,
  };
}
