import { Inject, Injectable } from '@nestjs/common';

import { generateWorldRequestSchema, listChanges, validateBody } from '@diorama/contract';
import type { DerivedStartFields, EditWorldRequest, GenerateWorldRequest, VaryWorldRequest } from '@diorama/contract';
import type { Scene } from '@diorama/domain';
import { applyChanges, varyScene } from '@diorama/scene';

import { InvalidRequestError } from '../http/request-errors.js';
import type { StartedOperation } from '../operations/operations.js';
import type { CostQuote } from '../starts/cost-quote.js';
import { GenerationStarter } from '../starts/generation-starts.js';
import type { WorldOrigin } from '../starts/generation-starts.js';
import { createIdempotencyKey } from '../starts/idempotency-key.js';
import type { OperationStartContext } from '../starts/start-context.js';
import { StoredScenes } from './stored-scenes.js';

/** Makes the changed scene. */
type ChangeScene = (scene: Scene) => Scene;

/** Starts of worlds from the changed scenes of others: the change is resolved here, so that the start is that of any scene. */
@Injectable()
export class WorldChanges {
  constructor(
    @Inject(StoredScenes) private readonly scenes: StoredScenes,
    @Inject(GenerationStarter) private readonly starts: GenerationStarter,
  ) {}

  /** Starts a variation of a world, or returns what it would cost. */
  vary(worldId: string, request: VaryWorldRequest, context: OperationStartContext): Promise<StartedOperation | CostQuote> {
    const origin = { world_id: worldId, change: 'variation' } as const;
    return this.start({ origin, request, change: (scene) => varyScene(scene, request) }, context);
  }

  /** Starts an edit of a world, or returns what it would cost. */
  edit(worldId: string, request: EditWorldRequest, context: OperationStartContext): Promise<StartedOperation | CostQuote> {
    const origin = { world_id: worldId, change: 'edit' } as const;
    return this.start({ origin, request, change: (scene) => editScene(scene, request) }, context);
  }

  private async start({ origin, request, change }: WorldChange, context: OperationStartContext): Promise<StartedOperation | CostQuote> {
    const asked = [origin, request];
    if (request.dry_run !== true) {
      // A repeated start has its answer also when the world of its scene is gone by now.
      const { accountId } = context.user;
      const idempotency = createIdempotencyKey(context, asked);
      const replay = await this.starts.findReplay({ accountId, model: request.model, promptKind: 'text', idempotency });
      if (replay !== undefined) return replay;
    }
    const { scene, model } = await this.scenes.read(context.user, origin.world_id);
    const generation = toGeneration(request, change(scene), model);
    return request.dry_run === true ? this.starts.quote(generation, context) : this.starts.start(generation, context, { origin, asked });
  }
}

interface WorldChange {
  readonly origin: WorldOrigin;
  readonly request: DerivedStartFields;
  readonly change: ChangeScene;
}

/** @throws InvalidRequestError for a change that cannot be made */
function editScene(scene: Scene, request: EditWorldRequest): Scene {
  const edited = applyChanges(scene, listChanges(request));
  if (!('problem' in edited)) return edited;
  const { index, path, problem } = edited;
  throw new InvalidRequestError([{ type: 'value_error', loc: ['body', 'changes', index, ...path], msg: `Value error, ${problem}` }]);
}

/** The start of a world from a changed scene; its seed is that of the scene. @throws InvalidRequestError for a scene that breaks a rule */
function toGeneration(request: DerivedStartFields, scene: Scene, model: string): GenerateWorldRequest {
  const { display_name, engine, permission, tags } = request;
  const body = { display_name, model: request.model ?? model, engine, permission, tags, world_prompt: { type: 'scene', scene } };
  const checked = validateBody(generateWorldRequestSchema, body);
  if (!checked.ok) throw new InvalidRequestError(checked.errors);
  return checked.value;
}
