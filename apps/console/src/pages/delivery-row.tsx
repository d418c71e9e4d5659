import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import { formatDateTime, formatDuration } from '@diorama/web';
import { isTerminalDeliveryState } from '@diorama-worlds/sdk/admin';
import type { Delivery, DeliveryAttempt, DeliveryDetails as WholeDelivery } from '@diorama-worlds/sdk/admin';
import {
  CopyableId,
  CopyButton,
  DescriptionItem,
  ErrorNotice,
  getErrorMessage,
  Icon,
  ProblemText,
  RelativeTime,
  SourceBlock,
  useAction,
  useLoad,
  useTimeZone,
} from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { DeliveryLine, hostOf } from '../parts/deliveries/delivery-line.js';
import { OutcomeCell } from '../parts/deliveries/outcome-cell.js';
import { describeDeliveryState } from '../parts/deliveries/delivery-badge.js';
import { describeOutcome } from '../text/attempt-outcome.js';
import { buildRouteHref } from '../hooks/route.js';

interface DeliveryProps {
  readonly delivery: Delivery;
  /** Called when the operator has changed it. */
  readonly onChanged: () => void;
}

/** A delivery as a line that opens. */
export function DeliveryRow({ delivery, onChanged }: DeliveryProps) {
  const [isOpen, setOpen] = useState(false);
  const { webhook_url: url, attempt_count: attempts, next_attempt_time: next, last_attempt: last } = delivery;
  return (
    <details class="run glass" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <DeliveryLine
        title={url === null ? 'Receiver deleted' : hostOf(url)}
        operationId={delivery.operation_id}
        attempts={attempts}
        outcome={last === null ? '' : ` · ${describeOutcome(last).name}`}
        state={delivery.state}
      >
        {next === null ? (
          <RelativeTime at={last?.started_at ?? delivery.created_at} />
        ) : (
          <>
            next <RelativeTime at={next} />
          </>
        )}
      </DeliveryLine>
      {isOpen && <OpenedDelivery delivery={delivery} onChanged={onChanged} />}
    </details>
  );
}

const tookOf = (ms: number): string => (ms < 1_000 ? `${ms}\u00A0ms` : formatDuration(ms / 1_000).replace(' ', '\u00A0'));

/** The details of a delivery from the list, which has neither its attempts nor its event. */
function OpenedDelivery({ delivery, onChanged }: DeliveryProps) {
  const { api } = useConsole();
  const { delivery_id: id, state, attempt_count: attempts } = delivery;
  const { value, error, reload } = useLoad((signal) => api.delivery(id, { signal }), [id, state, attempts]);
  return (
    <DeliveryDetails delivery={delivery} onChanged={onChanged}>
      {error !== null && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {value !== null && <DeliveryHistory delivery={value} />}
    </DeliveryDetails>
  );
}

interface DeliveryDetailsProps extends DeliveryProps {
  /** The history of the delivery. */
  readonly children: ComponentChildren;
}

/** The fields of a delivery, its history and its actions. */
export function DeliveryDetails({ delivery, onChanged, children }: DeliveryDetailsProps) {
  const { api, notify, may } = useConsole();
  const { timeZone } = useTimeZone();
  const { delivery_id: id, state, webhook_url: url, deadline, temporal_url: temporalUrl } = delivery;
  const isWaiting = state === 'PENDING';
  const isSendable = may('support') && (isWaiting || isTerminalDeliveryState(state)) && url !== null;
  const sending = useAction(async () => {
    await (isWaiting ? api.sendDeliveryNow(id) : api.redeliver(id));
    notify(isWaiting ? 'The next attempt has started' : 'The delivery was queued again');
    onChanged();
  });
  return (
    <div class="run-body">
      <p class="quiet">{describeDeliveryState(state)}</p>
      <dl class="facts">
        <DescriptionItem name="Delivery">
          <a href={buildRouteHref('deliveries', id)}>{id}</a>
          <CopyButton text={id} what="the delivery id" />
        </DescriptionItem>
        <DescriptionItem name="Operation">
          <a href={buildRouteHref('operations', delivery.operation_id)}>{delivery.operation_id}</a>
        </DescriptionItem>
        <DescriptionItem name="Account">
          <a href={buildRouteHref('accounts', delivery.account_id)}>{delivery.account_id}</a>
        </DescriptionItem>
        {url !== null && (
          <DescriptionItem name="To">
            <CopyableId value={url} what="the URL of the receiver" />
          </DescriptionItem>
        )}
        {deadline !== null && (
          <DescriptionItem name={isTerminalDeliveryState(state) ? 'Retry window ended' : 'Retries end'}>
            {formatDateTime(deadline, timeZone)}
          </DescriptionItem>
        )}
        {delivery.redeliveries > 0 && <DescriptionItem name="Redelivered">{delivery.redeliveries}</DescriptionItem>}
      </dl>
      {children}
      <ProblemText text={sending.problem} />
      <div class="links">
        {temporalUrl !== null && (
          <a href={temporalUrl} target="_blank" rel="noreferrer">
            <Icon name="external" /> Workflow in Temporal
          </a>
        )}
        {isSendable && (
          <button type="button" class="small" disabled={sending.isRunning} aria-busy={sending.isRunning} onClick={() => void sending.run()}>
            <Icon name={isWaiting ? 'send' : 'refresh'} /> {isWaiting ? 'Send now' : 'Deliver again'}
          </button>
        )}
      </div>
    </div>
  );
}

/** The attempts of a delivery and the event that it sends. */
export function DeliveryHistory({ delivery: { attempts, event } }: { readonly delivery: WholeDelivery }) {
  return (
    <>
      <Attempts attempts={attempts} />
      {event !== null && (
        // The body as it is sent, but for the spaces that make it readable; the copy has none.
        <SourceBlock label="Body" text={JSON.stringify(event, null, 2)} copied={JSON.stringify(event)} what="the body" />
      )}
    </>
  );
}

function Attempts({ attempts }: { readonly attempts: readonly DeliveryAttempt[] }) {
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
            <th scope="col">Took</th>
            <th scope="col">Address</th>
            <th scope="col">Signed by</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt) => (
            <tr key={attempt.number}>
              <td data-name="Attempt">{attempt.number}</td>
              <td data-name="Sent">{attempt.started_at === null ? '–' : formatDateTime(attempt.started_at, timeZone)}</td>
              <OutcomeCell attempt={attempt} />
              <td data-name="Took">{attempt.duration_ms === null ? '–' : tookOf(attempt.duration_ms)}</td>
              <td data-name="Address">{attempt.address ?? '–'}</td>
              <td data-name="Signed by" class="wide details">
                {attempt.key_ids.join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
