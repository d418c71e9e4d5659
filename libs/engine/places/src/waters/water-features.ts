import type { Liquid } from '@diorama/domain';
import type { MaterialName } from '@diorama/materials';
import { chooseThingVariant } from '@diorama/placement';
import type { PlacementContext, WorldAssembly } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { addBlob, addCylinder, addSlab } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';
import type { Waterfall } from '@diorama/terrain';

/** Adds what rises from a water and falls into it: the sheet of a waterfall, steam over hot water, the light of molten rock. */
export function addWaterFeatures(context: PlacementContext, assembly: WorldAssembly): void {
  const { shore, scene } = context.plan;
  if (shore === null) return;
  const random = createRandomStream(scene.seed, hashStreamName('water features'));
  if (shore.fall !== undefined) addSheet(context, assembly, shore.fall, random);
  if (scene.liquid === 'hot') addSteam(context, assembly, random);
  if (scene.liquid === 'lava') addLavaLight(context, assembly);
}

const SHEETS: Readonly<Record<Liquid | 'water', readonly [sheet: MaterialName, foam: MaterialName]>> = {
  water: ['fountain-water', 'snow'],
  hot: ['fountain-water', 'snow'],
  ice: ['ice', 'snow'],
  lava: ['lava', 'lava'],
  slime: ['fountain-water', 'moss'],
};

/** Metres of water in a basin. */
const BASIN_WATER = 0.22;

/** The line of falling water: metres out from the lip, and the share of the fall that is left. */
const LINE = [
  [5, 1.03],
  [2, 1.01],
  [0.4, 0.99],
  [-0.5, 0.9],
  [-0.95, 0.62],
  [-1.2, 0.3],
  [-1.35, -0.04],
] as const;

function addSheet(context: PlacementContext, assembly: WorldAssembly, fall: Waterfall, random: RandomStream): void {
  const { shore, scene } = context.plan;
  const level = fall.isBasin === true ? context.ground.heightAt(fall.x, fall.z) + BASIN_WATER : (shore?.level ?? 0);
  const away = Math.hypot(fall.x, fall.z);
  const [dx, dz] = [fall.x / away, fall.z / away];
  const [lipX, lipZ] = [fall.x + 0.72 * fall.pool * dx, fall.z + 0.72 * fall.pool * dz];
  const top = Math.max(level + 2, context.ground.heightAt(lipX + 2.4 * dx, lipZ + 2.4 * dz) + 0.12);
  const at = (out: number, aside: number, share: number): Vec3 => [
    lipX + out * dx - aside * dz,
    level + (top - level) * share,
    lipZ + out * dz + aside * dx,
  ];
  const [sheet, foam] = SHEETS[scene.liquid ?? 'water'];
  const strip = (
    mesh: MeshBuilder,
    { middle, width, forward }: { middle: number; width: number; forward: number },
    material: MaterialName,
  ): void => {
    const grid = (back: number): Vec3[][] =>
      LINE.map(([out, share]) =>
        Array.from({ length: 7 }, (_, c) => {
          const aside = middle + (c / 6 - 0.5) * width * (1.18 - 0.18 * share);
          const wave = 0.12 * Math.sin(aside * 3.1 + share * 2) + 0.06 * Math.sin(aside * 7.3);
          return at(out - forward + wave * (1 - Math.max(0, share - 0.4)) + back, aside, share);
        }),
      );
    addSlab(mesh, { face: grid(0), back: grid(0.12), isRing: false }, material);
  };
  const draw = (mesh: MeshBuilder): void => {
    if (fall.isBasin === true)
      addCylinder(mesh, [fall.x, level - 0.06, fall.z], { radius: 0.96 * fall.pool, height: 0.06, sides: 24 }, sheet);
    strip(mesh, { middle: 0, width: fall.width, forward: 0 }, sheet);
    for (let k = 0; k < 9; k++) {
      const width = fall.width * random.range(0.03, 0.09);
      strip(mesh, { middle: random.range(-0.46, 0.46) * fall.width, width, forward: 0.1 + 0.02 * k }, foam);
    }
    if (scene.liquid === 'ice' || scene.liquid === 'lava') return;
    for (let k = 0; k < 34; k++) {
      const size = random.range(0.25, 0.7);
      const point = at(-1.5 - random.range(0, 1.9), random.range(-0.62, 0.62) * fall.width, 0);
      addBlob(
        mesh,
        {
          center: [point[0], point[1] + 0.1 * size, point[2]],
          radii: [size, 0.45 * size, size],
          splits: 1,
          roughness: 0.25,
          frequency: 1.5,
          seed: k,
        },
        foam,
      );
    }
  };
  assembly.placeBody({ semantic: 'water', solid: null, draw });
}

/** Plumes of steam over hot water, and how far from the viewer they rise, metres. */
const PLUMES = 9;
const PLUME_REACH = [7, 46] as const;

function addSteam({ plan, ground, footprints }: PlacementContext, assembly: WorldAssembly, random: RandomStream): void {
  const { shore } = plan;
  let left = PLUMES;
  for (let attempt = 0; attempt < 240 && left > 0; attempt++) {
    const [azimuth, away] = [random.range(-1.6, 1.6), random.range(PLUME_REACH[0], PLUME_REACH[1])];
    const [x, z] = [Math.sin(azimuth) * away, -Math.cos(azimuth) * away];
    const [turn, scale] = [random.range(0, 6.28), random.range(0.6, 1.3)];
    if (shore === null || shore.distance(x, z) > -0.6 || !footprints.isFree(x, z, 0.5)) continue;
    const variant = chooseThingVariant('steam-plume', false, random);
    assembly.place('steam-plume', { position: [x, Math.max(shore.level, ground.heightAt(x, z)), z], turn, scale, variant });
    left--;
  }
}

const GLOW_POWER = [26, 7, 1.2] as const;

/** Light of molten rock on its banks: at its nearest points in some directions. */
function addLavaLight({ plan: { shore } }: PlacementContext, assembly: WorldAssembly): void {
  if (shore === null) return;
  for (let k = 0; k < 8; k++) {
    const azimuth = (2 * Math.PI * k) / 8;
    for (let away = 4; away < 40; away += 2) {
      const [x, z] = [Math.sin(azimuth) * away, -Math.cos(azimuth) * away];
      if (shore.distance(x, z) > -1.2) continue;
      assembly.addLight({ position: [x, shore.level + 1.4, z], power: GLOW_POWER, reach: 18 });
      break;
    }
  }
}
