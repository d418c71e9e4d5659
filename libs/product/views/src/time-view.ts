import { DomainError } from '@diorama/domain';

/** A time in a response; null when it is not set. */
export const toTimeView = (at: Date | undefined): string | null => at?.toISOString() ?? null;

/** A time that every record has. @throws DomainError INTERNAL when it is missing */
export function toRequiredTimeView(at: Date | undefined): string {
  if (at === undefined) throw new DomainError('INTERNAL');
  return at.toISOString();
}
