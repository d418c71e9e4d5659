import type { CaptureView, RowRange } from '@diorama/world-model';

import { Hit, createRay } from '../rays/ray.js';
import type { CaptureParts } from './capture-rows.js';
import { forColumnsBetween, Row } from './row.js';
import { RowTracer } from './row-tracer.js';

/** Rays along each side of a pixel. */
const RAYS = 2;

/**
 * Renders rows of a view as linear radiance before exposure, in the unit of the model: the mean of four rays a pixel, with the whole light of
 * sun and moon in their discs. Towards the poles rays are as far apart as at the equator, and those between are interpolated.
 *
 * @returns RGB, three values each pixel, row by row from the top
 */
export function captureLight(parts: CaptureParts, { origin, width }: CaptureView, { start, end }: RowRange): Float32Array {
  const fine = new FineRows(parts, { origin, width: RAYS * width });
  const light = new Float32Array(3 * width * (end - start));
  for (let row = RAYS * start; row < RAYS * end; row++) {
    const radiance = fine.render(row);
    const first = 3 * width * (Math.floor(row / RAYS) - start);
    for (let column = 0; column < RAYS * width; column++) {
      const at = first + 3 * Math.floor(column / RAYS);
      for (let c = 0; c < 3; c++) light[at + c] = (light[at + c] as number) + (radiance[3 * column + c] as number) / (RAYS * RAYS);
    }
  }
  return light;
}

/** Renders rows with one ray at the middle of each pixel. */
class FineRows {
  private readonly tracer: RowTracer;
  private readonly row: Row;
  private readonly radiance: Float64Array;
  private readonly ray = createRay();
  private readonly hit = new Hit();
  private readonly sample = new Float64Array(3);
  private readonly angle: number;

  constructor(
    private readonly parts: CaptureParts,
    private readonly view: CaptureView,
  ) {
    this.tracer = new RowTracer(parts, view);
    this.row = new Row(view.width);
    this.radiance = new Float64Array(3 * view.width);
    this.angle = (2 * Math.PI) / view.width;
    this.ray.set(view.origin);
  }

  /** The radiance of a row's pixels; the next call overwrites it. */
  render(index: number): Float64Array {
    const { row, radiance, sample } = this;
    const { width } = this.view;
    this.tracer.trace(index, row);
    for (let i = 0; i < row.samples; i++) {
      const column = row.columns[i] as number;
      this.shade(column);
      radiance.set(sample, 3 * column);
    }
    forColumnsBetween(row, (column, before, after) => {
      const share = (column - before) / (after - before);
      for (let c = 0; c < 3; c++) {
        const [left, right] = [radiance[3 * before + c] as number, radiance[3 * (after % width) + c] as number];
        radiance[3 * (column % width) + c] = left + share * (right - left);
      }
    });
    return radiance;
  }

  private shade(column: number): void {
    const { row, ray, hit } = this;
    row.read(column, ray, hit);
    this.parts.shader.shadeFully(ray, hit, row.mask[column] as number, this.angle, this.sample);
  }
}
