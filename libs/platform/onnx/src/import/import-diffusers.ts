import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { DiffusersManifest } from '../bundle/manifest.js';
import { describeDenoiser, describeDecoder, describeEncoder, describeTextEncoder } from './diffusers-graphs.js';
import type { DiffusersSizes } from './diffusers-graphs.js';
import { readExportConfig, readNumber, readText } from './export-folder.js';
import type { ExportConfig } from './export-folder.js';
import { ImportError } from './import-error.js';
import type { ImportOptions } from './import-options.js';
import { importScheduler } from './import-scheduler.js';
import { importTokenizer } from './import-tokenizer.js';

/** What the manifests of a family of pipelines have in common. */
interface PipelineFamily {
  readonly kind: NonNullable<DiffusersManifest['conditioning']>['kind'];
  readonly isInpainting: boolean;
  readonly denoiser: 'unet' | 'transformer';
  /** Names of the folders of text encoders, and the tokens of each at most. */
  readonly encoders: readonly (readonly [folder: string, tokens: number])[];
  readonly steps: number;
  readonly guidance: number;
  readonly width: number;
}

const SD = {
  kind: 'hidden-states',
  isInpainting: false,
  denoiser: 'unet',
  encoders: [['text_encoder', 77]],
  steps: 30,
  guidance: 7.5,
  width: 1_024,
} as const;
const SDXL = {
  ...SD,
  kind: 'sdxl',
  encoders: [
    ['text_encoder', 77],
    ['text_encoder_2', 77],
  ],
  guidance: 5,
  width: 2_048,
} as const;
const SD3 = {
  ...SD,
  kind: 'sd3',
  denoiser: 'transformer',
  encoders: [
    ['text_encoder', 77],
    ['text_encoder_2', 77],
    ['text_encoder_3', 256],
  ],
  steps: 28,
  guidance: 7,
  width: 1_024,
} as const;
const FLUX = {
  ...SD,
  kind: 'flux',
  denoiser: 'transformer',
  encoders: [
    ['text_encoder', 77],
    ['text_encoder_2', 512],
  ],
  steps: 28,
  guidance: 1,
  width: 1_024,
} as const;

/** By the class in model_index.json, without the prefix of optimum's classes. */
const FAMILIES: ReadonlyMap<string, PipelineFamily> = new Map(
  Object.entries<PipelineFamily>({
    StableDiffusionPipeline: SD,
    StableDiffusionImg2ImgPipeline: SD,
    LatentConsistencyModelPipeline: SD,
    StableDiffusionInpaintPipeline: { ...SD, isInpainting: true },
    StableDiffusionXLPipeline: SDXL,
    StableDiffusionXLImg2ImgPipeline: SDXL,
    StableDiffusionXLInpaintPipeline: { ...SDXL, isInpainting: true },
    StableDiffusion3Pipeline: SD3,
    FluxPipeline: FLUX,
  }),
);

export const DIFFUSERS_CLASSES = [...FAMILIES.keys()];

/** Guidance of FLUX models that were distilled with it, as in diffusers. */
const DISTILLED_GUIDANCE = 3.5;

export type ImportedDiffusers = Pick<
  DiffusersManifest,
  'task' | 'layout' | 'graphs' | 'tokenizer' | 'scheduler' | 'steps' | 'guidance' | 'latents' | 'preprocessing'
> &
  Partial<Pick<DiffusersManifest, 'tokenizer2' | 'tokenizer3' | 'conditioning' | 'inpainting'>>;

/**
 * The manifest of a folder that optimum exported from a pipeline of diffusers.
 *
 * @throws ImportError when it is another pipeline, or its files do not fit
 */
