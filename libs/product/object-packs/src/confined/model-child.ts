import { PictureError, serveConfinedRequest } from '@diorama/images';

import { ModelError } from '../model/model-error.js';
import { readModel } from '../model/read-model.js';
import type { ModelOrder, ModelResponse } from './model-order.js';

serveConfinedRequest(async (order: ModelOrder): Promise<ModelResponse> => {
  try {
    return { kind: 'read', ...(await readModel(order)) };
  } catch (error) {
    if (error instanceof ModelError || error instanceof PictureError) return { kind: 'unusable', reason: error.message };
    throw error;
  }
});
