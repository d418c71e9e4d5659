import type { SiteItem, SiteType } from '@diorama/catalogue';
import { chooseThingVariant, isDesertedBy, isInsideWorld, SPAWN_CLEARING_RADIUS } from '@diorama/placement';
import type { PlacementContext } from '@diorama/placement';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';
import { getFootprintSize, getThing } from '@diorama/things';

/** Steepest ground, rise over run, on which the items of a site stand. */
const STEEPNESS_MAX = 0.5;
const DEFAULT_REACH = 40;
const BACKDROP_DISTANCE = 90;
/** Metres from the viewer to the middle of what is far away, and to its farther side at most. */
const FAR_DISTANCE = 138;
const FAR_REACH = 162;
const TRIES = 8;
/** Vehicles up to this many metres above the ground, such as trains on rails, keep others away from the ground below. */
const RAISED_MAX = 1;
/** Fences get shorter by this factor at most. */
const SHORTEN_MIN = 0.7;

interface Spot {
  readonly x: number;
  readonly z: number;
  /** Radians of its front from +z. */
  readonly turn: number;
  /** Metres above the ground, of what is aloft. */
  readonly lift?: number;
}

/** Puts in what a type of site has, or those of its items that `isMeant` names, one by one; what finds no room is left out. */
export function furnishSite(
  context: PlacementContext,
  type: Pick<SiteType, 'id' | 'items'>,
  isMeant: (item: SiteItem) => boolean = () => true,
): void {
  const { scene } = context.plan;
  type.items.forEach((entry, number) => {
    if (!isMeant(entry)) return;
    const random = createRandomStream(scene.seed, hashStreamName(`site ${type.id} ${number} ${entry.kind}`));
    const isWanted = random.next() < (entry.chance ?? 1);
    const isAsked = scene.objects.some(({ kind }) => kind === entry.kind);
    if (isWanted && !isAsked && !scene.without.includes(entry.kind) && !isDesertedBy(scene, entry.kind)) putItem(context, entry, random);
  });
}

function putItem(context: PlacementContext, entry: SiteItem, random: RandomStream): void {
  let left = entry.count ?? (entry.zone === 'line' ? Infinity : 1);
  for (const spot of spotsOf(entry, random)) {
    if (left === 0) return;
    if (tryPut(context, entry, spot, random)) left--;
  }
}

function tryPut(
  context: PlacementContext,
  { kind, size = 1, zone, pitch, isExact, lift: usual, turn: aside = 0 }: SiteItem,
  { x, z, turn: facing, lift = usual }: Spot,
  random: RandomStream,
): boolean {
  const recipe = getThing(kind);
  const turn = facing + (aside * Math.PI) / 180;
  // Fences of an avenue join end to end.
  const closest = zone === 'avenue' && pitch !== undefined ? Math.max(SHORTEN_MIN * size, pitch / getFootprintSize(kind)[0]) : Infinity;
  const scale = isExact === true ? size : Math.min(size * random.range(0.94, 1.06), closest);
  const thing = { kind, x, z, turn, scale, variant: chooseThingVariant(kind, false, random) };
  if (recipe.stand === 'air' || recipe.stand === 'far' || lift !== undefined) {
    const raised = { ...thing, lift: (lift ?? recipe.lift ?? 3) + sagBelow(context, recipe.stand, thing) };
    if (raised.lift > RAISED_MAX || recipe.semantic !== 'vehicle') context.putWithoutFootprint(raised);
    else context.putOnRectangle(raised);
    return true;
  }
  const radius = recipe.footprint * scale;
  const isWet = recipe.stand === 'water' && context.isAfloat(x, z);
  const stands =
    isWet || (context.isDry(x, z, Math.min(1, radius)) && context.ground.steepnessAt(x, z, Math.max(0.6, radius)) < STEEPNESS_MAX);
  if (!isInsideWorld(x, z, radius) || !stands) return false;
  if (recipe.stand === 'flat') {
    context.putWithoutFootprint(thing);
    return true;
  }
  // Rows and avenues stand closer together than the discs of their footprints.
  if (!(isExact === true || context.isFree(x, z, 0.62 * radius)) || !context.isRectangleFree(thing)) return false;
  context.put(thing);
  return true;
}

/** Metres by which the ground under what is far away, or floats in space, lies below the viewer's: planets do not set behind a small body. */
function sagBelow(
  { ground, plan }: PlacementContext,
  stand: string | undefined,
  { x, z }: { readonly x: number; readonly z: number },
): number {
  if (stand !== 'far' && plan.scene.landform !== 'asteroid') return 0;
  return Math.max(0, ground.heightAt(0, 0) - ground.heightAt(x, z));
}

