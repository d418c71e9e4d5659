import * as z from 'zod';

/** How a picture becomes an input of a graph, and notes for the caller that fills other inputs. */
export const preprocessingSchema = z.strictObject({
  input: z.string().min(1).max(128).optional().describe('Input that takes the picture (default: the first with three or more axes)'),
  layout: z.enum(['nchw', 'nhwc']).optional().describe('Order of the axes of the picture (default: nchw)'),
  channels: z.enum(['rgb', 'bgr']).optional().describe('Order of the colours (default: rgb)'),
  colour: z.enum(['srgb', 'linear-srgb']).optional().describe('Colour encoding (default: srgb)'),
  values: z.tuple([z.number(), z.number()]).optional().describe('Values of black and white before mean and deviation (default: 0 and 1)'),
  mean: z.array(z.number()).max(16).optional().describe('Subtracted from each channel'),
  deviation: z.array(z.number().positive()).max(16).optional().describe('Each channel is divided by this afterwards'),
  filter: z
    .enum(['area', 'nearest', 'bilinear', 'bicubic'])
    .optional()
    .describe('Filter that brings the picture to the size of the input (default: area)'),
  depth: z.enum(['metres', 'inverse', 'log']).optional().describe('Distance encoding'),
  percentiles: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
    .optional()
    .describe('The encoded distances that map to 0 and 1'),
  note: z.string().max(1_000).optional(),
});

export type PreprocessingManifest = z.infer<typeof preprocessingSchema>;
