import { readFile } from 'node:fs/promises';

import { DioramaError } from '@diorama-worlds/sdk';
import type { TaskName, TaskOperation, TaskRequests, WebhookDelivery } from '@diorama-worlds/sdk';

import { defineCliCommand, defineCliCommandGroup } from '../program/command.js';
import { formatFields, formatTable } from '../program/table.js';
import { UsageError } from '../values/usage-error.js';
import { PAGING_ARGUMENTS, formatNextPageHint, toPageQuery } from '../values/paging.js';

const TASKS = ['generateWorld', 'panoDepthToRgb', 'exportWorld'] as const satisfies readonly TaskName[];
const STATES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
const OPERATION = { operation: { type: 'positional', required: true, description: 'Id of the operation' } } as const;

const SUBMIT = defineCliCommand(
  {
    name: 'tasks submit',
    description: 'Submit a task, optionally with a webhook',
    args: {
      task: { type: 'positional', required: true, description: TASKS.join(', ') },
      body: { type: 'positional', required: true, description: 'Request body: JSON or the path of a JSON file' },
      'webhook-url': { type: 'string', description: 'URL that receives a signed event when the operation has succeeded or failed' },
      wait: {
        type: 'boolean',
        description: 'Wait up to 55 seconds until the operation is done. If it takes longer, return the running operation',
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
    description: 'List your operations with the state of their webhooks, newest first',
    args: { state: { type: 'enum', options: [...STATES], description: 'Show only operations in this state' }, ...PAGING_ARGUMENTS },
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
    cli.print(
      page,
      () => formatTable(['OPERATION', 'TASK', 'STATE', 'CALLBACK', 'STARTED'], rows) + formatNextPageHint(page.nextPageToken),
    );
  },
);

const GET = defineCliCommand({ name: 'tasks get', description: 'Show an operation', args: OPERATION }, async ({ operation: id }, cli) => {
  const operation = await (await cli.api()).tasks.operation(id, { signal: cli.signal });
  cli.print(operation, () => describe(operation));
});

const CANCEL = defineCliCommand(
  { name: 'tasks cancel', description: 'Cancel an operation', args: OPERATION },
  async ({ operation: id }, cli) => {
    const operation = await (await cli.api()).tasks.cancel(id, { signal: cli.signal });
    cli.print(operation, () => describe(operation));
  },
);

const DELIVERY = defineCliCommand(
  { name: 'tasks delivery', description: 'Show the delivery record of a webhook', args: OPERATION },
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
    ['Last', last === undefined ? null : `${last.startedAt ?? ''} ${last.httpStatus ?? last.errorCategory ?? 'under way'}`],
    ['Next', record.nextAttemptTime],
    ['Event', record.event === null ? null : JSON.stringify(record.event)],
  ]);
}
