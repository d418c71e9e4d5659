import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** The entity tag of these bytes, quoted. */
export const createEntityTag = (bytes: string | Uint8Array): string => `"${hashOf(bytes)}"`;

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
  return isUnchanged(request, reply, createEntityTag(text)) ? undefined : setJsonType(reply, text);
}

/** A JSON body of a resource with a revision. */
interface RevisedBody {
  readonly body: object;
  /** Number of changes of the resource. */
  readonly revision: number;
}

/** The same for a resource with a revision, which `readIfMatch` finds in the tag. */
export function encodeRevised(request: FastifyRequest, reply: FastifyReply, revised: RevisedBody): string | undefined {
  const text = JSON.stringify(revised.body);
  return isUnchanged(request, reply, createRevisionTag(text, revised.revision)) ? undefined : setJsonType(reply, text);
}

/** The text of the response to a change of a resource with a revision, with its entity tag. */
export function encodeChanged(reply: FastifyReply, { body, revision }: RevisedBody): string {
  const text = JSON.stringify(body);
  void reply.header('etag', createRevisionTag(text, revision));
  return setJsonType(reply, text);
}

/**
 * The revisions that an `If-Match` header names; null without a condition. The hash in a tag is not compared: it also changes
 * when URLs are signed again, which does not change the resource. For the same reason a proxy may have made the tag weak.
 */
export function readIfMatch(header: string | undefined): number[] | null {
  if (header === undefined || header.trim() === '*') return null;
  return header.split(',').flatMap((tag) => {
    const revision = REVISION_TAG.exec(tag.trim())?.[1];
    return revision === undefined ? [] : [Number(revision)];
  });
}

const createRevisionTag = (text: string, revision: number): string => `"${revision}.${hashOf(text)}"`;

/** 15 digits are a safe integer. */
const REVISION_TAG = /^(?:W\/)?"(\d{1,15})\.[\w-]{22}"$/;

function setJsonType(reply: FastifyReply, text: string): string {
  void reply.type('application/json; charset=utf-8');
  return text;
}
