import { DEPTH_ENCODINGS } from '@diorama/pano';
import * as z from 'zod';

const tensorName = z.string().min(1).max(128);

const projectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('equirectangular').describe('The network is shown the whole panorama') }),
  z.strictObject({
    kind: z.literal('views').describe('The network is shown perspective views, whose distances are joined'),
    count: z.int().min(1).max(36).describe('Views in each ring around the panorama'),
    fovDegrees: z.number().min(10).max(160).describe('Field of view across and down'),
    pitches: z
      .array(z.number().min(-90).max(90))
      .min(1)
      .max(9)
      .describe('Degrees above the horizon of each ring. At a pole a ring is one view'),
  }),
]);

/** What a network for the task `image-depth` is shown, and what its outputs mean. */
export const depthSchema = z.strictObject({
  projection: projectionSchema,
  encoding: z
    .enum(DEPTH_ENCODINGS)
    .describe(
      'metric: metres; scale-invariant, inverse and log: up to a factor; affine-invariant: distance, or its inverse, up to factor and offset',
    ),
  along: z.enum(['ray', 'axis']).optional().describe('Distances along the ray of each pixel, or along the axis of the view (default: ray)'),
  metresPerUnit: z.number().positive().max(10_000).optional().describe('Metres of one unit of a metric output (default: 1)'),
  solvesShift: z
    .boolean()
    .optional()
    .describe('Points are right up to a shift along the axis, which is solved from the field of view (default: false)'),
  constants: z
    .record(tensorName, z.array(z.number()).max(4_096))
    .optional()
    .describe('Numbers of the inputs that take no picture, by their names'),
  outputs: z
    .strictObject({
      distance: tensorName.optional().describe('One number a pixel'),
      points: tensorName.optional().describe('In place of distance: x, y and z of each pixel, z forward'),
      scale: tensorName.optional().describe('One number that distances are multiplied by'),
      sky: tensorName.optional().describe('Probability of sky'),
      mask: tensorName.optional().describe('In place of sky: probability that something is there'),
      confidence: tensorName.optional().describe('Larger is better'),
      normals: tensorName.optional().describe('x, y and z of the surface normal of each pixel'),
    })
    .refine(({ distance, points }) => (distance === undefined) !== (points === undefined), 'it needs either distance or points')
    .describe('Names of outputs'),
});

export type DepthManifest = z.infer<typeof depthSchema>;
