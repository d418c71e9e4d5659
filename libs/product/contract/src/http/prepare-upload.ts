import { LIMITS, MEDIA_KINDS } from '@diorama/domain';
import { z } from 'zod';

import { fileExtensionSchema, boundedPlainText } from './fields/plain-text.js';

/** Body of `POST /svc/v1/media-assets:prepare_upload`. */
export const prepareUploadRequestSchema = z.object({
  file_name: boundedPlainText(1, LIMITS.fileNameLength),
  kind: z.enum(MEDIA_KINDS),
  extension: fileExtensionSchema.describe('Without the dot.'),
});
export type PrepareUploadRequest = z.output<typeof prepareUploadRequestSchema>;
