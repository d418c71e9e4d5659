import { SCENE_LIMITS } from '@diorama/domain';
import type { Place, SceneLight, TimeOfDay } from '@diorama/domain';
import { findLightColor, findNearestColorName, getLightColor, isRoom } from '@diorama/lexicon';
import type { LightColorName } from '@diorama/lexicon';
import { createObjectMention } from '@diorama/prompt-reading';
import type { ObjectMention, PromptReading, UnmatchedWords } from '@diorama/prompt-reading';

/** Words for all lights of a place, and the kinds that they name: "red lights", "red emergency lights". */
const ALL_LIGHTS = /(^|[ -])lights$|emergency lights?$/;
const LIGHT_KINDS: readonly string[] = ['lamp', 'wall-lamp', 'warning-light'];
/** Outdoor places that people light. Those with their own streets have lamps; a site and a farm get some. */
const LIT_PLACES: readonly Place[] = ['village', 'farmland', 'city-street'];
/** Kinds that light a place outdoors. */
const LAMP_KIND = /(^lamp|-lamp|-light|lantern|neon-sign|lamppost|-lights)$/;
const LAMPS_ADDED = 4;

/** What a prompt asks of the artificial light, and whether it is the light of the whole scene. */
interface WantedLight extends UnmatchedWords {
  readonly colors: readonly LightColorName[];
  /** It is named, and not only the colour of lamps. */
  readonly isNamed: boolean;
}

/** Coloured light in a scene: what it is, when it is, and the lamps that it adds. */
export interface SettledLight {
  readonly light: SceneLight | null;
  readonly time: TimeOfDay;
  readonly lamps: readonly ObjectMention[];
}

/** What else decides about the light of a scene. */
interface LightSetting {
  readonly place: Place;
  readonly site: string | undefined;
  /** The time that the prompt names, else null. */
  readonly named: TimeOfDay | null;
  /** The time of the scene without coloured light. */
  readonly usual: TimeOfDay;
}

/**
 * Settles the colours of the artificial light. Night falls where the prompt names no time, as daylight outshines lamps. Outdoors, only settled places and
 * places with lamps have such light, and only in the dark; elsewhere it is reported.
 */
export function settleLight(reading: PromptReading, { place, site, named, usual }: LightSetting, reports: UnmatchedWords[]): SettledLight {
  const wanted = listWanted(reading);
  const isNamed = wanted.some((light) => light.isNamed);
  const hasLamps = reading.objects.some(({ kind }) => LAMP_KIND.test(kind));
  const canLight = isRoom(place) || LIT_PLACES.includes(place) || hasLamps;
  const time = named ?? (isNamed && canLight && !reading.barred.has('night') ? 'night' : usual);
  const colors = new Set<LightColorName>();
  for (const { at, text, colors: asked, isNamed: isAsked } of wanted) {
    const isNew = asked.some((color) => !colors.has(color));
    const fits = new Set([...colors, ...asked]).size <= SCENE_LIMITS.lightColors.max;
    if (canLight && (isRoom(place) || time !== 'day') && (fits || !isNew)) for (const color of asked) colors.add(color);
    else if (isAsked)
      reports.push({ at, text, why: canLight && time !== 'day' ? 'contradicts other words' : 'not possible in this place' });
  }
  if (colors.size === 0) return { light: null, time, lamps: [] };
  const lacksLamps = !isRoom(place) && !hasLamps && (place === 'farmland' || site !== undefined);
  return {
    light: { colors: [...colors].map(getLightColor) },
    time,
    lamps: lacksLamps ? [{ ...createObjectMention('lamp', wanted[0] ?? { at: 0, text: '' }), isBrought: true, count: LAMPS_ADDED }] : [],
  };
}

function listWanted({ mentions, objects }: PromptReading): WantedLight[] {
  const named = mentions.light.map(({ value, at, text }): WantedLight => ({ colors: value, at, text, isNamed: true }));
  const lamps = objects.flatMap(({ kind, color, text, at }): WantedLight[] => {
    if (color === null || !LIGHT_KINDS.includes(kind) || !ALL_LIGHTS.test(text)) return [];
    const light = findLightColor('', findNearestColorName(color));
    return light === undefined || light === 'white' ? [] : [{ colors: [light], at, text, isNamed: false }];
  });
  return [...named, ...lamps];
}
