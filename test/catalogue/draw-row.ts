import type { CatalogueRow } from '@diorama/catalogue';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { ShapeBounds } from '@diorama/shapes';
import { measureRow } from '@diorama/things';
import { drawObject } from '@diorama/thumbnails';
import type { DrawnObject } from '@diorama/thumbnails';

/** An object of the catalogue as triangles. */
export interface DrawnRow extends DrawnObject {
  readonly row: CatalogueRow;
  /** The box around the shape as its generator made it, before it was fitted to the size of the row. */
  readonly bounds: ShapeBounds;
}

/** Draws the first variant of a row. */
export function drawRow(row: CatalogueRow): DrawnRow {
  const drawn = drawObject(row);
  const random = createRandomStream(1, hashStreamName(row.id));
  const bounds = row.form.generator === 'recipe' ? boundsOf(drawn.mesh.positions) : measureRow(row, { random, variant: 0 });
  return { ...drawn, row, bounds };
}

function boundsOf(positions: Float32Array): ShapeBounds {
  const along = (axis: number): number[] => Array.from({ length: positions.length / 3 }, (_, k) => positions[3 * k + axis]);
  const [x, y, z] = [0, 1, 2].map((axis) =>
    along(axis).reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]),
  );
  return { min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]] };
}
