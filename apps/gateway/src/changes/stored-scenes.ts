import { Inject, Injectable } from '@nestjs/common';

import { applySceneDefaults, sceneSchema, validateBody } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import type { Scene } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import type { MediaClient, WorldClient } from '@diorama/rpc';

import type { AuthenticatedUser } from '../accounts/api-keys.js';
import { MEDIA_CLIENT, WORLD_CLIENT } from '../clients/injection-tokens.js';
import { InvalidRequestError } from '../http/request-errors.js';
import { findWorld } from '../worlds/find-world.js';

/** The asset that holds the scene of a world. */
const SCENE_ASSET = 'scene_url';

/** A finished world with its scene. */
export interface StoredScene {
  readonly scene: Scene;
  readonly model: string;
}

/** Scenes that finished worlds have among their assets. */
@Injectable()
export class StoredScenes {
  constructor(
    @Inject(WORLD_CLIENT) private readonly world: WorldClient,
    @Inject(MEDIA_CLIENT) private readonly media: MediaClient,
  ) {}

  /**
   * The scene of a world that the user can read.
   *
   * @throws DomainError WORLD_NOT_FOUND, WORLD_UNFINISHED or WORLD_WITHOUT_SCENE
   * @throws InvalidRequestError for a scene that this version of the service no longer takes
   */
  async read({ accountId }: AuthenticatedUser, worldId: string): Promise<StoredScene> {
    const world = await findWorld(this.world, accountId, worldId);
    if (world.state !== worldProto.OperationState.OPERATION_STATE_SUCCEEDED) throw new DomainError('WORLD_UNFINISHED');
    const asset = world.assets.find(({ name }) => name === SCENE_ASSET);
    if (asset === undefined) throw new DomainError('WORLD_WITHOUT_SCENE');
    const { content } = await this.media.readObject({ key: asset.key });
    return { scene: parseStored(new TextDecoder().decode(content), world.seed), model: world.model };
  }
}

function parseStored(text: string, seed: number): Scene {
  const checked = validateBody(sceneSchema, JSON.parse(text) as unknown);
  if (!checked.ok) throw new InvalidRequestError(checked.errors);
  return applySceneDefaults(checked.value, seed);
}
