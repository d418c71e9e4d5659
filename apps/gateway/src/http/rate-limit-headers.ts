import type { worldProto } from '@diorama/proto-types';

/**
 * The fields of draft-ietf-httpapi-ratelimit-headers for the windows of a limit: what they allow, and what is left of the
 * tightest one.
 */
export function buildRateLimitHeaders(windows: readonly worldProto.RateWindow[]): Record<string, string> {
  const [first, ...others] = windows;
  if (first === undefined) return {};
  const tightest = others.reduce((least, window) => (isTighter(window, least) ? window : least), first);
  return {
    'ratelimit-policy': windows.map(({ name, limit, windowSeconds }) => `"${name}";q=${limit};w=${windowSeconds}`).join(', '),
    ratelimit: `"${tightest.name}";r=${tightest.remaining};t=${tightest.resetSeconds}`,
  };
}

function isTighter(a: worldProto.RateWindow, b: worldProto.RateWindow): boolean {
  return a.remaining === b.remaining ? a.resetSeconds > b.resetSeconds : a.remaining < b.remaining;
}

/** The windows that a refusal carries in its details. */
export function parseRateWindows(details: Readonly<Record<string, string>>): worldProto.RateWindow[] {
  try {
    return JSON.parse(details['windows'] ?? '[]') as worldProto.RateWindow[];
  } catch {
    return [];
  }
}
