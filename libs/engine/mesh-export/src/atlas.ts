import type { WorldModel } from '@diorama/world-model';

import type { Chart } from './charts.js';
import type { MeshExportThing } from './select-instances.js';
import type { PictureLayout } from './mesh-source.js';

/** A chart of a thing and its rectangle in the texture, in texels. */
export interface PlacedChart {
  readonly thing: MeshExportThing;
  readonly chart: Chart;
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** One texture for all things. */
export interface Atlas {
  readonly layout: PictureLayout;
  /** The charts of each band. */
  readonly bands: readonly (readonly PlacedChart[])[];
}

/** Texels per radian seen from the origin at most; the texture's size mostly allows fewer. */
const FINEST = 2_400;
const COARSEST = 4;
/** Sides that nobody standing near the origin sees get a part of the texels; not of what is so near that one walks round it. */
const HIDDEN_SHARE = 0.5;
const WALKED_ROUND = 8;
const WIDEST = 1_024;
/** Charts from this many texels on keep a texel's distance, so that coarser levels of the texture do not mix them at once. */
const GUARDED = 8;
const FILL = 0.96;
const BAND_ROWS = 64;

/** Places the charts of all things in a texture of `size` x `size` texels, as finely as it allows. */
export function packAtlas(model: WorldModel, charts: readonly { thing: MeshExportThing; charts: readonly Chart[] }[], size: number): Atlas {
  const requests = charts.flatMap(({ thing, charts: own }) => own.map((chart) => ({ thing, chart, worth: worthOf(model, thing, chart) })));
  let density = densityFor(requests, FILL * size * size);
  for (;;) {
    const atlas = packRows(requests, density, size);
    if (atlas !== null) return atlas;
    density *= 0.97;
  }
}

/** The space that a chart takes with its guard, if it has one. */
export const computeChartSpaceWithGuard = (columns: number, rows: number): number => (Math.max(columns, rows) >= GUARDED ? 1 : 0);

interface ChartRequest {
  readonly thing: MeshExportThing;
  readonly chart: Chart;
  /** Radians a metre of the prototype, less for hidden sides. */
  readonly worth: number;
}

function worthOf(model: WorldModel, { instance, distance, scale }: MeshExportThing, { normal, centre }: Chart): number {
  const worth = scale / distance;
  const placed = model.instances[instance];
  if (placed === undefined || distance < WALKED_ROUND || model.prototypes[placed.prototype]?.doubleSided !== false) return worth;
  const m = placed.transform;
  let away = 0;
  for (let row = 0; row < 3; row++) {
    const at = (k: number): number => m[4 * row + k] as number;
    const place = at(0) * centre[0] + at(1) * centre[1] + at(2) * centre[2] + at(3);
    away += place * (at(0) * normal[0] + at(1) * normal[1] + at(2) * normal[2]);
  }
  return away > 0 ? HIDDEN_SHARE * worth : worth;
}

/** Texels of a stretch of so many metres: one less than a texel wide takes the texel in its middle. */
function texels(metres: number, worth: number, density: number): number {
  const wanted = metres * worth * density;
  return wanted < 0.75 ? 1 : Math.min(WIDEST, 1 + Math.ceil(wanted));
}

function densityFor(requests: readonly ChartRequest[], area: number): number {
  let [low, high] = [COARSEST, FINEST];
  for (let step = 0; step < 24; step++) {
    const middle = Math.sqrt(low * high);
    if (areaAt(requests, middle) > area) high = middle;
    else low = middle;
  }
  return low;
}

function areaAt(requests: readonly ChartRequest[], density: number): number {
  let sum = 0;
  for (const { chart, worth } of requests) {
    const columns = texels(chart.width, worth, density);
    const rows = texels(chart.height, worth, density);
    const guard = computeChartSpaceWithGuard(columns, rows);
    sum += (columns + guard) * (rows + guard);
  }
  return sum;
}

/** Rows of rectangles, the highest first; those of one thing stay side by side. Null when they do not fit. */
function packRows(requests: readonly ChartRequest[], density: number, size: number): Atlas | null {
  const sized = requests.map(({ thing, chart, worth }) => ({
    thing,
    chart,
    columns: texels(chart.width, worth, density),
    rows: texels(chart.height, worth, density),
  }));
  sized.sort((a, b) => b.rows - a.rows); // stable: equal heights stay in the order of the things
  const starts = [0];
  const bands: PlacedChart[][] = [[]];
  let [x, y, height] = [0, 0, 0];
  for (const wish of sized) {
    const guard = computeChartSpaceWithGuard(wish.columns, wish.rows);
    if (x + wish.columns + guard > size) {
      y += height;
      [x, height] = [0, 0];
      if (y - (starts.at(-1) as number) >= BAND_ROWS) {
        starts.push(y);
        bands.push([]);
      }
    }
    if (y + wish.rows + guard > size) return null;
    (bands.at(-1) as PlacedChart[]).push({ ...wish, x, y });
    x += wish.columns + guard;
    height = Math.max(height, wish.rows + guard);
  }
  return { layout: { width: size, height: size, bands: starts }, bands };
}
