import * as z from 'zod';

import { filePath, graphSchema } from '../graph-manifest.js';

const trainSteps = z.int().min(1).max(10_000).describe('Steps of the noise that it was trained on');

/** A network that predicts noise, trained with a table of betas. */
const betaFields = {
  trainSteps,
  betaStart: z.number().positive().max(1),
  betaEnd: z.number().positive().max(1),
  betaSchedule: z.enum(['linear', 'scaled_linear']),
  prediction: z.enum(['epsilon', 'v_prediction', 'sample']).describe('What the network answers'),
};

const spacing = z.enum(['leading', 'trailing', 'linspace']).describe('Which of the trained steps are taken');
const stepsOffset = z.int().min(0).max(10).describe('Added to the steps where the spacing is leading');

/** Names and meanings are those of `scheduler_config.json` of Python's diffusers. */
export const schedulerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('ddim'),
    ...betaFields,
    spacing,
    stepsOffset,
    setAlphaToOne: z.boolean().describe('Whether the last step ends without any noise'),
  }),
  z.strictObject({ kind: z.literal('euler'), ...betaFields, spacing, stepsOffset }),
  z.strictObject({
    kind: z.literal('lcm'),
    ...betaFields,
    originalSteps: z.int().min(1).max(1_000).describe('Steps of the teacher that it was distilled from'),
    timestepScaling: z.number().positive(),
  }),
  z.strictObject({
    kind: z.literal('flow-match-euler'),
    trainSteps,
    shift: z.number().positive().max(100).describe('How much of the way is spent on strong noise'),
  }),
]);

export type SchedulerFacts = z.infer<typeof schedulerSchema>;

/** What the manifest of a latent diffusion bundle has beyond that of others. */
export const diffusersFields = {
  graphs: z.strictObject({
    textEncoder: graphSchema.describe('Token numbers to one vector a token; its first output is used'),
    unet: graphSchema.describe('Inputs sample, timestep, encoder_hidden_states and those of control'),
    vaeDecoder: graphSchema.describe('Latents to a picture in -1 to 1'),
    controlnet: graphSchema.optional().describe('Inputs as of unet; each output is an input of unet by its name'),
  }),
  tokenizer: z.strictObject({
    file: filePath.describe('tokenizer.json'),
    config: filePath.describe('tokenizer_config.json'),
    length: z.int().min(2).max(4_096),
    pad: z.int().min(0).describe('Number of the token that fills the rest'),
  }),
  scheduler: schedulerSchema,
  steps: z.int().min(1).max(200).describe('Steps of one picture'),
  guidance: z.number().min(1).max(30).describe('How strongly the words count; 1 runs the network once a step, more twice'),
  latents: z.strictObject({
    channels: z.int().min(1).max(64),
    width: z.int().min(2).max(4_096).multipleOf(2),
    height: z.int().min(1).max(2_048),
    pixels: z.int().min(1).max(64).describe('Pixels across that one latent stands for'),
    scale: z.number().positive().describe('Latents are divided by it before they are decoded'),
    shift: z.number().describe('Added to them after that'),
  }),
  control: z
    .strictObject({ input: z.string().min(1).max(128) })
    .optional()
    .describe('The input that takes the depth as a picture: 3 equal channels of inverse depth in 0 to 1'),
};
