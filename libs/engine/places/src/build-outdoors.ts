import { findLocaleType, findSiteType } from '@diorama/catalogue';
import type { Biome as BiomeName, Scene } from '@diorama/domain';
import { createSky } from '@diorama/materials';
import type { WaterSurface, WorldModel } from '@diorama/world-model';
import { EYE_HEIGHT } from '@diorama/world-model';

import type { Biome } from './biomes/biome.js';
import { BIOME_RECIPES } from './biomes/biome-recipes.js';
import { WorldAssembly } from './placement/assembly.js';
import { faceSubject } from './placement/face-subject.js';
import { placePositionedObjects } from './placement/place-positioned-objects.js';
import { placeRequestedObjects } from './placement/place-requested-objects.js';
import { scatterThings } from './placement/scatter.js';
import { createSpawnPoints } from './placement/spawn-points.js';
import { PlacementContext } from './placement/placement-context.js';
import { listOutdoorStyleItems } from './placement/style-items.js';
import { furnishSite } from './sites/furnish-site.js';
import { WORLD_RADIUS } from './terrain/ground.js';
import { paintGround } from './terrain/paint-ground.js';
import { createGround } from './terrain/raise-ground.js';
import { planSite } from './terrain/site-plan.js';
import type { Shoreline } from './terrain/site-plan.js';

/**
 * Builds an outdoor place: land and water first, then what the scene places and what the prompt asks for, what people built, and at last what grows
 * in the room that is left.
 */
export function buildOutdoors(given: Scene, place: BiomeName): WorldModel {
  const site = findSiteType(given);
  // A site has a density of its plants.
  const scene = site?.density === undefined ? given : { ...given, density: given.density * site.density };
  const biome = BIOME_RECIPES[place];
  const plan = planSite(scene, biome.plan);
  const ground = createGround(plan, biome.land(plan));
  const context = new PlacementContext(plan, ground);
  placePositionedObjects(context);
  placeRequestedObjects(context);
  const requested = [...context.placed];
  const locale = findLocaleType(scene);
  if (locale !== undefined) furnishSite(context, locale);
  furnishSite(context, { id: 'styles', items: listOutdoorStyleItems(scene) });
  if (site !== undefined) furnishSite(context, site);
  if (site?.keepsFurniture !== false) biome.furnish?.(context);
  scatterThings(context, biome.scatter(scene, plan));
  ground.level({ x: 0, z: 0, radius: 2.6, margin: 1.2 }, -EYE_HEIGHT);
  const assembly = new WorldAssembly(scene);
  const terrain = paintGround(plan, ground, biome.paint(plan), (name) => assembly.materials.indexOf(name));
  context.placeAll(assembly);
  return {
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
    spawnPoints: faceSubject(createSpawnPoints(context), scene.objects, requested),
  };
}

const RIPPLES: Readonly<Record<Shoreline['kind'], number>> = { river: 0.03, lake: 0.015, sea: 0.06, pools: 0.004 };

function waterSurface(shore: Shoreline | null, biome: Biome): WaterSurface | null {
  return shore === null ? null : { level: shore.level, deep: biome.water.deep, clarity: biome.water.clarity, ripple: RIPPLES[shore.kind] };
}
