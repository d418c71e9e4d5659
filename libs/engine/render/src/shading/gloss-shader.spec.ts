import type { Gloss, Material, WorldModel } from '@diorama/world-model';
import { describe, expect, test } from 'vitest';

import { createRenderer } from '../capture/renderer.js';
import { MATERIAL_BRICK, MATERIAL_ROCK, place, worldOf } from '../testing/sample-world.js';

const WIDTH = 64;

/** A box ahead in one material, before which a ball of another stands behind the viewer. */
function worldWith(gloss: Gloss | null): WorldModel {
  const world = worldOf({
    instances: [place({ prototype: 0, x: 0, y: -1.4, z: -3 }), place({ prototype: 1, x: 0, y: 0, z: 3 })],
  });
  const materials = world.materials.map((own, i): Material => {
    if (i === MATERIAL_BRICK)
      return { ...own, albedo: [0.02, 0.02, 0.02], pattern: 'plain', bump: 0, ...(gloss === null ? {} : { gloss }) };
    return i === MATERIAL_ROCK ? { ...own, albedo: [0.8, 0.02, 0.02] } : own;
  });
  return { ...world, materials };
}

/** Display colour of the middle of the picture: the face of the box, straight on. */
function colorAhead(gloss: Gloss | null): readonly number[] {
  const { color } = createRenderer(worldWith(gloss)).capture({ origin: [0, 0, 0], width: WIDTH }, { start: WIDTH / 4, end: WIDTH / 4 + 1 });
  return [...color.subarray((3 * WIDTH) / 2, (3 * WIDTH) / 2 + 3)];
}

describe('a glossy surface', () => {
  const [red = 0, , blue = 0] = colorAhead({ straight: 0.6, roughness: 0.05, isTinted: false });

  test('shows what stands before it', () => {
    const [mattRed = 0] = colorAhead(null);
    expect(red).toBeGreaterThan(mattRed + 0.1);
    expect(red).toBeGreaterThan(blue + 0.1);
  });

  test('shows it in its own colour where it is of metal', () => {
    const [tinted = 0] = colorAhead({ straight: 0.6, roughness: 0.05, isTinted: true });
    expect(tinted).toBeLessThan(red - 0.1);
  });

  test('mirrors nothing that could not be seen', () => {
    expect(colorAhead({ straight: 0.03, roughness: 0.4, isTinted: false })).toEqual(colorAhead(null));
  });
});
