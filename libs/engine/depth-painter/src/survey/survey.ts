import { resampleDepthField, createSharedFloats } from '../field/depth-field.js';
import type { DepthField } from '../field/depth-field.js';
import { DepthFieldNormals } from '../field/field-normals.js';
import { findConnectedPixels } from '../field/connected-pixels.js';
import { findPanoramaHeading } from '../field/panorama-heading.js';
import { measureRoughness } from '../field/roughness.js';
import { createSphereDirections } from '../field/sphere.js';
import { markWallRelief } from './find-relief.js';
import { segmentSurfaces } from './segments.js';
import type { Segment } from './segments.js';
import { measureSite } from './site.js';
import type { SiteMeasurements, SurveyHints } from './site.js';
import { classifySurfaces } from './surfaces.js';

/** What each pixel of a depth panorama shows, before any colour: every array is over shared memory. */
export interface SurveyMaps {
  /** The depth that pictures are painted from, without the steps of its file. */
  readonly field: DepthField;
  /** The same, as coarse as the maps below. */
  readonly coarse: DepthField;
  /** Radians clockwise from the picture's centre to the -z of the frame in which everything is painted. */
  readonly turn: number;
  /** Unit normals towards the viewer in that frame, three a coarse pixel; zero for sky. */
  readonly normals: Float32Array;
  /** Share of broken surface around, 0 to 255, one a coarse pixel. */
  readonly roughness: Uint8Array;
  /** A SURFACE a coarse pixel. */
  readonly surfaces: Uint8Array;
  /** Number of the segment of a coarse pixel: an index into the survey's `segments`, 0 where it has none of its own. */
  readonly numbers: Uint16Array;
}

/** What a depth panorama shows as a whole. */
export interface DepthSurvey extends SurveyMaps {
  readonly segments: readonly Segment[];
  readonly site: SiteMeasurements;
}

/** Widest raster that is looked at as a whole. */
const WIDEST = 768;

/** Looks at a whole field, which has no steps. */
export function surveyDepth({ field, hints }: { readonly field: DepthField; readonly hints: SurveyHints }): DepthSurvey {
  const coarse = resampleDepthField(field, Math.min(WIDEST, field.width));
  const normals = normalsOf(coarse);
  const turn = findPanoramaHeading(coarse, normals);
  turnAround(normals, turn);
  const joins = findConnectedPixels(coarse);
  const roughness = measureRoughness(coarse, joins);
  const ground = { coarse, normals, joins, roughness, sphere: createSphereDirections(coarse.width, turn) };
  const site = measureSite(ground, hints);
  const surfaces = classifySurfaces(ground, site);
  markWallRelief(ground, surfaces);
  const { numbers, segments } = segmentSurfaces({ ...ground, surfaces, site });
  return { field, coarse, turn, normals, roughness, surfaces, numbers, segments, site };
}

function normalsOf(field: DepthField): Float32Array {
  const { width, inverse } = field;
  const normals = createSharedFloats(3 * inverse.length);
  const finder = new DepthFieldNormals(field, createSphereDirections(width, 0));
  for (let row = 0; row < width / 2; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (inverse[at] !== 0) finder.write(column, row, normals, 3 * at);
    }
  return normals;
}

/** Brings directions into the turned frame. */
function turnAround(normals: Float32Array, turn: number): void {
  const cosine = Math.cos(turn);
  const sine = Math.sin(turn);
  for (let i = 0; i < normals.length; i += 3) {
    const x = normals[i] as number;
    const z = normals[i + 2] as number;
    normals[i] = x * cosine + z * sine;
    normals[i + 2] = z * cosine - x * sine;
  }
}
