import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { NOT_UNICODE, SURROGATE } from './fault.js';

/** Text of so many code points, as pydantic counts, that can be stored and sent on as it is: Postgres holds no NUL. */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .refine((text) => !SURROGATE.test(text), { error: NOT_UNICODE.msg, params: { type: NOT_UNICODE.type } })
    .min(min)
    .max(max)
    .refine((text) => !text.includes('\0'), 'the text contains a NUL');

/** A file's extension without its dot. */
export const fileExtension = z.string().regex(new RegExp(`^[A-Za-z0-9]{1,${LIMITS.extensionLength}}$`));
