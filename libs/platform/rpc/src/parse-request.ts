import { DomainError } from '@diorama/domain';
import type { z } from 'zod';

/**
 * A request message that fits its schema.
 *
 * @throws DomainError ARGUMENT_INVALID with the first fault; values are never repeated
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, request: unknown): z.output<Schema> {
  const parsed = schema.safeParse(request);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DomainError('ARGUMENT_INVALID', { argument: issue?.path.join('.') ?? '', problem: issue?.message ?? '' });
}
