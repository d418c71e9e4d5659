import { ConnectionError, DioramaError, RateLimitError, ServiceError, TimeoutError } from '@diorama-worlds/sdk';

import type { GenerationFailure } from './api/generation-failure.js';
import { messageOf } from './message-of.js';
import type { ScreenMessage } from './screens/message-screen.js';

/** The visitor's key does not find the world. */
export const MISSING: ScreenMessage = {
  icon: 'lost',
  title: 'World not found',
  text: 'It may have been deleted, its generation may have failed, or it may belong to another account.',
};

/**
 * Why a request had no result, by class of error.
 *
 * @param waitMs milliseconds until the page sends the request again; null when it waits for the visitor
 */
export function describeTrouble(error: unknown, waitMs: number | null): ScreenMessage {
  const { title, text } = describeCause(error);
  const retry = waitMs === null ? '' : `Trying again in ${Math.max(1, Math.ceil(waitMs / 1_000))} s.`;
  return { icon: 'lost', title, text: [text, retry].filter(Boolean).join(' ') };
}

function describeCause(error: unknown): Pick<ScreenMessage, 'title' | 'text'> {
  if (error instanceof RateLimitError) return { title: 'Too many requests', text: 'The server limits how often pages can be requested.' };
  if (error instanceof ServiceError) {
    const request = error.requestId === null ? '' : ` (request ${error.requestId})`;
    return { title: 'The server reported an error', text: endSentence(`${removeStop(error.message)}${request}`) };
  }
  const isUnreachable = error instanceof TimeoutError || (error instanceof ConnectionError && error.status === null);
  if (isUnreachable) return { title: 'The server cannot be reached', text: 'Check your internet connection.' };
  if (error instanceof ConnectionError) return { title: 'The response from the server was interrupted', text: '' };
  if (error instanceof DioramaError) return { title: 'The server refused the request', text: endSentence(error.message) };
  return { title: 'Something went wrong', text: endSentence(messageOf(error)) };
}

/** A generation came to nothing; null when its end is not known. */
export function describeFailure(failure: GenerationFailure | null): ScreenMessage {
  if (failure === null)
    return {
      icon: 'lost',
      title: 'This world was not completed',
      text: 'Its generation failed or was cancelled, or it was deleted. No files were kept.',
    };
  if (failure.status === 'CANCELLED') return { icon: 'lost', title: 'The generation was cancelled', text: 'No files were kept.' };
  const reason = failure.reason === null ? 'The owner of the world can see the reason on the account page.' : endSentence(failure.reason);
  return { icon: 'lost', title: 'The generation failed', text: `${reason} No files were kept.` };
}

/** What to show when a world cannot be displayed. The name of an error identifies it, because the classes load later. */
export function describeDisplayFailure(error: unknown): ScreenMessage {
  const name = error instanceof Error ? error.name : '';
  if (name === 'GraphicsUnavailableError')
    return {
      icon: 'lost',
      title: 'No 3D graphics',
      text: 'This browser does not support WebGL 2. Try another browser, or enable hardware acceleration.',
    };
  if (name === 'GraphicsFailureError')
    return {
      icon: 'lost',
      title: 'The graphics device keeps failing',
      text: 'Close other tabs to free graphics memory.',
    };
  return { icon: 'lost', title: 'The world could not be loaded', text: 'Its files could not be downloaded or are damaged.' };
}

const removeStop = (text: string): string => text.replace(/\.$/, '');

/** Messages of the API end with or without a full stop. */
const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
