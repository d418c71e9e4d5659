import type { JsonSchema } from './json-schema.js';

/** The response headers that the documents describe. */
export const RESPONSE_HEADERS: Readonly<Record<string, JsonSchema>> = {
  'x-request-id': { description: 'Request ID. Quote it when you contact the operator.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  RateLimit: { description: 'What remains of the window that is closest to its limit: `"minute";r=1;t=20`.', schema: { type: 'string' } },
  'RateLimit-Policy': { description: 'The windows: `"minute";q=3;w=60, "hour";q=60;w=3600`.', schema: { type: 'string' } },
  ETag: {
    description: 'Version of the body. The version of a world can also be sent as `If-Match` when you change the world.',
    schema: { type: 'string' },
  },
  Allow: { description: 'The methods that the path supports.', schema: { type: 'string' } },
  'WWW-Authenticate': { description: 'How to authenticate.', schema: { type: 'string' } },
  'Idempotency-Replayed': {
    description: '`true` if the request repeats an earlier request with the same key.',
    schema: { type: 'string' },
  },
};
