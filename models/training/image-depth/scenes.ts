import { composeScene } from '@diorama/engine';
import type { Scene } from '@diorama/engine';
import { createRandomStream } from '@diorama/random';

import { drawGeometryPrompts } from '../../../test/geometry/draw-prompts.ts';

/** Times and weathers that are added to the prompts that name none; most photographs are taken by day. */
const TIMES = ['', '', '', 'at noon', 'in the morning', 'in the afternoon', 'at dawn', 'at dusk', 'on an overcast day', 'in autumn'];
/** Stream that draws the times, distinct from that of the prompts. */
const TIME_STREAM = 1;

/** A scene, and the words that it was made of. */
export interface DrawnScene {
  readonly prompt: string;
  readonly scene: Scene;
}

/**
 * The first `count` scenes of a set: rooms, sites and landscapes of the catalogue in turn, styles, objects, times and weathers by lot. A scene
 * does not depend on `count`. Sets of different seeds share no scene.
 */
export function drawScenes(seed: number, count: number): (() => DrawnScene)[] {
  const times = createRandomStream(seed, TIME_STREAM);
  return drawGeometryPrompts(count, seed).map(({ prompt: words, seed: worldSeed }) => {
    const time = TIMES[times.integer(0, TIMES.length - 1)];
    const prompt = `${words} ${time}`.trim();
    return () => ({ prompt, scene: composeScene(prompt, worldSeed).scene });
  });
}

/** Scene number `index` of a set. */
export const drawScene = (seed: number, index: number): DrawnScene => drawScenes(seed, index + 1)[index]();
