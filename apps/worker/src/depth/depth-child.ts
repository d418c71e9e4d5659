import { UnusableDepthError } from '@diorama/engine';
import { ExrError } from '@diorama/exr';
import { PictureError, serveConfinedRequest } from '@diorama/images';

import type { DepthReadResponse, DepthReadRequest } from './depth-read-messages.js';
import { readDepthPanorama } from './read-depth.js';

serveConfinedRequest(async ({ path, scale }: DepthReadRequest): Promise<DepthReadResponse> => {
  try {
    return { kind: 'read', depth: await readDepthPanorama(path, scale) };
  } catch (error) {
    const isOfFile = error instanceof PictureError || error instanceof ExrError || error instanceof UnusableDepthError;
    if (isOfFile) return { kind: 'unusable', reason: error.message };
    throw error;
  }
});
