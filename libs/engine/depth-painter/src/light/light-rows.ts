import type { RowRange } from '@diorama/world-model';

import type { PaintSpec } from '../spec/paint-spec.js';
import { findLightDirections } from '../spec/light-directions.js';
import type { PromptedLight } from '../spec/light-directions.js';
import { createSphereDirections } from '../field/sphere.js';
import type { SphereDirections } from '../field/sphere.js';
import { SURFACE_CLASSES } from '../survey/surfaces.js';
import type { SurveyMaps } from '../survey/survey.js';

/** How light reaches the surfaces of a survey, one number a coarse pixel; whole maps lie over shared memory. */
export interface LightMaps {
  /** How open a place is to what is around it, 0 to 255. */
  readonly openness: Uint8Array;
  /** How much of each light of the spec reaches it, 0 to 255, light after light: number k of pixel p is at k·pixels + p. */
  readonly direct: Uint8Array;
}

export interface ComputeLightRowsInput {
  readonly survey: SurveyMaps;
  readonly spec: PaintSpec;
  readonly rows: RowRange;
}

/** Metres round a place that shade it from near, and from afar in a room and out of doors. */
const NEAR = 0.5;
const WIDE_INDOORS = 2.2;
const WIDE_OUTDOORS = 4;
const DIRECTIONS = 8;
/** Cosines below which a neighbour does not shade. */
const GRAZING = 0.1;
const SHADE = 1.55;

/** Finds how open the pixels of some coarse rows are, and which lights they see, by walking through the depth itself. */
export function computeLightRows({ survey, spec, rows }: ComputeLightRowsInput): LightMaps {
  return new RowLighter(survey, spec).light(rows);
}

class RowLighter {
  private readonly width: number;
  private readonly inverse: Float32Array;
  private readonly sphere: SphereDirections;
  private readonly lights: readonly PromptedLight[];
  private readonly scales: readonly number[];

  constructor(
    private readonly survey: SurveyMaps,
    spec: PaintSpec,
  ) {
    this.width = survey.coarse.width;
    this.inverse = survey.coarse.inverse;
    this.sphere = createSphereDirections(this.width, survey.turn);
    this.lights = findLightDirections(spec);
    this.scales = [NEAR, spec.indoors ? WIDE_INDOORS : WIDE_OUTDOORS];
  }

  light({ start, end }: RowRange): LightMaps {
    const { width, lights } = this;
    const pixels = (end - start) * width;
    const maps: LightMaps = { openness: new Uint8Array(pixels), direct: new Uint8Array(pixels * lights.length) };
    for (let row = start; row < end; row++)
      for (let column = 0; column < width; column++) {
        const at = row * width + column;
        if (this.inverse[at] === 0) continue;
        const pixel = at - start * width;
        maps.openness[pixel] = Math.round(255 * this.openness(column, row));
        for (let k = 0; k < lights.length; k++) maps.direct[k * pixels + pixel] = this.lit(column, row, lights[k] as PromptedLight);
      }
    return maps;
  }

  /** Share of the light from around that is not held back by what lies near: hidden by all that rises over the tangent plane. */
  private openness(column: number, row: number): number {
    const { width, inverse, sphere, survey } = this;
    const at = row * width + column;
    const t = 1 / (inverse[at] as number);
    const level = sphere.level[row] as number;
    const x = (sphere.sine[column] as number) * level * t;
    const y = (sphere.up[row] as number) * t;
    const z = -(sphere.cosine[column] as number) * level * t;
    const nx = survey.normals[3 * at] as number;
    const ny = survey.normals[3 * at + 1] as number;
    const nz = survey.normals[3 * at + 2] as number;
    let open = 1;
    for (const reach of this.scales) {
      const span = Math.min(width / 14, Math.max(1.5, (reach / t) * (width / (2 * Math.PI))));
      let sum = 0;
      for (let i = 0; i < 2 * DIRECTIONS; i++) {
        const turn = ((i + (i < DIRECTIONS ? 0 : 0.5)) * 2 * Math.PI) / DIRECTIONS;
        const far = i < DIRECTIONS ? span : 0.45 * span;
        const down = row + Math.round(far * Math.sin(turn));
        const across = Math.round((far * Math.cos(turn)) / Math.max(0.12, level));
        if (down < 0 || down >= width / 2) continue;
        const c = (((column + across) % width) + width) % width;
        const value = inverse[down * width + c] as number;
        if (value === 0) continue;
        const s = 1 / value;
        const l = (sphere.level[down] as number) * s;
        const vx = (sphere.sine[c] as number) * l - x;
        const vy = (sphere.up[down] as number) * s - y;
        const vz = -(sphere.cosine[c] as number) * l - z;
        const square = vx * vx + vy * vy + vz * vz;
        const limit = 2.6 * reach * reach;
        if (square >= limit || square === 0) continue;
        const rise = (nx * vx + ny * vy + nz * vz) / Math.sqrt(square) - GRAZING;
        if (rise > 0) sum += rise * (1 - square / limit);
      }
      open *= Math.max(0, 1 - (SHADE * sum) / (2 * DIRECTIONS));
    }
    return open;
  }

