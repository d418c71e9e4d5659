import { useState } from 'preact/hooks';

import { countSecondsBetween, describeCaption, formatDuration, formatInteger, removeNotShown } from '@diorama/web';
import type { Operation } from '@diorama-worlds/sdk/admin';
import { ConfirmDialog, CopyableId, CopyButton, DescriptionItem, Icon, RelativeTime, useNow } from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { StageBar } from '../parts/stage-bar.js';
import { StateBadge } from '../parts/state-badge.js';
import { buildRouteHref } from '../hooks/route.js';

const EVERY_MS = 1_000;

/** Operations as lines that open. */
export function OperationList({ operations }: { readonly operations: readonly Operation[] }) {
  return (
    <ul class="runs">
      {operations.map((operation) => (
        <li key={operation.operation_id}>
          <OperationLine operation={operation} />
        </li>
      ))}
    </ul>
  );
}

function OperationLine({ operation }: { readonly operation: Operation }) {
  const { state, model, account_name: account, world, progress } = operation;
  return (
    <details class="run glass">
      <summary>
        <Thumbnail url={world?.thumbnail_url ?? null} />
        <span class="run-what">
          <b>{nameOf(operation)}</b>
          <small>
            {model} · {account}
          </small>
        </span>
        {isOpen(operation) && progress !== null && <UsageMeter percent={progress.percent} label={progress.description} />}
        <span class="run-when">
          <RelativeTime at={operation.created_at} />
          <small>
            <Took operation={operation} />
          </small>
        </span>
        <StateBadge state={state} />
      </summary>
      <OperationDetails operation={operation} />
    </details>
  );
}

const isOpen = ({ state }: Operation): boolean => state === 'QUEUED' || state === 'RUNNING';

/** What an operation makes, by its name where it has one. */
export function nameOf({ kind, world }: Operation): string {
  if (kind === 'depth-to-rgb') return 'Panorama from depth';
  if (kind === 'export-world') return world === null ? 'Export' : `Export of ${world.display_name || 'a world'}`;
  return world?.display_name || removeNotShown(world?.caption ?? '') || 'World';
}

/** All that is known of an operation, and what can be done about it. */
export function OperationDetails({ operation }: { readonly operation: Operation }) {
  const { api, notify, may } = useConsole();
  const [isCancelling, setCancelling] = useState(false);
  const { failure, stages, cost, world, temporal_url: temporalUrl } = operation;
  const cancel = async (): Promise<void> => {
    const { state } = await api.cancelOperation(operation.operation_id);
    notify(state === 'CANCELLED' ? 'The operation was cancelled' : 'The operation was already finished');
  };
  return (
    <div class="run-body">
      {failure !== null && operation.state === 'FAILED' && (
        <p class="problem">
          <b>{failure.code}</b> {failure.message}
        </p>
      )}
      {world?.caption && <p class="quiet">{describeCaption(world.caption)}</p>}
      {stages.length > 0 && <StageBar stages={stages} />}
      <dl class="facts">
        <DescriptionItem name="Operation">
          <a href={buildRouteHref('operations', operation.operation_id)}>{operation.operation_id}</a>
          <CopyButton text={operation.operation_id} what="the operation id" />
        </DescriptionItem>
        {operation.world_id !== null && (
          <DescriptionItem name="World">
            <CopyableId value={operation.world_id} what="the world id" />
          </DescriptionItem>
        )}
        <DescriptionItem name="Account">
          <a href={buildRouteHref('accounts', operation.account_id)}>{operation.account_id}</a>
        </DescriptionItem>
        <DescriptionItem name="Request">
          <CopyableId value={operation.request_id} what="the request id" />
        </DescriptionItem>
        <DescriptionItem name="Seed">{operation.seed}</DescriptionItem>
        {cost !== null && <DescriptionItem name="Charged">{`${formatInteger(cost.total_credits)} credits`}</DescriptionItem>}
      </dl>
      <p class="links">
        {world !== null && (
          <a href={world.world_svc_url} target="_blank" rel="noreferrer">
            <Icon name="cube" /> Open the world
          </a>
        )}
        {operation.has_webhook && (
          <a href={buildRouteHref('deliveries', null, { operation: operation.operation_id })}>
            <Icon name="send" /> Webhook delivery
          </a>
        )}
        {temporalUrl !== null && (
          <a href={temporalUrl} target="_blank" rel="noreferrer">
            <Icon name="external" /> Workflow in Temporal
          </a>
        )}
        {isOpen(operation) && may('support') && (
          <button type="button" class="small" onClick={() => setCancelling(true)}>
            <Icon name="close" /> Cancel
          </button>
        )}
      </p>
      {isCancelling && (
        <ConfirmDialog title="Cancel this operation?" label="Cancel operation" onConfirm={cancel} onClose={() => setCancelling(false)}>
          <p>The work stops, reserved credits are returned to the account, and no webhook is sent.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** How long it took, or has been under way. */
function Took({ operation: { created_at: from, started_at: started, ended_at: ended, state } }: { readonly operation: Operation }) {
  const now = useNow(ended === null ? EVERY_MS : EVERY_MS * 60);
  if (state === 'QUEUED') return <>waiting {formatDuration(countSecondsBetween(from, null, now))}</>;
  return <>{formatDuration(countSecondsBetween(started ?? from, ended, now))}</>;
}

/** How far a run is, as a bar that says it. */
export function UsageMeter({ percent, label }: { readonly percent: number; readonly label: string }) {
  return (
    <span class="meter" role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100} title={label}>
      <span class="meter-fill" style={{ transform: `scaleX(${percent / 100})` }} />
    </span>
  );
}

export function Thumbnail({ url }: { readonly url: string | null }) {
  return <span class="thumbnail">{url === null ? <Icon name="cube" /> : <img src={url} alt="" loading="lazy" decoding="async" />}</span>;
}
