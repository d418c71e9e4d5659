import type { ComposedScene } from '@diorama/contract';
import { parseScene } from '@diorama/engine';
import type { Composition, PictureComposition, Scene } from '@diorama/engine';

import type { ObjectTransfer } from '../transfer/object-transfer.js';
import type { StoredComposition } from './makers/world-maker.js';

/** Among a world's assets, the one that no answer shows: the composition, for later exports. */
export const SCENE_ASSET_NAME = 'scene';

type Stored = Pick<ComposedScene, 'scene'>;

/** What `composeScene` stored, whichever engine wrote it. */
export async function readComposition(transfer: ObjectTransfer, { scene }: Stored, signal: AbortSignal): Promise<StoredComposition> {
  return (await transfer.readJson(scene.key, signal)) as StoredComposition;
}

/** Whether a composition is one of the picture engine. */
export const isPictureComposition = (composition: StoredComposition): composition is PictureComposition => 'placements' in composition;

/** Styles of the scene, ids of the catalogue; none for a composition of pictures. */
export const readStyles = (composition: StoredComposition): readonly string[] =>
  (composition as StoredComposition & Partial<Pick<Composition, 'scene'>>).scene?.styles ?? [];

/** The scene of a composition from words. Throws an InvalidSceneError for that of another engine. */
export const parseStoredScene = (composition: StoredComposition): Scene => parseScene((composition as Composition).scene);
