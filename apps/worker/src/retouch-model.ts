import type { RetouchModel } from '@diorama/activities';

import { openTaskBundle } from './open-task-bundle.js';

/** A model that retouches paintings, loaded when it is first asked. */
export interface OpenedRetouchModel extends RetouchModel {
  close(): Promise<void>;
}

/**
 * Checks the bundle in the folder.
 *
 * @throws BundleError when it is damaged; RangeError when it is for something else
 */
export async function openRetouchModel(folder: string): Promise<OpenedRetouchModel> {
  const bundle = await openTaskBundle('retouch-painting', folder);
  return {
    use: bundle.use,
    retouch: async ({ planes, text }, signal) => {
      const { gain, bias } = await bundle.run({ planes, text }, signal);
      if (!(gain instanceof Float32Array && bias instanceof Float32Array))
        throw new TypeError(`${bundle.use.name} does not output gain and bias as floats`);
      return { gain, bias };
    },
    close: () => bundle.close(),
  };
}
