import { UnusableDepthError } from '@diorama/engine';
import { ExrError } from '@diorama/exr';
import { PictureError, serveOrder } from '@diorama/images';

import type { DepthAnswer, DepthOrder } from './depth-order.js';
import { readDepth } from './read-depth.js';

serveOrder(async ({ path, scale }: DepthOrder): Promise<DepthAnswer> => {
  try {
    return { kind: 'read', depth: await readDepth(path, scale) };
  } catch (error) {
    const isOfFile = error instanceof PictureError || error instanceof ExrError || error instanceof UnusableDepthError;
    if (isOfFile) return { kind: 'unusable', reason: error.message };
    throw error;
  }
});
