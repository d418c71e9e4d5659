import type { AttemptError } from '@diorama/webhook';

import { OutboundError } from './outbound-error.js';

/** How far a send had come. */
export type OutboundSendStage = 'resolving' | 'connecting' | 'exchanging';

/** Faults of this machine, its network policy or its name servers: no receiver can help them. */
const OWN_FAULTS = new Set(['EACCES', 'EADDRNOTAVAIL', 'EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EPERM']);
const CUT = new Set(['ECONNABORTED', 'ECONNRESET', 'EPIPE']);
const AT_DEADLINE = { resolving: 'dns_unresolvable', connecting: 'connect_timeout', exchanging: 'timeout' } as const;

/** @returns what a failed send is called on record; `internal` for whatever is no fault of the receiver */
export function toWebhookAttemptError(error: unknown, stage: OutboundSendStage): AttemptError {
  if (!(error instanceof OutboundError)) return 'internal';
  const code = codeOf(error.cause);
  if (OWN_FAULTS.has(code)) return 'internal';
  switch (error.failure) {
    case 'url_refused':
    case 'dns_blocked':
      return 'dns_blocked';
    case 'dns_failed':
      return code === 'ECONNREFUSED' ? 'internal' : 'dns_unresolvable'; // of our own name server
    case 'connect_failed':
      if (code === 'ECONNREFUSED') return 'connect_refused';
      return CUT.has(code) ? 'connect_reset' : 'connect_timeout'; // or no way to the address
    case 'tls_failed':
      return CUT.has(code) ? 'connect_reset' : 'tls';
    case 'no_answer':
    case 'protocol_failed':
      return CUT.has(code) ? 'connect_reset' : 'protocol';
    case 'timeout':
      return AT_DEADLINE[stage];
    default:
      return 'internal';
  }
}

const codeOf = (cause: unknown): string => (cause instanceof Error && 'code' in cause ? String(cause.code) : '');
