import { computeLuminance } from '@diorama/world-model';

import type { Color, Environment } from '../cameras/picture.js';
import type { AnalysedPicture } from '../cameras/analyse-picture.js';
import { describeColor } from './color-words.js';

/** A description, in the pictures' own colours and layout, of what they show. */
export function describePictures(views: readonly AnalysedPicture[], setting: Environment, isPano: boolean): string {
  const what = isPano ? 'panorama of ' : views.length > 1 ? `${COUNTS[views.length] ?? 'several'} views of ` : '';
  const upper = meanColor(views.map(({ bands }) => bands.sky));
  const middle = meanColor(views.map(({ bands }) => bands.middle));
  const lower = meanColor(views.map(({ bands }) => bands.foreground));
  const scene = setting === 'indoors' ? 'an indoor scene' : `a wide ${lightOf(upper)}scene`;
  const opening = `${what === '' ? '' : `${isPano ? 'A ' : ''}${what}`}${scene}`;
  const layout = setting === 'indoors' ? roomLayout(upper, middle, lower) : landLayout(upper, { views, color: middle }, lower);
  return `${opening.charAt(0).toUpperCase()}${opening.slice(1)}${layout === '' ? '' : `: ${layout}`}.`;
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' };

function roomLayout(upper: Color | null, middle: Color | null, lower: Color | null): string {
  const parts = [
    [upper, 'upper walls and ceiling'],
    [middle, 'walls'],
    [lower, 'floor'],
  ] as const;
  return parts.flatMap(([color, name]) => (color ? [`${describeColor(color)} ${name}`] : [])).join(', ');
}

interface MiddleBand {
  readonly views: readonly AnalysedPicture[];
  readonly color: Color | null;
}

function landLayout(upper: Color | null, middle: MiddleBand, lower: Color | null): string {
  const sky = upper ? `${describeColor(upper)} sky` : '';
  const band = middle.color ? withArticle(`${describeColor(middle.color)} ${skylineName(middle)}`) : '';
  const foreground = lower ? withArticle(`${describeColor(lower)} foreground`) : '';
  const above = [sky, band].filter((part) => part !== '').join(' above ');
  return [above, foreground].filter((part) => part !== '').join(', ');
}

/** What stands at the horizon, by its colour and by how rough the skyline is. */
function skylineName({ views, color }: MiddleBand): string {
  const roughness = views.reduce((sum, view) => sum + skylineRoughness(view), 0) / views.length;
  const [r, g, b] = color ?? [0, 0, 0];
  if (b > 1.15 * r && b > g && roughness < 0.01) return 'stretch of water or haze';
  if (roughness > 0.012) return g > 1.04 * r && g > 1.04 * b ? 'tree line' : 'skyline';
  return roughness > 0.004 ? 'line of hills' : 'level horizon';
}

/** Mean step of the skyline from one column to the next, as a share of the height. */
function skylineRoughness({ mask: { border, height } }: AnalysedPicture): number {
  let sum = 0;
  for (let column = 1; column < border.length; column++) sum += Math.abs((border[column] as number) - (border[column - 1] as number));
  return sum / border.length / height;
}

function lightOf(sky: Color | null): string {
  if (sky === null) return '';
  const light = computeLuminance(...sky);
  if (light < 0.27 && sky[2] < 0.42) return 'night ';
  return sky[0] > 1.25 * sky[2] ? 'low-sun ' : 'daylight ';
}

function meanColor(colors: readonly (Color | null)[]): Color | null {
  const known = colors.filter((color) => color !== null);
  if (known.length === 0) return null;
  const mean = (channel: 0 | 1 | 2): number => known.reduce((sum, color) => sum + color[channel], 0) / known.length;
  return [mean(0), mean(1), mean(2)];
}

const withArticle = (phrase: string): string => `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`;
