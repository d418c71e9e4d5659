import { findSiteType } from '@diorama/catalogue';
import type { SiteItem } from '@diorama/catalogue';
import type { Biome as BiomeName, Landform, Liquid, Scene } from '@diorama/domain';
import type { ScatterRule } from '@diorama/placement';
import {
  isSea,
  joinBackdropShore,
  listSectors,
  withBackdropLand,
  LANDFORMS,
  calmAboutViewer,
  gradeAlongTrail,
  paintLandform,
  withLedge,
  withoutTrail,
} from '@diorama/terrain';
import type { GroundPainter, Sector, SitePlan, SitePlanOptions, TerrainHeight } from '@diorama/terrain';

import { keepViewOpen, paintWithBackdrops, scatterWithBackdrops } from './backdrops/backdrop-cover.js';
import type { BackdropPart } from './backdrops/backdrop-cover.js';
import { furnishBackdrop } from './backdrops/backdrop-items.js';
import { furnishSite } from './sites/furnish-site.js';
import type { Biome } from './biomes/biome.js';
import { BIOME_RECIPES } from './biomes/biome-recipes.js';
import { paintRoads } from './biomes/city-street.js';

/**
 * The recipe of a scene's place: that of its place, with the ground and plants of `ground`, the land of `landform`, what fills its water, and its
 * backdrops. A scene without these has the recipe of its place itself.
 */
export function composeBiome(scene: Scene, place: BiomeName): Biome {
  const base = BIOME_RECIPES[place];
  const { landform, ground, liquid, water, backdrops } = scene;
  if ([landform, ground, liquid, backdrops].every((value) => value === undefined) && water !== 'waterfall') return base;
  const cover = BIOME_RECIPES[ground ?? place];
  const sectors = listSectors(scene);
  const parts = sectors
    .filter(({ backdrop }) => !isSea(backdrop))
    .map((sector): BackdropPart => ({ sector, recipe: BIOME_RECIPES[sector.backdrop.place] }));
  return {
    plan: planOf(scene, base, cover, sectors),
    water: liquid === undefined ? cover.water : LIQUID_APPEARANCES[liquid],
    land: (plan) => withBackdropLand(withLedge(landOf(scene, place, plan), plan), plan, sectors),
    paint: (plan) => paintWithBackdrops(paintLandform(paintOf(place, cover, plan), plan), plan, parts),
    furnish: (context) => {
      for (const sector of sectors) furnishBackdrop(context, sector);
      base.furnish?.(context);
      if (landform !== undefined) furnishSite(context, { id: 'landform', items: LANDFORM_ITEMS[landform] ?? [] });
    },
    scatter: (given, plan) => {
      const own = plan.trailKind === 'street' ? offTheStreet(cover.scatter(given, plan)) : cover.scatter(given, plan);
      const fall = plan.shore?.fall;
      const open = landform === undefined ? own : keepViewOpen(own, 0);
      const clear = fall === undefined ? open : keepViewOpen(open, Math.atan2(fall.x, -fall.z), FALL_OPENING);
      return scatterWithBackdrops(onLiquid(clear, liquid), { scene: given, plan, parts });
    },
  };
}

function planOf(scene: Scene, base: Biome, cover: Biome, sectors: readonly Sector[]): SitePlanOptions {
  const { trailBearing, riverBearing, shore } = scene.landform === undefined ? NO_LANDFORM : LANDFORMS[scene.landform];
  return {
    ...base.plan,
    pools: cover.plan.pools,
    island: scene.landform === undefined && cover.plan.island === true,
    ...(riverBearing === undefined ? {} : { riverBearing }),
    ...(trailBearing === undefined ? {} : { trailBearing }),
    ...(shore === undefined ? {} : { shore }),
    ...(sectors.length === 0 ? {} : { joinShore: (own) => joinBackdropShore(own, scene.seed, sectors) }),
  };
}

const NO_LANDFORM: Partial<Pick<SitePlanOptions, 'trailBearing' | 'riverBearing' | 'shore'>> = {};

