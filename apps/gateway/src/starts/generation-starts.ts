import { Inject, Injectable } from '@nestjs/common';

import type { GenerateWorldRequest, WorldPrompt } from '@diorama/contract';
import type { ModelName, WorldEngineName } from '@diorama/domain';
import type { mediaProto, worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';

import { OperationsService } from '../operations/operations.js';
import type { StartedOperation } from '../operations/operations.js';
import { ContentPolicy } from '../policy/policy.js';
import { CLIENT_ENGINES, CLOCK, WORLD_CLIENT } from '../clients/injection-tokens.js';
import { buildBeginOperationRequest, parseModelName, requireUsableEngine, resolveSeed } from './begin-operation-request.js';
import { createIdempotencyKey } from './idempotency-key.js';
import { PromptMediaResolver, listPromptMediaSlots, toPromptInputMessage } from './prompt-media.js';
import type { PromptMediaSlot } from './prompt-media.js';
import { toCostQuote } from './cost-quote.js';
import type { CostQuote } from './cost-quote.js';
import type { OperationStartContext } from './start-context.js';
import { getPricedPromptKind, buildStoredPrompt } from './stored-prompt.js';
import { createWebhookTarget } from './webhook-target.js';

/**
 * Starts generations: an earlier answer to the same key, then limits and credits, then policy, then media, then the one transaction
 * that begins the operation. Local rules judge the text before the limits are known; their refusal is reported after the limits.
 * A start that is refused has stored and spent nothing.
 */
@Injectable()
export class GenerationStarter {
  // eslint-disable-next-line max-params -- one for each part of a start
  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(PromptMediaResolver) private readonly media: PromptMediaResolver,
    @Inject(ContentPolicy) private readonly policy: ContentPolicy,
    @Inject(OperationsService) private readonly operations: OperationsService,
    @Inject(CLOCK) private readonly clock: () => number,
    @Inject(CLIENT_ENGINES) private readonly engines: readonly WorldEngineName[],
  ) {}

  /** @param derived what else is known of a start whose prompt was made from another world */
  async start(request: GenerateWorldRequest, context: OperationStartContext, derived?: DerivedStart): Promise<StartedOperation> {
    const { user } = context;
    const prompt = request.world_prompt;
    const model = parseModelName(request.model);
    requireUsableEngine(request, this.engines);
    const slots = listPromptMediaSlots(prompt);
    const check = {
      accountId: user.accountId,
      kind: 'generate-world',
      model,
      idempotency: createIdempotencyKey(context, derived?.asked ?? request),
    };
    // Begin knows the key itself, but the media of a start that is answered already may be gone by now.
    if (slots.length > 0) {
      const replay = await this.findReplay({ ...check, promptKind: prompt.type });
      if (replay !== undefined) return replay;
    }
    const texts = textsOf(request);
    const refusedLocally = await this.policy.localTextRefusal(texts);
    const found = await this.media.find(context, slots);

    // Begin checks limits and credits itself. They are checked before as well where a refusal or work comes first: a text that a service
    // judges, and media that are stored or fetched.
    if (refusedLocally !== null || this.policy.judgesTextsRemotely || slots.some(isBrought)) {
      const promptKind = getPricedPromptKind(prompt, found);
      const { replayed } = await this.world.checkStart({ ...check, promptKind, quoteOnly: false });
      if (replayed !== undefined) return { operation: replayed, replayed: true, windows: [] };
      if (refusedLocally !== null) return this.policy.refuse(user, refusedLocally);
      if (this.policy.judgesTextsRemotely) await this.policy.requireTexts(user, texts);
    }
    const begun = await this.media.gather(context, { slots, found }, (assets) =>
      this.begin(request, context, { slots, assets, origin: derived?.origin, ...check }),
    );
    this.policy.uncountStart(user);
    return this.operations.launch(begun);
  }

  /** The earlier answer to the same idempotency key; undefined if there was none, or without a key. @throws DomainError MODEL_UNKNOWN */
  async findReplay({ accountId, model, promptKind, idempotency }: ReplayQuery): Promise<StartedOperation | undefined> {
    if (idempotency === undefined) return undefined;
    const check = { accountId, kind: 'generate-world', model: parseModelName(model), promptKind, idempotency, quoteOnly: true };
    const { replayed } = await this.world.checkStart(check);
    return replayed === undefined ? undefined : { operation: replayed, replayed: true, windows: [] };
  }

  private async begin(
    request: GenerateWorldRequest,
    context: OperationStartContext,
    { slots, assets, model, idempotency, origin }: GenerationBegin,
  ): Promise<worldProto.BeginOperationResponse> {
    const { user } = context;
    const prompt = request.world_prompt;
    const promptKind = getPricedPromptKind(prompt, assets);
    const inputs = slots.flatMap((slot, index) => (assets[index] === undefined ? [] : [toPromptInputMessage(slot, assets[index])]));
    await this.policy.requireMedia(user, inputs.map(judged));
    const seed = resolveSeed(request);
    const begin = buildBeginOperationRequest({
      user,
      request,
      seed,
      inputs,
      promptKind,
      model,
      promptJson: JSON.stringify({ ...buildStoredPrompt(prompt, assets, seed), ...(origin === undefined ? {} : { origin }) }),
      idempotency,
      webhook: createWebhookTarget(context),
      nowMs: this.clock(),
    });
    return this.world.beginOperation(begin);
  }

  /** What a start would cost and take; nothing is fetched, stored or spent. */
  async quote(request: GenerateWorldRequest, context: OperationStartContext): Promise<CostQuote> {
    const { user } = context;
    const prompt = request.world_prompt;
    const model = parseModelName(request.model);
    requireUsableEngine(request, this.engines);
    const slots = listPromptMediaSlots(prompt);
    await this.policy.requireQuotedTexts(user, textsOf(request));
    const promptKind = getPricedPromptKind(prompt, await this.media.find(context, slots));
    const check = { accountId: user.accountId, kind: 'generate-world', model, promptKind, idempotency: undefined, quoteOnly: true };
    return toCostQuote(await this.world.checkStart(check));
  }
}

