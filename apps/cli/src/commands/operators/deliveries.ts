import { DELIVERY_STATES } from '@diorama-worlds/sdk/admin';
import type { Delivery, DeliveryAttempt } from '@diorama-worlds/sdk/admin';

import { CONFIRMATION_ARGUMENT, confirmAction } from '../../program/confirm-action.js';
import { defineCliCommand, defineCliCommandGroup } from '../../program/command.js';
import { formatFields, formatTable } from '../../program/table.js';
import { PAGING_ARGUMENTS, createStateOption, formatNextPageHint, toPageQuery } from '../../values/paging.js';

const DELIVERY = { delivery: { type: 'positional', required: true, description: 'Delivery ID' } } as const;

const LIST = defineCliCommand(
  {
    name: 'deliveries list',
    description: 'List webhook deliveries, newest first',
    args: {
      account: { type: 'string', valueHint: 'ID', description: 'Show only deliveries of this account' },
      operation: { type: 'string', valueHint: 'ID', description: 'Show only the delivery of this operation' },
      state: createStateOption('deliveries', DELIVERY_STATES),
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
  { name: 'deliveries get', description: 'Show a delivery with its body and its attempts', args: DELIVERY },
  async ({ delivery: id }, cli) => {
    const delivery = await (await cli.operator()).delivery(id, { signal: cli.signal });
    cli.print(delivery, () => `${describe(delivery)}\n\n${attempts(delivery.attempts)}\n\n${JSON.stringify(delivery.event)}`);
  },
);

const REDELIVER = defineCliCommand(
  { name: 'deliveries redeliver', description: 'Redeliver a webhook under the same delivery ID', args: DELIVERY },
  async ({ delivery: id }, cli) => {
    const delivery = await (await cli.operator()).redeliver(id, { signal: cli.signal });
    cli.print(delivery, () => describe(delivery));
  },
);

const SEND_NOW = defineCliCommand(
  { name: 'deliveries send-now', description: 'Make the next attempt of a waiting delivery now', args: DELIVERY },
  async ({ delivery: id }, cli) => {
    const delivery = await (await cli.operator()).sendDeliveryNow(id, { signal: cli.signal });
    cli.print(delivery, () => describe(delivery));
  },
);

const TEST = defineCliCommand(
  {
    name: 'deliveries test',
    description: 'Send a signed test event to a URL once, and show the response',
    args: {
      url: { type: 'positional', required: true, description: 'URL of the receiver' },
      account: { type: 'string', valueHint: 'ID', description: 'Account ID to put in the event' },
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
    description: 'Delete the content of an operation (prompt, inputs, results, webhook URL), and cancel its pending webhook',
    args: { operation: { type: 'positional', required: true, description: 'Operation ID' }, ...CONFIRMATION_ARGUMENT },
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
  'List and redeliver the webhooks of all accounts, and purge operations',
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
    ['Redeliveries', delivery.redeliveries === 0 ? null : delivery.redeliveries],
  ]);
}

function attempts(all: readonly DeliveryAttempt[]): string {
  const rows = all.map(({ number, started_at: at, duration_ms: ms, http_status: status, error_category: fault, address }) => [
    number,
    at,
    ms,
    status ?? fault ?? 'in progress',
    address,
  ]);
  return formatTable(['ATTEMPT', 'STARTED', 'MS', 'OUTCOME', 'ADDRESS'], rows);
}
