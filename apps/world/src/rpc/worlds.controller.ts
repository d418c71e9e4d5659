import { Controller, Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { worldProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';

import { DATA_SOURCE } from '../tokens.js';
import { getSharedWorld, getWorld } from '../worlds/get-world.js';
import { worldMessage } from './messages.js';
import { worldIdOf } from './requests.js';

@Controller()
export class WorldsController {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  @GrpcMethod('WorldService', 'getWorld')
  async getWorld(request: worldProto.GetWorldRequest): Promise<worldProto.GetWorldResponse> {
    return { world: worldMessage(await getWorld(this.dataSource, request.accountId, worldIdOf(request))) };
  }

  @GrpcMethod('WorldService', 'getSharedWorld')
  async getSharedWorld(request: worldProto.GetSharedWorldRequest): Promise<worldProto.GetSharedWorldResponse> {
    const { world, progress } = await getSharedWorld(this.dataSource, worldIdOf(request));
    return { world: worldMessage(world), progress: progress ?? undefined };
  }
}
