import { CATALOGUE, findLocaleType, findNamesake, findSiteType } from '@diorama/catalogue';
import type { CatalogueTheme, LocaleType, SiteFloor, SiteItem, SiteType } from '@diorama/catalogue';
import type { Biome as BiomeName, Scene } from '@diorama/domain';
import { createSky, hasColoredLight, isStormy, listSkyEntries } from '@diorama/materials';
import type { MaterialName } from '@diorama/materials';
import {
  coverRectangle,
  createForegroundRules,
  createSpawnPoints,
  faceLowSun,
  faceSubject,
  keepClearPoints,
  listOutdoorStyleItems,
  PlacementContext,
  placePositionedObjects,
  placeRequestedObjects,
  scatterThings,
  WorldAssembly,
} from '@diorama/placement';
import type { ScatterRule } from '@diorama/placement';
import type { WaterSurface, WorldModel } from '@diorama/world-model';
import { HOUSE_FRONT_DISTANCE, WORLD_RADIUS, createGround, levelFloor, paintGround, planSite } from '@diorama/terrain';
import type { Shoreline } from '@diorama/terrain';
import { EYE_HEIGHT, sampleHeight } from '@diorama/world-model';
import { withRelations } from '@diorama/relations';

import { WATER_APPEARANCES } from './biomes/biome.js';
import type { Biome } from './biomes/biome.js';
import { composeBiome } from './compose-biome.js';
import { withoutEdits, withUneditedRelations } from './edits/apply-edits.js';
import { editOutdoors } from './edits/edit-outdoors.js';
import { washStreet } from './settlements/wash-street.js';
import { addPrecipitation } from './waters/add-precipitation.js';
import { lightMoltenGround } from './waters/light-molten-ground.js';
import { addWaterFeatures } from './waters/water-features.js';
import { OutdoorSpace } from './relations/outdoor-space.js';
import { placeRelatedObjects } from './relations/place-related-objects.js';
import { withoutRelationsTo } from './relations/without-relations-to.js';
import { buildPlatform } from './sites/build-platform.js';
import type { GroundDisc } from './sites/build-platform.js';
import { furnishSite } from './sites/furnish-site.js';
import { raiseFronts } from './sites/raise-fronts.js';
import { withPlantsOf } from './sites/plants-of-site.js';

/**
 * Builds an outdoor place: land and water first, then what the scene places and what the prompt asks for, what people built, and at last what grows
 * in the room that is left.
 */
export function buildOutdoors(scene: Scene, place: BiomeName): WorldModel {
  const platform = findSiteType(scene)?.platform;
  return platform === undefined ? buildLand(scene, place, []) : buildPlatform(scene, place, platform, buildLand);
}

/** The land and what is on it; `clearing` is the ground around the viewer that stays empty. */
function buildLand(given: Scene, place: BiomeName, clearing: readonly GroundDisc[]): WorldModel {
  const original = withoutEdits(given);
  const site = findSiteType(original);
  const skyEntries = listSkyEntries(original);
  // A site has a density of its plants.
  const scene = withoutRelationsTo(
    skyEntries,
    site?.density === undefined ? original : { ...original, density: original.density * site.density },
  );
  const biome = composeBiome(scene, place);
  const plan = planSite(scene, site?.hasTrail === false ? { ...biome.plan, trail: null } : biome.plan);
  const ground = createGround(plan, biome.land(plan));
  if (site?.floor !== undefined) levelFloor(ground, site.floor);
  const context = new PlacementContext(plan, ground);
  for (const { x, z, radius } of clearing) context.footprints.take(x, z, radius);
  placePositionedObjects(context);
  // A car that the prompt asks for stands beside the gas station, not in its place.
  const namesake = site === undefined ? undefined : findNamesake(site);
  if (site !== undefined) furnishSite(context, site, (item) => item === namesake);
  const assembly = new WorldAssembly(scene);
  const bodies = placeRelatedObjects(new OutdoorSpace(context, assembly)).filter(([entry]) => !skyEntries.includes(entry));
  placeRequestedObjects(context, bodies);
  const requested = [...context.placed];
  if (site?.fronts !== undefined) raiseFronts(context, site.fronts);
  furnishAround(context, site);
  if (site?.keepsFurniture !== false) biome.furnish?.(context);
  if (site?.floor !== undefined) keepFloorBare(context, site.floor);
  const bare = given.edits === undefined ? null : context.fork(context.footprints.copy());
  const rules = withForeground(withPlantsOf(site, biome.scatter(scene, plan)), context, requested);
  scatterThings(context, rules);
  addPrecipitation(context);
  ground.level({ x: 0, z: 0, radius: 2.6, margin: 1.2 }, -EYE_HEIGHT);
  let spawnPoints = createSpawnPoints(context);
  if (bare !== null) {
    context.settleNumbers(assembly);
    editOutdoors({ context, bare, rules, scene: given });
    spawnPoints = keepClearPoints(spawnPoints, context);
  }
  const indexOf = (name: MaterialName): number => assembly.materials.indexOf(name);
  const terrain = paintGround(plan, ground, biome.paint(plan), indexOf);
  context.placeAll(assembly);
  addWaterFeatures(context, assembly);
  washStreet(context, assembly);
  if (place === 'volcanic') lightMoltenGround(terrain, assembly, indexOf);
  const sky = createSky(scene);
  const model: WorldModel = {
    seed: scene.seed,
    indoor: false,
    eyeHeight: EYE_HEIGHT,
    radius: Math.max(WORLD_RADIUS, context.positionedReach),
    terrain,
    water: waterSurface(plan.shore, biome, scene),
    prototypes: assembly.prototypes,
    instances: assembly.remaining,
    materials: assembly.materials.materials,
    sky,
    lights: assembly.lights,
    spawnPoints: faceSubject(faceLowSun(spawnPoints, sky), scene, requested),
    ...(hasColoredLight(scene) && { hasColoredLight: true }),
    ...(skyEntries.length > 0 && { skyEntries }),
  };
  return withRelations(withUneditedRelations(scene, given), model, {
    room: null,
    plan: { ...plan, houseFront: HOUSE_FRONT_DISTANCE },
    heightAt: (x, z) => sampleHeight(terrain, x, z),
  });
}

