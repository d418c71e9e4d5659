import { Inject, Injectable } from '@nestjs/common';

import { DomainError, isWorldId } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import type { WorldClient } from '@diorama/rpc';

import type { ApiUser } from '../accounts/api-keys.js';
import { progressView } from '../operations/operation-view.js';
import { WORLD } from '../tokens.js';
import type { WorldView } from './world-view.js';
import { WorldViews } from './world-views.js';

/** The operation that makes a world, and the account it belongs to. */
export interface Maker {
  readonly accountId: string;
  readonly operationId: string;
}

export interface SharedWorldView {
  readonly world: WorldView;
  /** While the world is unfinished. */
  readonly progress?: ReturnType<typeof progressView>;
}

/** Reads worlds: those of an API user, and those that are readable by their link. */
@Injectable()
export class Worlds {
  constructor(
    @Inject(WORLD) private readonly world: WorldClient,
    @Inject(WorldViews) private readonly views: WorldViews,
  ) {}

  async read(user: ApiUser, id: string, requestId: string): Promise<WorldView> {
    return this.views.of(await this.find(user, id, requestId), requestId);
  }

  async maker(user: ApiUser, id: string, requestId: string): Promise<Maker> {
    return makerOf(await this.find(user, id, requestId));
  }

  async readShared(id: string, requestId: string): Promise<SharedWorldView> {
    const { world, progress } = await this.findShared(id, requestId);
    const view = await this.views.of(world, requestId);
    if (world.state === worldProto.OperationState.OPERATION_STATE_SUCCEEDED) return { world: view };
    return { world: view, progress: progressView({ state: world.state, progress }) };
  }

  async makerOfShared(id: string, requestId: string): Promise<Maker> {
    return makerOf((await this.findShared(id, requestId)).world);
  }

  private async find(user: ApiUser, id: string, requestId: string): Promise<worldProto.World> {
    if (!isWorldId(id)) throw new DomainError('WORLD_NOT_FOUND');
    const { world } = await this.world.getWorld({ accountId: user.accountId, worldId: id }, { requestId });
    if (world === undefined) throw new DomainError('WORLD_NOT_FOUND');
    return world;
  }

  private async findShared(id: string, requestId: string): Promise<{ world: worldProto.World; progress: worldProto.Progress | undefined }> {
    if (!isWorldId(id)) throw new DomainError('WORLD_NOT_FOUND');
    const { world, progress } = await this.world.getSharedWorld({ worldId: id }, { requestId });
    if (world === undefined) throw new DomainError('WORLD_NOT_FOUND');
    return { world, progress };
  }
}

function makerOf({ accountId, operationId }: worldProto.World): Maker {
  return { accountId, operationId };
}
