import { DELIVERY_STATES } from '../operator-client.js';
import type { Delivery, DeliveryAttempt, DeliveryPage, WholeDelivery } from '../operator-client.js';
import { command, group } from '../command.js';
import { facts, table } from '../table.js';
import { PAGING, more, pageOf } from './paging.js';

const DELIVERY = { delivery: { type: 'positional', required: true, description: 'Id of the delivery' } } as const;

const pathTo = (id: string): string => `deliveries/${encodeURIComponent(id)}`;

const LIST = command(
  {
    name: 'deliveries list',
    description: 'List webhook deliveries, newest first',
    args: {
      account: { type: 'string', description: 'Show only deliveries of this account' },
      operation: { type: 'string', description: 'Show only the delivery of this operation' },
      state: { type: 'enum', options: [...DELIVERY_STATES], description: 'Show only those in this state' },
      ...PAGING,
    },
  },
  async (args, cli) => {
    const { account, operation, state } = args;
    const query = { ...pageOf(args), ...(account ? { account_id: account } : {}), ...(operation ? { operation_id: operation } : {}) };
    const asked = Object.entries({ ...query, ...(state ? { state } : {}) }).map(([name, value]): [string, string] => [name, String(value)]);
    const page = await (await cli.operator()).get<DeliveryPage>(`deliveries?${new URLSearchParams(asked).toString()}`);
    const rows = page.deliveries.map((row) => [row.delivery_id, row.operation_id, row.state, row.attempt_count, row.next_attempt_time]);
    cli.print(page, () => table(['DELIVERY', 'OPERATION', 'STATE', 'ATTEMPTS', 'NEXT'], rows) + more(page.next_page_token));
  },
);

const GET = command(
  { name: 'deliveries get', description: 'Show a delivery with its body and all attempts', args: DELIVERY },
  async ({ delivery: id }, cli) => {
    const delivery = await (await cli.operator()).get<WholeDelivery>(pathTo(id));
    cli.print(delivery, () => `${describe(delivery)}\n\n${attempts(delivery.attempts)}\n\n${JSON.stringify(delivery.event)}`);
  },
);

const REDELIVER = command(
  { name: 'deliveries redeliver', description: 'Send a finished delivery again under the same id', args: DELIVERY },
  async ({ delivery: id }, cli) => {
    const delivery = await (await cli.operator()).post<Delivery>(`${pathTo(id)}:redeliver`, {});
    cli.print(delivery, () => describe(delivery));
  },
);

const PURGE = command(
  {
    name: 'deliveries purge',
    description: 'Delete the content of an operation: prompt, inputs, results and callback destination. A pending callback is cancelled',
    args: { operation: { type: 'positional', required: true, description: 'Id of the operation' } },
  },
  async ({ operation: id }, cli) => {
    const answer = await (await cli.operator()).post<{ operation_id: string }>(`operations/${encodeURIComponent(id)}:purge`, {});
    cli.print(answer, () => `Purged ${answer.operation_id}`);
  },
);

/** For operators. */
export const DELIVERIES = group('deliveries', 'Operators: webhook deliveries of all accounts', {
  list: LIST,
  get: GET,
  redeliver: REDELIVER,
  purge: PURGE,
});

function describe(delivery: Delivery): string {
  return facts([
    ['Delivery', delivery.delivery_id],
    ['Operation', delivery.operation_id],
    ['Account', delivery.account_id],
    ['State', delivery.state],
    ['To', delivery.webhook_url],
    ['Attempts', delivery.attempt_count],
    ['Next', delivery.next_attempt_time],
    ['Until', delivery.deadline],
    ['Sent again', delivery.redeliveries === 0 ? null : delivery.redeliveries],
  ]);
}

function attempts(all: readonly DeliveryAttempt[]): string {
  const rows = all.map(({ number, started_at: at, duration_ms: ms, http_status: status, error_category: fault, address }) => [
    number,
    at,
    ms,
    status ?? fault ?? 'under way',
    address,
  ]);
  return table(['ATTEMPT', 'STARTED', 'MS', 'OUTCOME', 'ADDRESS'], rows);
}
