import type { DepthModel } from '@diorama/activities';
import { readDepthViews } from '@diorama/onnx';

import { openTaskBundle } from './open-task-bundle.js';

/** A depth model that is loaded when it is first asked. */
interface OpenedDepthModel extends DepthModel {
  close(): Promise<void>;
}

/**
 * Checks the bundle in the folder.
 *
 * @throws BundleError when it is damaged; RangeError when it is for something else
 */
export async function openDepthModel(folder: string): Promise<OpenedDepthModel> {
  const bundle = await openTaskBundle('image-depth', folder);
  const name = bundle.manifest.inputs[0]?.name ?? '';
  return {
    use: bundle.use,
    views: readDepthViews(bundle.manifest),
    estimate: async (input, signal) => {
      const { metres, sky } = await bundle.run({ [name]: input }, signal);
      if (!(metres instanceof Float32Array && sky instanceof Float32Array))
        throw new TypeError(`${bundle.use.name} does not output metres and sky as floats`);
      return { metres, sky };
    },
    close: () => bundle.close(),
  };
}
