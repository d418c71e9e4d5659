import { idempotencyHeaderSchema } from '../http/queries.js';
import type { Route } from './build-document.js';
import type { ComponentName } from './components.js';

type Tag = 'Worlds' | 'Operations' | 'Media assets' | 'Panoramas' | 'Scenes' | 'Tasks' | 'Account' | 'Gallery' | 'Service';

/** A route of the public interface. */
export type PublicRoute = Route<ComponentName, Tag>;

/** Headers of a route that starts an operation. */
export const START = { headers: idempotencyHeaderSchema, answerHeaders: ['RateLimit', 'RateLimit-Policy', 'Idempotency-Replayed'] };

/** What is the same for all streams of events. */
export const EVENTS = {
  answer: null,
  description:
    'Server-sent events: `progress` events with the progress as data, `preview` events with the early files of a running generation (as `metadata.preview`), then one `done` event. Send `Last-Event-ID` to resume an interrupted stream. A comment every 15 seconds keeps the stream open.',
} as const;
