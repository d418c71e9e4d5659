import type { AdminResponse, OwnAccountResponse } from '@diorama/contract';

/** A delivery as its account sees it: without the addresses that were dialled, which may be those of a private network. */
export function toOwnDeliveryView({ account_id: _account, last_attempt: last, ...delivery }: AdminResponse<'Delivery'>) {
  return { ...delivery, last_attempt: last === null ? null : toOwnAttemptView(last) } satisfies OwnAccountResponse<'AccountDelivery'>;
}

/** With the event and every attempt. */
export function toOwnDeliveryDetailsView({
  event,
  attempts,
  ...delivery
}: AdminResponse<'DeliveryDetails'>): OwnAccountResponse<'AccountDeliveryDetails'> {
  return {
    ...toOwnDeliveryView(delivery),
    event: event as OwnAccountResponse<'AccountDeliveryDetails'>['event'],
    attempts: attempts.map(toOwnAttemptView),
  };
}

const toOwnAttemptView = ({
  address: _address,
  ...attempt
}: AdminResponse<'DeliveryAttempt'>): OwnAccountResponse<'AccountDeliveryAttempt'> => attempt;
