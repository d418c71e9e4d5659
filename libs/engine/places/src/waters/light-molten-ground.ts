import type { MaterialName } from '@diorama/materials';
import type { WorldAssembly } from '@diorama/placement';
import { EYE_HEIGHT } from '@diorama/world-model';
import type { Heightfield, PointLight } from '@diorama/world-model';

/** Irradiance at one metre of the light over a crack of the ground, and of that over a crater, linear RGB. */
const CRACK_POWER = [22, 5.2, 0.7] as const;
const CRATER_POWER = [24000, 5200, 620] as const;
const REACH = { crack: 18, crater: 150 } as const;
/** Directions in which the nearest cracks give light, and the metres between which they are looked for. */
const DIRECTIONS = 9;
const [NEAREST, FARTHEST, STEP] = [4, 34, 0.33];
/** Samples of molten rock around a place, of nine, from which on it gives light. */
const MOLTEN_MIN = 5;
/** Metres above the viewer's ground from which on the highest molten rock is a crater, and those between it and its light. */
const CRATER_MIN = 14;
const ABOVE = { crack: 1, crater: 34 } as const;

/** Adds the light of molten rock that the ground shows: over the nearest cracks about the viewer, and over the highest, the crater of a volcano. */
export function lightMoltenGround(terrain: Heightfield, assembly: WorldAssembly, indexOf: (name: MaterialName) => number): void {
  const molten = indexOf('ground-lava');
  if (!terrain.material.includes(molten)) return;
  for (const light of [...listCracks(terrain, molten), ...listCraters(terrain, molten)]) assembly.addLight(light);
}

function listCracks(terrain: Heightfield, molten: number): PointLight[] {
  const lights: PointLight[] = [];
  for (let k = 0; k < DIRECTIONS; k++) {
    const azimuth = (2 * Math.PI * k) / DIRECTIONS;
    for (let away = NEAREST; away < FARTHEST; away += STEP) {
      const [x, z] = [Math.sin(azimuth) * away, -Math.cos(azimuth) * away];
      const at = sampleAt(terrain, x, z);
      if (countMolten(terrain, at, molten) < MOLTEN_MIN) continue;
      const y = (terrain.heights[at] as number) + ABOVE.crack;
      lights.push({ position: [x, y, z], power: CRACK_POWER, reach: REACH.crack, isSpread: true });
      break;
    }
  }
  return lights;
}

function listCraters(terrain: Heightfield, molten: number): PointLight[] {
  let highest = -1;
  terrain.material.forEach((material, at) => {
    if (material === molten && (highest < 0 || (terrain.heights[at] as number) > (terrain.heights[highest] as number))) highest = at;
  });
  const y = terrain.heights[highest] ?? -Infinity;
  if (y + EYE_HEIGHT < CRATER_MIN) return [];
  const middle = (terrain.size - 1) / 2;
  const [x, z] = [((highest % terrain.size) - middle) * terrain.cell, (Math.floor(highest / terrain.size) - middle) * terrain.cell];
  return [{ position: [x, y + ABOVE.crater, z], power: CRATER_POWER, reach: REACH.crater, isSpread: true }];
}

const sampleAt = ({ size, cell }: Heightfield, x: number, z: number): number => {
  const middle = (size - 1) / 2;
  return Math.round(z / cell + middle) * size + Math.round(x / cell + middle);
};

const AROUND = [-1, 0, 1];

const countMolten = ({ size, material }: Heightfield, at: number, molten: number): number =>
  AROUND.flatMap((row) => AROUND.map((column) => at + row * size + column)).filter((sample) => material[sample] === molten).length;
