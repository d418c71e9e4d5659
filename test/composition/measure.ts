import { chooseFirstView } from '@diorama/engine';
import { buildModel } from '@diorama/places';
import { createRay, Hit, SceneTracer, SURFACE_INSTANCE, SURFACE_WATER } from '@diorama/render';
import { SEMANTICS } from '@diorama/world-model';
import type { Renderer, SpawnPoint, Vec3, WorldModel } from '@diorama/world-model';

import { FirstView } from './first-view.ts';
import { Silhouettes } from './silhouettes.ts';
import type { DrawnPrompt } from './lot.ts';

/** Rays of one picture. */
const COLUMNS = 128;
const ROWS = 72;
const HEIGHT_LINES = 1080;
/** Metres within which objects are the foreground. */
const NEAR = 5;
/** Metres behind the surface of ground or water up to which parts of an object are buried in it, not hidden. */
const BURIED = 1;
/** Share of an object that lies in the picture, or share of the picture that it fills, from which on it is inside the view. */
const INSIDE = { object: 0.5, picture: 0.04 };
const SKY = 0;
const TERRAIN = SURFACE_WATER - 1;
const FLOOR = SEMANTICS.indexOf('floor');

/** How an entry of a scene is seen. */
export interface EntrySight {
  readonly kind: string;
  readonly isInside: boolean;
  /** Share of what is inside the view that nothing hides, of its best object. */
  readonly unobstructed: number;
  /** Share of the picture. */
  readonly share: number;
  /** Share of the picture's height that its best object takes. */
  readonly height: number;
  /** Lines of 1080 that the greatest extent of its best object takes. */
  readonly lines: number;
  /** Where its best object is: -1 left to 1 right. */
  readonly across: number;
  /** What hides most of its best object; null where nothing does. */
  readonly hiddenBy: string | null;
}

/** Measured on the view that a world opens with. */
export interface Composition {
  readonly prompt: string;
  readonly place: string;
  readonly subject: EntrySight;
  readonly others: readonly EntrySight[];
  /** Shares of the picture: ground without objects below the horizon, water, sky, and objects within a few metres. */
  readonly ground: number;
  readonly water: number;
  readonly sky: number;
  readonly foreground: number;
  /** Degrees between the view and the sun, 0 to 180; null in rooms. */
  readonly sun: number | null;
}

/** Builds the world of a prompt without rendering it, and measures the view that it opens with. */
export function measureComposition(drawn: DrawnPrompt): Composition {
  const { scene, prompt, subject, others } = drawn;
  const model = buildModel(scene);
  const tracer = new SceneTracer(model);
  const start = { x: 0, y: 0, z: 0, azimuth: chooseFirstView({ model, renderer: { look: createLook(tracer) } }, scene) };
  const scan = new ViewScan(model, tracer, start);
  const shares = scan.countSurfaces();
  const sightOf = (entry: number): EntrySight => scan.lookAt(entry, scene.objects[entry]?.kind ?? '');
  return {
    prompt,
    place: scene.room ?? scene.landform ?? scene.place,
    subject: sightOf(subject),
    others: others.map(sightOf),
    ...shares,
    sun: model.indoor ? null : sunAngle(model, start),
  };
}

/** Looks at surfaces without their normals, for which a renderer would have to light the world first. */
function createLook(tracer: SceneTracer): Renderer['look'] {
  const [ray, hit] = [createRay(), new Hit()];
  return (origin, direction, sight) => {
    ray.set(origin);
    ray.set(direction, 3);
    tracer.trace(ray, hit);
    sight.surface = hit.surface;
    return hit.t;
  };
}

function sunAngle({ sky }: WorldModel, { azimuth }: SpawnPoint): number {
  const [x, , z] = sky.lightDirection;
  const off = (Math.atan2(x, -z) * 180) / Math.PI - azimuth;
  return Math.abs(((((off + 180) % 360) + 360) % 360) - 180);
}

class ViewScan {
  private readonly tracer: SceneTracer;
  private readonly silhouettes: Silhouettes;
  private readonly view: FirstView;
  private readonly eye: Vec3;
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly pixels = new Map<number, number>();
  private readonly model: WorldModel;

  constructor(model: WorldModel, tracer: SceneTracer, start: SpawnPoint) {
    this.model = model;
    this.tracer = tracer;
    this.view = new FirstView(start);
    this.eye = [start.x, start.y, start.z];
    this.silhouettes = new Silhouettes(model, this.eye);
  }

