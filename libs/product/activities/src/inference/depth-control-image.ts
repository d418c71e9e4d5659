import { setImmediate as nextTurn } from 'node:timers/promises';

import type { DepthPanorama } from '@diorama/engine';

/** Of the inverse distances, those that become 0 and 1: what lies beyond them is rare, and would leave no room for the rest. */
const [LEAST, GREATEST] = [0.02, 0.98];
const SAMPLES = 65_536;
const ROWS = 64;

/**
 * A depth panorama as networks are guided by it: inverse distance, 0 for what is far or sky, 1 for what is near. Lets others have
 * their turn between bands of rows.
 */
export async function renderDepthControlImage({ width, height, metres }: DepthPanorama): Promise<Float32Array> {
  const [far, near] = spanOf(metres);
  const scale = near > far ? 1 / (near - far) : 0;
  const control = new Float32Array(width * height);
  for (let top = 0; top < height; top += ROWS) {
    const end = Math.min(height, top + ROWS) * width;
    for (let i = top * width; i < end; i++) {
      const inverse = 1 / (metres[i] as number);
      control[i] = inverse > 0 ? Math.min(1, Math.max(0, scale === 0 ? 1 : (inverse - far) * scale)) : 0;
    }
    await nextTurn();
  }
  return control;
}

/** The inverse distances that become 0 and 1, from pixels all over the panorama. */
function spanOf(metres: Float32Array): readonly [far: number, near: number] {
  const step = Math.max(1, Math.floor(metres.length / SAMPLES));
  const inverses = new Float32Array(Math.floor(metres.length / step)).map((_, i) => 1 / (metres[i * step] as number));
  const known = inverses.filter((inverse) => inverse > 0).sort();
  const at = (share: number): number => known[Math.round(share * (known.length - 1))] ?? 0;
  return [at(LEAST), at(GREATEST)];
}
