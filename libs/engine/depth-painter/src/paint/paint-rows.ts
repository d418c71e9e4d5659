import { sampleBlueNoise } from '@diorama/random';
import { chooseDevelopment, toneMap } from '@diorama/render';
import type { ExposureSettings } from '@diorama/render';
import { computeLuminance, smoothstep } from '@diorama/world-model';
import type { RowRange } from '@diorama/world-model';

import type { PaintSpec } from '../spec/paint-spec.js';
import { createSphereDirections } from '../field/sphere.js';
import type { SphereDirections } from '../field/sphere.js';
import { smoothLightMaps } from '../light/light-filter.js';
import type { LightMaps } from '../light/light-rows.js';
import type { SurveyMaps } from '../survey/survey.js';
import { getDepthShader } from './depth-shader.js';
import type { DepthShader } from './depth-shader.js';
import { FoundSurface, SurfaceFinder } from './find-surface.js';

/** What pictures of a survey are made from. */
export interface LitSurvey {
  readonly survey: SurveyMaps;
  readonly spec: PaintSpec;
  readonly maps: LightMaps;
}

export interface PaintRowsInput extends LitSurvey {
  readonly development: ExposureSettings;
  /** Pixels of the whole picture, even. */
  readonly width: number;
  readonly rows: RowRange;
}

/** Width of the small picture that tells the exposure. */
const METER_WIDTH = 96;
const DARKEST = 1e-5;

/** A lit's light without the grain of how it was found, and how to develop pictures of it. */
export interface ExposedSurvey {
  readonly maps: LightMaps;
  readonly development: ExposureSettings;
}

/** Smooths the light of a lit, and measures its exposure from a small picture. */
export function measureExposure({ survey, spec, maps: raw }: LitSurvey): ExposedSurvey {
  const maps = smoothLightMaps(survey.coarse, raw);
  const lit = { survey, spec, maps };
  const shader = getDepthShader(spec);
  const painter = new RowPainter(lit, shader, METER_WIDTH, { start: 0, end: METER_WIDTH / 2 });
  const radiance = new Float64Array(3);
  let sum = 0;
  let weights = 0;
  for (let row = 0; row < METER_WIDTH / 2; row++)
    for (let column = 0; column < METER_WIDTH; column++) {
      painter.radiance(column, row, radiance);
      const level = painter.sphere.level[row] as number;
      const weight = level ** 3;
      sum += weight * Math.log(Math.max(DARKEST, computeLuminance(radiance[0] as number, radiance[1] as number, radiance[2] as number)));
      weights += weight;
    }
  const development = chooseDevelopment({ sky: spec.sky, indoor: spec.indoors }, Math.exp(sum / weights), shader.levelLight);
  return { maps, development };
}

/** Paints some rows of the picture: three bytes a pixel. */
export function paintPanoramaRows(input: PaintRowsInput): Uint8Array {
  const { rows, width, spec, development } = input;
  const around = { start: Math.max(0, rows.start - CONTOUR - 1), end: Math.min(width / 2, rows.end + CONTOUR + 1) };
  const painter = new RowPainter(input, getDepthShader(spec), width, around);
  const pixels = (around.end - around.start) * width;
  const colors = new Float32Array(3 * pixels);
  const depths = new Float32Array(pixels);
  const radiance = new Float64Array(3);
  for (let row = around.start; row < around.end; row++)
    for (let column = 0; column < width; column++) {
      const at = (row - around.start) * width + column;
      depths[at] = painter.radiance(column, row, radiance);
      toneMap(radiance, development, colors, 3 * at);
    }
  return finish({ colors, depths, width, around, rows });
}

class RowPainter {
  readonly sphere: SphereDirections;
  private readonly finder: SurfaceFinder;
  private readonly found = new FoundSurface();
  private readonly angle: number;

  // eslint-disable-next-line max-params -- three of them are one picture's
  constructor(
    { survey, maps }: LitSurvey,
    private readonly shader: DepthShader,
    width: number,
    rows: RowRange,
  ) {
    this.sphere = createSphereDirections(width, survey.turn);
    this.finder = new SurfaceFinder(survey, maps, width, rows);
    this.angle = (2 * Math.PI) / width;
  }

