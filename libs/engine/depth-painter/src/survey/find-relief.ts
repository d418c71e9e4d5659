import type { SurveyInput } from './site.js';
import { SURFACE_CLASSES } from './surfaces.js';

/** Metres to the sides, and up and down, at which a wall is compared with itself. */
const REACHES = [0.3, 0.65, 1.2] as const;
/** Metres by which what is around a window stands before it, and by which what is around a frame lies behind it. */
const RECESSED: readonly [number, number] = [0.035, 0.9];
const RAISED: readonly [number, number] = [0.015, 0.45];
/** Up part of normals of walls, and the roughness, 0 to 255, of what is no wall. */
const UPRIGHT = 0.3;
const ROUGH = 90;

/** Marks in walls, and in what is as upright and smooth out of doors, what lies deeper than all around it and what stands out. */
export function markWallRelief(ground: SurveyInput, surfaces: Uint8Array): void {
  const { coarse, normals, roughness, sphere } = ground;
  const { width, inverse } = coarse;
  const marks = new Uint8Array(surfaces.length);
  const finder = new ReliefFinder(ground);
  for (let row = 0; row < width / 2; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const isWall = surfaces[at] === SURFACE_CLASSES.wall || surfaces[at] === SURFACE_CLASSES.thing;
      if (!isWall || Math.abs(normals[3 * at + 1] as number) > UPRIGHT || (roughness[at] as number) > ROUGH) continue;
      if ((sphere.level[row] as number) < 0.35 || inverse[at] === 0) continue;
      marks[at] = finder.markOf(column, row, surfaces[at] === SURFACE_CLASSES.wall);
    }
  closeGaps(marks, surfaces, width);
  for (let at = 0; at < marks.length; at++) if (marks[at] !== 0) surfaces[at] = marks[at] as number;
}

class ReliefFinder {
  constructor(private readonly ground: SurveyInput) {}

  /** A SURFACE, or 0 where the wall is even. */
  markOf(column: number, row: number, isWall: boolean): number {
    const beside = this.compare(column, row, 1, 0);
    if (beside === 0) return 0;
    const along = this.compare(column, row, 0, 1);
    if (beside < 0 && along < 0) return SURFACE_CLASSES.recess;
    // Out of doors things stand before walls as frames do.
    return isWall && beside > 0 ? SURFACE_CLASSES.trim : 0;
  }

  /** -1 where both sides stand before a pixel at one of the reaches, 1 where both lie behind it, else 0. */
  private compare(column: number, row: number, dx: number, dy: number): number {
    const { coarse, sphere } = this.ground;
    const { width, inverse } = coarse;
    const value = inverse[row * width + column] as number;
    for (const reach of REACHES) {
      const pixels = (reach * value * width) / (2 * Math.PI);
      const across = Math.max(1, Math.round((dx * pixels) / (sphere.level[row] as number)));
      const down = Math.max(1, Math.round(dy * pixels));
      if (across > width / 8) continue;
      const a = this.before(column, row, dx * across, dy * down);
      const b = this.before(column, row, -dx * across, -dy * down);
      if (a > RECESSED[0] && a < RECESSED[1] && b > RECESSED[0] && b < RECESSED[1]) return -1;
      if (-a > RAISED[0] && -a < RAISED[1] && -b > RAISED[0] && -b < RAISED[1]) return 1;
    }
    return 0;
  }

  /** Metres that a pixel some way off stands before the tangent plane of this one. */
  private before(column: number, row: number, across: number, down: number): number {
    const { coarse, sphere, normals } = this.ground;
    const { width, inverse } = coarse;
    const otherRow = row + down;
    if (otherRow < 0 || otherRow >= width / 2) return 0;
    const otherColumn = (((column + across) % width) + width) % width;
    const value = inverse[otherRow * width + otherColumn] as number;
    if (value === 0) return 0;
    const at = row * width + column;
    const t = 1 / (inverse[at] as number);
    const s = 1 / value;
    const level = (sphere.level[row] as number) * t;
    const otherLevel = (sphere.level[otherRow] as number) * s;
    const x = (sphere.sine[otherColumn] as number) * otherLevel - (sphere.sine[column] as number) * level;
    const y = (sphere.up[otherRow] as number) * s - (sphere.up[row] as number) * t;
    const z = -(sphere.cosine[otherColumn] as number) * otherLevel + (sphere.cosine[column] as number) * level;
    return x * (normals[3 * at] as number) + y * (normals[3 * at + 1] as number) + z * (normals[3 * at + 2] as number);
  }
}

/** Pixels between two marks that are marked too. */
const GAP = 4;

/** Fills what lies between two marks of one kind, first along rows, then along columns. */
function closeGaps(marks: Uint8Array, surfaces: Uint8Array, width: number): void {
  const isOpen = (at: number): boolean =>
    marks[at] === 0 && (surfaces[at] === SURFACE_CLASSES.wall || surfaces[at] === SURFACE_CLASSES.thing);
  const close = (from: number, step: number, count: number): void => {
    let last = -1;
    for (let i = 0; i < count; i++) {
      const at = from + i * step;
      if (marks[at] === 0) {
        if (!isOpen(at)) last = -1;
        continue;
      }
      const mark = marks[at] as number;
      if (last >= 0 && i - last > 1 && i - last <= GAP + 1 && marks[from + last * step] === mark)
        for (let j = last + 1; j < i; j++) marks[from + j * step] = mark;
      last = i;
    }
  };
  for (let line = 0; line < marks.length; line += width) close(line, 1, width);
  for (let column = 0; column < width; column++) close(column, width, width / 2);
}
