import type { GraphManifest } from '../bundle/graph-manifest.js';
import type { DiffusersManifest } from '../bundle/manifest.js';
import { describeGraph, readExportConfig, readNumber, readSignature } from './export-folder.js';
import type { ExportConfig, TensorUse } from './export-folder.js';
import { ImportError } from './import-error.js';
import type { GraphSignature } from './read-graph-signature.js';

type Family = NonNullable<DiffusersManifest['conditioning']>['kind'];

export interface DiffusersSizes {
  readonly channels: number;
  readonly width: number;
  readonly height: number;
  /** Width of one latent in pixels. */
  readonly pixels: number;
}

const COLOURS = 3;
const STEP_MAX = 999;
/** Tokens of SD3 without its third encoder, which are zeros. */
const SD3_TOKENS = 256;

/** The manifest of a text encoder: the outputs that its family of pipelines uses. */
export async function describeTextEncoder(
  folder: string,
  part: string,
  { family, length }: { readonly family: Family; readonly length: number },
): Promise<GraphManifest> {
  const config = await readExportConfig(folder, `${part}/config.json`);
  const path = `${part}/model.onnx`;
  const signature = await readSignature(folder, path);
  const isT5 = config?.['d_model'] !== undefined;
  const width = readNumber(config, isT5 ? 'd_model' : 'hidden_size', 768);
  const states = { shape: [1, length, width], meaning: 'One vector for each token' };
  const inputs = {
    input_ids: { shape: [1, length], range: [0, readNumber(config, 'vocab_size', 49_408) - 1] as const, meaning: 'Token ids' },
  };
  const pooled = signature.outputs.find(({ name }) => name === 'text_embeds' || name === 'pooler_output')?.name;
  const pooledWidth = readNumber(config, pooled === 'text_embeds' ? 'projection_dim' : 'hidden_size', width);
  const outputs: Record<string, TensorUse> = {};
  const isJoined = (family === 'sdxl' || family === 'sd3') && !isT5;
  if (!isJoined) outputs['last_hidden_state'] = states;
  else outputs[`hidden_states.${readNumber(config, 'num_hidden_layers', 12) - 1}`] = states;
  const wantsPooled = isJoined ? family === 'sd3' || part !== 'text_encoder' : family === 'flux' && !isT5;
  if (wantsPooled) {
    if (pooled === undefined) throw new ImportError(`${path} has neither the output text_embeds nor pooler_output`);
    outputs[pooled] = { shape: [1, pooledWidth], meaning: 'One vector for the text' };
  }
  return describeGraph(path, signature, { inputs, outputs });
}

interface DenoiserFacts {
  readonly family: Family;
  readonly sizes: DiffusersSizes;
  readonly guidance: number;
  /** Tokens of each text encoder. */
  readonly tokens: readonly number[];
}

