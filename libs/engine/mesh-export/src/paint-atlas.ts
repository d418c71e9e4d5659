import type { SurfacePainter } from '@diorama/render';
import type { WorldModel } from '@diorama/world-model';

import { computeChartSpaceWithGuard } from './atlas.js';
import type { Atlas, PlacedChart } from './atlas.js';
import { computeBandRows } from './mesh-source.js';
import { computeSurfacePoint } from './point-on-thing.js';

/** What lies between charts. */
const BACKGROUND = 96;

/** Paints one band of the texture of things: RGB rows. */
export function paintAtlasBand(model: WorldModel, painter: SurfacePainter, atlas: Atlas, band: number): Uint8Array {
  const { start, end } = computeBandRows(atlas.layout, band);
  const { width } = atlas.layout;
  const rows = new Uint8Array(3 * width * (end - start)).fill(BACKGROUND);
  for (const placed of atlas.bands[band] ?? []) {
    const colors = new ChartPainter(model, painter, placed).paint();
    copy(colors, placed, { rows, width, top: start });
  }
  return rows;
}

/** Copies a chart to its place, and its last row and column once more into its guard. */
function copy(colors: Float32Array, placed: PlacedChart, to: { rows: Uint8Array; width: number; top: number }): void {
  const { columns, rows, x, y } = placed;
  const guard = computeChartSpaceWithGuard(columns, rows);
  for (let j = 0; j < rows + guard; j++)
    for (let i = 0; i < columns + guard; i++) {
      const from = 3 * (Math.min(j, rows - 1) * columns + Math.min(i, columns - 1));
      const at = 3 * ((y - to.top + j) * to.width + x + i);
      for (let c = 0; c < 3; c++) to.rows[at + c] = Math.min(255, Math.floor(255 * (colors[from + c] as number) + 0.5));
    }
}

/** Texels of one chart: each is the place on the nearest triangle, and those far from all take their neighbours' colour. */
class ChartPainter {
  private readonly best: Float32Array;
  private readonly owner: Int32Array;
  /** Weights of the second and third corner. */
  private readonly weights: Float32Array;
  private readonly place = { instance: 0, triangle: 0, u: 0, v: 0, x: 0, y: 0, z: 0 };

  constructor(
    private readonly model: WorldModel,
    private readonly painter: SurfacePainter,
    private readonly placed: PlacedChart,
  ) {
    const texels = placed.columns * placed.rows;
    this.best = new Float32Array(texels).fill(-Infinity);
    this.owner = new Int32Array(texels).fill(-1);
    this.weights = new Float32Array(2 * texels);
  }

  paint(): Float32Array {
    const { chart, columns, rows, thing } = this.placed;
    for (let t = 0; t < chart.triangles.length; t++) this.cover(t);
    const colors = new Float32Array(3 * columns * rows);
    const known = new Uint8Array(columns * rows);
    const footprint = thing.scale * Math.sqrt(pitch(chart.width, columns) * pitch(chart.height, rows));
    for (let texel = 0; texel < known.length; texel++) {
      const t = this.owner[texel] as number;
      if (t < 0) continue;
      this.locate(chart.triangles[t] as number, texel);
      this.painter.paintInstance(this.place, footprint, colors, 3 * texel);
      known[texel] = 1;
    }
    spread(colors, known, columns);
    return colors;
  }

  /** Claims the texels in and next to a triangle that it suits better than those before it. */
  private cover(t: number): void {
    const { chart, columns, rows } = this.placed;
    const corner = (k: number): number => chart.corners[3 * t + k] as number;
    const at = (k: number, axis: number): number => chart.plane[2 * corner(k) + axis] as number;
    const [ax, ay] = [at(0, 0), at(0, 1)];
    const [bx, by] = [at(1, 0) - ax, at(1, 1) - ay];
    const [cx, cy] = [at(2, 0) - ax, at(2, 1) - ay];
    const area = bx * cy - by * cx;
    if (Math.abs(area) < 1e-14) return;
    const across = range(Math.min(ax, ax + bx, ax + cx), Math.max(ax, ax + bx, ax + cx), chart.width, columns);
    const along = range(Math.min(ay, ay + by, ay + cy), Math.max(ay, ay + by, ay + cy), chart.height, rows);
    for (let j = along.first; j <= along.last; j++)
      for (let i = across.first; i <= across.last; i++) {
        const px = coordinate(i, chart.width, columns) - ax;
        const py = coordinate(j, chart.height, rows) - ay;
        const u = (px * cy - py * cx) / area;
        const v = (bx * py - by * px) / area;
        const inside = Math.min(u, v, 1 - u - v);
        const texel = j * columns + i;
        if (inside <= (this.best[texel] as number)) continue;
        this.best[texel] = inside;
        this.owner[texel] = t;
        this.weights[2 * texel] = u;
        this.weights[2 * texel + 1] = v;
      }
  }

  private locate(triangle: number, texel: number): void {
    const u = Math.max(0, this.weights[2 * texel] as number);
    const v = Math.max(0, this.weights[2 * texel + 1] as number);
    const sum = Math.max(1, u + v);
    this.place.u = u / sum;
    this.place.v = v / sum;
    computeSurfacePoint(this.model, this.placed.thing, triangle, this.place);
  }
}

/** Metres between texels. */
const pitch = (extent: number, texels: number): number => (texels > 1 ? extent / (texels - 1) : extent);

/** The middle of a texel on the plane: the outermost lie on the chart's edges. */
const coordinate = (texel: number, extent: number, texels: number): number => (texels > 1 ? (texel / (texels - 1)) * extent : extent / 2);

function range(low: number, high: number, extent: number, texels: number): { first: number; last: number } {
  if (texels === 1) return { first: 0, last: 0 };
  const scale = (texels - 1) / (extent || 1);
  return { first: Math.max(0, Math.floor(low * scale) - 1), last: Math.min(texels - 1, Math.ceil(high * scale) + 1) };
}

/** Gives texels without a colour the mean of their neighbours' that have one, ring after ring. */
function spread(colors: Float32Array, known: Uint8Array, columns: number): void {
  const rows = known.length / columns;
  let open = [...known.keys()].filter((texel) => known[texel] === 0);
  while (open.length > 0 && open.length < known.length) {
    const found: number[] = [];
    for (const texel of open) {
      const i = texel % columns;
      const j = (texel - i) / columns;
      const near = [
        i > 0 ? texel - 1 : -1,
        i + 1 < columns ? texel + 1 : -1,
        j > 0 ? texel - columns : -1,
        j + 1 < rows ? texel + columns : -1,
      ];
      const have = near.filter((at) => at >= 0 && known[at] === 1);
      if (have.length === 0) continue;
      for (let c = 0; c < 3; c++) colors[3 * texel + c] = have.reduce((sum, at) => sum + (colors[3 * at + c] as number), 0) / have.length;
      found.push(texel);
    }
    if (found.length === 0) return;
    for (const texel of found) known[texel] = 1;
    open = open.filter((texel) => known[texel] === 0);
  }
}
