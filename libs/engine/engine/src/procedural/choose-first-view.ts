import { findNamesake, ROOM_TYPES, SITE_TYPES } from '@diorama/catalogue';
import type { RoomZone } from '@diorama/catalogue';
import type { Scene } from '@diorama/domain';
import { findSubject } from '@diorama/placement';
import { FIRST_INSTANCE, GROUND, SKY } from '@diorama/splatting';
import { angleBetween, createDirection } from '@diorama/world-model';
import type { Renderer, SurfaceSight, WorldModel } from '@diorama/world-model';

/** Degrees between two columns and between two rows that are looked at, and degrees from the lowest to the highest row. */
const STEP = 2;
const ROWS = { low: -22, high: 22 } as const;
const COLUMNS = 360 / STEP;
/** Half of the width of the first view in columns: 36 degrees. */
const HALF_VIEW = 18;
/** Columns between the middle of the view and a subject that leaves room for its surroundings, and the columns within which that still holds. */
const ASIDE = { best: 3, within: 6 } as const;
/** Columns of a subject that belongs in the middle of the view. */
const BROAD = 9;
/** Degrees of the greatest turn away from the direction of the model. */
const TURN_MAX = 180;
/** Metres within which objects fill the side of a view that its subject leaves. */
const COUNTERWEIGHT_REACH = 90;
/** What parts of a view are worth; ground counts from a share of the view on. */
const WEIGHTS = {
  subject: 10,
  site: 8,
  first: 4,
  other: 3.5,
  balance: 0.8,
  counterweight: 1,
  furniture: 6,
  ground: 4,
  side: 0.8,
  turn: 0.9,
} as const;
const GROUND_MAX = 0.3;
/** Rays that a kind of furniture needs to be seen well: each covers 2 by 2 degrees. */
const FURNITURE_RAYS = 12;
/** Weight of what a type of room is known by; other furniture has 1. */
const PRINCIPAL_WEIGHT = 3;
/** Degrees between the view and a sun by day that lights its objects from the side. */
const SIDE_LIGHT = [40, 125] as const;

/** Hits of rays on one entry of the scene. */
interface EntrySight {
  readonly byColumn: Float32Array;
  readonly all: number;
}

/** What the columns around the capture point show: hits of rays. */
interface Surroundings {
  /** By entry of the scene. */
  readonly entries: readonly EntrySight[];
  /** What the site is named after: the canopy of a gas station. */
  readonly site: EntrySight;
  readonly ground: Float32Array;
  /** Objects near enough to count in a picture. */
  readonly objects: Float32Array;
  /** By kind of the furniture that a room has by itself. */
  readonly furniture: readonly Furniture[];
}

interface Furniture extends Pick<EntrySight, 'byColumn'> {
  readonly weight: number;
}

/** What the choice depends on. */
export interface FirstViewInput {
  readonly model: Pick<WorldModel, 'instances' | 'prototypes' | 'spawnPoints' | 'skyEntries' | 'sky' | 'indoor'>;
  readonly renderer: Pick<Renderer, 'look'>;
}

/**
 * Chooses the direction in which a world opens: the main subject of the scene in sight, a little aside where something fills the other side, the
 * other requested objects with it, little bare ground, and light from the side by day. A scene that places its objects itself, or requests none,
 * keeps the direction of its model.
 *
 * @returns whole degrees clockwise from -z, 0 to 359
 */
export function chooseFirstView(
  { model, renderer }: FirstViewInput,
  { objects, site, room }: Pick<Scene, 'objects' | 'site' | 'room'>,
): number {
  const start = model.spawnPoints[0]?.azimuth ?? 0;
  const subject = findSubject(objects);
  if (subject === null || objects.some(({ at }) => at !== undefined)) return start;
  const around = lookAround({ model, renderer }, { count: objects.length, named: findNameOf(site), principal: listPrincipal(room) });
  const rank = { subject: objects.indexOf(subject), sun: findLightAzimuth(model), start };
  let best = { azimuth: start, score: rateView(around, start / STEP, rank) };
  for (let column = 0; column < COLUMNS; column++) {
    const score = rateView(around, column, rank);
    if (score > best.score + 1e-6) best = { azimuth: column * STEP, score };
  }
  return best.azimuth;
}

/** What a type of room is known by: the bath of a bathroom. */
function listPrincipal(room: string | undefined): ReadonlySet<string> {
  const items = ROOM_TYPES.get(room ?? '')?.items ?? [];
  return new Set(items.filter(({ zone }) => !MINOR_ZONES.includes(zone)).map(({ kind }) => kind));
}

/** Where a room has its small things and its decoration. */
const MINOR_ZONES: readonly RoomZone[] = ['hung', 'ceiling', 'on', 'corner', 'around'];

/** The kind of object that a site is named after, if it has one. */
function findNameOf(site: string | undefined): string | undefined {
  const type = site === undefined ? undefined : SITE_TYPES.get(site);
  return type === undefined ? undefined : findNamesake(type)?.kind;
}

/** Degrees clockwise from -z of the sun by day; null in rooms and at other times, when it must be in the view. */
const findLightAzimuth = ({ sky, indoor }: FirstViewInput['model']): number | null =>
  indoor || sky.time !== 'day' ? null : (Math.atan2(sky.lightDirection[0], -sky.lightDirection[2]) * 180) / Math.PI;

