import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** The entity tag of these bytes, quoted. */
export const createEntityTag = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Sets the entity tag of the response, with the status 304 if the client has that version. Returns whether it has. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply.header('etag', tag);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (!known.includes(tag) && !known.includes('*')) return false;
  void reply.status(304);
  return true;
}

/** The text of a JSON body, with its entity tag; undefined with the status 304 if the client has that version. */
export function encodeTagged(request: FastifyRequest, reply: FastifyReply, body: object): string | undefined {
  const text = JSON.stringify(body);
  if (isUnchanged(request, reply, createEntityTag(text))) return undefined;
  void reply.type('application/json; charset=utf-8');
  return text;
}
