import type { DeliveryActivities } from '@diorama/contract';
import type { AdminClient, SigningClient } from '@diorama/rpc';
import { KEY_ROTATION_ACTOR } from '@diorama/webhook';

import { mapActivityFailures } from '../run/activity-failures.js';

export interface SigningActivityDependencies {
  readonly signing: Pick<SigningClient, 'rotateSigningKey'>;
  readonly admin: Pick<AdminClient, 'recordAudit'>;
  /** Age at which a key is followed by another; 0 leaves rotations to operators. */
  readonly rotationDays: number;
}

/** The activity that follows the plan of rotations. */
export function createSigningActivities({
  signing,
  admin,
  rotationDays,
}: SigningActivityDependencies): Pick<DeliveryActivities, 'rotateSigningKey'> {
  return mapActivityFailures<Pick<DeliveryActivities, 'rotateSigningKey'>>({
    async rotateSigningKey() {
      if (rotationDays === 0) return false;
      const { key, rotated } = await signing.rotateSigningKey({
        immediate: false,
        operator: KEY_ROTATION_ACTOR,
        olderThanDays: rotationDays,
      });
      if (key?.createdBy !== KEY_ROTATION_ACTOR) return rotated;
      // Also when an earlier attempt rotated the key: it may have failed before its line was recorded. A second line is ignored.
      const details = { immediate: false, older_than_days: rotationDays };
      const line = { operator: '', action: 'signing-key.rotate', accountId: '', target: key.kid };
      await admin.recordAudit({ ...line, detailsJson: JSON.stringify(details) });
      return rotated;
    },
  });
}
