import { readFile } from 'node:fs/promises';

import { DioramaError } from '@diorama-worlds/sdk';
import type { TaskName, TaskOperation, TaskRequests, WebhookDelivery } from '@diorama-worlds/sdk';

import { defineCliCommand, defineCliCommandGroup } from '../program/command.js';
import { formatFields, formatTable } from '../program/table.js';
import { UsageError } from '../values/usage-error.js';
import { PAGING_ARGUMENTS, createStateOption, formatNextPageHint, toPageQuery } from '../values/paging.js';

const TASKS = ['generateWorld', 'panoDepthToRgb', 'exportWorld'] as const satisfies readonly TaskName[];
const STATES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
const OPERATION = { operation: { type: 'positional', required: true, description: 'Operation ID' } } as const;

const SUBMIT = defineCliCommand(
  {
    name: 'tasks submit',
    description: 'Submit a task, optionally with a webhook',
    args: {
      task: { type: 'positional', required: true, description: `Task: ${TASKS.join(', ')}` },
      body: { type: 'positional', required: true, description: 'Request body: a JSON object, or the path of a JSON file' },
      'webhook-url': { type: 'string', valueHint: 'URL', description: 'URL that receives a webhook when the operation succeeds or fails' },
      wait: {
        type: 'boolean',
        description: 'Wait for the operation for up to 55 seconds, and then print its state',
      },
    },
  },
  async (args, cli) => {
    const task = TASKS.find((name) => name === args.task);
    if (task === undefined) throw new UsageError(`Unknown task "${args.task}"; choose one of ${TASKS.join(', ')}`);
    const url = args['webhook-url'];
    const body = { ...(await bodyOf(args.body)), ...(url === undefined ? {} : { webhookUrl: url }) };
    // What is in the body, the service judges.
    const operation = await (
      await cli.api()
    ).tasks.submit(task, body as TaskRequests[typeof task], { signal: cli.signal, wait: args.wait });
    cli.print(operation, () => describe(operation));
  },
);

const LIST = defineCliCommand(
  {
    name: 'tasks list',
    description: 'List your operations with their webhook states, newest first',
    args: {
      state: createStateOption('operations', STATES),
      ...PAGING_ARGUMENTS,
    },
  },
  async (args, cli) => {
    const state = STATES.find((name) => name === args.state);
    const { page_size: pageSize, page_token: pageToken } = toPageQuery(args);
    const filter = { ...(pageSize === undefined ? {} : { pageSize }), ...(pageToken === undefined ? {} : { pageToken }) };
    const page = await (await cli.api()).tasks.page({ ...filter, ...(state ? { state } : {}) }, { signal: cli.signal });
    const rows = page.operations.map((operation) => [
      operation.operationId,
      operation.taskName,
      operation.state,
      callbackOf(operation),
      operation.createdAt,
    ]);
    cli.print(page, () => formatTable(['OPERATION', 'TASK', 'STATE', 'WEBHOOK', 'STARTED'], rows) + formatNextPageHint(page.nextPageToken));
  },
);

const GET = defineCliCommand(
  { name: 'tasks get', description: 'Show an operation with its webhook state', args: OPERATION },
  async ({ operation: id }, cli) => {
    const operation = await (await cli.api()).tasks.operation(id, { signal: cli.signal });
    cli.print(operation, () => describe(operation));
  },
);

const CANCEL = defineCliCommand(
  { name: 'tasks cancel', description: 'Cancel an operation, like "operations cancel"', args: OPERATION },
  async ({ operation: id }, cli) => {
    const operation = await (await cli.api()).tasks.cancel(id, { signal: cli.signal });
    cli.print(operation, () => describe(operation));
  },
);

const DELIVERY = defineCliCommand(
  { name: 'tasks delivery', description: 'Show the webhook delivery of an operation', args: OPERATION },
  async ({ operation: id }, cli) => {
    const record = await (await cli.api()).tasks.webhookDelivery(id, { signal: cli.signal });
    cli.print(record, () => describeDelivery(record));
  },
);

/** The second generation of the interface. */
export const TASK_COMMANDS = defineCliCommandGroup('tasks', 'Submit tasks with webhooks and show their deliveries', {
  submit: SUBMIT,
  list: LIST,
  get: GET,
  cancel: CANCEL,
  delivery: DELIVERY,
});

/** @throws UsageError for what is no JSON object */
async function bodyOf(text: string): Promise<object> {
  const json = text.trimStart().startsWith('{') ? text : await read(text);
  try {
    const body: unknown = JSON.parse(json);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // told below
  }
  throw new UsageError('The body must be a JSON object');
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new DioramaError(`The file ${file} cannot be read`, { cause });
  }
}

const callbackOf = ({ webhookDelivery: delivery }: TaskOperation): string =>
  delivery === undefined ? '' : `${delivery.state} (${delivery.attemptCount})`;

function describe(operation: TaskOperation): string {
  const { progress, error, metadata, cost } = operation;
  return formatFields([
    ['Operation', operation.operationId],
    ['Task', operation.taskName],
    ['State', operation.state],
    ['Progress', progress === null ? null : `${progress.percent} % ${progress.description}`],
    ['World', metadata?.worldId],
    ['Error', error === null ? null : `${error.message} (${error.code})`],
    ['Cost', cost?.totalCredits],
    ['Webhook', callbackOf(operation)],
  ]);
}

function describeDelivery(record: WebhookDelivery): string {
  const { lastAttempt: last } = record;
  return formatFields([
    ['Delivery', record.deliveryId],
    ['State', record.state],
    ['To', record.webhookUrl],
    ['Attempts', record.attemptCount],
    ['Last', last === undefined ? null : `${last.startedAt ?? ''} ${last.httpStatus ?? last.errorCategory ?? 'in progress'}`],
    ['Next', record.nextAttemptTime],
    ['Event', record.event === null ? null : JSON.stringify(record.event)],
  ]);
}
