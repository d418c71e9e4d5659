import type { ComposedScene, ModelOrder, WorldRun } from '@diorama/contract';
import { chooseModelPreset } from '@diorama/domain';
import { renderSceneDepth } from '@diorama/engine';
import type { EngineRunner } from '@diorama/engine';

import { storeDepthOrder } from '../inference/store-depth-order.js';
import type { ActivityRunScope } from '../run/run-scope.js';
import type { ObjectTransfer } from '../transfer/object-transfer.js';
import { isPictureComposition, parseStoredScene, readComposition } from './composition.js';
import { getPromptText } from './makers/text-maker.js';
import type { WorldMakerInput } from './makers/world-maker.js';

interface WorldPaintingParts {
  readonly transfer: ObjectTransfer;
  readonly runner: EngineRunner;
  /** The share of the detail of a model that worlds are built with. */
  readonly detail: number;
}

interface WorldPaintingInput {
  readonly run: WorldRun;
  readonly composed: ComposedScene;
  /** The prompt of the run. */
  readonly order: WorldMakerInput;
  readonly scope: ActivityRunScope;
}

/** Pixels across of the distances that a model is shown. */
const WIDTH_MAX = 2_048;

/** Stores the distances of a composed scene and the prompt as the inputs of a model; null for a world from pictures, which has colours already. */
export async function prepareWorldPainting(
  { transfer, runner, detail }: WorldPaintingParts,
  { run, composed, order, scope }: WorldPaintingInput,
): Promise<ModelOrder | null> {
  const composition = await readComposition(transfer, composed, scope.signal);
  if (isPictureComposition(composition)) return null;
  const width = Math.min(WIDTH_MAX, chooseModelPreset(run.model, detail).panoWidth);
  const depth = await renderSceneDepth(parseStoredScene(composition), width, { runner, signal: scope.signal });
  // A scene that a client wrote has no words but its caption.
  const prompt = getPromptText(order.prompt) || composition.caption;
  return storeDepthOrder(transfer, { operationId: run.operationId, depth, prompt, seed: run.seed }, scope.signal);
}
