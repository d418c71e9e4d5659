import { Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import {
  WEBHOOK_WITH_WAIT_ERROR,
  toCamelCase,
  exportWorldTask,
  generateWorldTask,
  panoDepthToRgbTask,
  taskQuerySchema,
  convertKeysToCamelCase,
} from '@diorama/contract';
import type { TaskBody, TaskQuery, TaskRequest } from '@diorama/contract';

import { AcceptsLargeBody, RequireScope } from '../accounts/route-access.js';
import { ValidatedBody, ValidatedQuery } from '../http/validated-body.js';
import { InvalidRequestError } from '../http/request-errors.js';
import { CurrentStartContext } from '../starts/current-start.js';
import { OperationsService } from '../operations/operations.js';
import type { StartedOperation } from '../operations/operations.js';
import { DepthToRgbStarter } from '../panoramas/depth-starts.js';
import { sendStartedOperation } from '../starts/send-started-operation.js';
import { GenerationStarter } from '../starts/generation-starts.js';
import type { CostQuote } from '../starts/cost-quote.js';
import type { OperationStartContext } from '../starts/start-context.js';
import { ExportsService } from '../worlds/exports.js';
import { TaskViewBuilder } from './task-views.js';
import { WebhookUrlPolicy } from './webhook-url-policy.js';

/**
 * How long after its request came `wait=true` waits at the longest, of the 60 s of the interface, at which many a proxy breaks off; what
 * takes longer is answered as it runs.
 */
const WAIT_MS = 55_000;

interface Submission<Request> extends TaskRequest<Request> {
  readonly context: OperationStartContext;
  readonly query: TaskQuery;
  readonly reply: FastifyReply;
}

/** The starts of the task interface: those of the first interface, in camelCase and with a callback. */
@Controller(['', 'api/v2'])
@RequireScope('worlds:write')
export class TasksController {
  // eslint-disable-next-line max-params -- one for each kind of task
  constructor(
    @Inject(GenerationStarter) private readonly generations: GenerationStarter,
    @Inject(DepthToRgbStarter) private readonly paintings: DepthToRgbStarter,
    @Inject(ExportsService) private readonly exports: ExportsService,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(TaskViewBuilder) private readonly views: TaskViewBuilder,
    @Inject(WebhookUrlPolicy) private readonly webhooks: WebhookUrlPolicy,
  ) {}

  @Post('tasks::generateWorld')
  @HttpCode(200)
  @AcceptsLargeBody()
  async generateWorld(
    @CurrentStartContext('tasks:generateWorld') context: OperationStartContext,
    @ValidatedBody(generateWorldTask.body) body: TaskBody,
    @ValidatedQuery(taskQuerySchema) query: TaskQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const task = generateWorldTask.read(body);
    if (task.request.dry_run === true) return priced(this.generations.quote(task.request, context));
    return this.submit({ ...task, context, query, reply }, (request, started) => this.generations.start(request, started));
  }

  @Post('tasks::panoDepthToRgb')
  @HttpCode(200)
  @AcceptsLargeBody()
  async panoDepthToRgb(
    @CurrentStartContext('tasks:panoDepthToRgb') context: OperationStartContext,
    @ValidatedBody(panoDepthToRgbTask.body) body: TaskBody,
    @ValidatedQuery(taskQuerySchema) query: TaskQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const task = panoDepthToRgbTask.read(body);
    if (task.request.dry_run === true) return priced(this.paintings.quote(task.request, context));
    return this.submit({ ...task, context, query, reply }, (request, started) => this.paintings.start(request, started));
  }

  @Post('tasks::exportWorld')
  @HttpCode(200)
  async exportWorld(
    @CurrentStartContext('tasks:exportWorld') context: OperationStartContext,
    @ValidatedBody(exportWorldTask.body) body: TaskBody,
    @ValidatedQuery(taskQuerySchema) query: TaskQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const task = exportWorldTask.read(body);
    const { world_id: worldId, ...request } = task.request;
    if (request.dry_run === true) return priced(this.exports.quote(worldId, request, context));
    return this.submit({ ...task, context, query, reply }, (_, started) => this.exports.start(worldId, request, started));
  }

  /** @throws InvalidRequestError for a start with both `wait` and a webhook, or with a forbidden webhook URL */
  private async submit<Request>(
    { request, webhookUrl, context, query, reply }: Submission<Request>,
    start: (request: Request, context: OperationStartContext) => Promise<StartedOperation>,
  ): Promise<unknown> {
    const { arrivedAt, over } = context;
    const waits = query.wait === true;
    if (waits && webhookUrl !== null) throw new InvalidRequestError([WEBHOOK_WITH_WAIT_ERROR]);
    if (webhookUrl !== null) this.webhooks.require(webhookUrl);
    reply.request.waits = waits;
    const operation = sendStartedOperation(reply, await inCamelCase(start(request, { ...context, webhookUrl })));
    if (!waits) return this.views.started(operation);
    const leftMs = Math.max(0, Math.round(arrivedAt + WAIT_MS - performance.now())); // none where the start itself took so long
    const patience = AbortSignal.any([over, AbortSignal.timeout(leftMs)]);
    const settled = await this.operations.settled(operation, patience);
    return this.operations.viewSettled({ begun: operation, settled }, (shown) => this.views.started(shown));
  }
}

const priced = async (quoting: Promise<CostQuote>): Promise<unknown> => convertKeysToCamelCase(await inCamelCase(quoting));

/** What a start finds wrong itself names fields of the first interface. */
async function inCamelCase<Answer>(starting: Promise<Answer>): Promise<Answer> {
  try {
    return await starting;
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    throw new InvalidRequestError(
      error.errors.map((fault) => ({ ...fault, msg: fault.msg.replaceAll(/\b[a-z]+(_[a-z]+)+\b/g, toCamelCase) })),
    );
  }
}
