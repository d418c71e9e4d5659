// The least that a gateway can be: one Fastify route that asks one gRPC service.
import { Client, credentials } from '@grpc/grpc-js';
import { worldProto } from '@diorama/proto-types';
import fastify from 'fastify';

import { announce } from './child.ts';

const { path, requestSerialize, responseDeserialize } = worldProto.WorldServiceService.getOperation;
const record = new Client(`127.0.0.1:${process.argv[2]}`, credentials.createInsecure());

function ask(operationId: string): Promise<worldProto.GetOperationResponse | undefined> {
  return new Promise((resolve, reject) => {
    record.makeUnaryRequest(path, requestSerialize, responseDeserialize, { accountId: '', operationId }, (error, response) =>
      error === null ? resolve(response) : reject(error),
    );
  });
}

const server = fastify();
server.get<{ Params: { id: string } }>('/operations/:id', async ({ params }, reply) => {
  const answer = await ask(params.id);
  return answer?.operation ?? reply.code(404).send({});
});
const url = await server.listen({ host: '127.0.0.1', port: 0 });
announce({ url });
