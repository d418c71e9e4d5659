import { toColumns } from '@diorama/splatting';
import type { Column } from '@diorama/splatting';
import { getThing } from '@diorama/things';
import { applyToPoint, memoizeByObject, SEMANTICS } from '@diorama/world-model';
import type { Prototype, SemanticClass, Transform, Vec3, WorldModel } from '@diorama/world-model';

/** One instance of a world, measured in world coordinates. */
export interface PlacedBody {
  readonly instance: number;
  /** Id of its kind, or the semantic class of a body of the place. */
  readonly name: string;
  /** Whether it is a wall or another body of the place rather than an object. */
  readonly isPlace: boolean;
  readonly semantic: SemanticClass;
  readonly prototype: Prototype;
  readonly transform: Transform;
  /** Box around its mesh. */
  readonly min: Vec3;
  readonly max: Vec3;
  /** Columns around its solid; empty where it has none. */
  readonly columns: readonly Column[];
}

/** Where objects of a kind belong that need no support: in the air or near the horizon. */
export const isAloft = ({ isPlace, name }: PlacedBody): boolean => !isPlace && ['air', 'far'].includes(getThing(name).stand);

/** Measures all instances of a world, in their order. */
export function listPlacedBodies(model: WorldModel): PlacedBody[] {
  return model.instances.map(({ prototype: index, transform: values }, instance) => {
    const prototype = model.prototypes[index] as Prototype;
    const transform: Transform = [...values];
    const semantic = SEMANTICS[prototype.semantic] as SemanticClass;
    const box = boxOf(prototype, transform);
    return {
      instance,
      name: prototype.kind ?? semantic,
      isPlace: prototype.kind === undefined,
      semantic,
      prototype,
      transform,
      ...box,
      columns: prototype.solid === null ? [] : toColumns(prototype.solid, transform),
    };
  });
}

/** The box around the mesh of a prototype in its own frame. */
const localBoxOf = memoizeByObject(({ positions }: Prototype): readonly [Vec3, Vec3] => {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ] as [[number, number, number], [number, number, number]];
  for (let k = 0; k < positions.length; k += 3)
    for (let axis = 0; axis < 3; axis++) {
      min[axis] = Math.min(min[axis] as number, positions[k + axis] as number);
      max[axis] = Math.max(max[axis] as number, positions[k + axis] as number);
    }
  return [min, max];
});

function boxOf(prototype: Prototype, transform: Transform): { min: Vec3; max: Vec3 } {
  const corners = localBoxOf(prototype);
  const points = Array.from({ length: 8 }, (_, k) =>
    applyToPoint(transform, [(corners[k & 1] as Vec3)[0], (corners[(k >> 1) & 1] as Vec3)[1], (corners[(k >> 2) & 1] as Vec3)[2]]),
  );
  const along = (axis: number): number[] => points.map((point) => point[axis] as number);
  return {
    min: [Math.min(...along(0)), Math.min(...along(1)), Math.min(...along(2))],
    max: [Math.max(...along(0)), Math.max(...along(1)), Math.max(...along(2))],
  };
}

/** The column around the mesh of an object, as narrow as its turn allows. */
export function toMeshColumn({ prototype, transform }: PlacedBody): Column {
  const [min, max] = localBoxOf(prototype);
  return toColumns({ shape: 'box', min, max }, transform)[0] as Column;
}

/** Whether the boxes around two bodies come within `margin` metres of one another. */
export const areNear = (a: PlacedBody, b: PlacedBody, margin: number): boolean =>
  [0, 1, 2].every(
    (axis) => (a.min[axis] as number) <= (b.max[axis] as number) + margin && (b.min[axis] as number) <= (a.max[axis] as number) + margin,
  );

/** Calls back with each pair of bodies whose boxes overlap in x and z within `margin` metres. */
export function forEachNearPair(bodies: readonly PlacedBody[], margin: number, visit: (a: PlacedBody, b: PlacedBody) => void): void {
  const sorted = bodies.toSorted((a, b) => a.min[0] - b.min[0]);
  let open: PlacedBody[] = [];
  for (const body of sorted) {
    open = open.filter((other) => other.max[0] + margin >= body.min[0]);
    for (const other of open) if (areNear(other, body, margin)) visit(other, body);
    open.push(body);
  }
}