function lookAround(
  { model, renderer }: FirstViewInput,
  { count, named, principal }: { readonly count: number; readonly named: string | undefined; readonly principal: ReadonlySet<string> },
): Surroundings {
  const site = new Float32Array(COLUMNS);
  const entries = Array.from({ length: count }, () => new Float32Array(COLUMNS));
  const [ground, objects] = [new Float32Array(COLUMNS), new Float32Array(COLUMNS)];
  const furniture = new Map<string, Float32Array>();
  const sight: SurfaceSight = { surface: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, isBackFace: false };
  const { skyEntries = [] } = model;
  for (let column = 0; column < COLUMNS; column++)
    for (let latitude = ROWS.low; latitude <= ROWS.high; latitude += STEP) {
      const distance = renderer.look([0, 0, 0], createDirection(column * STEP, latitude), sight);
      const instance = model.instances[sight.surface - FIRST_INSTANCE];
      const kind = instance === undefined ? undefined : model.prototypes[instance.prototype]?.kind;
      if (instance?.requested !== undefined) add(entries[instance.requested], column);
      else if (kind !== undefined && kind === named) add(site, column);
      else if (kind !== undefined && model.indoor) add(getOrCreate(furniture, kind), column);
      if (sight.surface === SKY) for (const entry of skyEntries) add(entries[entry], column);
      if (sight.surface === GROUND) add(ground, column);
      if (kind !== undefined && distance < COUNTERWEIGHT_REACH && latitude > -16) add(objects, column);
    }
  const own = [...furniture].map(([kind, byColumn]) => ({ byColumn, weight: principal.has(kind) ? PRINCIPAL_WEIGHT : 1 }));
  return { entries: entries.map(sumUp), site: sumUp(site), ground, objects, furniture: own };
}

function getOrCreate(furniture: Map<string, Float32Array>, kind: string): Float32Array {
  const known = furniture.get(kind);
  if (known !== undefined) return known;
  const made = new Float32Array(COLUMNS);
  furniture.set(kind, made);
  return made;
}

const sumUp = (byColumn: Float32Array): EntrySight => ({ byColumn, all: byColumn.reduce((sum, count) => sum + count, 0) });

function add(counts: Float32Array | undefined, column: number): void {
  if (counts !== undefined) counts[column] = (counts[column] as number) + 1;
}

interface Rank {
  readonly subject: number;
  readonly sun: number | null;
  /** Degrees. */
  readonly start: number;
}

/** What a view with this column in its middle is worth. */
function rateView({ entries, site, ground, objects, furniture }: Surroundings, middle: number, { subject, sun, start }: Rank): number {
  let score = 0;
  entries.forEach(({ byColumn, all }, entry) => {
    if (all === 0) return;
    const weight = entry === subject ? WEIGHTS.subject : entry === 0 ? WEIGHTS.first : WEIGHTS.other;
    score += weight * rateShare({ byColumn, all }, middle);
    if (entry === subject) score += rateBalance(byColumn, objects, middle);
  });
  score += WEIGHTS.furniture * rateFurniture(furniture, middle);
  if (site.all > 0) score += WEIGHTS.site * rateShare(site, middle);
  const rays = (2 * HALF_VIEW + 1) * ((ROWS.high - ROWS.low) / STEP + 1);
  score -= WEIGHTS.ground * Math.max(0, sumAround(ground, middle, HALF_VIEW) / rays - GROUND_MAX);
  const turned = Math.abs(angleOf(middle * STEP, start));
  score -= (WEIGHTS.turn * turned) / TURN_MAX;
  if (sun === null) return score;
  const light = Math.abs(angleOf(middle * STEP, sun));
  return score + (light >= SIDE_LIGHT[0] && light <= SIDE_LIGHT[1] ? WEIGHTS.side : 0);
}

/** The share of a room's kinds of furniture that a view shows, 0 to 1; a kind counts from so many rays on. */
function rateFurniture(furniture: readonly Furniture[], middle: number): number {
  let [shown, all] = [0, 0];
  for (const { byColumn, weight } of furniture) {
    shown += weight * Math.min(1, sumAround(byColumn, middle, HALF_VIEW - 1) / FURNITURE_RAYS);
    all += weight;
  }
  return all === 0 ? 0 : shown / all;
}

/** Of many objects a few in view are enough. */
const rateShare = ({ byColumn, all }: EntrySight, middle: number): number =>
  Math.min(1, (1.35 * sumAround(byColumn, middle, HALF_VIEW - 1)) / all);

/** A slim subject stands a little aside where objects fill the other side of the view; a broad one stands in the middle. */
function rateBalance(subject: Float32Array, objects: Float32Array, middle: number): number {
  let [sum, moment, breadth] = [0, 0, 0];
  for (let offset = -HALF_VIEW; offset <= HALF_VIEW; offset++) {
    const count = at(subject, middle + offset);
    if (count > 0) breadth++;
    sum += count;
    moment += offset * count;
  }
  if (sum === 0) return 0;
  const center = moment / sum;
  if (breadth > BROAD) return WEIGHTS.balance * (1 - Math.min(1, Math.abs(center) / HALF_VIEW));
  const onPlace = 1 - Math.min(1, Math.abs(Math.abs(center) - ASIDE.best) / ASIDE.within);
  const side = center > 0 ? -1 : 1;
  const filled = Math.min(1, sumAround(objects, middle + side * (HALF_VIEW / 2), HALF_VIEW / 2 - 1) / 30);
  return WEIGHTS.balance * onPlace + WEIGHTS.counterweight * filled * onPlace;
}

const at = (counts: Float32Array, column: number): number => counts[((Math.round(column) % COLUMNS) + COLUMNS) % COLUMNS] as number;

function sumAround(counts: Float32Array, middle: number, half: number): number {
  let sum = 0;
  for (let offset = -half; offset <= half; offset++) sum += at(counts, middle + offset);
  return sum;
}

/** Degrees from one azimuth to another, -180 to 180. */
const angleOf = (from: number, to: number): number => (angleBetween((from * Math.PI) / 180, (to * Math.PI) / 180) * 180) / Math.PI;