/** What a landform has beside its ground. */
const LANDFORM_ITEMS: Readonly<Partial<Record<Landform, readonly SiteItem[]>>> = {
  'floating-islands': [
    { kind: 'floating-island', zone: 'ring', count: 3, distance: 34, from: -26, size: 1.1, lift: 16 },
    { kind: 'floating-island', zone: 'ring', count: 4, distance: 56, from: 18, size: 1.9, lift: 22 },
    { kind: 'floating-island', zone: 'ring', count: 5, distance: 92, from: -8, size: 2.9, lift: 30 },
    { kind: 'floating-island', zone: 'scatter', count: 6, distance: 60, reach: 130, size: 0.8, lift: 46 },
    { kind: 'floating-rock', zone: 'scatter', count: 10, distance: 16, reach: 44, lift: 20 },
  ],
  asteroid: [
    { kind: 'asteroid', zone: 'scatter', count: 9, distance: 40, reach: 120 },
    { kind: 'boulder', zone: 'scatter', count: 24, distance: 6, reach: 40 },
  ],
};

/** Plants that are higher than this keep out of the view to a waterfall, metres. */
const FALL_OPENING = 1.1;

/** How far along and beside their trail people build. */
const SETTLEMENTS: Readonly<Partial<Record<BiomeName, { readonly halfWidth: number; readonly length: number }>>> = {
  village: { halfWidth: 15, length: 96 },
  'city-street': { halfWidth: 100, length: 140 },
  farmland: { halfWidth: 30, length: 70 },
  ruins: { halfWidth: 26, length: 60 },
};

/** Landforms that end or step close to the viewer, so that their slopes must stay. */
const ABRUPT: readonly Landform[] = ['cliff-coast', 'plateau', 'ridge', 'terraces', 'floating-islands', 'island', 'archipelago', 'fjord'];

function landOf(scene: Scene, place: BiomeName, plan: SitePlan): TerrainHeight {
  const { landform, ground } = scene;
  const base = BIOME_RECIPES[place];
  const isMoved = landform !== undefined || (ground !== undefined && ground !== place);
  if (!isMoved) return base.land(plan);
  const land = landform === undefined ? BIOME_RECIPES[ground ?? place].land(plan) : LANDFORMS[landform].land(plan);
  const isAbrupt = landform !== undefined && ABRUPT.includes(landform);
  const strip = isAbrupt && place === 'farmland' ? undefined : SETTLEMENTS[place];
  const calm = findSiteType(scene) === undefined || isAbrupt ? land : calmAboutViewer(land);
  return strip === undefined
    ? calm
    : gradeAlongTrail(calm, plan, isAbrupt ? { halfWidth: Math.min(9, strip.halfWidth), length: 60 } : strip);
}

/** The ground, and on it the street of a city. */
function paintOf(place: BiomeName, cover: Biome, plan: SitePlan): GroundPainter {
  const base = BIOME_RECIPES[place];
  if (cover === base) return base.paint(plan);
  const ground = cover.paint(withoutTrail(plan));
  if (place !== 'city-street') return ground;
  const roads = paintRoads(plan);
  return (sample, layers, palette) => {
    ground(sample, layers, palette);
    roads(sample, layers, palette);
  };
}

/** Metres from the middle of a street in which nothing grows. */
const STREET_HALF_WIDTH = 9.5;

const offTheStreet = (rules: readonly ScatterRule[]): ScatterRule[] =>
  rules.map((rule) => ({ ...rule, fromTrail: Math.max(STREET_HALF_WIDTH, rule.fromTrail ?? 0) }));

/** Nothing grows in water that is not liquid water; on ice and by hot water there are no reeds. */
const onLiquid = (rules: readonly ScatterRule[], liquid: Liquid | undefined): readonly ScatterRule[] =>
  liquid === undefined ? rules : rules.filter(({ shore }) => shore === undefined || shore[0] >= 0.3);

const LIQUID_APPEARANCES: Readonly<Record<Liquid, Biome['water']>> = {
  ice: { deep: [0.34, 0.5, 0.58], clarity: [0.5, 0.72, 0.78], ripple: 0.0006 },
  lava: { deep: [0.004, 0.002, 0.002], clarity: [0, 0, 0], ripple: 0.03, emission: [3.4, 0.62, 0.07] },
  hot: { deep: [0.02, 0.22, 0.26], clarity: [0.5, 0.86, 0.88], ripple: 0.008 },
  slime: { deep: [0.08, 0.24, 0.012], clarity: [0.08, 0.2, 0.03], ripple: 0.006, emission: [0.012, 0.055, 0.004] },
};
