import { findLocaleType, findSiteType } from '@diorama/catalogue';
import type { SiteFloor, SiteItem, SiteType } from '@diorama/catalogue';
import type { Biome as BiomeName, Scene } from '@diorama/domain';
import { createSky } from '@diorama/materials';
import type { WaterSurface, WorldModel } from '@diorama/world-model';
import { HOUSE_FRONT_DISTANCE, WORLD_RADIUS, createGround, levelFloor, paintGround, planSite } from '@diorama/terrain';
import type { Shoreline } from '@diorama/terrain';
import { EYE_HEIGHT, sampleHeight } from '@diorama/world-model';
import { withRelations } from '@diorama/relations';

import type { Biome } from './biomes/biome.js';
import { composeBiome } from './compose-biome.js';
import { WorldAssembly } from './placement/assembly.js';
import { faceSubject } from './placement/face-subject.js';
import { placePositionedObjects } from './placement/place-positioned-objects.js';
import { placeRequestedObjects } from './placement/place-requested-objects.js';
import { addWaterFeatures } from './waters/water-features.js';
import { scatterThings } from './placement/scatter.js';
import { createSpawnPoints } from './placement/spawn-points.js';
import { PlacementContext } from './placement/placement-context.js';
import { coverRectangle } from './placement/rectangle.js';
import { listOutdoorStyleItems } from './placement/style-items.js';
import { OutdoorSpace } from './relations/outdoor-space.js';
import { placeRelatedObjects } from './relations/place-related-objects.js';
import { buildPlatform } from './sites/build-platform.js';
import { furnishSite } from './sites/furnish-site.js';

/**
 * Builds an outdoor place: land and water first, then what the scene places and what the prompt asks for, what people built, and at last what grows
 * in the room that is left.
 */
export function buildOutdoors(scene: Scene, place: BiomeName): WorldModel {
  const platform = findSiteType(scene)?.platform;
  return platform === undefined ? buildLand(scene, place, 0) : buildPlatform(scene, place, platform, buildLand);
}

/** The land and what is on it; `clearing` is the radius in metres of ground around the viewer that stays empty. */
function buildLand(given: Scene, place: BiomeName, clearing: number): WorldModel {
  const site = findSiteType(given);
  // A site has a density of its plants.
  const scene = site?.density === undefined ? given : { ...given, density: given.density * site.density };
  const biome = composeBiome(scene, place);
  const plan = planSite(scene, biome.plan);
  const ground = createGround(plan, biome.land(plan));
  if (site?.floor !== undefined) levelFloor(ground, site.floor);
  const context = new PlacementContext(plan, ground);
  if (clearing > 0) context.footprints.take(0, 0, clearing);
  placePositionedObjects(context);
  const assembly = new WorldAssembly(scene);
  placeRequestedObjects(context, placeRelatedObjects(new OutdoorSpace(context, assembly)));
  const requested = [...context.placed];
  furnishAround(context, site);
  if (site?.keepsFurniture !== false) biome.furnish?.(context);
  if (site?.floor !== undefined) keepFloorBare(context, site.floor);
  scatterThings(context, biome.scatter(scene, plan));
  ground.level({ x: 0, z: 0, radius: 2.6, margin: 1.2 }, -EYE_HEIGHT);
  const terrain = paintGround(plan, ground, biome.paint(plan), (name) => assembly.materials.indexOf(name));
  context.placeAll(assembly);
  addWaterFeatures(context, assembly);
  const model: WorldModel = {
    seed: scene.seed,
    indoor: false,
    eyeHeight: EYE_HEIGHT,
    radius: Math.max(WORLD_RADIUS, context.positionedReach),
    terrain,
    water: waterSurface(plan.shore, biome),
    prototypes: assembly.prototypes,
    instances: assembly.instances,
    materials: assembly.materials.materials,
    sky: createSky(scene),
    lights: assembly.lights,
    spawnPoints: faceSubject(createSpawnPoints(context), scene, requested),
  };
  return withRelations(scene, model, {
    room: null,
    plan: { ...plan, houseFront: HOUSE_FRONT_DISTANCE },
    heightAt: (x, z) => sampleHeight(terrain, x, z),
  });
}

/** Nothing grows on a floor that people laid. */
function keepFloorBare({ footprints }: PlacementContext, { half: [x, z] }: SiteFloor): void {
  for (const disc of coverRectangle({ x: 0, z: 0, turn: 0, width: 2 * x, depth: 2 * z })) footprints.take(disc.x, disc.z, disc.radius);
}

/** Puts in what the locale, the site and the styles of a scene have: landmarks first, and what styles scatter last. */
function furnishAround(context: PlacementContext, site: SiteType | undefined): void {
  const { scene } = context.plan;
  const locale = findLocaleType(scene);
  const styled = listOutdoorStyleItems(scene);
  const isNear = ({ zone }: SiteItem): boolean => zone === 'near';
  if (locale !== undefined) furnishSite(context, locale);
  furnishSite(context, { id: 'style', items: styled.filter(isNear) });
  if (site !== undefined) furnishSite(context, site);
  furnishSite(context, { id: 'styles', items: styled.filter((item) => !isNear(item)) });
}

const RIPPLES: Readonly<Record<Shoreline['kind'], number>> = { river: 0.03, lake: 0.015, sea: 0.06, pools: 0.004, canal: 0.01 };

function waterSurface(shore: Shoreline | null, { water }: Biome): WaterSurface | null {
  return shore === null ? null : { level: shore.level, ...water, ripple: water.ripple ?? RIPPLES[shore.kind] };
}
