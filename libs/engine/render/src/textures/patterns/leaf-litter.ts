import { hashInteger } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';

import { TILE, tint } from './pattern-tile.js';
import type { Canvas, PatternRecipe } from './pattern-tile.js';

const LEAVES = 420;
/** Half a leaf's length and width in texels, of the middle size. */
const LENGTH = 21;
const WIDTH = 9.5;

/** Leaves strewn one over the other, each pointed at both ends, with a midrib, veins and its own shade. */
export const leaves: PatternRecipe = {
  extent: [4, 4],
  grain: 0.5,
  paint: (canvas) => {
    canvas.color.fill(0.3);
    for (let leaf = 0; leaf < LEAVES; leaf++) strew(canvas, leaf);
  },
};

/** Draws one leaf over those before it; later ones lie higher and are brighter. */
function strew(canvas: Canvas, leaf: number): void {
  const random = (use: number): number => hashInteger(81, leaf, use) / 2 ** 32;
  const x = random(0) * TILE;
  const y = random(1) * TILE;
  const turn = random(2) * 2 * Math.PI;
  const size = 0.7 + 0.6 * random(3);
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  const level = leaf / LEAVES;
  const light = (0.45 + 0.75 * level) * (0.8 + 0.4 * random(4));
  const dry = 0.34 * (random(5) - 0.5);
  const slant = 0.5 * (random(6) - 0.5);
  const reach = Math.ceil(LENGTH * size);
  for (let j = -reach; j <= reach; j++)
    for (let i = -reach; i <= reach; i++) {
      const along = (i * cosine + j * sine) / (LENGTH * size);
      const across = (j * cosine - i * sine) / (WIDTH * size);
      // The outline narrows to both ends, more to the tip.
      const outline = (1 - along * along) * (1 - 0.3 * along);
      const inside = outline - Math.abs(across);
      if (inside <= 0) continue;
      const texel = ((Math.floor(y) + j) & (TILE - 1)) * TILE + ((Math.floor(x) + i) & (TILE - 1));
      const rib = Math.exp(-((across / 0.1) ** 2));
      const vein = 0.5 + 0.5 * Math.cos(18 * (along - 0.6 * Math.abs(across)));
      const shade = light * (0.8 + 0.2 * smoothstep(0, 0.25, inside) + 0.16 * rib - 0.09 * vein);
      tint(canvas, texel, shade * (1 + dry), shade, shade * (1 - dry));
      canvas.height[texel] = 0.1 * level + 0.05 * smoothstep(0, 0.4, inside) + 0.06 * slant * across - 0.02 * rib;
    }
}
