import type { Backdrop, Biome, Landform } from '@diorama/domain';
import { fbm2 } from '@diorama/random';
import { EYE_HEIGHT, lerp, smoothstep } from '@diorama/world-model';

import { LANDFORMS } from '../landforms/landforms.js';
import type { TerrainHeight } from '../raise-ground.js';
import type { Shoreline } from '../shoreline.js';
import type { SitePlan } from '../site-plan.js';
import type { Sector } from './sectors.js';

/** The shape of the land of each place as it is seen from afar. */
const LAND_OF: Readonly<Partial<Record<Biome, Landform>>> = {
  alpine: 'peaks',
  canyon: 'mesas',
  desert: 'dunes',
  volcanic: 'volcano',
  forest: 'hills',
  'conifer-forest': 'hills',
  rainforest: 'hills',
};

const SEAS: readonly Biome[] = ['beach', 'tropical-island'];

/** Whether a backdrop is open water. */
export const isSea = ({ place, landform, site }: Backdrop): boolean => SEAS.includes(place) && landform === undefined && site === undefined;

/** Metres above water at which the land of a backdrop begins. */
const SHORE_HEIGHT = 1.4;
/** Another seed for the land of each backdrop, so that it does not repeat the land about the viewer. */
const SEED_STEP = 977;

/** The land with that of its backdrops. */
export function withBackdropLand(land: TerrainHeight, plan: SitePlan, sectors: readonly Sector[]): TerrainHeight {
  const parts = sectors
    .filter(({ backdrop }) => !isSea(backdrop))
    .map((sector, k) => {
      const seed = (plan.seed + SEED_STEP * (k + 1)) >>> 0;
      const shape = sector.backdrop.landform ?? LAND_OF[sector.backdrop.place] ?? 'plain';
      const own = LANDFORMS[shape].land({ ...plan, seed });
      return { sector, own, base: baseOf(land, plan, sector) - own(0, 0) };
    });
  const seas = sectors.filter(({ backdrop }) => isSea(backdrop));
  if (parts.length === 0 && seas.length === 0) return land;
  const shoreHeight = land(0, 0) + (plan.shore?.level ?? 0) + EYE_HEIGHT + 0.4;
  return (x, z) => {
    let height: number | null = null;
    for (const { sector, own, base } of parts) {
      const share = sector.weight(x, z);
      if (share <= 0) continue;
      height ??= land(x, z);
      height = lerp(height, base + own(x, z), share);
    }
    height ??= land(x, z);
    // The land falls to the sea, so that no swell hides it.
    for (const sector of seas)
      height = lerp(height, Math.min(height, shoreHeight), smoothstep(SEA_DISTANCE - 4, 2, seaDistance(sector, plan.seed, x, z)));
    return height;
  };
}

/** The level from which a backdrop rises: the water's edge, the low land under the viewer, or the viewer's own level. */
function baseOf(land: TerrainHeight, { shore }: SitePlan, { azimuth }: Sector): number {
  const here = land(0, 0);
  if (shore !== null) return here + Math.min(0, shore.level + EYE_HEIGHT + SHORE_HEIGHT);
  const heights = [70, 95, 120].map((away) => land(Math.sin(azimuth) * away, -Math.cos(azimuth) * away) - here);
  return here + Math.min(0, Math.max(...heights));
}

/** Metres by which a sea lies below the viewer, so that he looks over it. */
const SEA_FALL = 6;
/** Metres from the viewer to the sea at one side of the land. */
const SEA_DISTANCE = 36;

/** The water's edge with the seas among the backdrops, and without water where their land is. */
export function joinBackdropShore(shore: Shoreline | null, seed: number, sectors: readonly Sector[]): Shoreline | null {
  const seas = sectors.filter(({ backdrop }) => isSea(backdrop));
  const lands = sectors.filter(({ backdrop }) => !isSea(backdrop));
  if (shore === null && seas.length === 0) return null;
  const own: Shoreline = shore ?? {
    kind: 'sea',
    level: -EYE_HEIGHT - SEA_FALL,
    depth: 6,
    bank: 10,
    course: null,
    beach: 5,
    distance: () => Infinity,
  };
  return {
    ...own,
    distance: (x, z) => {
      let distance = own.distance(x, z);
      for (const sector of seas) distance = Math.min(distance, seaDistance(sector, seed, x, z));
      // A slope of land per metre near the edge keeps the banks of the backdrop gentle.
      for (const sector of lands) distance = Math.max(distance, (sector.weight(x, z) - 0.45) * 30);
      return distance;
    },
  };
}

function seaDistance({ azimuth, halfWidth }: Sector, seed: number, x: number, z: number): number {
  const rough = 9 * fbm2(seed + 62, x / 34, z / 34, 3);
  if (halfWidth >= Math.PI) return SEA_DISTANCE - Math.hypot(x, z) + rough;
  const ahead = x * Math.sin(azimuth) - z * Math.cos(azimuth);
  const aside = Math.abs(x * Math.cos(azimuth) + z * Math.sin(azimuth));
  // The coast bends away from the viewer at the ends of the sector.
  return SEA_DISTANCE - ahead + Math.max(0, aside - 80 * halfWidth) * 0.6 + rough;
}
