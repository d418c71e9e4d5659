import * as z from 'zod';

export const TENSOR_TYPES = ['float32', 'float16', 'int32', 'int64', 'uint8'] as const;
export type TensorType = (typeof TENSOR_TYPES)[number];

/** No axis, and no tensor, is larger. */
const AXIS_MAX = 65_536;
const ELEMENTS_MAX = 268_435_456;

/** An input or an output of a graph. */
export const tensorSchema = z.strictObject({
  name: z.string().min(1).max(128),
  type: z.enum(TENSOR_TYPES),
  shape: z
    .array(z.int().min(1).max(AXIS_MAX))
    .max(8)
    .refine((shape) => shape.reduce((product, axis) => product * axis, 1) <= ELEMENTS_MAX, 'it has too many elements')
    .describe('Fixed sizes, row-major'),
  range: z
    .tuple([z.number(), z.number()])
    .optional()
    .describe('Minimum and maximum. Test runs use random numbers in this range (default: 0 to 1)'),
  meaning: z.string().max(500).describe('Meaning of the values: unit, order of the axes'),
});

export type TensorSpec = z.infer<typeof tensorSchema>;
