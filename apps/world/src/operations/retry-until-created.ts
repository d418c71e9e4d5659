import { DomainError } from '@diorama/domain';

/** Each attempt fails only because another start of the account was faster. */
const ATTEMPTS = 20;

/**
 * Judges a start without a lock and writes it under the terms it was judged by, again while another start of the account breaks them
 * in between.
 *
 * @param attempt returns null when the write found other terms than were read
 * @throws DomainError UNAVAILABLE after too many attempts; what `attempt` throws
 */
export async function retryUntilCreated<Begun>(attempt: () => Promise<Begun | null>): Promise<Begun> {
  for (let attempts = 1; attempts <= ATTEMPTS; attempts++) {
    const begun = await attempt();
    if (begun !== null) return begun;
  }
  throw new DomainError('UNAVAILABLE');
}
