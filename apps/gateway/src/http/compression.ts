import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses the text of responses for everyone, as pages and the gallery. Responses that depend on credentials are sent as they are: where
 * a response has both a secret and a text of somebody else, its length would tell of the secret (BREACH). To be called after
 * `authenticateRequests` and before the routes are made.
 */
export async function compressPublicResponses(server: FastifyInstance): Promise<void> {
  server.addHook('onRoute', (route) => {
    if ((route.config?.access?.by ?? 'anyone') !== 'anyone') route.compress = false;
  });
  await server.register(fastifyCompress, { encodings: ['br', 'gzip'], globalDecompression: false });
}
