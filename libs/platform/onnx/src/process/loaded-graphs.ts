import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { InferenceSession, Tensor } from 'onnxruntime-node';

import type { BundleGraph } from '../bundle/open-bundle.js';
import { decodeTensors } from '../tensors/tensor-file.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import type { TensorData, Tensors } from '../tensors/tensors.js';
import { generateTrialRunInputs, computeOutputPsnr } from '../tensors/trial-run.js';
import type { ModelProcessRequest, ExecutionProvider } from './model-messages.js';
import { ProviderMissingError } from './provider-missing-error.js';

interface LoadedGraph {
  readonly session: InferenceSession;
  readonly graph: BundleGraph;
}

/** By name. */
export type LoadedGraphs = Readonly<Record<string, LoadedGraph>>;

type LoadOrder = Extract<ModelProcessRequest, { kind: 'load' }>;

/** Names of the providers in the profile of a run. */
const PROFILE_NAMES: Readonly<Record<ExecutionProvider, string>> = {
  cpu: 'CPUExecutionProvider',
  cuda: 'CUDAExecutionProvider',
  webgpu: 'WebGpuExecutionProvider',
};

/**
 * Loads graphs, compares them with what their bundle says, and runs each on trial, so that the first real run finds all in place.
 *
 * @throws ProviderMissingError; Error when a graph is another than its bundle says or misses its known outputs
 */
export async function loadGraphs({ graphs, ...order }: LoadOrder): Promise<LoadedGraphs> {
  const loaded: Record<string, LoadedGraph> = {};
  for (const [name, graph] of Object.entries(graphs)) loaded[name] = await loadGraph(name, graph, order);
  return loaded;
}

/** @throws Error of the runtime */
export async function runGraph({ session, graph }: LoadedGraph, inputs: Tensors): Promise<Tensors> {
  const feeds = graph.inputs.map((spec) => [spec.name, createTensor(spec, inputs[spec.name])]);
  const results = await session.run(Object.fromEntries(feeds) as Record<string, Tensor>);
  return Object.fromEntries(graph.outputs.map(({ name }) => [name, results[name]?.data as TensorData]));
}

/** The runtime reads numbers in half precision from an array of 16-bit integers: of a Float16Array it sees no bytes. */
function createTensor({ type, shape }: TensorSpec, data: TensorData | undefined): Tensor {
  const tensor = new Tensor(type, data as never, shape);
  if (data instanceof Float16Array)
    Object.defineProperty(tensor, 'data', { value: new Uint16Array(data.buffer, data.byteOffset, data.length) });
  return tensor;
}

async function loadGraph(name: string, graph: BundleGraph, order: Omit<LoadOrder, 'graphs'>): Promise<LoadedGraph> {
  const { provider, warmUpRuns } = order;
  const profile = provider === 'cpu' ? null : await mkdtemp(join(tmpdir(), 'diorama-profile-'));
  try {
    const session = await createSession(graph, order, profile);
    requireTensors(`input of ${name}`, graph.inputs, session.inputMetadata);
    requireTensors(`output of ${name}`, graph.outputs, session.outputMetadata);
    const loaded = { session, graph };
    const trials = profile === null ? warmUpRuns : Math.max(warmUpRuns, 1);
    for (let run = 0; run < trials; run++) await runGraph(loaded, generateTrialRunInputs(graph.inputs, 0));
    if (profile !== null) await requireProvider(session, provider, profile);
    await requireGolden(name, loaded);
    return loaded;
  } finally {
    if (profile !== null) await rm(profile, { recursive: true, force: true });
  }
}

async function createSession(
  { path, cudaPath }: BundleGraph,
  { provider, threads }: Omit<LoadOrder, 'graphs'>,
  profile: string | null,
): Promise<InferenceSession> {
  const options: InferenceSession.SessionOptions = {
    executionProviders: [provider],
    intraOpNumThreads: threads, // the runtime would count the machine's cores, not the container's
    interOpNumThreads: 1,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
    ...(profile === null ? {} : { enableProfiling: true, profileFilePrefix: join(profile, 'nodes') }),
  };
  try {
    return await InferenceSession.create(provider === 'cuda' ? (cudaPath ?? path) : path, options);
  } catch (error) {
    if (
      provider !== 'cpu' &&
      error instanceof Error &&
      /ExecutionProvider|CUDA|WebGPU|adapter|Dawn|execution provider/i.test(error.message)
    )
      throw new ProviderMissingError(`the provider ${provider} cannot be used: ${error.message}`, { cause: error });
    throw error;
  }
}

/** The session tells nobody where its nodes run, but the profile of a run does. */
async function requireProvider(session: InferenceSession, provider: ExecutionProvider, profile: string): Promise<void> {
  session.endProfiling();
  const files = await readdir(profile);
  const events = (
    await Promise.all(files.map(async (file) => JSON.parse(await readFile(join(profile, file), 'utf8')) as NodeEvent[]))
  ).flat();
  if (!events.some(({ args }) => args?.provider === PROFILE_NAMES[provider]))
    throw new ProviderMissingError(`the provider ${provider} is not active: all nodes ran on the CPU`);
}

interface NodeEvent {
  readonly args?: { readonly provider?: string };
}

/** @throws Error when the graph itself says otherwise than its bundle; axes without a number fit any */
function requireTensors(what: string, facts: readonly TensorSpec[], metadata: readonly InferenceSession.ValueMetadata[]): void {
  for (const { name, type, shape } of facts) {
    const found = metadata.find((value) => value.name === name);
    if (found === undefined) throw new Error(`the graph has no ${what} with the name ${name}`);
    if (!found.isTensor || found.type !== type)
      throw new Error(`the ${what} ${name} is of the type ${found.isTensor ? found.type : 'other'}, not ${type}`);
    const fits = found.shape.length === shape.length && found.shape.every((axis, i) => typeof axis === 'string' || axis === shape[i]);
    if (!fits) throw new Error(`the ${what} ${name} has the shape ${found.shape.join(' x ')}, not ${shape.join(' x ')}`);
  }
}

/** @throws Error when the outputs of the trial run are further from those that the bundle brought than it allows */
async function requireGolden(name: string, loaded: LoadedGraph): Promise<void> {
  const { golden, inputs, outputs } = loaded.graph;
  if (golden === undefined) return;
  const expected = decodeTensors(await readFile(golden.path)).tensors;
  const found = await runGraph(loaded, generateTrialRunInputs(inputs, golden.seed));
  for (const { name: output } of outputs) {
    const [want, got] = [expected[output]?.data, found[output]];
    if (want === undefined || got === undefined || want.length !== got.length)
      throw new Error(`the golden outputs of ${name} do not have ${output} in its size`);
    const psnr = computeOutputPsnr(want, got);
    if (psnr < golden.psnrFloor)
      throw new Error(
        `the output ${output} of ${name} has a PSNR of ${psnr.toFixed(1)} dB against the expected output, below ${golden.psnrFloor}`,
      );
  }
}
