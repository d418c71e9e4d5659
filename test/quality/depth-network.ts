import type { DepthEstimate, EstimateDepth } from '@diorama/engine';
import { ModelPool, openBundle } from '@diorama/onnx';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../models/image-depth/2.0.0', import.meta.url));
const RUNS_PER_PROCESS = 200;

let opened: Promise<EstimateDepth> | undefined;

/** The network that Diorama includes, opened once for each process. */
export const openDepthNetwork = (): Promise<EstimateDepth> => (opened ??= open());

async function open(): Promise<EstimateDepth> {
  const bundle = await openBundle(FOLDER);
  const { memoryBytes } = bundle.manifest;
  const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes, runsPerProcess: RUNS_PER_PROCESS });
  return async (window) => (await pool.run(bundle, { window })) as unknown as DepthEstimate;
}
