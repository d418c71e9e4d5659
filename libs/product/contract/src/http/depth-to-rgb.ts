import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { withCrossFieldRule } from './fields/cross-field.js';
import { lenientBoolean, lenientInteger, lenientNumber } from './fields/lenient.js';
import { mediaReferenceSchema } from './media-reference.js';
import { forbiddenWebhookFields } from './forbid-webhook-field.js';
import { boundedPlainText } from './fields/plain-text.js';
import type { ValidationError } from './fields/validation.js';

/** Body of `POST /svc/v1/pano:depth_to_rgb`. Whether the image needs the depths is known once it has been decoded. */
export const depthToRgbRequestSchema = withCrossFieldRule(
  z.object({
    depth_pano_image: mediaReferenceSchema.describe('EXR or PNG: a full equirectangular depth panorama, cropped at its centre to 2:1.'),
    text_prompt: boundedPlainText(1, LIMITS.promptLength).describe('Description of the panorama in plain English.'),
    seed: lenientInteger(0, LIMITS.seedMax)
      .nullish()
      .describe('The same request with the same seed generates the same panorama. Default: a random seed.'),
    z_min: lenientNumber(0).nullish().describe('Nearest depth of a PNG file, in metres. Requires `z_max`.'),
    z_max: lenientNumber(0).nullish().describe('Farthest depth of a PNG file, in metres. It must be greater than `z_min`.'),
    depth_encoding: z
      .enum(['linear', 'inverse_log'])
      .nullish()
      .describe('How the values of a PNG file map to depths between `z_min` and `z_max`. Default: `linear`.'),
    dry_run: lenientBoolean
      .nullish()
      .describe('Only validate the request and return its price and estimated duration. Nothing starts and no credits are spent.'),
    ...forbiddenWebhookFields,
  }),
  ({ z_min: min, z_max: max }) => depthFault(min ?? null, max ?? null),
);
export type DepthToRgbRequest = z.output<typeof depthToRgbRequestSchema>;

/** What a 422 says of a PNG without bounds, which is known once the image has been looked at. */
export const DEPTH_BOUNDS_MISSING_ERROR: ValidationError = {
  type: 'value_error',
  loc: ['body'],
  msg: 'Value error, z_min and z_max must be provided for a PNG',
};

function depthFault(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  if (min === null || max === null) return 'z_min and z_max must be provided together';
  return max > min ? null : 'z_max must be greater than z_min';
}
