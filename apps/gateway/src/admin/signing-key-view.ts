import type { signingProto } from '@diorama/proto-types';

const time = (at: Date | undefined): string | null => at?.toISOString() ?? null;

/** A signing key as operators see it: its times, of which null is an end that is not planned. */
export function signingKeyView(key: signingProto.SigningKey) {
  return {
    kid: key.kid,
    created_at: time(key.createdAt),
    created_by: key.createdBy,
    listed_from: time(key.listedFrom),
    sign_from: time(key.signFrom),
    sign_until: time(key.signUntil),
    listed_until: time(key.listedUntil),
    revoked_at: time(key.revokedAt),
    revoked_by: key.revokedBy === '' ? null : key.revokedBy,
  };
}
