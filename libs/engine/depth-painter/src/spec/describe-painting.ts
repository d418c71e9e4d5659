import { isRoom } from '@diorama/lexicon';
import { describeScene } from '@diorama/scene';

import type { PromptRequest } from './read-prompt.js';
import type { DepthSurvey } from '../survey/survey.js';

/** What a painting shows, in one sentence; objects are left out, as their shapes are the depth's. */
export function describePainting({ scene, themes }: PromptRequest, { site }: DepthSurvey): string {
  const shown = themes.filter(({ isInside }) => site.indoors || isInside !== true).map(({ name }) => name);
  const theme = shown.length === 0 ? '' : ` in the look of ${shown.join(' and ')}`;
  const where = site.indoors === isRoom(scene.place) ? '' : site.indoors ? ' inside of walls' : ' in the open';
  return `${describeScene({ ...scene, objects: [], relations: [] }).replace(/\.$/, '')}${where}${theme}.`;
}
