import type { DeliveryState } from '@diorama-worlds/sdk/admin';

interface StateText {
  readonly name: string;
  readonly meaning: string;
}

const STATES: Readonly<Record<DeliveryState, StateText>> = {
  SCHEDULED: { name: 'Scheduled', meaning: 'The webhook is sent when the operation has succeeded or failed.' },
  PUBLISH_FAILED: { name: 'Not handed over', meaning: 'The delivery could not be started, and nothing was sent.' },
  PENDING: { name: 'Waiting', meaning: 'The next attempt is made at the time shown.' },
  IN_FLIGHT: { name: 'Sending', meaning: 'An attempt is in progress.' },
  DELIVERED: { name: 'Delivered', meaning: 'The receiver accepted the event.' },
  SUPPRESSED: { name: 'Stopped by receiver (410)', meaning: 'The receiver returned 410, so there are no further attempts.' },
  EXHAUSTED: { name: 'Failed', meaning: 'No attempt succeeded within 24 hours, or the address of the receiver is not allowed.' },
};

/** The state of a delivery, as a word with a dot. */
export function DeliveryBadge({ state }: { readonly state: DeliveryState }) {
  const { name, meaning } = STATES[state];
  return (
    <span class="badge" data-state={state} title={meaning}>
      {name}
    </span>
  );
}

export const formatDeliveryState = (state: DeliveryState): string => STATES[state].name;

/** What the state of a delivery means, in a sentence. */
export const describeDeliveryState = (state: DeliveryState): string => STATES[state].meaning;