/** A start that may repeat an earlier one. */
interface ReplayQuery {
  readonly accountId: string;
  readonly model: GenerateWorldRequest['model'];
  readonly promptKind: string;
  readonly idempotency: worldProto.IdempotencyKey | undefined;
}

interface GenerationBegin {
  readonly slots: readonly PromptMediaSlot[];
  /** Those of the slots, in their order. */
  readonly assets: readonly mediaProto.MediaAsset[];
  readonly model: ModelName;
  readonly idempotency: worldProto.IdempotencyKey | undefined;
  readonly origin: WorldOrigin | undefined;
}

/** The world whose scene a start takes, and how it was changed; kept with the prompt. */
export interface WorldOrigin {
  readonly world_id: string;
  readonly change: 'variation' | 'edit';
}

/** A start whose prompt was made from another world. */
export interface DerivedStart {
  readonly origin: WorldOrigin;
  /** What the client asked for: its idempotency key holds for this, not for what was made of it. */
  readonly asked: unknown;
}

const isBrought = ({ reference }: PromptMediaSlot): boolean => reference.source !== 'media_asset';

/** The texts of the request. */
const textsOf = ({ world_prompt: prompt, display_name: name, tags }: GenerateWorldRequest): string[] => [
  ...wordsOf(prompt),
  ...(name ? [name] : []),
  ...(tags ?? []),
];

function wordsOf(prompt: WorldPrompt): string[] {
  if (prompt.type === 'scene') return (prompt.scene.objects ?? []).flatMap(({ phrase }) => (phrase ? [phrase] : []));
  return prompt.text_prompt ? [prompt.text_prompt] : [];
}

function judged({ kind, key }: worldProto.PromptInput): { kind: 'image' | 'video'; key: string } {
  return { kind: kind === 'video' ? 'video' : 'image', key };
}
