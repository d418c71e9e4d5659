import { Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import { DATA_SOURCE, GrpcController } from '@diorama/service';
import type { worldProto } from '@diorama/proto-types';
import type { DataSource } from 'typeorm';
import { parseRequest } from '@diorama/rpc';

import { listOperations } from '../../operations/list-operations.js';
import { listPublicWorlds } from '../list-public-worlds.js';
import { listWorlds } from '../list-worlds.js';
import { listOperationsRequestSchema, listPublicWorldsRequest, listWorldsRequestSchema } from '../../rpc/list-requests.js';
import { toOperationMessage, toWorldMessage } from '../../rpc/messages.js';

/** What an account has, page by page. */
@GrpcController()
export class ListsController {
  constructor(@Inject(DATA_SOURCE) private readonly dataSource: DataSource) {}

  @GrpcMethod('WorldService', 'listWorlds')
  async listWorlds(request: worldProto.ListWorldsRequest): Promise<worldProto.ListWorldsResponse> {
    const { rows, nextPageToken } = await listWorlds(this.dataSource, parseRequest(listWorldsRequestSchema, request));
    return { worlds: rows.map(toWorldMessage), nextPageToken };
  }

  @GrpcMethod('WorldService', 'listPublicWorlds')
  async listPublicWorlds(request: worldProto.ListPublicWorldsRequest): Promise<worldProto.ListPublicWorldsResponse> {
    const { rows, nextPageToken } = await listPublicWorlds(this.dataSource, parseRequest(listPublicWorldsRequest, request));
    return { worlds: rows.map(toWorldMessage), nextPageToken };
  }

  @GrpcMethod('WorldService', 'listOperations')
  async listOperations(request: worldProto.ListOperationsRequest): Promise<worldProto.ListOperationsResponse> {
    const { rows, nextPageToken } = await listOperations(this.dataSource, parseRequest(listOperationsRequestSchema, request));
    return { operations: rows.map(toOperationMessage), nextPageToken };
  }
}
