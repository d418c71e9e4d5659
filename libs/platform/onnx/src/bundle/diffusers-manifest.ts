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
  }),
]);

export type SchedulerSettings = z.infer<typeof schedulerSchema>;

/** What the manifest of a latent diffusion bundle has beyond that of others. */
export const diffusersSchemaFields = {
  graphs: z.strictObject({
    textEncoder: graphSchema.describe('Maps token ids to one vector per token; its first output is used'),
    unet: graphSchema.describe('Inputs sample, timestep, encoder_hidden_states and those of control'),
    vaeDecoder: graphSchema.describe('Decodes latents to a picture with values from -1 to 1'),
    controlnet: graphSchema.optional().describe('Takes the inputs of unet; each output is the unet input of the same name'),
  }),
  tokenizer: z.strictObject({
    file: filePathSchema.describe('tokenizer.json'),
    config: filePathSchema.describe('tokenizer_config.json'),
    length: z.int().min(2).max(4_096),
    pad: z.int().min(0).describe('Id of the padding token'),
  }),
  scheduler: schedulerSchema,
  steps: z.int().min(1).max(200).describe('Inference steps for one picture'),
  guidance: z.number().min(1).max(30).describe('Guidance scale. 1 runs the network once per step; larger values run it twice'),
  latents: z.strictObject({
    channels: z.int().min(1).max(64),
    width: z.int().min(2).max(4_096).multipleOf(2),
    height: z.int().min(1).max(2_048),
    pixels: z.int().min(1).max(64).describe('Width of one latent in pixels'),
    scale: z.number().positive().describe('Latents are divided by this before decoding'),
    shift: z.number().describe('Added to the latents after scaling'),
  }),
  control: z
    .strictObject({ input: z.string().min(1).max(128) })
    .optional()
    .describe('The input that takes the depth as a picture: 3 equal channels of inverse depth in 0 to 1'),
};