/** The manifest of the network that predicts noise; where its batch is open and guidance needs two predictions, it makes both at once. */
export async function describeDenoiser(folder: string, part: 'unet' | 'transformer', facts: DenoiserFacts): Promise<GraphManifest> {
  const { family, sizes, guidance, tokens } = facts;
  const path = `${part}/model.onnx`;
  const config = await readExportConfig(folder, `${part}/config.json`);
  const signature = await readSignature(folder, path);
  const batch = readBatch(signature, guidance);
  const [first = 77, , third = SD3_TOKENS] = tokens;
  const length = family === 'flux' ? (tokens[1] ?? 512) : family === 'sd3' ? first + third : first;
  const width = readNumber(config, part === 'unet' ? 'cross_attention_dim' : 'joint_attention_dim', 768);
  const latents = (channels: number): TensorUse => ({
    shape: [batch, channels, sizes.height, sizes.width],
    range: [-1, 1],
    meaning: 'Latents',
  });
  const patches = (sizes.width * sizes.height) / 4;
  const packed = { shape: [batch, patches, sizes.channels * 4], range: [-1, 1] as const, meaning: 'Latents in patches of 2 x 2' };
  const states = { shape: [batch, length, width], range: [-1, 1] as const, meaning: 'One vector for each token' };
  const output = family === 'flux' ? packed : latents(sizes.channels);
  const outputs = { [part === 'unet' ? 'out_sample' : 'out_hidden_states']: { shape: output.shape, meaning: 'Prediction' } };
  const timestep = {
    shape: readTimestepShape(signature, batch),
    range: [0, family === 'flux' ? 1 : STEP_MAX] as const,
    meaning: 'Timestep',
  };
  if (part === 'unet') {
    const inputs = {
      sample: latents(readNumber(config, 'in_channels', sizes.channels)),
      timestep,
      encoder_hidden_states: states,
      text_embeds: { shape: [batch, readPooledWidth(config)], meaning: 'One vector for the text' },
      time_ids: {
        shape: [batch, 6],
        range: [0, sizes.width * sizes.pixels] as const,
        meaning: 'Original size, crop and size: height before width',
      },
    };
    return describeGraph(path, signature, { inputs, outputs });
  }
  const inputs = {
    hidden_states: family === 'flux' ? packed : latents(readNumber(config, 'in_channels', sizes.channels)),
    encoder_hidden_states: states,
    pooled_projections: { shape: [batch, readNumber(config, 'pooled_projection_dim', 768)], meaning: 'One vector for the text' },
    timestep,
    img_ids: { shape: [patches, 3], range: [0, sizes.height / 2] as const, meaning: '0, row and column of each patch' },
    txt_ids: { shape: [length, 3], range: [0, 0] as const, meaning: 'Zeros' },
    guidance: { shape: [batch], range: [1, 5] as const, meaning: 'Distilled guidance' },
  };
  return describeGraph(path, signature, { inputs, outputs });
}

export async function describeDecoder(folder: string, { channels, width, height, pixels }: DiffusersSizes): Promise<GraphManifest> {
  const signature = await readSignature(folder, 'vae_decoder/model.onnx');
  return describeGraph('vae_decoder/model.onnx', signature, {
    inputs: { latent_sample: { shape: [1, channels, height, width], range: [-1, 1], meaning: 'Latents' } },
    outputs: { sample: { shape: [1, COLOURS, height * pixels, width * pixels], meaning: 'sRGB from -1 to 1' } },
  });
}

export async function describeEncoder(folder: string, { channels, width, height, pixels }: DiffusersSizes): Promise<GraphManifest> {
  const signature = await readSignature(folder, 'vae_encoder/model.onnx');
  const name = signature.outputs[0]?.name ?? 'latent_parameters';
  const isSample = signature.outputs[0]?.shape[1] === channels;
  return describeGraph('vae_encoder/model.onnx', signature, {
    inputs: { sample: { shape: [1, COLOURS, height * pixels, width * pixels], range: [-1, 1], meaning: 'sRGB from -1 to 1' } },
    outputs: {
      [name]: {
        shape: [1, isSample ? channels : 2 * channels, height, width],
        meaning: 'Mean of the latents, then the logarithm of their variance',
      },
    },
  });
}

function readBatch({ inputs }: GraphSignature, guidance: number): number {
  const first = inputs.find(({ name }) => name === 'sample' || name === 'hidden_states')?.shape[0];
  return typeof first === 'number' && first > 0 ? first : guidance > 1 ? 2 : 1;
}

/** A number, or one for each picture of the batch. */
function readTimestepShape({ inputs }: GraphSignature, batch: number): number[] {
  const shape = inputs.find(({ name }) => name === 'timestep')?.shape ?? [];
  return shape.map((axis) => (typeof axis === 'number' ? axis : batch));
}

/** The width of the last encoder's pooled output: what its time ids leave of the input of their embedding. */
const readPooledWidth = (config: ExportConfig | null): number =>
  readNumber(config, 'projection_class_embeddings_input_dim', 2_816) - 6 * readNumber(config, 'addition_time_embed_dim', 256);
