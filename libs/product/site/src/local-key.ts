import { readFile } from 'node:fs/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Serves `/start/key`: the API key that the start page uses, of a stack that runs on the visitor's own machine; null on any other
 * installation. The key goes to pages of this machine only, see `isLocalRequest`.
 *
 * @param accountFile JSON with the `api_key`; null where the start page has no key to offer
 */
export function serveLocalKey(server: FastifyInstance, accountFile: string | null): void {
  server.get('/start/key', async (request, reply) => {
    const apiKey = accountFile !== null && isLocalRequest(request) ? await readKey(accountFile) : null;
    await reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' }).send({ api_key: apiKey });
  });
}

/** Whether the page of a request can fetch a key. The page itself may be opened from anywhere, such as from a link in a mail. */
export const offersLocalKey = async (request: FastifyRequest, accountFile: string | null): Promise<boolean> =>
  accountFile !== null && isFromThisMachine(request) && (await readKey(accountFile)) !== null;

/** The file is written once the stack is up, which may be after the first visit. */
async function readKey(file: string): Promise<string | null> {
  try {
    const { api_key: key } = JSON.parse(await readFile(file, 'utf8')) as { api_key?: unknown };
    return typeof key === 'string' ? key : null;
  } catch {
    return null;
  }
}

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from a page of this machine: over loopback, for a name of loopback (so that no other name that leads here can
 * read it), through no proxy, and from no page of another origin.
 */
export const isLocalRequest = (request: Pick<FastifyRequest, 'socket' | 'headers'>): boolean =>
  isFromThisMachine(request) && (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  return LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '') && !isForwarded;
}
