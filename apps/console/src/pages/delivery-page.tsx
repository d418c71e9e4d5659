import { NotFoundError } from '@diorama-worlds/sdk';
import { EmptyState, ErrorNotice, getErrorMessage, Icon, ListSkeleton, PageHeader, useLoad } from '@diorama/page-parts';
import { useConsole } from '../hooks/console-context.js';
import { buildRouteHref } from '../hooks/route.js';
import { DeliveryBadge } from '../parts/deliveries/delivery-badge.js';
import { hostOf } from '../parts/deliveries/delivery-line.js';
import { DeliveryDetails, DeliveryHistory } from './delivery-row.js';

const REFRESH_MS = 3_000;

/** One webhook delivery, at its address. */
export function DeliveryPage({ id }: { readonly id: string }) {
  const { api } = useConsole();
  const { value, error, reload } = useLoad((signal) => api.delivery(id, { signal }), [id], REFRESH_MS);
  const isMissing = error instanceof NotFoundError;
  return (
    <>
      <a class="back" href={buildRouteHref('deliveries')}>
        <Icon name="back" /> Webhooks
      </a>
      <PageHeader title={value?.webhook_url ? `Webhook to ${hostOf(value.webhook_url)}` : 'Webhook'}>
        {value !== null && <DeliveryBadge state={value.state} />}
      </PageHeader>
      {error !== null && !isMissing && <ErrorNotice text={getErrorMessage(error)} onRetry={reload} />}
      {value === null && error === null && <ListSkeleton />}
      {isMissing && (
        <EmptyState icon="lost" title="There is no such delivery">
          Deliveries are kept for 90 days. <a href={buildRouteHref('deliveries')}>Show all deliveries</a>
        </EmptyState>
      )}
      {value !== null && (
        <section class="panel glass" aria-label="Delivery">
          <DeliveryDetails delivery={value} onChanged={reload}>
            <DeliveryHistory delivery={value} />
          </DeliveryDetails>
        </section>
      )}
    </>
  );
}
