import type { Vec3 } from '@diorama/world-model';

import type {
  Blade,
  Bone,
  Coat,
  DeformedShape,
  LeafShape,
  LoftShape,
  Point2,
  ReliefShape,
  Shape,
  SkinMark,
  Slot,
  SphereShape,
} from './shape.js';

/** A box of this width, height and depth that stands on y = 0. */
export const box = (slot: Slot, width: number, height: number, depth: number, bevel = 0): Shape => ({
  form: 'box',
  size: [width, height, depth],
  bevel,
  slot,
});

/** A box whose middle of the lower face is at a point. */
export const boxAt = (slot: Slot, [width, height, depth]: Vec3, [x, y, z]: Vec3, bevel = 0): Shape =>
  move(box(slot, width, height, depth, bevel), x, y, z);

/** A cylinder or, with another radius at the top, a cone that stands on y = 0. */
export const cylinder = (slot: Slot, radius: number, height: number, options: { top?: number; sides?: number } = {}): Shape => ({
  form: 'lathe',
  profile: [
    [radius, 0],
    [options.top ?? radius, height],
  ],
  smooth: false,
  slot,
  ...(options.sides === undefined ? {} : { sides: options.sides }),
});

/** A turned body. */
export const lathe = (
  slot: Slot,
  profile: readonly Point2[],
  options: { sides?: number; smooth?: boolean; bands?: readonly (Slot | null)[] } = {},
): Shape => ({ form: 'lathe', profile, slot, ...options });

/** A ball or ellipsoid around the origin. */
export const sphere = (slot: Slot, radii: number | Vec3, options: Partial<Omit<SphereShape, 'form' | 'radii' | 'slot'>> = {}): Shape => ({
  form: 'sphere',
  radii: typeof radii === 'number' ? [radii, radii, radii] : radii,
  slot,
  ...options,
});

/** A plate over an outline in the xy plane. */
export const extrude = (
  slot: Slot,
  outline: readonly Point2[],
  depth: number,
  options: { holes?: readonly (readonly Point2[])[]; edge?: Slot } = {},
): Shape => ({ form: 'extrude', outline, depth, slot, ...options });

/** A skin through sections along z. */
export const loft = (
  slot: Slot,
  sections: LoftShape['sections'],
  options: { smooth?: boolean; strips?: readonly (Slot | null)[] } = {},
): Shape => ({ form: 'loft', sections, slot, ...options });

/** A tube along a line. */
export const sweep = (
  slot: Slot,
  path: readonly Vec3[],
  radius: number | readonly number[],
  options: { sides?: number; closed?: boolean } = {},
): Shape => ({ form: 'sweep', path, radius, slot, ...options });

/** A thin slab over a grid of points. */
export const sheet = (slot: Slot, grid: readonly (readonly Vec3[])[], thickness = 0.01): Shape => ({
  form: 'sheet',
  grid,
  thickness,
  slot,
});

/** A smooth skin over bones. */
export const implicit = (
  slot: Slot,
  bones: readonly Bone[],
  options: { blend: number; cell: number; coat?: Coat; marks?: readonly SkinMark[] },
): Shape => ({
  form: 'implicit',
  bones,
  slot,
  ...options,
});

/** Leaves on an ellipsoid. */
export const leaves = (slot: Slot, radii: Vec3, options: Omit<LeafShape, 'form' | 'radii' | 'slot'>): Shape => ({
  form: 'leaves',
  radii,
  slot,
  ...options,
});

/** Single leaves, petals or blades. */
export const blades = (slot: Slot, list: readonly Blade[]): Shape => ({ form: 'blades', blades: list, slot });

/** A closed body under a grid of points. */
export const relief = (
  slot: Slot,
  grid: ReliefShape['grid'],
  options: Partial<Omit<ReliefShape, 'form' | 'grid' | 'slot'>> = {},
): Shape => ({ form: 'relief', grid, base: 0, slot, ...options });

export const group = (...parts: readonly Shape[]): Shape => ({ form: 'group', parts });

/** The part moved by x, y, z metres. */
export const move = (part: Shape, x: number, y: number, z: number): Shape => ({ form: 'placed', part, move: [x, y, z] });

/** The part turned by degrees about x, then y, then z, then moved. */
export const turn = (part: Shape, degrees: Vec3, to: Vec3 = [0, 0, 0]): Shape => ({ form: 'placed', part, turn: degrees, move: to });

/** The part scaled about the origin. */
export const scale = (part: Shape, factor: number | Vec3): Shape => ({ form: 'placed', part, scale: factor });

/** The part and its mirror image across the plane x = 0, or another axis. */
export const mirror = (part: Shape, axis: 'x' | 'y' | 'z' = 'x'): Shape => ({ form: 'mirrored', part, axis });

export const array = (part: Shape, count: number, step: Vec3, centred = false): Shape => ({ form: 'array', part, count, step, centred });

export const radial = (part: Shape, count: number, radius = 0, arc = 360): Shape => ({ form: 'radial', part, count, radius, arc });

export const along = (part: Shape, path: readonly Vec3[], count: number): Shape => ({ form: 'along', part, path, count });

export const deform = (part: Shape, by: DeformedShape['by']): Shape => ({ form: 'deformed', part, by });

export const jitter = (part: Shape, amount: number, seed = 1): Shape => ({ form: 'jittered', part, amount, seed });

export const scatter = (
  on: Shape,
  parts: readonly Shape[],
  count: number,
  options: { seed?: number; minUp?: number; follow?: boolean } = {},
): Shape => ({ form: 'scattered', on, parts, count, seed: options.seed ?? 1, ...options });

export const restyle = (part: Shape, slots: Readonly<Record<Slot, Slot>>): Shape => ({ form: 'restyled', part, slots });

/** A straight bar with a square section from one point to another. */
export const bar = (slot: Slot, from: Vec3, to: Vec3, width: number): Shape => sweep(slot, [from, to], width / Math.SQRT2, { sides: 4 });

/** A round bar from one point to another. */
export const rod = (slot: Slot, from: Vec3, to: Vec3, radius: number, sides = 8): Shape => sweep(slot, [from, to], radius, { sides });

/** A ring around the y axis at y = 0: the radius of its centre line and of its section. */
export const torus = (slot: Slot, radius: number, thickness: number, sides = 24): Shape =>
  sweep(
    slot,
    Array.from({ length: sides }, (_, k): Vec3 => {
      const angle = (2 * Math.PI * k) / sides;
      return [radius * Math.sin(angle), 0, radius * Math.cos(angle)];
    }),
    thickness,
    { closed: true },
  );
