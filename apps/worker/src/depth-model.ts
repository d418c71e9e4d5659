import type { DepthModel } from '@diorama/activities';
import { DEPTH_WINDOW } from '@diorama/engine';

import { openTaskBundle } from './open-task-bundle.js';

const { width, height, channels } = DEPTH_WINDOW;
const MAP = [1, height, width];
const TENSORS = { inputs: { window: [1, channels, height, width] }, outputs: { metres: MAP, sky: MAP, ground: MAP } };

/** A depth model that is loaded when it is first asked. */
interface OpenedDepthModel extends DepthModel {
  close(): Promise<void>;
}

/**
 * Checks the bundle in the folder.
 *
 * @throws BundleError when it is damaged; RangeError when it is for something else, or has other inputs or outputs
 */
export async function openDepthModel(folder: string): Promise<OpenedDepthModel> {
  const bundle = await openTaskBundle('image-depth', folder, TENSORS);
  return {
    use: bundle.use,
    estimate: async (window, signal) => {
      const { metres, sky, ground } = await bundle.run({ window }, signal);
      if (!(metres instanceof Float32Array && sky instanceof Float32Array && ground instanceof Float32Array))
        throw new TypeError(`${bundle.use.name} does not output metres, sky and ground as floats`);
      return { metres, sky, ground };
    },
    close: () => bundle.close(),
  };
}
