import type { CatalogueRow } from '@diorama/catalogue';
import { MaterialSet } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { composeScene } from '@diorama/scene';
import { MeshBuilder } from '@diorama/shapes';
import type { ShapeBounds, TriangleMesh } from '@diorama/shapes';
import { getThing, measureRow } from '@diorama/things';
import type { Material } from '@diorama/world-model';

/** An object of the catalogue as triangles. */
export interface DrawnRow {
  readonly row: CatalogueRow;
  readonly mesh: TriangleMesh;
  readonly materials: readonly Material[];
  readonly doubleSided: boolean;
  /** The box around the shape as its generator made it, before it was fitted to the size of the row. */
  readonly bounds: ShapeBounds;
}

const SETTING = { season: 'summer', snowy: false, indoor: false, wooded: false, aboard: false, lit: true, neon: false } as const;

/** Draws the first variant of a row. */
export function drawRow(row: CatalogueRow): DrawnRow {
  const { scene } = composeScene('a meadow in the evening', 1);
  const materials = new MaterialSet(scene);
  const mesh = new MeshBuilder(materials);
  const recipe = getThing(row.id);
  const random = () => createRandomStream(1, hashStreamName(row.id));
  recipe.draw(mesh, { random: random(), variant: 0, setting: SETTING, color: null });
  const triangles = mesh.finish();
  return {
    row,
    mesh: triangles,
    materials: materials.materials,
    doubleSided: recipe.doubleSided,
    bounds: row.form.generator === 'recipe' ? boundsOf(triangles.positions) : measureRow(row, { random: random(), variant: 0 }),
  };
}

function boundsOf(positions: Float32Array): ShapeBounds {
  const along = (axis: number): number[] => Array.from({ length: positions.length / 3 }, (_, k) => positions[3 * k + axis]);
  const [x, y, z] = [0, 1, 2].map((axis) =>
    along(axis).reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]),
  );
  return { min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]] };
}
