import { useState } from 'preact/hooks';

import { formatDateTime } from '@diorama/web';
import { isTerminalDeliveryState } from '@diorama-worlds/sdk/admin';
import type { AccountDelivery, AccountDeliveryDetails } from '@diorama-worlds/sdk';
import {
  CopyableId,
  DescriptionItem,
  ErrorNotice,
  getErrorMessage,
  Icon,
  ProblemText,
  RelativeTime,
  useAction,
  useLoad,
  useTimeZone,
} from '@diorama/page-parts';
import { describeDeliveryState } from '../parts/deliveries/delivery-badge.js';
import { DeliveryLine, hostOf } from '../parts/deliveries/delivery-line.js';
import { OutcomeCell } from '../parts/deliveries/outcome-cell.js';
import { describeOutcome } from '../text/attempt-outcome.js';
import { useAccount } from './account-context.js';

interface OwnDeliveryProps {
  readonly delivery: AccountDelivery;
  /** Called when it was sent again. */
  readonly onChanged: () => void;
}

/** A delivery of the account as a line that opens. */
export function OwnDeliveryRow({ delivery, onChanged }: OwnDeliveryProps) {
  const [isOpen, setOpen] = useState(false);
  const { webhook_url: url, attempt_count: attempts, last_attempt: last } = delivery;
  return (
    <details class="run" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <DeliveryLine
        title={url === null ? 'Receiver deleted' : hostOf(url)}
        operationId={delivery.operation_id}
        attempts={attempts}
        outcome={last === null ? '' : ` · ${describeOutcome(last).name}`}
        state={delivery.state}
      >
        <RelativeTime at={delivery.created_at} />
      </DeliveryLine>
      {isOpen && <OpenedDelivery delivery={delivery} onChanged={onChanged} />}
    </details>
  );
}

function OpenedDelivery({ delivery, onChanged }: OwnDeliveryProps) {
  const { api, may, notify } = useAccount();
  const { delivery_id: id, state, attempt_count: count, webhook_url: url } = delivery;
  const { value, error, reload } = useLoad((signal) => api.webhooks.get(id, { signal }), [id, state, count]);
  const sending = useAction(async () => {
    await api.webhooks.redeliver(id);
    notify('The delivery was queued again');
    onChanged();
  });
  return (
    <div class="run-body">
      <p class="quiet">{describeDeliveryState(state)}</p>
      <dl class="facts">
        <DescriptionItem name="Delivery">
          <CopyableId value={id} what="the delivery id" />
        </DescriptionItem>
        {url !== null && (
          <DescriptionItem name="To">
            <CopyableId value={url} what="the URL of the receiver" />
          </DescriptionItem>
        )}
      </dl>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {value !== null && <Attempts attempts={value.attempts} />}
      <ProblemText text={sending.problem} />
      {may('account:write') && isTerminalDeliveryState(state) && url !== null && (
        <div class="links">
          <button type="button" class="small" disabled={sending.isRunning} aria-busy={sending.isRunning} onClick={() => void sending.run()}>
            <Icon name="refresh" /> Deliver again
          </button>
        </div>
      )}
    </div>
  );
}

function Attempts({ attempts }: Pick<AccountDeliveryDetails, 'attempts'>) {
  const { timeZone } = useTimeZone();
  if (attempts.length === 0) return <p class="quiet">Nothing has been sent yet.</p>;
  return (
    <div class="table">
      <table aria-label="Attempts">
        <thead>
          <tr>
            <th scope="col">Attempt</th>
            <th scope="col">Sent</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt) => (
            <tr key={attempt.number}>
              <td data-name="Attempt">{attempt.number}</td>
              <td data-name="Sent">{attempt.started_at === null ? '–' : formatDateTime(attempt.started_at, timeZone)}</td>
              <OutcomeCell attempt={attempt} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