/** Places for an item, best first; more than are needed, as some are taken. */
function spotsOf(entry: SiteItem, random: RandomStream): Spot[] {
  const { zone, count = 1 } = entry;
  const radius = getThing(entry.kind).footprint * (entry.size ?? 1);
  const isFar = getThing(entry.kind).stand === 'far';
  const nearest = isFar ? Math.min(FAR_DISTANCE, FAR_REACH - radius) : Math.max(entry.distance ?? 0, SPAWN_CLEARING_RADIUS + radius + 0.4);
  switch (zone) {
    case 'ahead':
      return spread(count, (k, retry) =>
        polar(
          ((k - (count - 1) / 2) * 2.4 * radius) / nearest + swerve(retry),
          entry.distance === undefined && !isFar ? nearest + 1.5 * radius + 3 : nearest,
          random,
        ),
      );
    case 'near':
      return spread(count, (k) =>
        polar((k % 2 === 0 ? 1 : -1) * (0.5 + 0.25 * Math.floor(k / 2)), nearest + random.range(0.4, 2.5), random),
      );
    case 'ring':
      return ring(entry, nearest, random);
    case 'avenue':
      return avenue(entry, radius);
    case 'rows':
      return rows(entry, radius);
    case 'line':
      return line(entry, radius, random);
    case 'at':
      return (entry.spots ?? []).filter(() => random.next() < (entry.share ?? 1)).map(([x, z]) => ({ x, z, turn: 0 }));
    case 'aloft':
      return aloft(entry, nearest, random);
    case 'backdrop':
      return spread(count, (k) =>
        polar(
          ((2 * Math.PI) / count) * (k + random.range(0.2, 0.8)),
          Math.max(nearest, BACKDROP_DISTANCE) * random.range(0.9, 1.3),
          random,
        ),
      );
    default:
      return spread(count, () => {
        const [low, high] = [nearest, Math.max(nearest + 2, entry.reach ?? DEFAULT_REACH)];
        return polar(random.range(-Math.PI, Math.PI), Math.sqrt(random.range(low * low, high * high)), random);
      });
  }
}

/** Evenly around the viewer, and where they stand exactly, once each. */
function ring({ count = 1, from, isExact }: SiteItem, distance: number, random: RandomStream): Spot[] {
  const first = from === undefined ? Math.PI / count : (from * Math.PI) / 180;
  const azimuth = (k: number): number => first + (2 * Math.PI * k) / count;
  if (isExact === true) return Array.from({ length: count }, (_, k) => at(azimuth(k), distance));
  return spread(count, (k) => polar(azimuth(k), distance * random.range(0.96, 1.04), random));
}

/** Side by side across the view, the middle first; each faces the viewer. */
function line({ pitch, reach = DEFAULT_REACH, distance = 0, share = 1 }: SiteItem, radius: number, random: RandomStream): Spot[] {
  const step = pitch ?? 2 * radius + 0.4;
  const turn = distance < 0 ? Math.PI : 0;
  return Array.from({ length: 2 * Math.floor(reach / step) }, (_, k): Spot => {
    const x = (k % 2 === 0 ? 1 : -1) * (Math.floor(k / 2) + 0.5) * step;
    return { x, z: -distance, turn };
  }).filter(() => random.next() < share);
}

/** Radians to both sides of ahead between which things are aloft in the view. */
const VIEW = 0.62;

/** At random in the view, the sides of most towards the viewer. */
function aloft({ count = 1, reach = DEFAULT_REACH, rise = 0, lift = 0 }: SiteItem, nearest: number, random: RandomStream): Spot[] {
  return Array.from({ length: count }, (_, k): Spot => {
    const azimuth = VIEW * (((2 * k + 1) / count - 1) * 0.7 + random.range(-0.3, 0.3));
    const spot = at(azimuth, random.range(nearest, reach));
    return { ...spot, turn: spot.turn + random.pick([-1, 1]) * random.range(0.9, 1.7), lift: lift + random.range(0, rise) };
  });
}

/** `TRIES` places for each of `count` things. */
const spread = (count: number, spot: (k: number, retry: number) => Spot): Spot[] =>
  Array.from({ length: count * TRIES }, (_, k) => spot(k % count, Math.floor(k / count)));

/** Radians by which a retry stands aside, to both sides in turn, while it stays in view. */
const swerve = (retry: number): number => (retry % 2 === 0 ? 1 : -1) * 0.14 * Math.ceil(retry / 2);

/** A place at an azimuth from straight ahead, facing the viewer. */
const polar = (azimuth: number, distance: number, random: RandomStream): Spot => at(azimuth, distance * random.range(1, 1.05));

const at = (azimuth: number, away: number): Spot => ({ x: Math.sin(azimuth) * away, z: -Math.cos(azimuth) * away, turn: -azimuth });

/** Pairs on both sides of the way ahead, then behind; each faces the way. */
function avenue({ aside = 4, pitch, count = 2 }: SiteItem, radius: number): Spot[] {
  const step = pitch ?? 2 * radius + 0.4;
  return Array.from({ length: 2 * count }, (_, k): Spot => {
    const side = k % 2 === 0 ? 1 : -1;
    const row = Math.floor(k / 2);
    // Two thirds of the avenue lie ahead.
    const along = row % 3 === 2 ? -(Math.floor(row / 3) + 1) * step : (row - Math.floor(row / 3) + 0.5) * step + 1;
    return { x: side * (aside + radius), z: -along, turn: (-side * Math.PI) / 2 };
  });
}

/** A grid around the viewer, nearest places first; all face the same way as the viewer comes. */
function rows({ pitch, reach = DEFAULT_REACH, distance = 0 }: SiteItem, radius: number): Spot[] {
  const step = pitch ?? 2 * radius + 1;
  const half = Math.floor(reach / step);
  const spots: Spot[] = [];
  for (let row = -half; row <= half; row++)
    for (let column = -half; column <= half; column++) {
      const [x, z] = [(column + 0.5) * step, (row + 0.5) * step];
      const away = Math.hypot(x, z);
      if (away >= distance && away <= reach) spots.push({ x, z, turn: 0 });
    }
  return spots.toSorted((a, b) => Math.hypot(a.x, a.z + 3) - Math.hypot(b.x, b.z + 3));
}
