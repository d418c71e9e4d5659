import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

/** NUL, which Postgres does not hold, and the halves of surrogate pairs, which UTF-8 has no bytes for. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Text of so many code points, as pydantic counts, that can be stored and sent on as it is. */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => !UNSTORABLE.test(text), {
      error: 'the text contains a NUL or half of a surrogate pair',
      when: ({ issues }) => issues.length === 0,
    });

/** A file's extension without its dot. */
export const fileExtension = z.string().regex(new RegExp(`^[A-Za-z0-9]{1,${LIMITS.extensionLength}}$`));
