import { SKY } from '../capture/surface-numbers.js';
import { fromHarmonic, toHarmonic } from '../splats/splat-batch.js';
import type { SplatPart } from '../splats/splat-batch.js';
import { GainTable } from './color-gains.js';
import type { ColorGains } from './color-gains.js';
import { PaintingReader } from './painted-view.js';
import type { PaintedView } from './painted-view.js';

/** What splats are painted after. */
export interface PaintingOrder {
  readonly view: PaintedView;
  readonly gains: ColorGains;
  /** As `listSurfaceGroups` lists them. */
  readonly groups: Uint32Array;
}

/**
 * Gives splats the colours of a painting: where the capture shows a splat, the painted colour of its pixel; elsewhere its own colour,
 * changed as the painting changes the same surface nearby. The sky is left out. The part's own colours are overwritten.
 */
export function paintSplats(part: SplatPart, { view, gains, groups }: PaintingOrder): SplatPart {
  const { count, positions, colors, surface } = part;
  const reader = new PaintingReader(view);
  const table = new GainTable(gains, groups);
  const color = new Float32Array(3);
  for (let i = 0; i < count; i++) {
    const label = surface[i] as number;
    if (label === SKY) continue;
    const place = [positions[3 * i] as number, positions[3 * i + 1] as number, positions[3 * i + 2] as number] as const;
    if (!reader.read(label, place, color)) {
      for (let channel = 0; channel < 3; channel++) color[channel] = fromHarmonic(colors[3 * i + channel] as number);
      table.apply(label, place, color);
    }
    for (let channel = 0; channel < 3; channel++) colors[3 * i + channel] = toHarmonic(color[channel] as number);
  }
  return part;
}
