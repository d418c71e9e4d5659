import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { INVALID_UNICODE_FAULT, SURROGATE_PATTERN } from './value-fault.js';

/** Text of so many code points, as pydantic counts, that can be stored and sent on as it is: Postgres holds no NUL. */
export const boundedPlainText = (min: number, max: number) =>
  z
    .string()
    .refine((text) => !SURROGATE_PATTERN.test(text), { error: INVALID_UNICODE_FAULT.msg, params: { type: INVALID_UNICODE_FAULT.type } })
    .min(min)
    .max(max)
    .refine((text) => !text.includes('\0'), 'the text contains a NUL');

/** A file's extension without its dot. */
export const fileExtensionSchema = z.string().regex(new RegExp(`^[A-Za-z0-9]{1,${LIMITS.extensionLength}}$`));
