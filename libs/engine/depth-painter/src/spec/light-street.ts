import type { Place } from '@diorama/domain';
import type { PointLight, Rgb } from '@diorama/world-model';

import type { PromptRequest } from './read-prompt.js';
import type { DepthSurvey } from '../survey/survey.js';
import type { RoomLighting } from './light-room.js';

/** Places with lamps in their streets. */
const LAMPLIT: readonly Place[] = ['city-street', 'village'];
const SODIUM: Rgb = [1, 0.66, 0.32];
/** Metres of the lamps over the viewer, and from him along the street. */
const HEIGHT = 2.6;
const AWAY = 6;
/** Irradiance at one metre; moonlight on the ground is about 0.2. */
const POWER = 5.5;
const BLACK: Rgb = [0, 0, 0];

/** Lamps out of doors: by night in streets, two of them, before and behind the viewer as far as there is room. */
export function chooseStreetLighting({ scene, themes }: PromptRequest, survey: DepthSurvey): RoomLighting {
  const colors = themes.find(({ lamps }) => lamps !== undefined)?.lamps;
  const isLit = scene.time === 'night' && (colors !== undefined || LAMPLIT.includes(scene.place));
  if (!isLit) return { lamps: [], ambient: [BLACK, BLACK] };
  const power = colors === undefined ? POWER : 1.6 * POWER;
  const lamps = [-1, 1].map((side, i): PointLight => {
    const color = colors?.[i % colors.length] ?? SODIUM;
    const away = side * Math.min(AWAY, 0.6 * roomAlong(survey, side));
    return { position: [0.8 * side, HEIGHT, away], power: [color[0] * power, color[1] * power, color[2] * power], reach: 60 };
  });
  return { lamps, ambient: [BLACK, BLACK] };
}

/** Metres to what the picture shows at the height of the eye, to the front (-1) or the back (1) of its frame. */
function roomAlong({ coarse: { width, inverse }, turn }: DepthSurvey, side: number): number {
  const azimuth = turn + (side < 0 ? 0 : Math.PI);
  const column = Math.floor((azimuth / (2 * Math.PI) + 1.5) * width) % width;
  const value = inverse[(width / 4) * width + column] as number;
  return value > 0 ? 1 / value : Infinity;
}
