import { DELIVERY_STATES } from '@diorama-worlds/sdk/admin';
import type { Delivery, DeliveryAttempt } from '@diorama-worlds/sdk/admin';

import { CONFIRMATION_ARGUMENT, confirmAction } from '../../program/confirm-action.js';
import { defineCliCommand, defineCliCommandGroup } from '../../program/command.js';
import { formatFields, formatTable } from '../../program/table.js';
import { PAGING_ARGUMENTS, formatNextPageHint, toPageQuery } from '../../values/paging.js';

const DELIVERY = { delivery: { type: 'positional', required: true, description: 'Id of the delivery' } } as const;

const LIST = defineCliCommand(
  {
    name: 'deliveries list',
    description: 'List webhook deliveries, newest first',
    args: {
      account: { type: 'string', description: 'Show only deliveries of this account' },
      operation: { type: 'string', description: 'Show only the delivery of this operation' },
      state: { type: 'enum', options: [...DELIVERY_STATES], description: 'Show only deliveries in this state' },
      ...PAGING_ARGUMENTS,
    },
  },
  async (args, cli) => {
    const { account, operation, state } = args;
    const query = { ...toPageQuery(args), ...(account ? { account_id: account } : {}), ...(operation ? { operation_id: operation } : {}) };
    const page = await (await cli.operator()).deliveries({ ...query, ...(state ? { state } : {}) }, { signal: cli.signal });
    const rows = page.deliveries.map((row) => [row.delivery_id, row.operation_id, row.state, row.attempt_count, row.next_attempt_time]);
    cli.print(
      page,
      () => formatTable(['DELIVERY', 'OPERATION', 'STATE', 'ATTEMPTS', 'NEXT'], rows) + formatNextPageHint(page.next_page_token),
    );
  },
);

const GET = defineCliCommand(
  { name: 'deliveries get', description: 'Show a delivery with its body and all attempts', args: DELIVERY },
  async ({ delivery: id }, cli) => {
    const delivery = await (await cli.operator()).delivery(id, { signal: cli.signal });
    cli.print(delivery, () => `${describe(delivery)}\n\n${attempts(delivery.attempts)}\n\n${JSON.stringify(delivery.event)}`);
  },
);

const REDELIVER = defineCliCommand(
  { name: 'deliveries redeliver', description: 'Send a finished delivery again under the same id', args: DELIVERY },
  async ({ delivery: id }, cli) => {
    const delivery = await (await cli.operator()).redeliver(id, { signal: cli.signal });
    cli.print(delivery, () => describe(delivery));
  },
);

const SEND_NOW = defineCliCommand(
  { name: 'deliveries send-now', description: 'Start the next attempt of a waiting delivery immediately', args: DELIVERY },
  async ({ delivery: id }, cli) => {
    const delivery = await (await cli.operator()).sendDeliveryNow(id, { signal: cli.signal });
    cli.print(delivery, () => describe(delivery));
  },
);

const TEST = defineCliCommand(
  {
    name: 'deliveries test',
    description: 'Send a signed test event to a URL once and show how the receiver responds',
    args: {
      url: { type: 'positional', required: true, description: 'URL of the receiver' },
      account: { type: 'string', description: 'Account that the event contains' },
    },
  },
  async ({ url, account }, cli) => {
    const request = { webhook_url: url, account_id: account ?? null };
    const result = await (await cli.operator()).testWebhook(request, { signal: cli.signal });
    cli.print(result, () =>
      formatFields([
        ['Delivered', result.delivered ? 'yes' : 'no'],
        ['Response', result.http_status ?? result.error_category],
        ['Took', `${result.duration_ms} ms`],
        ['Address', result.address],
        ['Hint', result.hint],
      ]),
    );
  },
);

const PURGE = defineCliCommand(
  {
    name: 'deliveries purge',
    description:
      'Delete the content of an operation: prompt, inputs, results and webhook URL. Any pending webhook of the operation is cancelled too',
    args: { operation: { type: 'positional', required: true, description: 'Id of the operation' }, ...CONFIRMATION_ARGUMENT },
  },
  async ({ operation: id, yes }, cli) => {
    const question = `Delete prompt, inputs and results of ${id} permanently?`;
    await confirmAction(cli, { yes, question, unchanged: 'Nothing was deleted' });
    const answer = await (await cli.operator()).purgeOperation(id, { signal: cli.signal });
    cli.print(answer, () => `Purged ${answer.operation_id}`);
  },
);

/** For operators. */
export const DELIVERY_COMMANDS = defineCliCommandGroup(
  'deliveries',
  'List and send again the webhook deliveries of all accounts, and purge the content of operations',
  {
    list: LIST,
    get: GET,
    redeliver: REDELIVER,
    'send-now': SEND_NOW,
    test: TEST,
    purge: PURGE,
  },
);

function describe(delivery: Delivery): string {
  return formatFields([
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
  return formatTable(['ATTEMPT', 'STARTED', 'MS', 'OUTCOME', 'ADDRESS'], rows);
}
