import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses the text of public responses, such as pages and the gallery. Responses of routes that need credentials stay uncompressed: where a
 * response contains a secret and text of another user, its compressed length reveals parts of the secret (BREACH). Call it after
 * `authenticateRequests` and before the routes are registered.
 */
export async function compressPublicResponses(server: FastifyInstance): Promise<void> {
  server.addHook('onRoute', (route) => {
    if ((route.config?.access?.by ?? 'anyone') !== 'anyone') route.compress = false;
  });
  await server.register(fastifyCompress, { encodings: ['br', 'gzip'], globalDecompression: false });
}
