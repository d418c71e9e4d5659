import { splitIntoRowBands } from '@diorama/jobs';
import type { Job, JobGate } from '@diorama/jobs';
import type { Raster } from '@diorama/raster';

import { createSharedFloats } from '../field/depth-field.js';
import type { SurveyMaps } from '../survey/survey.js';
import { NETWORK_PIXELS } from './network-frame.js';
import type { RetouchResult, RetouchRowsInput } from './retouch-rows.js';
import type { EncodedPainting, EncodePaintingInput } from './show-painting.js';

/** What a network for the task `retouch-painting` is asked about a painting. */
export interface PaintingShown {
  /** (10, 64, 128), as `EncodedPainting` says. */
  readonly planes: Float32Array;
  /** The prompt, as `buildNetworkPrompt` says. */
  readonly text: Float32Array;
  /** Radians clockwise from the picture's centre to that of what is shown. */
  readonly turn: number;
}

/** The jobs that a retouching network needs. */
export interface RetouchJobs {
  /** Brings a painted depth into the form that a network is shown. */
  'show-painting': Job<EncodePaintingInput, EncodedPainting>;
  /** Changes rows of such a picture as the network answered. */
  'retouch-rows': Job<RetouchRowsInput, Uint8Array>;
}

/** Asks such a network: the same question must have the same answer. Null leaves the painting as it is. */
export type RetouchPainting = (shown: PaintingShown) => Promise<RetouchResult | null>;

interface RetouchOrder {
  /** Over shared memory. */
  readonly painting: Raster;
  readonly survey: SurveyMaps;
  readonly seed: number;
  readonly text: Float32Array;
  /** As for `retouchRows`. */
  readonly keepsHues: boolean;
  readonly ask: RetouchPainting;
}

/** Rows of one job, whatever the number of threads. */
const ROWS = 64;

/** The bytes of a painting as a network wants them, or null where it has no answer. @throws RangeError for an answer of another size */
export async function retouchPainting(
  gate: JobGate<RetouchJobs>,
  { painting, survey, seed, text, keepsHues, ask }: RetouchOrder,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { planes, inverse } = await gate.run('show-painting', { painting, survey, seed });
  const answer = await ask({ planes, text, turn: survey.turn });
  if (answer === null) return null;
  const retouch: RetouchResult = { gain: shared(answer.gain), bias: shared(answer.bias) };
  const { width, height } = painting;
  const data = new Uint8Array(3 * width * height);
  await Promise.all(
    splitIntoRowBands(height, ROWS).map(async (rows) =>
      data.set(await gate.run('retouch-rows', { painting, survey, retouch, inverse, keepsHues, rows }), 3 * width * rows.start),
    ),
  );
  return data;
}

function shared(values: Float32Array): Float32Array {
  if (values.length !== 3 * NETWORK_PIXELS) throw new RangeError(`a network returns ${3 * NETWORK_PIXELS} values, not ${values.length}`);
  const copy = createSharedFloats(values.length);
  copy.set(values);
  return copy;
}
