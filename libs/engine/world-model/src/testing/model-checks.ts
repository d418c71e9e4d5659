import type { Instance, Prototype, Solid, Vec3, WorldModel } from '../world-model.js';

/**
 * Triangles of all prototypes at most: of a place that nothing was asked for (the largest of 23 places with 10 seeds, ruins, has 90,000),
 * and with every kind asked for (a city street, 257,000).
 */
export const OWN_TRIANGLES = 130_000;
const ASKED_TRIANGLES = 330_000;

/** What is wrong with a model, in words; nothing where all is well. */
export function findModelErrors(model: WorldModel, triangles = ASKED_TRIANGLES): string[] {
  const [first] = model.spawnPoints;
  const claims: readonly (readonly [boolean, string])[] = [
    [model.materials.length <= 256, 'too many materials'],
    [model.instances.length <= 7000, 'too many instances'],
    [model.lights.length <= 12, 'too many lights'],
    [trianglesOf(model.prototypes) <= triangles, 'too many triangles'],
    [Math.abs(Math.hypot(...model.sky.lightDirection) - 1) < 1e-6, 'light without a direction'],
    [first !== undefined && Math.hypot(first.x, first.y, first.z) === 0, 'nobody starts at the origin'],
    [nearestSolid(model) > (model.indoor ? 1 : 2.4), 'something stands where the viewer is'],
    [model.instances.every(({ prototype }) => prototype < model.prototypes.length), 'an instance of nothing'],
    [model.instances.every(({ transform }) => isRigid(transform)), 'an instance out of shape'],
    [model.prototypes.every(({ material }) => material.every((index) => index < model.materials.length)), 'a triangle of no material'],
    [model.terrain === null || model.terrain.material.every((index) => index < model.materials.length), 'ground of no material'],
  ];
  return [...claims.filter(([holds]) => !holds).map(([, fault]) => fault), ...model.prototypes.flatMap(findPrototypeErrors)];
}

/** What is wrong with a mesh: indices, finite numbers, unit normals on the side that the triangles' winding shows. */
export function findPrototypeErrors(prototype: Prototype): string[] {
  const { positions, normals, indices } = prototype;
  const vertices = positions.length / 3;
  const crooked = Array.from({ length: vertices }, (_, k) => Math.abs(Math.hypot(...at(normals, k)) - 1)).filter(
    (error) => !(error < 1e-4),
  );
  const claims: readonly (readonly [boolean, string])[] = [
    [prototype.material.length === indices.length / 3, 'triangles without material'],
    [indices.every((index) => index < vertices), 'an index out of range'],
    [positions.every(Number.isFinite), 'a point nowhere'],
    [crooked.length === 0, 'a normal that is not unit'],
    [prototype.doubleSided || !indices.some((_, k) => k % 3 === 0 && facing(prototype, k) < -0.05), 'a face that looks inwards'],
  ];
  return claims.filter(([holds]) => !holds).map(([, fault]) => fault);
}

const trianglesOf = (prototypes: readonly Prototype[]): number => prototypes.reduce((sum, prototype) => sum + prototype.material.length, 0);

/** Edges that are not met by an equal edge the other way: none where all bodies are closed. */
export function countOpenEdges(prototype: Prototype): number {
  const names = new Map<string, number>();
  const nameOf = (vertex: number): number => {
    const key = at(prototype.positions, vertex)
      .map((value) => Math.round(value * 1e5))
      .join(',');
    const known = names.get(key) ?? names.size;
    names.set(key, known);
    return known;
  };
  const balance = new Map<number, number>();
  for (let k = 0; k < prototype.indices.length; k += 3) {
    const corners = [0, 1, 2].map((c) => nameOf(prototype.indices[k + c] as number)) as [number, number, number];
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [a, b] = [corners[from], corners[to]];
      const key = Math.min(a, b) * 1_000_003 + Math.max(a, b);
      balance.set(key, (balance.get(key) ?? 0) + (a < b ? 1 : a > b ? -1 : 0));
    }
  }
  return [...balance.values()].filter((count) => count !== 0).length;
}

/** Metres from the origin to the nearest thing that a walker would meet, seen from above. */
function nearestSolid(model: WorldModel): number {
  return Math.min(...model.instances.map((instance) => solidDistance(instance, model.prototypes[instance.prototype]?.solid ?? null)));
}

function solidDistance(instance: Instance, solid: Solid | null): number {
  const t = instance.transform;
  const size = Math.hypot(t[0] as number, t[4] as number, t[8] as number);
  if (solid === null) return Infinity;
  if (solid.shape === 'group') return Math.min(...solid.members.map((member) => solidDistance(instance, member)));
  if (solid.shape === 'cylinder') return Math.hypot(t[3] as number, t[11] as number) - solid.radius * size;
  // The origin in the thing's own frame.
  const [dx, dy, dz] = [-(t[3] as number), -1.6 - (t[7] as number), -(t[11] as number)];
  const local = [0, 1, 2].map((k) => ((t[k] as number) * dx + (t[k + 4] as number) * dy + (t[k + 8] as number) * dz) / (size * size)) as [
    number,
    number,
    number,
  ];
  const out = (axis: 0 | 2): number => Math.max(solid.min[axis] - local[axis], 0, local[axis] - solid.max[axis]) * size;
  const underfoot = local[1] > solid.max[1] - 0.05 || local[1] < solid.min[1] - 1;
  return underfoot ? Infinity : Math.hypot(out(0), out(2));
}

function facing(prototype: Prototype, k: number): number {
  const corners = [0, 1, 2].map((c) => prototype.indices[k + c] as number);
  const [a, b, c] = corners.map((vertex) => at(prototype.positions, vertex)) as [Vec3, Vec3, Vec3];
  const [u, v] = [
    b.map((value, axis) => value - (a[axis] as number)) as [number, number, number],
    c.map((value, axis) => value - (a[axis] as number)) as [number, number, number],
  ];
  const face = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const length = Math.hypot(...face) || 1;
  const mean = [0, 1, 2].map((axis) => corners.reduce((sum, vertex) => sum + (prototype.normals[3 * vertex + axis] as number), 0) / 3);
  return face.reduce((sum, value, axis) => sum + (value / length) * (mean[axis] as number), 0);
}

function isRigid(t: Float32Array): boolean {
  const row = (k: number): Vec3 => [t[k] as number, t[k + 1] as number, t[k + 2] as number];
  const lengths = [row(0), row(4), row(8)].map((r) => Math.hypot(...r));
  return t.every(Number.isFinite) && Math.max(...lengths) - Math.min(...lengths) < 1e-3 * Math.max(...lengths);
}

const at = (values: Float32Array, vertex: number): Vec3 => [
  values[3 * vertex] as number,
  values[3 * vertex + 1] as number,
  values[3 * vertex + 2] as number,
];
