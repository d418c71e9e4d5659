import type { ComposedScene } from '@diorama/contract';
import { parseScene } from '@diorama/engine';
import type { Composition } from '@diorama/engine';

import type { ObjectTransfer } from './transfer.js';

/** Among a world's assets, the one that no answer shows: the composition, for later exports. */
export const SCENE_ASSET = 'scene';

/** What `composeScene` stored. */
export async function readComposition(
  transfer: ObjectTransfer,
  { scene }: Pick<ComposedScene, 'scene'>,
  signal: AbortSignal,
): Promise<Composition> {
  const composition = (await transfer.readJson(scene.key, signal)) as Composition;
  return { ...composition, scene: parseScene(composition.scene) };
}
