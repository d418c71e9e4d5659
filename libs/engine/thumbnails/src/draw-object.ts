import type { CatalogueRow } from '@diorama/catalogue';
import { MaterialSet } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { composeScene } from '@diorama/scene';
import { MeshBuilder } from '@diorama/shapes';
import type { TriangleMesh } from '@diorama/shapes';
import { getThing } from '@diorama/things';
import type { Material } from '@diorama/world-model';

/** An object of the catalogue as triangles, metres, y up, front towards +z. */
export interface DrawnObject {
  readonly mesh: TriangleMesh;
  readonly materials: readonly Material[];
  readonly doubleSided: boolean;
}

const SETTING = { season: 'summer', snowy: false, indoor: false, wooded: false, aboard: false, lit: true, neon: false } as const;
const SEED = 1;
const { scene: SCENE } = composeScene('a meadow in the evening', SEED);

/** Draws the first variant of a row. */
export function drawObject({ id }: Pick<CatalogueRow, 'id'>): DrawnObject {
  const materials = new MaterialSet(SCENE);
  const mesh = new MeshBuilder(materials);
  const thing = getThing(id);
  thing.draw(mesh, { random: createRandomStream(SEED, hashStreamName(id)), variant: 0, setting: SETTING, color: null });
  return { mesh: mesh.finish(), materials: materials.materials, doubleSided: thing.doubleSided };
}