  /** Share, 0 to 255, of a light's points that a pixel's place sees: each pixel of a square of four looks at another one. */
  private lit(column: number, row: number, light: PromptedLight): number {
    const point = (column & 1) + 2 * (row & 1);
    const far = this.sees(column, row, light, POINTS[point] as readonly number[]);
    return far ? 255 : 0;
  }

  /** Whether nothing that the picture shows stands between a pixel's place and a point of a light. */
  private sees(column: number, row: number, light: PromptedLight, point: readonly number[]): boolean {
    const { width, inverse, sphere, survey } = this;
    const at = row * width + column;
    const t = 1 / (inverse[at] as number);
    const level = sphere.level[row] as number;
    const nx = survey.normals[3 * at] as number;
    const ny = survey.normals[3 * at + 1] as number;
    const nz = survey.normals[3 * at + 2] as number;
    const lift = 0.015 + 0.008 * t;
    const x = (sphere.sine[column] as number) * level * t + nx * lift;
    const y = (sphere.up[row] as number) * t + ny * lift;
    const z = -(sphere.cosine[column] as number) * level * t + nz * lift;
    const [lx, ly, lz] = light.vector;
    const { radius, isFar } = light;
    let dx = lx + radius * (point[0] as number) - (isFar ? 0 : x);
    let dy = ly + radius * (point[1] as number) - (isFar ? 0 : y);
    let dz = lz + radius * (point[2] as number) - (isFar ? 0 : z);
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    dx /= length;
    dy /= length;
    dz /= length;
    if (survey.surfaces[at] !== SURFACE_CLASSES.leaves && nx * dx + ny * dy + nz * dz <= 0) return false;
    const steps = light.isFar ? FAR_STEPS : LAMP_STEPS;
    const first = 0.03 + 0.02 * t;
    const growth = light.isFar ? FAR_GROWTH : ((0.94 * length) / first) ** (1 / steps);
    let s = first;
    for (let i = 0; i < steps; i++) {
      const px = x + dx * s;
      const py = y + dy * s;
      const pz = z + dz * s;
      if (this.isInside(px, py, pz, s * (growth - 1))) return false;
      s *= growth;
    }
    return true;
  }

  /** Whether a point lies behind what the picture shows in its direction, but not so far behind that it may lie free again. */
  private isInside(x: number, y: number, z: number, step: number): boolean {
    const { width, inverse } = this;
    const distance = Math.sqrt(x * x + y * y + z * z);
    const turn = (Math.atan2(x, -z) + this.survey.turn) / (2 * Math.PI) + 0.5;
    const column = Math.floor((turn - Math.floor(turn)) * width);
    const row = Math.floor((0.5 - Math.asin(y / distance) / Math.PI) * (width / 2));
    const value = inverse[Math.min(width / 2 - 1, row) * width + Math.min(width - 1, column)] as number;
    if (value === 0) return false;
    const behind = distance - 1 / value;
    return behind > 0.02 + 0.012 * distance && behind < 0.45 + 0.05 * distance + step;
  }
}

/** Points of a light, the corners of a tetrahedron. */
const POINTS = [
  [0.6, 0.6, 0.6],
  [0.6, -0.6, -0.6],
  [-0.6, 0.6, -0.6],
  [-0.6, -0.6, 0.6],
] as const;

const FAR_STEPS = 26;
const FAR_GROWTH = 1.27;
const LAMP_STEPS = 18;
