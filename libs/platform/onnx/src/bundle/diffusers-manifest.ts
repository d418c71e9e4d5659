import * as z from 'zod';

import { filePathSchema, graphSchema } from './graph-manifest.js';

const trainSteps = z.int().min(1).max(10_000).describe('Number of training timesteps');

/** A network that predicts noise, trained with a table of betas. */
const betaFields = {
  trainSteps,
  betaStart: z.number().positive().max(1),
  betaEnd: z.number().positive().max(1),
  betaSchedule: z.enum(['linear', 'scaled_linear']),
  prediction: z.enum(['epsilon', 'v_prediction', 'sample']).describe('What the network predicts'),
};

const spacing = z.enum(['leading', 'trailing', 'linspace']).describe('How the inference timesteps are spaced');
const stepsOffset = z.int().min(0).max(10).describe('Offset added to the timesteps when the spacing is leading');

/** Names and meanings are those of `scheduler_config.json` of Python's diffusers. */
export const schedulerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ddim'),
    ...betaFields,
    spacing,
    stepsOffset,
    setAlphaToOne: z.boolean().describe('Whether the last step removes all noise'),
  }),
  z.strictObject({ kind: z.literal('euler'), ...betaFields, spacing, stepsOffset }),
  z.strictObject({
    kind: z.literal('lcm'),
    ...betaFields,
    originalSteps: z.int().min(1).max(1_000).describe('Number of inference steps of the model that it was distilled from'),
    timestepScaling: z.number().positive(),
  }),
  z.strictObject({
    kind: z.literal('flow-match-euler'),
    trainSteps,
    shift: z.number().positive().max(100).describe('Shift of the timesteps towards strong noise'),
    spacing: z
      .enum(['shifted-ends', 'even'])
      .optional()
      .describe(
        'shifted-ends: from 1 to the shifted least sigma. even: from 1 to 1 over the number of steps, as FLUX (default: shifted-ends)',
      ),
  }),
]);

export type SchedulerSettings = z.infer<typeof schedulerSchema>;

const tokenizerSchema = z.strictObject({
  file: filePathSchema.describe('tokenizer.json'),
  config: filePathSchema.describe('tokenizer_config.json'),
  length: z.int().min(2).max(4_096),
  pad: z.int().min(0).describe('Id of the padding token'),
});

/** How texts guide the network, as in the pipelines of Python's diffusers. */
export const conditioningSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hidden-states').describe('The first output of textEncoder. This is the default') }),
  z.strictObject({
    kind: z.literal('sdxl').describe('Hidden states of two encoders beside each other, the pooled output of the second, and time ids'),
    zeroEmptyNegative: z.boolean().describe('Whether an empty negative prompt is a tensor of zeros'),
  }),
  z.strictObject({ kind: z.literal('sd3').describe('Hidden states of two encoders beside each other, before those of the third') }),
  z.strictObject({
    kind: z.literal('flux').describe('Hidden states of the second encoder and the pooled output of the first; latents in patches of 2 x 2'),
    distilledGuidance: z.number().min(0).max(100).optional().describe('Number for the input guidance'),
  }),
]);

const inpaintingSchema = z.strictObject({
  kind: z
    .enum(['channels', 'blended'])
    .describe('channels: the network takes mask and known latents after its own. blended: known latents replace its own after each step'),
  keepsKnown: z.boolean().optional().describe('Whether known pixels are copied into the result (default: true)'),
});

/** What the manifest of a latent diffusion bundle has beyond that of others. */
export const diffusersSchemaFields = {
  graphs: z.strictObject({
    textEncoder: graphSchema.describe('Maps token ids to one vector per token; its first output is used unless conditioning says more'),
    textEncoder2: graphSchema.optional().describe('The second text encoder of SDXL, SD3 and FLUX'),
    textEncoder3: graphSchema.optional().describe('The third text encoder of SD3'),
    unet: graphSchema.optional().describe('Inputs sample, timestep, encoder_hidden_states and those of control and conditioning'),
    transformer: graphSchema.optional().describe('In place of unet. Its inputs are named as in exports of SD3 and FLUX'),
    vaeDecoder: graphSchema.describe('Decodes latents to a picture with values from -1 to 1'),
    vaeEncoder: graphSchema
      .optional()
      .describe('Encodes a picture with values from -1 to 1; the first half of its channels are the latents'),
    controlnet: graphSchema.optional().describe('Takes the inputs of unet; each output is the unet input of the same name'),
  }),
  tokenizer: tokenizerSchema,
  tokenizer2: tokenizerSchema.optional().describe('Of textEncoder2 (default: tokenizer)'),
  tokenizer3: tokenizerSchema.optional().describe('Of textEncoder3'),
  conditioning: conditioningSchema.optional(),
  inpainting: inpaintingSchema.optional().describe('For pano-outpaint'),
  scheduler: schedulerSchema,
  steps: z.int().min(1).max(200).describe('Inference steps for one picture'),
  guidance: z
    .number()
    .min(1)
    .max(30)
    .describe('Guidance scale. 1 runs the network once per step; larger values run it twice, or once where its inputs have a batch of 2'),
  latents: z.strictObject({
    channels: z.int().min(1).max(64),
    width: z.int().min(2).max(4_096).multipleOf(2),
    height: z.int().min(1).max(2_048),
    pixels: z.int().min(1).max(64).describe('Width of one latent in pixels'),
    scale: z.number().positive().describe('Latents are divided by this before decoding'),
    shift: z.number().describe('Added to the latents after scaling'),
    wraps: z.boolean().optional().describe('Whether the picture is a panorama, whose ends join without a seam (default: true)'),
  }),
  control: z
    .strictObject({ input: z.string().min(1).max(128) })
    .optional()
    .describe('The input that takes the depth as a picture: 3 equal channels of inverse depth in 0 to 1'),
};
