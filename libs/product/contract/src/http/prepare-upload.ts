import { LIMITS, MEDIA_KINDS } from '@diorama/domain';
import { z } from 'zod';

import { fileExtension, boundedPlainText } from './fields/plain-text.js';

/** Body of `POST /svc/v1/media-assets:prepare_upload`. */
export const prepareUploadRequest = z.object({
  file_name: boundedPlainText(1, LIMITS.fileNameLength),
  kind: z.enum(MEDIA_KINDS),
  extension: fileExtension.describe('Without dot.'),
});
export type PrepareUploadRequest = z.output<typeof prepareUploadRequest>;
