import type { AdminResponse } from '@diorama/contract';
import type { signingProto } from '@diorama/proto-types';

import { requiredTime, timeView } from '../views/times.js';

/** A signing key as operators see it. An end that is not planned is null. */
export function signingKeyView(key: signingProto.SigningKey): AdminResponse<'SigningKey'> {
  return {
    kid: key.kid,
    created_at: requiredTime(key.createdAt),
    created_by: key.createdBy,
    listed_from: requiredTime(key.listedFrom),
    sign_from: requiredTime(key.signFrom),
    sign_until: timeView(key.signUntil),
    listed_until: timeView(key.listedUntil),
    revoked_at: timeView(key.revokedAt),
    revoked_by: key.revokedBy === '' ? null : key.revokedBy,
  };
}
