import type { DiffusersManifest } from '../bundle/manifest.js';
import type { Bundle, BundleGraph } from '../bundle/open-bundle.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import { toFloats } from '../tensors/tensors.js';
import { getFirstOutput, getGraph, runOnValues } from './graph-runner.js';
import type { DiffusionModel, NamedValues } from './graph-runner.js';
import { loadTokenizer } from './tokenize.js';

type DiffusersBundle = Bundle<DiffusersManifest>;

/** Token ids of a text for each text encoder of a bundle. */
export type EncoderTokens = Readonly<Record<string, readonly number[]>>;

/** Cuts texts into the tokens of each text encoder. */
export async function loadTokenizers(bundle: DiffusersBundle): Promise<(text: string) => EncoderTokens> {
  const { tokenizer, tokenizer2 = tokenizer, tokenizer3 = tokenizer2 } = bundle.manifest;
  const all = { textEncoder: tokenizer, textEncoder2: tokenizer2, textEncoder3: tokenizer3 };
  const used = Object.entries(all).filter(([name]) => bundle.graphs[name] !== undefined);
  const loaded = await Promise.all(used.map(async ([name, facts]) => [name, await loadTokenizer(bundle, facts)] as const));
  return (text) => Object.fromEntries(loaded.map(([name, tokenize]) => [name, tokenize(text)]));
}

/** One vector for each token. */
interface TokenStates {
  readonly data: Float32Array;
  readonly width: number;
}

interface EncodedText {
  readonly states: TokenStates;
  readonly pooled: Float32Array;
}

/**
 * The inputs by which a text guides the network, by their names in exports of diffusers: what the pipelines of Python's diffusers make of the
 * outputs of their text encoders.
 *
 * @throws RangeError when an encoder lacks an output
 */
export async function conditionOnText(diffusion: DiffusionModel, tokens: EncoderTokens, isEmptyNegative: boolean): Promise<NamedValues> {
  const { conditioning = { kind: 'hidden-states' } } = diffusion.manifest;
  if (conditioning.kind === 'hidden-states') {
    const outputs = await runEncoder(diffusion, 'textEncoder', tokens);
    return { encoder_hidden_states: getFirstOutput(getGraph(diffusion.graphs, 'textEncoder'), outputs) };
  }
  if (conditioning.kind === 'flux') {
    const pooled = await encodeText(diffusion, 'textEncoder', tokens);
    const { states } = await encodeText(diffusion, 'textEncoder2', tokens);
    return { encoder_hidden_states: states.data, pooled_projections: pooled.pooled };
  }
  const [first, second] = [await encodeText(diffusion, 'textEncoder', tokens), await encodeText(diffusion, 'textEncoder2', tokens)];
  const states = joinStates(first.states, second.states);
  if (conditioning.kind === 'sdxl') {
    const isZero = isEmptyNegative && conditioning.zeroEmptyNegative;
    const shown = (data: Float32Array): Float32Array => (isZero ? new Float32Array(data.length) : data);
    return { encoder_hidden_states: shown(states.data), text_embeds: shown(second.pooled) };
  }
  const pooled = Float32Array.from([...first.pooled, ...second.pooled]);
  return { encoder_hidden_states: await appendThird(diffusion, tokens, states), pooled_projections: pooled };
}

async function runEncoder(diffusion: DiffusionModel, name: string, tokens: EncoderTokens) {
  const [input] = getGraph(diffusion.graphs, name).inputs;
  if (input === undefined) throw new RangeError(`the graph ${name} has no input`);
  return runOnValues(diffusion, name, [{ [input.name]: tokens[name] ?? [] }]);
}

/** States: the hidden states that the manifest lists, else the last ones. Pooled: the projected output, where there is one. */
async function encodeText(diffusion: DiffusionModel, name: string, tokens: EncoderTokens): Promise<EncodedText> {
  const graph = getGraph(diffusion.graphs, name);
  const outputs = await runEncoder(diffusion, name, tokens);
  const find = (...names: readonly RegExp[]): TensorSpec | undefined =>
    names.map((pattern) => graph.outputs.find((output) => pattern.test(output.name))).find((output) => output !== undefined);
  const states = find(/^hidden_states\./, /^last_hidden_state$/) ?? graph.outputs.find(isSequence);
  const pooled = find(/^text_embeds$/, /^pooler_output$/) ?? graph.outputs.find((output) => !isSequence(output));
  const read = (output: TensorSpec | undefined): Float32Array => toFloats(outputs[output?.name ?? ''] ?? new Float32Array(0));
  return { states: { data: read(states), width: states?.shape.at(-1) ?? 0 }, pooled: read(pooled) };
}

const isSequence = ({ shape }: TensorSpec): boolean => shape.length === 3;

/** The vectors of two encoders for the same tokens, concatenated. */
function joinStates(left: TokenStates, right: TokenStates): TokenStates {
  const width = left.width + right.width;
  const data = new Float32Array(left.data.length + right.data.length);
  for (let token = 0; token * width < data.length; token++) {
    data.set(left.data.subarray(token * left.width, (token + 1) * left.width), token * width);
    data.set(right.data.subarray(token * right.width, (token + 1) * right.width), token * width + left.width);
  }
  return { data, width };
}

/** Fills vectors up with zeros to the width of the transformer's, and puts those of the third encoder after them; zeros without one. */
async function appendThird(diffusion: DiffusionModel, tokens: EncoderTokens, { data, width }: TokenStates): Promise<Float32Array> {
  const [length = 0, wide = 0] = getStatesShape(getGraph(diffusion.graphs, 'transformer'));
  const all = new Float32Array(length * wide);
  const count = data.length / width;
  for (let token = 0; token < count; token++) all.set(data.subarray(token * width, (token + 1) * width), token * wide);
  if (diffusion.graphs['textEncoder3'] === undefined) return all;
  const { states } = await encodeText(diffusion, 'textEncoder3', tokens);
  if (states.width !== wide || count * wide + states.data.length !== all.length)
    throw new RangeError(`the transformer takes ${length} vectors of ${wide}, which its text encoders do not return`);
  all.set(states.data, count * wide);
  return all;
}

/** Tokens and width of the vectors that a transformer takes. */
const getStatesShape = ({ inputs }: BundleGraph): readonly number[] =>
  inputs.find(({ name }) => name === 'encoder_hidden_states')?.shape.slice(-2) ?? [];
