import { parseWebhookUrl } from '@diorama/webhook';
import type { AttemptOutcome } from '@diorama/webhook';

import { toWebhookAttemptError } from './attempt-error.js';
import type { OutboundSendStage } from './attempt-error.js';
import { startDeadline } from './deadline.js';
import type { OutboundGuard } from './dial.js';
import { sendOutboundRequest } from './exchange.js';
import type { OutboundResponse } from './exchange.js';
import { OutboundError } from './outbound-error.js';
import { createWebhookTarget } from './target.js';

export interface WebhookPost {
  /** As it was accepted; it passes the gate once more. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface WebhookPostOptions {
  readonly guard: OutboundGuard;
  /** For all of it: the look-up of the name, the connection, TLS, and the answer up to the end of its headers. */
  readonly timeoutMs: number;
  /** Ends of names that an operator forbids. */
  readonly refusedEnds?: readonly string[];
  /** Ends the send. */
  readonly signal?: AbortSignal;
}

export interface PostedWebhook {
  readonly outcome: AttemptOutcome;
  /** That was dialled last; null when none was. */
  readonly address: string | null;
  /** Until the headers of the answer were there, or the failure. */
  readonly durationMs: number;
  /** What failed, for the logs; null where there was an answer. */
  readonly fault: unknown;
}

/** Of an answer's body, so that a receiver that answers briefly is not cut off in its last word. */
const DRAINED_BYTES = 16 * 1_024;
const DRAINED_MS = 1_000;
const RETRY_AFTER_LENGTH_MAX = 64;

/**
 * Sends a webhook once, over a connection of its own. The header block of the answer decides; a redirect is an answer like any
 * other, and a body is neither waited for nor kept.
 *
 * @throws OutboundError aborted, when the caller gave up
 */
export async function postWebhook(
  post: WebhookPost,
  { guard, timeoutMs, refusedEnds, signal }: WebhookPostOptions,
): Promise<PostedWebhook> {
  const startedAt = performance.now();
  const deadline = startDeadline(timeoutMs, signal);
  const progress = watchedDial();
  let outcome: AttemptOutcome;
  let durationMs = 0;
  let fault: unknown = null;
  let answer: OutboundResponse | null = null;
  try {
    answer = await send(post, { guard, signal: deadline.signal, refusedEnds, watch: progress });
    durationMs = performance.now() - startedAt;
    outcome = outcomeOf(answer);
    await drain(answer);
  } catch (error) {
    if (error instanceof OutboundError && error.failure === 'aborted') throw error;
    durationMs = performance.now() - startedAt;
    fault = error;
    outcome = { errorCategory: toWebhookAttemptError(error, progress.stage()) };
  } finally {
    deadline.end();
    answer?.close();
  }
  return { outcome, address: progress.address(), durationMs: Math.round(durationMs), fault };
}

type SendOptions = Pick<Parameters<typeof sendOutboundRequest>[1], 'guard' | 'signal' | 'watch'> & {
  readonly refusedEnds: readonly string[] | undefined;
};

async function send({ url: raw, headers, body }: WebhookPost, { refusedEnds = [], ...dialling }: SendOptions): Promise<OutboundResponse> {
  const url = parseWebhookUrl(raw, { refusedEnds });
  if (!url.ok) throw new OutboundError('url_refused', url.problem);
  return sendOutboundRequest(
    { method: 'POST', target: createWebhookTarget(url), headers, body },
    { ...dialling, bodyBytesMax: DRAINED_BYTES },
  );
}

function outcomeOf(answer: OutboundResponse): AttemptOutcome {
  const { status } = answer;
  if (status < 200 || status > 599) return { errorCategory: 'protocol' };
  return { httpStatus: status, retryAfter: retryAfterOf(answer) };
}

/** A number of more digits than any time has is shortened; other text of that length is no time. */
function retryAfterOf(answer: OutboundResponse): string | null {
  const values = new Set(answer.values('retry-after'));
  const [value = ''] = values;
  if (values.size !== 1) return null;
  if (value.length <= RETRY_AFTER_LENGTH_MAX) return value;
  return /^\d+$/.test(value) ? value.slice(0, RETRY_AFTER_LENGTH_MAX) : null;
}

/** Reads a little of the body and for a little while, so that the connection of a proper receiver ends properly. */
async function drain(answer: OutboundResponse): Promise<void> {
  const enough = setTimeout(() => answer.close(), DRAINED_MS);
  try {
    for await (const _chunk of answer.body);
  } catch {
    // However the body ends, the answer was given.
  } finally {
    clearTimeout(enough);
  }
}

function watchedDial() {
  let stage: OutboundSendStage = 'resolving';
  let address: string | null = null;
  return {
    stage: () => stage,
    address: () => address,
    dialling(dialled: string): void {
      stage = 'connecting';
      address = dialled;
    },
    connected(): void {
      stage = 'exchanging';
    },
  };
}
