import type { DeliveryState } from '@diorama-worlds/sdk/admin';

const WORDS: Readonly<Record<DeliveryState, string>> = {
  SCHEDULED: 'Scheduled',
  PUBLISH_FAILED: 'Not started',
  PENDING: 'Pending',
  IN_FLIGHT: 'In flight',
  DELIVERED: 'Delivered',
  SUPPRESSED: 'Suppressed',
  EXHAUSTED: 'Exhausted',
};

/** The state of a delivery, as a word with a dot. */
export function DeliveryBadge({ state }: { readonly state: DeliveryState }) {
  return (
    <span class="badge" data-state={state}>
      {WORDS[state]}
    </span>
  );
}

export const formatDeliveryState = (state: DeliveryState): string => WORDS[state];
