import type { Job, JobTable } from '@diorama/jobs';

import type { DepthField } from './field/depth-field.js';
import type { DepthSmoothingJobs } from './field/smooth-field.js';
import { findQuantizationSteps, smoothDepthRows } from './field/smooth-steps.js';
import { computeLightRows } from './light/light-rows.js';
import type { LightMaps, ComputeLightRowsInput } from './light/light-rows.js';
import { retouchRows } from './network/retouch-rows.js';
import type { RetouchJobs } from './network/retouch.js';
import { encodePaintingForNetwork } from './network/show-painting.js';
import { measureExposure, paintPanoramaRows } from './paint/paint-rows.js';
import type { ExposedSurvey, PaintRowsInput, LitSurvey } from './paint/paint-rows.js';
import type { SurveyHints } from './survey/site.js';
import { surveyDepth } from './survey/survey.js';
import type { DepthSurvey } from './survey/survey.js';

/** The jobs that paint depth panoramas. */
export interface DepthJobs extends DepthSmoothingJobs, RetouchJobs {
  /** Segments a whole depth panorama without them. */
  'survey-depth': Job<{ readonly field: DepthField; readonly hints: SurveyHints }, DepthSurvey>;
  /** Finds how light reaches some rows of a survey. */
  'light-depth-rows': Job<ComputeLightRowsInput, LightMaps>;
  /** Smooths the light that was found and measures the exposure. */
  'meter-depth': Job<LitSurvey, ExposedSurvey>;
  /** Paints rows of a picture of a survey: eight bits a channel, RGB, dithered. */
  'paint-depth-rows': Job<PaintRowsInput, Uint8Array>;
}

export const DEPTH_JOBS: JobTable<DepthJobs> = {
  'find-depth-steps': findQuantizationSteps,
  'smooth-depth-rows': smoothDepthRows,
  'survey-depth': surveyDepth,
  'light-depth-rows': computeLightRows,
  'meter-depth': measureExposure,
  'paint-depth-rows': paintPanoramaRows,
  'show-painting': encodePaintingForNetwork,
  'retouch-rows': retouchRows,
};
