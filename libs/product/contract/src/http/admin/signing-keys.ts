import { z } from 'zod';

import { lenientBoolean } from '../fields/lenient.js';

/** Body of `POST /admin/v1/signing-keys:rotate`. */
export const rotateSigningKeyRequestSchema = z.object({
  immediate: lenientBoolean.nullish().describe('Both keys sign immediately, without waiting until all caches have the new key.'),
});
export type RotateSigningKeyRequest = z.output<typeof rotateSigningKeyRequestSchema>;
