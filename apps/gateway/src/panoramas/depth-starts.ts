import { randomBytes } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import { DEPTH_BOUNDS_MISSING_ERROR } from '@diorama/contract';
import type { DepthToRgbRequest } from '@diorama/contract';
import { DomainError, ID_RANDOM_BYTES, OPERATION_DEADLINE_MS, createOperationId } from '@diorama/domain';
import type { mediaProto, worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';
import { getCurrentRequestId } from '@diorama/telemetry';

import { InvalidRequestError } from '../http/request-errors.js';
import { OperationsService } from '../operations/operations.js';
import type { StartedOperation } from '../operations/operations.js';
import { ContentPolicy } from '../policy/policy.js';
import { createIdempotencyKey } from '../starts/idempotency-key.js';
import { PromptMediaResolver, createDepthMediaSlot, toPromptInputMessage } from '../starts/prompt-media.js';
import { toCostQuote } from '../starts/cost-quote.js';
import type { CostQuote } from '../starts/cost-quote.js';
import type { OperationStartContext } from '../starts/start-context.js';
import { createWebhookTarget } from '../starts/webhook-target.js';
import { CLOCK, WORLD_CLIENT } from '../clients/injection-tokens.js';

const KIND = { kind: 'depth-to-rgb', model: '', promptKind: '' } as const;

/**
 * Starts paintings of depth panoramas: credits, then policy, then the depth panorama, then the one transaction that begins the
 * operation. A start that is refused has stored and spent nothing.
 */
@Injectable()
export class DepthToRgbStarter {
  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(PromptMediaResolver) private readonly media: PromptMediaResolver,
    @Inject(ContentPolicy) private readonly policy: ContentPolicy,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  async start(request: DepthToRgbRequest, context: OperationStartContext): Promise<StartedOperation> {
    const { user } = context;
    const slot = createDepthMediaSlot(request.depth_pano_image);
    const idempotency = createIdempotencyKey(context, request);
    const { replayed } = await this.world.checkStart({ ...KIND, accountId: user.accountId, idempotency, quoteOnly: false });
    if (replayed !== undefined) return { operation: replayed, replayed: true, windows: [] };
    await this.policy.requireTexts(user, [request.text_prompt]);
    const found = await this.media.find(context, [slot]);
    const begun = await this.media.gather(context, { slots: [slot], found }, async ([depth]) => {
      if (depth === undefined) throw new DomainError('INTERNAL');
      requireBounds(request, depth);
      // A PNG can be moderated as a picture; an EXR cannot.
      if (isPng(depth)) await this.policy.requireMedia(user, [{ kind: 'image', key: depth.key }]);
      return this.begin(request, context, { depth, input: toPromptInputMessage(slot, depth), idempotency });
    });
    this.policy.uncountStart(user);
    return this.operations.launch(begun);
  }

  private begin(request: DepthToRgbRequest, context: OperationStartContext, { depth, input, idempotency }: DepthBegin) {
    const { user } = context;
    return this.world.beginDepthToRgb({
      operationId: createOperationId(randomBytes(ID_RANDOM_BYTES)),
      accountId: user.accountId,
      projectId: user.projectId,
      apiKeyId: user.apiKeyId,
      requestId: getCurrentRequestId() ?? '',
      seed: request.seed ?? randomBytes(4).readUInt32LE(),
      promptJson: JSON.stringify(storedRequest(request, depth)),
      input,
      expiresAt: new Date(this.clock() + OPERATION_DEADLINE_MS),
      idempotency,
      webhook: createWebhookTarget(context),
    });
  }

  /** What a start would cost and take; a depth panorama that is named is looked at, but nothing is fetched, stored or spent. */
  async quote(request: DepthToRgbRequest, context: OperationStartContext): Promise<CostQuote> {
    const { user } = context;
    const slot = createDepthMediaSlot(request.depth_pano_image);
    await this.policy.requireQuotedTexts(user, [request.text_prompt]);
    const [found] = await this.media.find(context, [slot]);
    if (found != null) requireBounds(request, found);
    const check = { ...KIND, accountId: user.accountId, idempotency: undefined, quoteOnly: true };
    return toCostQuote(await this.world.checkStart(check));
  }
}

interface DepthBegin {
  readonly depth: mediaProto.MediaAsset;
  readonly input: worldProto.PromptInput;
  readonly idempotency: worldProto.IdempotencyKey | undefined;
}

const isPng = ({ contentType }: mediaProto.MediaAsset): boolean => contentType === 'image/png';

/** @throws InvalidRequestError for a PNG without the bounds that convert its samples to metres */
function requireBounds({ z_min: min }: DepthToRgbRequest, depth: mediaProto.MediaAsset): void {
  if (isPng(depth) && min == null) throw new InvalidRequestError([DEPTH_BOUNDS_MISSING_ERROR]);
}

/** What is asked, as it is kept; an EXR has metres, so bounds beside it mean nothing. */
function storedRequest(request: DepthToRgbRequest, depth: mediaProto.MediaAsset): object {
  const { text_prompt, z_min, z_max, depth_encoding } = request;
  return isPng(depth) ? { text_prompt, z_min, z_max, depth_encoding: depth_encoding ?? 'linear' } : { text_prompt };
}
