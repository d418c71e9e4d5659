import { splitIntoRowBands } from '@diorama/jobs';
import type { Job, JobGate } from '@diorama/jobs';
import type { RowRange } from '@diorama/world-model';

import type { SurroundingsContext, SurroundingsInput } from './open-surroundings.js';

/** Input of the job `render-surroundings`. */
export interface RenderSurroundingsInput extends SurroundingsInput {
  /** Pixels around. */
  readonly width: number;
  readonly rows: RowRange;
}

/** A rendered place, or rows of it: one value a pixel, three for colours and normals. */
export interface RenderedPlace {
  /** Encoded RGB. */
  readonly color: Float32Array;
  /** Metres along the ray, Infinity for sky. */
  readonly distance: Float32Array;
  /** Unit normals towards the viewer as signed bytes. */
  readonly normal: Int8Array;
  /** Index into SEMANTICS. */
  readonly semantic: Uint8Array;
  readonly surface: Uint16Array;
}

/** The job that renders surroundings. */
export interface SurroundingsJobs {
  /** Renders rows of the place around pictures. */
  'render-surroundings': Job<RenderSurroundingsInput, RenderedPlace>;
}

/** Rows of one job. It is fixed, not fitted to the threads, so that any number of them gives the same bytes. */
const BAND_ROWS = 64;

/** Renders rows of surroundings. */
export function renderSurroundingRows(input: RenderSurroundingsInput, { openSurroundings }: SurroundingsContext): RenderedPlace {
  const { width, rows, surroundings, placements } = input;
  const { color, distance, normal, semantic, surface } = openSurroundings({ surroundings, placements }).renderer.capture(
    { origin: [0, 0, 0], width },
    rows,
  );
  const bytes = new Int8Array(normal.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Math.round(127 * (normal[i] as number));
  // Surfaces must differ from their neighbours only, so the low bits of their numbers will do.
  return { color, distance, normal: bytes, semantic, surface: new Uint16Array(surface) };
}

/** Renders surroundings in jobs over bands of rows; the result lies in shared memory. */
export async function renderSurroundings(gate: JobGate<SurroundingsJobs>, input: SurroundingsInput, width: number): Promise<RenderedPlace> {
  const pixels = (width * width) / 2;
  const place: RenderedPlace = {
    color: new Float32Array(new SharedArrayBuffer(12 * pixels)),
    distance: new Float32Array(new SharedArrayBuffer(4 * pixels)),
    normal: new Int8Array(new SharedArrayBuffer(3 * pixels)),
    semantic: new Uint8Array(new SharedArrayBuffer(pixels)),
    surface: new Uint16Array(new SharedArrayBuffer(2 * pixels)),
  };
  await Promise.all(
    splitIntoRowBands(width / 2, BAND_ROWS).map(async (rows) => {
      const band = await gate.run('render-surroundings', { ...input, width, rows });
      const at = rows.start * width;
      place.color.set(band.color, 3 * at);
      place.distance.set(band.distance, at);
      place.normal.set(band.normal, 3 * at);
      place.semantic.set(band.semantic, at);
      place.surface.set(band.surface, at);
    }),
  );
  return place;
}
