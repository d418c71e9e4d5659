import { JobGate, splitIntoRowBands } from '@diorama/jobs';
import type { Raster } from '@diorama/raster';

import { composePaintSpec } from './spec/compose-spec.js';
import { describePainting } from './spec/describe-painting.js';
import { findLightDirections } from './spec/light-directions.js';
import { createSharedBytes, toDepthField } from './field/depth-field.js';
import { smoothDepthField } from './field/smooth-field.js';
import type { DepthJobs } from './jobs.js';
import type { LightMaps } from './light/light-rows.js';
import { parsePaintingPrompt } from './spec/read-prompt.js';
import { mentionsMaterials, buildNetworkPrompt } from './network/network-text.js';
import { retouchPainting } from './network/retouch.js';
import type { LitSurvey } from './paint/paint-rows.js';
import type { DepthPainter, DepthPaintOrder, DepthPaintRequest, PaintedDepth } from './painter.js';

/** Rows of one job. They are fixed, not fitted to the threads, so that any number of them gives the same bytes. */
const LIGHT_ROWS = 64;
const PAINT_ROWS = 64;
/** Share of the work done after the survey, and after the light. */
const SURVEYED = 0.15;
const LIT = 0.3;
/** The same after painting, where a network changes what was painted. */
const PAINTED = 0.85;

/** The built-in painter: no weights, CPU only. It reads the shapes out of the depth and the materials out of the prompt. */
export const proceduralDepthPainter: DepthPainter = {
  name: 'procedural-depth',
  version: '1.3.0',
  paint: async (order, request) => {
    const gate = new JobGate(request.runner, request.signal);
    try {
      return await paintDepth(order, request, gate);
    } finally {
      // A caller that was refused may reuse the runner at once, so nothing of this picture is left on it.
      await gate.settled();
    }
  },
};

async function paintDepth(
  { depth, prompt, seed, width }: DepthPaintOrder,
  { onProgress, retouch }: DepthPaintRequest,
  gate: JobGate<DepthJobs>,
): Promise<PaintedDepth> {
  if (!(Number.isInteger(width) && width >= 8 && width % 2 === 0)) throw new RangeError(`a panorama cannot be ${width} pixels wide`);
  const request = parsePaintingPrompt(prompt, seed);
  const hints = { setting: request.setting, hasWater: request.scene.water !== 'none' || request.parts.has('water') };
  onProgress(0);
  const field = await smoothDepthField(gate, toDepthField(depth, width));
  const survey = await gate.run('survey-depth', { field, hints });
  onProgress(SURVEYED);
  const { spec, missing } = composePaintSpec(request, survey);
  // Jobs need no lists of what the maps show.
  const { segments: _segments, site: _site, ...shown } = survey;
  const maps = await lightAll(gate, { survey: shown, spec }, (share) => onProgress(SURVEYED + (LIT - SURVEYED) * share));
  const done = retouch ? PAINTED : 1;
  const painting = await paintAll(gate, { survey: shown, spec, maps }, width, (share) => onProgress(LIT + (done - LIT) * share));
  const asked = { text: buildNetworkPrompt(prompt, request, survey.site), keepsHues: mentionsMaterials(request) };
  const data = retouch ? await retouchPainting(gate, { painting, survey: shown, seed, ...asked, ask: retouch }) : null;
  onProgress(1);
  const notRepresented = [...new Set([...request.notRepresented, ...missing])];
  return {
    panorama: { ...painting, data: data ?? painting.data.slice() },
    isRetouched: data !== null,
    notRepresented,
    caption: describePainting(request, survey),
  };
}

async function lightAll(
  gate: JobGate<DepthJobs>,
  { survey, spec }: Omit<LitSurvey, 'maps'>,
  onStep: (share: number) => void,
): Promise<LightMaps> {
  const { width } = survey.coarse;
  const pixels = (width * width) / 2;
  const lights = findLightDirections(spec).length;
  const maps: LightMaps = { openness: createSharedBytes(pixels), direct: createSharedBytes(pixels * lights) };
  const bands = splitIntoRowBands(width / 2, LIGHT_ROWS);
  let done = 0;
  await Promise.all(
    bands.map(async (rows) => {
      const part = await gate.run('light-depth-rows', { survey, spec, rows });
      maps.openness.set(part.openness, rows.start * width);
      const own = part.openness.length;
      for (let k = 0; k < lights; k++) maps.direct.set(part.direct.subarray(k * own, (k + 1) * own), k * pixels + rows.start * width);
      onStep(++done / bands.length);
    }),
  );
  return maps;
}

async function paintAll(gate: JobGate<DepthJobs>, lit: LitSurvey, width: number, onStep: (share: number) => void): Promise<Raster> {
  const { maps, development } = await gate.run('meter-depth', lit);
  const data = createSharedBytes((3 * width * width) / 2);
  const bands = splitIntoRowBands(width / 2, PAINT_ROWS);
  let done = 0;
  await Promise.all(
    bands.map(async (rows) => {
      data.set(await gate.run('paint-depth-rows', { ...lit, maps, development, width, rows }), 3 * width * rows.start);
      onStep(++done / bands.length);
    }),
  );
  return { width, height: width / 2, data };
}