  countSurfaces(): Pick<Composition, 'ground' | 'water' | 'sky' | 'foreground'> {
    const counts = { ground: 0, water: 0, sky: 0, foreground: 0 };
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++) {
        const [u, v] = [(2 * (column + 0.5)) / COLUMNS - 1, 1 - (2 * (row + 0.5)) / ROWS];
        const direction = this.view.directionOf(u, v);
        const surface = this.cast(direction);
        const instance = this.model.instances[surface - SURFACE_INSTANCE];
        const prototype = instance && this.model.prototypes[instance.prototype];
        if (surface === SKY) counts.sky++;
        else if (surface === SURFACE_WATER) counts.water++;
        else if ((surface === TERRAIN && direction[1] < 0) || (prototype?.kind === undefined && prototype?.semantic === FLOOR))
          counts.ground++;
        else if (prototype?.kind !== undefined && this.hit.t < NEAR) counts.foreground++;
        const entry = instance?.requested;
        if (entry !== undefined) this.pixels.set(entry, (this.pixels.get(entry) ?? 0) + 1);
      }
    const share = (count: number): number => count / (ROWS * COLUMNS);
    return { ground: share(counts.ground), water: share(counts.water), sky: share(counts.sky), foreground: share(counts.foreground) };
  }

  /** How the best object of an entry is seen; what the sky shows is always in sight. */
  lookAt(entry: number, kind: string): EntrySight {
    if (this.model.skyEntries?.includes(entry) === true)
      return { kind, isInside: true, unobstructed: 1, share: 0.1, height: 0.2, lines: 216, across: 0, hiddenBy: null };
    const sights = this.model.instances.flatMap(({ requested }, index) => (requested === entry ? [this.lookAtInstance(index, entry)] : []));
    const [best] = sights.toSorted((a, b) => Number(b.isInside) - Number(a.isInside) || b.seen - a.seen);
    const share = (this.pixels.get(entry) ?? 0) / (ROWS * COLUMNS);
    if (best === undefined) return { kind, isInside: false, unobstructed: 0, share, height: 0, lines: 0, across: 0, hiddenBy: null };
    const { isInside, unobstructed, height, lines, across, hiddenBy } = best;
    return { kind, isInside, unobstructed, share, height, lines, across, hiddenBy };
  }

  private lookAtInstance(index: number, entry: number): Omit<EntrySight, 'kind' | 'share'> & { readonly seen: number } {
    const { directions, solidAngle } = this.silhouettes.sample(index);
    const inside = directions.flatMap((ray) => {
      const point = this.view.project(ray.direction);
      return point === null ? [] : [{ ...ray, ...point }];
    });
    const hiders = new Map<string, number>();
    let buried = 0;
    const seen = inside.filter(({ direction, distance }) => {
      const hider = this.findHider(direction, distance, entry);
      if ((hider === 'ground' || hider === 'water') && distance - this.hit.t < BURIED) buried++;
      else if (hider !== null) hiders.set(hider, (hiders.get(hider) ?? 0) + 1);
      return hider === null;
    });
    const [worst] = [...hiders].toSorted((a, b) => b[1] - a[1]);
    const [us, vs] = [seen.map(({ u }) => u), seen.map(({ v }) => v)];
    const extent = (values: readonly number[]): number => (values.length === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / 2);
    const cell = this.silhouettes.cellOf(index) / VIEW_HEIGHT;
    const height = seen.length === 0 ? 0 : Math.min(1, extent(vs) + cell);
    const width = seen.length === 0 ? 0 : extent(us) * (COLUMNS / ROWS) + cell;
    const pictureShare = (solidAngle * inside.length) / Math.max(1, directions.length) / VIEW_SOLID_ANGLE;
    return {
      isInside: inside.length > 0 && (inside.length >= INSIDE.object * directions.length || pictureShare >= INSIDE.picture),
      unobstructed: seen.length === 0 ? 0 : seen.length / (inside.length - buried),
      height,
      lines: Math.round(HEIGHT_LINES * Math.max(width, height)),
      across: us.length === 0 ? 0 : us.reduce((sum, u) => sum + u, 0) / us.length,
      hiddenBy: worst?.[0] ?? null,
      seen: (seen.length / Math.max(1, directions.length)) * solidAngle,
    };
  }

  /** What stands before an object of the entry in a direction; null where it is seen. */
  private findHider(direction: Vec3, distance: number, entry: number): string | null {
    const surface = this.cast(direction);
    const instance = this.model.instances[surface - SURFACE_INSTANCE];
    if (instance?.requested === entry || this.hit.t > distance - 0.05) return null;
    if (instance === undefined) return surface === SURFACE_WATER ? 'water' : 'ground';
    return this.model.prototypes[instance.prototype]?.kind ?? 'walls';
  }

  private cast(direction: Vec3): number {
    this.ray.set(this.eye);
    this.ray.set(direction, 3);
    this.tracer.trace(this.ray, this.hit);
    return this.hit.surface;
  }
}

/** Radians from the lower to the upper edge of the picture, and its solid angle in steradians. */
const VIEW_HEIGHT = 2 * Math.atan((Math.tan((37.5 * Math.PI) / 180) * 9) / 16);
const VIEW_SOLID_ANGLE = 4 * Math.asin(Math.sin((37.5 * Math.PI) / 180) * Math.sin(VIEW_HEIGHT / 2));
