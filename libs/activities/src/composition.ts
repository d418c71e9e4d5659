import type { ComposedScene } from '@diorama/contract';
import { parseScene } from '@diorama/engine';
import type { Composition } from '@diorama/engine';

import type { ObjectTransfer } from './transfer.js';

/** What `composeScene` stored. */
export async function readComposition(transfer: ObjectTransfer, { scene }: ComposedScene, signal: AbortSignal): Promise<Composition> {
  const composition = (await transfer.readJson(scene.key, signal)) as Composition;
  return { ...composition, scene: parseScene(composition.scene) };
}
