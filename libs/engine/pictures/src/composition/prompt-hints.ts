import type { TimeOfDay, Weather } from '@diorama/domain';
import { normalizePrompt, isRoom, matchPhrases, interpretPhrases, tokenize } from '@diorama/scene';

import type { Color, Environment } from '../cameras/picture.js';

/** What the words beside the pictures say of what pictures may leave open. */
interface PromptHints {
  readonly setting: Environment | null;
  readonly time: TimeOfDay | null;
  readonly weather: Weather | null;
}

/** Reads the hints of a prompt; any text is fine. */
export function parsePromptHints(prompt: string): PromptHints {
  const { places, mentions } = interpretPhrases(matchPhrases(tokenize(normalizePrompt(prompt))));
  const place = places.find(({ rank }) => rank === 'head') ?? places[0];
  return {
    setting: place ? (isRoom(place.value) ? 'indoors' : 'outdoors') : null,
    time: mentions.time[0]?.value ?? null,
    weather: mentions.weather[0]?.value ?? null,
  };
}

interface SkyColors {
  readonly zenith: Color;
  readonly horizon: Color;
}

/** Colours for a sky that no picture shows, as the words ask, by default a clear day's. */
export function chooseSkyColors({ time, weather }: PromptHints): SkyColors {
  if (time === 'night') return { zenith: [0.06, 0.08, 0.15], horizon: [0.17, 0.21, 0.3] };
  if (weather !== null && weather !== 'clear') return { zenith: [0.66, 0.68, 0.71], horizon: [0.79, 0.8, 0.82] };
  if (time === 'dawn' || time === 'dusk') return { zenith: [0.33, 0.4, 0.58], horizon: [0.93, 0.73, 0.55] };
  return { zenith: [0.27, 0.46, 0.74], horizon: [0.74, 0.84, 0.93] };
}
