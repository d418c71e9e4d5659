import type { DeliveryActivities } from '@diorama/contract';
import type { AdminClient, SigningClient } from '@diorama/rpc';

import { mapActivityFailures } from '../run/activity-failures.js';

/** On record as the maker of keys that nobody asked for by hand. */
const SCHEDULE = 'schedule';

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
      const { key, rotated } = await signing.rotateSigningKey({ immediate: false, operator: SCHEDULE, olderThanDays: rotationDays });
      if (key?.createdBy !== SCHEDULE) return rotated;
      // Also when an earlier attempt rotated the key: it may have failed before its line was recorded. A second line is ignored.
      const details = { immediate: false, older_than_days: rotationDays };
      const line = { operator: '', action: 'signing-key.rotate', accountId: '', target: key.kid };
      await admin.recordAudit({ ...line, detailsJson: JSON.stringify(details) });
      return rotated;
    },
  });
}
