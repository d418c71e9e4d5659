import { serveConfinedRequest } from '@diorama/images';

import type { ModelOrder, ModelResponse } from '../model/model-order.js';
import { readModels } from './read-models.js';

serveConfinedRequest((orders: readonly ModelOrder[]): Promise<ModelResponse[]> => readModels(orders));
