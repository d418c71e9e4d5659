import type { ComposedScene } from '@diorama/contract';
import { parseScene } from '@diorama/engine';
import type { Composition } from '@diorama/engine';

import type { StoredComposition } from './makers/world-maker.js';
import type { ObjectTransfer } from './transfer.js';

/** Among a world's assets, the one that no answer shows: the composition, for later exports. */
export const SCENE_ASSET = 'scene';

type Stored = Pick<ComposedScene, 'scene'>;

/** What `composeScene` stored, whichever engine wrote it. */
export async function readComposition(transfer: ObjectTransfer, { scene }: Stored, signal: AbortSignal): Promise<StoredComposition> {
  return (await transfer.readJson(scene.key, signal)) as StoredComposition;
}

/** The composition of a world that was made from words. Throws an InvalidSceneError for that of another engine. */
export async function readSceneComposition(transfer: ObjectTransfer, stored: Stored, signal: AbortSignal): Promise<Composition> {
  const composition = (await readComposition(transfer, stored, signal)) as Composition;
  return { ...composition, scene: parseScene(composition.scene) };
}
