// The least that a system of record can be: a gRPC server that answers an operation with one indexed query.
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { worldProto } from '@diorama/proto-types';
import { Pool } from 'pg';

import { announce } from './child.ts';

const SELECT = 'SELECT * FROM world.operation WHERE id = $1';
const CONNECTIONS = 8; // as many as the world service has

const pool = new Pool({ connectionString: process.argv[2], max: CONNECTIONS });

async function read(id: string): Promise<worldProto.GetOperationResponse> {
  const { rows } = await pool.query<Record<string, never>>(SELECT, [id]);
  const [row] = rows;
  if (row === undefined) return { operation: undefined };
  const operation = worldProto.Operation.fromPartial({
    operationId: row['id'],
    accountId: row['account_id'],
    projectId: row['project_id'],
    kind: row['kind'],
    state: worldProto.OperationState.OPERATION_STATE_CANCELLED,
    createdAt: row['created_at'],
    updatedAt: row['updated_at'],
    expiresAt: row['expires_at'],
    worldId: row['world_id'],
    model: row['model'],
    seed: Number(row['seed']),
    requestId: row['request_id'],
  });
  return { operation };
}

const { getOperation } = worldProto.WorldServiceService;
const server = new Server();
server.addService(
  { getOperation },
  {
    getOperation: (
      { request }: { request: worldProto.GetOperationRequest },
      answer: (error: Error | null, response?: worldProto.GetOperationResponse) => void,
    ) => {
      read(request.operationId).then((response) => answer(null, response), answer);
    },
  },
);
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error !== null) throw error;
  announce({ port });
});
