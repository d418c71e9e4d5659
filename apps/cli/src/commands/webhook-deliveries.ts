import { DELIVERY_STATES } from '@diorama-worlds/sdk/admin';

import { defineCliCommand } from '../program/command.js';
import { PAGING_ARGUMENTS, createStateOption, formatNextPageHint, toPageQuery } from '../values/paging.js';
import { formatTable } from '../program/table.js';

export const LIST_DELIVERIES = defineCliCommand(
  {
    name: 'webhooks deliveries',
    description: 'List your webhook deliveries, newest first',
    args: {
      state: createStateOption('deliveries', DELIVERY_STATES),
      host: { type: 'string', valueHint: 'TEXT', description: 'Show only deliveries to hosts that contain this text' },
      operation: { type: 'string', valueHint: 'ID', description: 'Show only the delivery of this operation' },
      ...PAGING_ARGUMENTS,
    },
  },
  async (args, cli) => {
    const state = DELIVERY_STATES.find((one) => one === args.state);
    const filter = {
      ...(state === undefined ? {} : { state }),
      ...(args.host === undefined ? {} : { host: args.host }),
      ...(args.operation === undefined ? {} : { operation_id: args.operation }),
    };
    const page = await (await cli.api()).webhooks.page({ ...toPageQuery(args), ...filter }, { signal: cli.signal });
    const rows = page.deliveries.map((each) => [
      each.delivery_id,
      each.operation_id,
      each.state,
      each.attempt_count,
      each.webhook_url,
      each.created_at,
    ]);
    const columns = ['DELIVERY', 'OPERATION', 'STATE', 'ATTEMPTS', 'RECEIVER', 'CREATED'];
    cli.print(page, () => formatTable(columns, rows) + formatNextPageHint(page.next_page_token));
  },
);

export const REDELIVER = defineCliCommand(
  {
    name: 'webhooks redeliver',
    description: 'Redeliver a webhook',
    args: { delivery: { type: 'positional', required: true, description: 'Delivery ID' } },
  },
  async ({ delivery }, cli) => {
    const again = await (await cli.api()).webhooks.redeliver(delivery, { signal: cli.signal });
    cli.print(again, () => `${again.delivery_id} is ${again.state}`);
  },
);
