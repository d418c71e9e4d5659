import { describeScene } from '../scene/describe.js';
import { isRoom } from '../scene/scene.js';
import type { DepthSurvey } from './survey.js';
import type { Wishes } from './wishes.js';

/** What a painting shows, in one or two sentences; objects are left out, as their shapes are the depth's. */
export function describePainting({ scene, themes }: Wishes, { site }: DepthSurvey, notRepresented: readonly string[]): string {
  const theme = themes[0] === undefined ? '' : ` in the look of ${themes.map(({ name }) => name).join(' and ')}`;
  const where = site.indoors === isRoom(scene.place) ? '' : site.indoors ? ' inside of walls' : ' in the open';
  const [setting = '', ...rest] = describeScene({ ...scene, objects: [] }, notRepresented).split('.');
  return `${setting}${where}${theme}.${rest.join('.')}`;
}