export async function importDiffusers(folder: string, index: ExportConfig, options: ImportOptions): Promise<ImportedDiffusers> {
  const name = readText(index, '_class_name', '').replace(/^ORT/, '');
  const family = FAMILIES.get(name);
  if (family === undefined)
    throw new ImportError(`model_index.json names the pipeline ${name}; known ones are ${DIFFUSERS_CLASSES.join(', ')}`);
  const decoder = await readExportConfig(folder, 'vae_decoder/config.json');
  if (decoder === null) throw new ImportError('vae_decoder/config.json is missing');
  const sizes = readSizes(family, decoder, options);
  const tokens = await importTokenizers(folder, family);
  const network = await readExportConfig(folder, `${family.denoiser}/config.json`);
  const guidance = options.guidance ?? (readNumber(network, 'time_cond_proj_dim', 0) > 0 ? 1 : family.guidance);
  const facts = { family: family.kind, sizes, guidance, tokens: tokens.map(({ length }) => length) };
  const { scheduler, note } = importScheduler(await readExportConfig(folder, 'scheduler/scheduler_config.json'), {
    tokens: (sizes.width * sizes.height) / 4,
    isFlux: family.kind === 'flux',
  });
  const encoders = await Promise.all(
    tokens.map(({ folder: part, length }) => describeTextEncoder(folder, part, { family: family.kind, length })),
  );
  const [first, second, third] = tokens.map(({ tokenizer }) => tokenizer);
  if (first === undefined || encoders[0] === undefined) throw new ImportError('the export has no text encoder');
  const isInpainting = family.isInpainting || readNumber(network, 'in_channels', 4) === 2 * sizes.channels + 1;
  const vaeEncoder = isInpainting ? { vaeEncoder: await describeEncoder(folder, sizes) } : {};
  return {
    task: isInpainting ? 'pano-outpaint' : 'text-to-pano',
    layout: 'onnx-diffusers',
    ...(note === null ? {} : { preprocessing: { note } }),
    graphs: {
      textEncoder: encoders[0],
      ...(encoders[1] === undefined ? {} : { textEncoder2: encoders[1] }),
      ...(encoders[2] === undefined ? {} : { textEncoder3: encoders[2] }),
      [family.denoiser]: await describeDenoiser(folder, family.denoiser, facts),
      vaeDecoder: await describeDecoder(folder, sizes),
      ...vaeEncoder,
    },
    tokenizer: first,
    ...(second === undefined ? {} : { tokenizer2: second }),
    ...(third === undefined ? {} : { tokenizer3: third }),
    ...describeConditioning(family, index, network),
    ...(isInpainting ? { inpainting: { kind: readNumber(network, 'in_channels', 4) === sizes.channels ? 'blended' : 'channels' } } : {}),
    scheduler,
    steps: options.steps ?? (scheduler.kind === 'lcm' ? 4 : family.steps),
    guidance,
    latents: { ...sizes, scale: readNumber(decoder, 'scaling_factor', 0.18215), shift: readNumber(decoder, 'shift_factor', 0) },
  };
}

function readSizes(family: PipelineFamily, decoder: ExportConfig, options: ImportOptions): DiffusersSizes {
  const blocks = decoder['block_out_channels'];
  const pixels = Array.isArray(blocks) ? 2 ** (blocks.length - 1) : 8;
  const width = options.width ?? family.width;
  const height = options.height ?? width / 2;
  if (width % (2 * pixels) !== 0 || height % (2 * pixels) !== 0)
    throw new ImportError(`width and height must be multiples of ${2 * pixels}, not ${width} and ${height}`);
  return { channels: readNumber(decoder, 'latent_channels', 4), width: width / pixels, height: height / pixels, pixels };
}

/** SD3 may come without its third encoder. */
async function importTokenizers(folder: string, { encoders }: PipelineFamily) {
  const found: { readonly folder: string; readonly length: number; readonly tokenizer: DiffusersManifest['tokenizer'] }[] = [];
  for (const [part, tokens] of encoders) {
    const isThere = await stat(join(folder, part)).then(
      () => true,
      () => false,
    );
    if (!isThere && part === 'text_encoder_3') continue;
    const tokenizer = await importTokenizer(folder, part.replace('text_encoder', 'tokenizer'), tokens);
    found.push({ folder: part, length: tokenizer.length, tokenizer });
  }
  return found;
}

function describeConditioning(
  { kind }: PipelineFamily,
  index: ExportConfig,
  network: ExportConfig | null,
): Pick<ImportedDiffusers, 'conditioning'> {
  if (kind === 'hidden-states') return {};
  if (kind === 'sd3') return { conditioning: { kind } };
  if (kind === 'sdxl') return { conditioning: { kind, zeroEmptyNegative: index['force_zeros_for_empty_prompt'] !== false } };
  return { conditioning: { kind, ...(network?.['guidance_embeds'] === true ? { distilledGuidance: DISTILLED_GUIDANCE } : {}) } };
}
