import type { ComponentChildren } from 'preact';

import type { DeliveryState } from '@diorama-worlds/sdk/admin';
import { Icon } from '@diorama/page-parts';
import { DeliveryBadge } from './delivery-badge.js';

interface DeliveryLineProps {
  /** The host of the receiver, or what stands in its place. */
  readonly title: string;
  readonly operationId: string;
  readonly attempts: number;
  /** Follows the number of attempts. */
  readonly outcome?: string;
  readonly state: DeliveryState;
  /** When it was sent, or will be. */
  readonly children: ComponentChildren;
}

/** The line of a delivery in a list. */
export function DeliveryLine({ title, operationId, attempts, outcome = '', state, children }: DeliveryLineProps) {
  return (
    <summary>
      <span class="thumbnail narrow">
        <Icon name="send" />
      </span>
      <span class="run-what">
        <b>{title}</b>
        <small>{operationId}</small>
      </span>
      <span class="run-when">
        <span>
          {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
          {outcome}
        </span>
        <small>{children}</small>
      </span>
      <DeliveryBadge state={state} />
    </summary>
  );
}

/** The host of a destination. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
