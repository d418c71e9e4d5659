import { LIMITS } from '@diorama/domain';
import { systemClock } from '@diorama/clock';
import { PacedContent } from '@diorama/resilience';
import type { PacedContentOptions, TransferPaceRules } from '@diorama/resilience';

import { startDeadline } from './deadline.js';
import type { OutboundGuard } from './dial.js';
import { sendOutboundRequest } from './exchange.js';
import type { ExchangeOptions, OutboundResponse } from './exchange.js';
import { OutboundError } from './outbound-error.js';
import { parseOutboundTarget, resolveRedirect } from './target.js';
import type { OutboundTarget } from './target.js';

export interface FetchMediaOptions {
  readonly guard: OutboundGuard;
  /** More bytes fail the fetch. */
  readonly bytesMax: number;
  /** For everything, from the look-up of the name to the last byte read. */
  readonly timeoutMs: number;
  /** How fast the body has to come once the answer has begun; any pace when absent. */
  readonly pace?: Omit<TransferPaceRules, 'totalMs'>;
  /** Ends the fetch. */
  readonly signal?: AbortSignal;
}

export interface FetchedMedia {
  /** As the server says it, in lower case and without parameters; empty when it says none. */
  readonly contentType: string;
  readonly contentLength: number | null;
  /** The host that answered, after redirects. */
  readonly host: string;
  /** Can be read once, and no faster than it is read does it come. Throws OutboundError. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the fetch. To be called in any case. */
  close(): void;
}

const REDIRECTS_MAX = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const RULES = { longest: LIMITS.uriLength };
/** How much of the beginning tells a page. */
const SNIFFED_BYTES = 512;
const PAGE_TYPES = new Set(['text/html', 'application/xhtml+xml']);
const PAGE_BEGINNING = /^\s*(<!doctype html|<html|<head|<body|<script)/i;
const LOGIN_STATUSES = new Set([401, 403, 407]);

/**
 * Gets the bytes behind a URL that a tenant named. Every hop of at most five redirects passes the same gate; nothing that
 * identifies anybody is sent; the first bytes have come when it answers.
 *
 * @throws OutboundError
 */
export async function fetchMedia(url: string, { guard, bytesMax, timeoutMs, pace, signal }: FetchMediaOptions): Promise<FetchedMedia> {
  const first = parseOutboundTarget(url, RULES);
  const deadline = startDeadline(timeoutMs, signal);
  let reached: Reached | undefined;
  const close = (): void => {
    deadline.end();
    reached?.answer.close();
  };
  try {
    reached = await follow(first, { guard, signal: deadline.signal, bodyBytesMax: bytesMax });
    const rules = pace === undefined ? null : { ...pace, totalMs: timeoutMs };
    return await accept(reached, { close, rules, deadlineSignal: deadline.signal });
  } catch (error) {
    close();
    throw error;
  }
}

/** The end of the redirects. */
interface Reached {
  readonly target: OutboundTarget;
  readonly answer: OutboundResponse;
}

async function follow(first: OutboundTarget, options: ExchangeOptions): Promise<Reached> {
  let target = first;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const answer = await sendOutboundRequest({ method: 'GET', target }, options);
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.status) || location === undefined) return { target, answer };
    answer.close();
    target = resolveRedirect(target, location, RULES);
  }
  throw new OutboundError('too_many_redirects', `it redirects more than ${REDIRECTS_MAX} times`);
}

interface Acceptance {
  readonly close: () => void;
  readonly rules: TransferPaceRules | null;
  readonly deadlineSignal: AbortSignal;
}

/** @throws OutboundError bad_status, not_media, too_slow or protocol_failed when the answer holds no file */
async function accept({ target, answer }: Reached, { close, rules, deadlineSignal }: Acceptance): Promise<FetchedMedia> {
  checkStatus(answer.status);
  const [type = ''] = (answer.headers['content-type'] ?? '').split(';');
  const contentType = type.trim().toLowerCase();
  if (PAGE_TYPES.has(contentType)) throw pageError();
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity')
    throw new OutboundError('not_media', 'its host sends it compressed, which was not requested');
  const length = lengthOf(answer);
  const chunks = (rules === null ? answer.body : pacedBody(answer.body, { rules, announcedBytes: length, signal: deadlineSignal }))[
    Symbol.asyncIterator
  ]();
  const beginning = await readBeginning(chunks);
  if (beginning.length === 0) throw new OutboundError('not_media', 'the response of its host is empty');
  if (PAGE_BEGINNING.test(beginning.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''))) throw pageError();
  return {
    contentType,
    contentLength: length,
    host: target.host,
    body: wholeBody(beginning, chunks, close),
    close,
  };
}

function lengthOf({ headers }: OutboundResponse): number | null {
  const { 'content-length': length } = headers;
  return length === undefined ? null : Number(length);
}

/** The end of the deadline rejects here first: its own reason is the one that callers report. */
const pacedBody = (
  body: AsyncIterable<Uint8Array>,
  options: Pick<PacedContentOptions, 'rules' | 'announcedBytes' | 'signal'>,
): PacedContent =>
  new PacedContent(body, {
    ...options,
    clock: systemClock,
    tooSlow: () => new OutboundError('too_slow', 'its host sends it too slowly'),
  });

function checkStatus(status: number): void {
  if (status === 200) return;
  const why = LOGIN_STATUSES.has(status) ? ', so it is not publicly accessible' : '';
  throw new OutboundError('bad_status', `its host returned status ${status}${why}`);
}

async function readBeginning(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < SNIFFED_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    parts.push(next.value);
    bytes += next.value.byteLength;
  }
  return Buffer.concat(parts);
}

async function* wholeBody(beginning: Uint8Array, rest: AsyncIterator<Uint8Array>, close: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield beginning;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    close();
  }
}

const pageError = (): OutboundError => new OutboundError('not_media', 'it returns a web page, possibly a login page');