  /** Writes a pixel's radiance and answers its inverse distance. */
  radiance(column: number, row: number, out: Float64Array): number {
    const { sphere, found } = this;
    this.finder.find(column, row, found);
    const level = sphere.level[row] as number;
    const x = (sphere.sine[column] as number) * level;
    const z = -(sphere.cosine[column] as number) * level;
    this.shader.shade(found, x, sphere.up[row] as number, z, this.angle, out);
    return found.inverse;
  }
}

interface Finish {
  readonly colors: Float32Array;
  readonly depths: Float32Array;
  readonly width: number;
  readonly around: RowRange;
  readonly rows: RowRange;
}

/** Share of the nearer inverse distance by which neighbours differ at an edge. */
const EDGE = 0.05;
/** Pixels beside something nearer that lie in its contour, and how much of their light the nearest lose. */
const CONTOUR = 2;
const CONTOUR_SHADE = 0.34;
/** Metres up to which contours have all of that. */
const CONTOUR_CLEAR = 18;

/**
 * Darkens the further side of edges, as in T. Luft et al., "Image Enhancement by Unsharp Masking the Depth Buffer", 2006;
 * softens the stairs there; and rounds to bytes by blue noise, so that smooth skies show no bands.
 */
function finish(canvas: Finish): Uint8Array {
  const { colors, depths, width, around, rows } = canvas;
  const last = around.end - around.start - 1;
  shadeContours(canvas);
  const bytes = new Uint8Array(3 * (rows.end - rows.start) * width);
  for (let row = rows.start; row < rows.end; row++)
    for (let column = 0; column < width; column++) {
      const line = (row - around.start) * width;
      const at = line + column;
      const west = line + ((column + width - 1) % width);
      const east = line + ((column + 1) % width);
      const north = row > around.start ? at - width : at;
      const south = row - around.start < last ? at + width : at;
      const here = depths[at] as number;
      const isEdge =
        differs(here, depths[west] as number) ||
        differs(here, depths[east] as number) ||
        differs(here, depths[north] as number) ||
        differs(here, depths[south] as number);
      const to = 3 * ((row - rows.start) * width + column);
      for (let c = 0; c < 3; c++) {
        const own = colors[3 * at + c] as number;
        const beside = (colors[3 * west + c] as number) + (colors[3 * east + c] as number);
        const along = (colors[3 * north + c] as number) + (colors[3 * south + c] as number);
        const value = isEdge ? 0.5 * own + 0.125 * (beside + along) : own;
        const threshold = sampleBlueNoise(column + 23 * c, row + 41 * c);
        bytes[to + c] = Math.min(255, Math.max(0, Math.floor(255 * value + threshold)));
      }
    }
  return bytes;
}

function shadeContours({ colors, depths, width }: Finish): void {
  const height = depths.length / width;
  for (let at = 0; at < depths.length; at++) {
    const here = depths[at] as number;
    if (here === 0) continue;
    const column = at % width;
    const row = (at - column) / width;
    let shade = 0;
    for (let away = 1; away <= CONTOUR; away++) {
      const line = at - column;
      let nearest = Math.max(
        depths[line + ((column + away) % width)] as number,
        depths[line + ((column + width - away) % width)] as number,
      );
      if (row >= away) nearest = Math.max(nearest, depths[at - away * width] as number);
      if (row + away < height) nearest = Math.max(nearest, depths[at + away * width] as number);
      const step = smoothstep(0.02 + 0.02 * away, 0.1 + 0.06 * away, 1 - here / nearest);
      // Air dims the contours of what is far.
      const clear = Math.min(1, CONTOUR_CLEAR * nearest);
      shade = Math.max(shade, (step * clear * CONTOUR_SHADE) / away);
    }
    if (shade > 0) for (let c = 0; c < 3; c++) colors[3 * at + c] = (colors[3 * at + c] as number) * (1 - shade);
  }
}

const differs = (a: number, b: number): boolean => Math.abs(a - b) > EDGE * (a > b ? a : b);