/** The rules of a place, with the foreground of the view to what the scene asks for; a street has none, as people walk and drive there. */
function withForeground(
  rules: readonly ScatterRule[],
  { plan: { scene, trailKind } }: PlacementContext,
  requested: PlacementContext['placed'],
): readonly ScatterRule[] {
  if (trailKind === 'street') return rules;
  const [first] = faceSubject([{ x: 0, y: 0, z: 0, azimuth: 0 }], scene, requested);
  return [...rules, ...createForegroundRules(rules, ((first?.azimuth ?? 0) * Math.PI) / 180)];
}

/** Nothing grows on a floor that people laid. */
function keepFloorBare({ footprints }: PlacementContext, { half: [x, z] }: SiteFloor): void {
  for (const disc of coverRectangle({ x: 0, z: 0, turn: 0, width: 2 * x, depth: 2 * z })) footprints.take(disc.x, disc.z, disc.radius);
}

/** Puts in what the locale, the site and the styles of a scene have: landmarks and exact spots first, and what styles scatter last. */
function furnishAround(context: PlacementContext, site: SiteType | undefined): void {
  const { scene } = context.plan;
  const locale = findLocaleType(scene);
  const styled = site?.isStyled === false ? [] : listOutdoorStyleItems(scene);
  const isNear = ({ zone }: SiteItem): boolean => zone === 'near';
  if (locale !== undefined) furnishSite(context, locale, (item) => isKnownBy(locale, scene) || isWild(item));
  const isAtSpot = ({ zone }: SiteItem): boolean => zone === 'at';
  const namesake = site === undefined ? undefined : findNamesake(site);
  if (site !== undefined) furnishSite(context, site, (item) => isAtSpot(item) && item !== namesake);
  furnishSite(context, { id: 'style', items: styled.filter(isNear) });
  if (site !== undefined) furnishSite(context, site, (item) => !isAtSpot(item));
  furnishSite(context, { id: 'styles', items: styled.filter((item) => !isNear(item)) });
}

/** Places where people live. */
const SETTLED: readonly BiomeName[] = ['village', 'farmland', 'city-street'];

/** Whether a scene is a place for which a locale is known: its own land, or where people live. A glacier in Iceland has no church. */
const isKnownBy = (locale: LocaleType, { place, site }: Scene): boolean =>
  (place === locale.base && (site === undefined || site === locale.site)) || SETTLED.includes(place as BiomeName);

/** Whether an object belongs to the land, and not to what people build on it. */
const isWild = ({ kind }: SiteItem): boolean => WILD.includes(CATALOGUE.get(kind)?.theme);
const WILD: readonly (CatalogueTheme | undefined)[] = ['nature', 'animals'];

const RIPPLES: Readonly<Record<Shoreline['kind'], number>> = { river: 0.03, lake: 0.015, sea: 0.06, pools: 0.004, canal: 0.01 };

/** Waves of the sea in the wind and in a storm: factor on the ripples, height of the swell in metres, and share of foam. */
const WAVES = { calm: [1, 0, 0.25], rain: [1.7, 0.12, 0.45], storm: [2.4, 0.75, 1] } as const;
/** Factor on the ripples of waters on land. */
const SHELTERED = { calm: 1, rain: 1.5, storm: 2.6 } as const;

function waterSurface(shore: Shoreline | null, { water: usual }: Biome, scene: Scene): WaterSurface | null {
  if (shore === null) return null;
  const look = findSiteType(scene)?.waterLook;
  const water = look === undefined || scene.liquid !== undefined ? usual : WATER_APPEARANCES[look];
  const wind = isStormy(scene) ? 'storm' : scene.weather === 'rain' ? 'rain' : 'calm';
  const ripple = ('ripple' in water ? water.ripple : undefined) ?? RIPPLES[shore.kind];
  const surface = { level: shore.level, ...water };
  if (shore.kind !== 'sea' || scene.liquid !== undefined || look === 'mirror') return { ...surface, ripple: ripple * SHELTERED[wind] };
  const [ripples, swell, foam] = WAVES[wind];
  return { ...surface, ripple: ripple * ripples, foam, ...(swell > 0 ? { swell } : {}) };
}
