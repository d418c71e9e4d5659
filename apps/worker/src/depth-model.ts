import type { DepthModel } from '@diorama/activities';
import { ModelPool, openBundle } from '@diorama/onnx';

const TASK = 'image-depth';
/** A run takes a tenth of a second: one thread gives the same bytes on every machine, and leaves the others to the engine. */
const THREADS = 1;
const RUNS_PER_PROCESS = 200;

/** A depth model that is loaded when it is first asked. */
export interface OpenedDepthModel extends DepthModel {
  close(): Promise<void>;
}

/**
 * Checks the bundle in the folder.
 *
 * @throws BundleError when it is damaged; RangeError when it is for something else
 */
export async function openDepthModel(folder: string): Promise<OpenedDepthModel> {
  const bundle = await openBundle(folder);
  const { task, name, version, memoryBytes } = bundle.manifest;
  if (task !== TASK) throw new RangeError(`${folder} holds a model for ${task}, not for ${TASK}`);
  const pool = new ModelPool({ provider: 'cpu', threads: THREADS, memoryBytes, runsPerProcess: RUNS_PER_PROCESS });
  return {
    use: { task, name, version, sha256: bundle.sha256 },
    estimate: async (panorama, signal) => {
      const { metres, sky } = await pool.run(bundle, { panorama }, signal);
      if (!(metres instanceof Float32Array && sky instanceof Float32Array))
        throw new TypeError(`${name} answers no metres and sky in floats`);
      return { metres, sky };
    },
    close: () => pool.close(),
  };
}
