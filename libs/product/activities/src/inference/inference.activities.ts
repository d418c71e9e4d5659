import { Context } from '@temporalio/activity';

import type { InferenceActivities, ModelOrder, ModelResult } from '@diorama/contract';
import { DomainError } from '@diorama/domain';
import {
  BundleError,
  TensorFileError,
  chooseBundle,
  decodeTensors,
  encodeTensors,
  listBundles,
  openBundle,
  runBundle,
} from '@diorama/onnx';
import type { Bundle, BundleEntry, ModelPool, ModelTask, TensorFile, FileHashCache } from '@diorama/onnx';

import { mapActivityFailures } from '../run/activity-failures.js';
import type { MediaClient } from '../ports.js';
import { createObjectTransfer } from '../transfer/object-transfer.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';

export interface InferenceActivityDependencies {
  readonly media: MediaClient;
  readonly pool: Pick<ModelPool, 'use'>;
  /** What computes. */
  readonly provider: string;
  /** Folder of the bundles, each in `<name>/<version>`. */
  readonly models: string;
  /** Which bundle serves a task, where there are several; as `name` or `name@version`. */
  readonly wanted: Readonly<Partial<Record<ModelTask, string>>>;
  readonly verified: FileHashCache;
  /** Seconds from any fixed moment. */
  readonly clock: () => number;
}

interface InferenceContext extends InferenceActivityDependencies {
  readonly transfer: ObjectTransfer;
}

const HEARTBEAT_MS = 2_000;

/** Runs models whose inputs and outputs lie in the object store. */
export function createInferenceActivities(deps: InferenceActivityDependencies): InferenceActivities {
  const context = { ...deps, transfer: createObjectTransfer(deps.media) };
  const of = (task: ModelTask) => (order: ModelOrder) =>
    inHeartbeats({ task, clock: deps.clock }, (signal) => runModel(context, { task, order, signal }));
  return mapActivityFailures<InferenceActivities>({
    panoDepthToRgb: of('pano-depth-to-rgb'),
    imageDepth: of('image-depth'),
    textToPano: of('text-to-pano'),
    panoOutpaint: of('pano-outpaint'),
    upscale: of('upscale'),
    caption: of('caption'),
    textModeration: of('text-moderation'),
    imageModeration: of('image-moderation'),
  });
}

interface Run {
  readonly task: ModelTask;
  readonly order: ModelOrder;
  readonly signal: AbortSignal;
}

async function runModel(context: InferenceContext, { task, order, signal }: Run): Promise<ModelResult> {
  const { transfer, pool, provider, clock } = context;
  const startedAt = clock();
  const bundle = await openFor(context, task, order.bundle);
  const inputs = await refusing(async () => decodeTensors(await transfer.readBytes(order.inputs, signal)));
  const outputs = await refusing(() => runBundle(pool, bundle, { file: inputs, signal }));
  const bytes = encodeTensors(outputs);
  const { name, version } = bundle.manifest;
  return {
    outputs: await transfer.store(order.folder, { bytes, extension: 'safetensors', contentType: 'application/octet-stream' }, signal),
    model: { task, name, version, sha256: bundle.sha256 },
    provider,
    seconds: clock() - startedAt,
  };
}

/** Looks at the folder anew each time: who adds a bundle need not start anything again. */
async function openFor({ models, wanted, verified }: InferenceContext, task: ModelTask, asked: string | undefined): Promise<Bundle> {
  const { bundles } = await listBundles(models);
  const found = chooseBundle(bundles.filter(answers(task)), task, asked ?? wanted[task]);
  if (found === undefined) throw new DomainError('MODEL_NOT_INSTALLED', { task });
  try {
    return await openBundle(found.folder, verified);
  } catch (error) {
    if (error instanceof BundleError) throw new DomainError('MODEL_NOT_INSTALLED', { task }, { cause: error });
    throw error;
  }
}

/** Of the bundles for painting some answer how to change a painting of the engine, which does not run them here, and no panorama. */
const answers =
  (task: ModelTask) =>
  ({ manifest }: BundleEntry): boolean =>
    task !== 'pano-depth-to-rgb' || manifest.layout === 'onnx-diffusers' || manifest.outputs.some(({ name }) => name === 'rgb');

/** Inputs that do not fit will not fit the next time either. */
async function refusing(work: () => Promise<TensorFile>): Promise<TensorFile> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TensorFileError || error instanceof RangeError)
      throw new DomainError('ARGUMENT_INVALID', { argument: 'inputs', problem: error.message }, { cause: error });
    throw error;
  }
}

/**
 * A run is silent for long; without heartbeats nobody could cancel it, or see that its worker has died. They contain the task and the
 * seconds since the start, because models report no progress.
 */
async function inHeartbeats<Result>(
  { task, clock }: { readonly task: ModelTask; readonly clock: () => number },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const context = Context.current();
  const startedAt = clock();
  const heartbeat = setInterval(() => context.heartbeat({ task, seconds: Math.round(clock() - startedAt) }), HEARTBEAT_MS);
  try {
    return await work(context.cancellationSignal);
  } finally {
    clearInterval(heartbeat);
  }
}
