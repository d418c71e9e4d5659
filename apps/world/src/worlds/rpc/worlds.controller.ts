import { SharePasswords } from '@diorama/access';
import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { worldProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';

import { deleteWorld } from '../delete-world.js';
import {
  removeSweptOperations,
  removeSweptWorlds,
  listDeletedOperations,
  listDeletedWorlds,
  postponeDeletedOperations,
  postponeDeletedWorlds,
} from '../deleted-worlds.js';
import { getSharedWorld, getWorld } from '../get-world.js';
import { unlockSharedWorld } from '../sharing/unlock-shared-world.js';
import { updateWorld } from '../update-world.js';
import { toWorldMessage } from '../../rpc/messages.js';
import { deletedWorldsRequestSchema, listDeletedWorldsRequestSchema } from '../../rpc/list-requests.js';
import { parseWorldId } from '../../rpc/requests.js';
import { unlockSharedWorldRequestSchema, updateWorldRequestSchema } from '../../rpc/update-requests.js';

@GrpcController()
export class WorldsController {
  private readonly passwords = new SharePasswords();

  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  @GrpcMethod('WorldService', 'getWorld')
  async getWorld(request: worldProto.GetWorldRequest): Promise<worldProto.GetWorldResponse> {
    return { world: toWorldMessage(await getWorld(this.dataSource, request.accountId, parseWorldId(request))) };
  }

  @GrpcMethod('WorldService', 'getSharedWorld')
  async getSharedWorld(request: worldProto.GetSharedWorldRequest): Promise<worldProto.GetSharedWorldResponse> {
    const { world, progress, preview } = await getSharedWorld(this.dataSource, parseWorldId(request), request.shareToken);
    return { world: toWorldMessage(world), progress: progress ?? undefined, preview: [...preview] };
  }

  @GrpcMethod('WorldService', 'unlockSharedWorld')
  async unlockSharedWorld(request: worldProto.UnlockSharedWorldRequest): Promise<worldProto.UnlockSharedWorldResponse> {
    const attempt = { ...parseRequest(unlockSharedWorldRequestSchema, request), worldId: parseWorldId(request) };
    const unlocked = await unlockSharedWorld(this.dataSource, this.passwords, attempt);
    return { shareToken: unlocked?.token ?? '', expiresAt: unlocked?.expiresAt };
  }

  @GrpcMethod('WorldService', 'updateWorld')
  async updateWorld(request: worldProto.UpdateWorldRequest): Promise<worldProto.UpdateWorldResponse> {
    const worldId = parseWorldId(request);
    const update = parseRequest(updateWorldRequestSchema, request);
    return { world: toWorldMessage(await updateWorld(this.dataSource, this.passwords, { ...update, worldId })) };
  }

  @GrpcMethod('WorldService', 'deleteWorld')
  async deleteWorld(request: worldProto.DeleteWorldRequest): Promise<worldProto.DeleteWorldResponse> {
    return { cancelledOperationIds: await deleteWorld(this.dataSource, request.accountId, parseWorldId(request)) };
  }

  @GrpcMethod('WorldService', 'listDeletedWorlds')
  async listDeletedWorlds(request: worldProto.ListDeletedWorldsRequest): Promise<worldProto.ListDeletedWorldsResponse> {
    const { limit } = parseRequest(listDeletedWorldsRequestSchema, request);
    return {
      worldIds: await listDeletedWorlds(this.dataSource, limit),
      operationIds: await listDeletedOperations(this.dataSource, limit),
    };
  }

  @GrpcMethod('WorldService', 'forgetDeletedWorlds')
  async forgetDeletedWorlds(request: worldProto.ForgetDeletedWorldsRequest): Promise<worldProto.ForgetDeletedWorldsResponse> {
    const { worldIds, operationIds } = parseRequest(deletedWorldsRequestSchema, request);
    await removeSweptWorlds(this.dataSource, worldIds);
    await removeSweptOperations(this.dataSource, operationIds);
    return {};
  }

  @GrpcMethod('WorldService', 'postponeDeletedWorlds')
  async postponeDeletedWorlds(request: worldProto.PostponeDeletedWorldsRequest): Promise<worldProto.PostponeDeletedWorldsResponse> {
    const { worldIds, operationIds } = parseRequest(deletedWorldsRequestSchema, request);
    await postponeDeletedWorlds(this.dataSource, worldIds);
    await postponeDeletedOperations(this.dataSource, operationIds);
    return {};
  }
}
