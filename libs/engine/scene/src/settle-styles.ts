import { findStyleTypes, parseFinish, rankStyleTypes, ROOM_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import type { StyleType } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import type { RoomSurface, RoomSurfaces } from '@diorama/domain';
import { parseHexColor } from '@diorama/world-model';

import type { MoodMeaning } from './lexicon/meaning.js';
import type { ObjectMention, PromptReading, UnmatchedWords } from './reading/prompt-reading.js';

/** The first styles that the prompt names, then its moods; more styles than a scene takes are reported. */
export function settleStyles({ styles }: PromptReading, reports: UnmatchedWords[]): StyleType[] {
  const isMood = (id: string): boolean => STYLE_TYPES.get(id)?.isMood === true;
  const named = [...new Set(styles.map(({ value }) => value))];
  const ids = [...named.filter((id) => !isMood(id)), ...named.filter(isMood)].slice(0, SCENE_LIMITS.styles);
  for (const { value, at, text } of styles)
    if (!ids.includes(value) && !isMood(value)) reports.push({ at, text, why: 'contradicts other words' });
  return findStyleTypes({ styles: ids });
}

/** The light and weather that styles suggest. */
export function getStyleMood(styles: readonly StyleType[]): MoodMeaning {
  const time = styles.find((style) => style.time !== undefined)?.time;
  const weather = styles.find((style) => style.weather !== undefined)?.weather;
  return { ...(time === undefined ? {} : { time }), ...(weather === undefined ? {} : { weather }) };
}

/** How densely plants and furniture stand by styles alone; 1 where they do not say. What grows wild in a landscape does not fill a room. */
export function getStyleDensity(styles: readonly StyleType[], indoors: boolean): number {
  const density = styles.find((style) => style.density !== undefined)?.density ?? 1;
  return indoors ? Math.min(1, density) : density;
}

/** The surfaces of a room: those that the prompt names, then those of its styles; a floor by which a type of room is known stays. */
export function withStyledSurfaces(
  named: RoomSurfaces | null,
  styles: readonly StyleType[],
  room: string | undefined,
): RoomSurfaces | null {
  const ranked = rankStyleTypes({ styles: styles.map(({ id }) => id) });
  const entries = (['wall', 'floor', 'ceiling'] as const).flatMap((part): [string, RoomSurface][] => {
    const finish = ranked.find(({ room }) => room?.[part] !== undefined)?.room?.[part];
    if (named?.[part] !== undefined) return [[part, named[part]]];
    const isOwn = part === 'floor' && room !== undefined && ROOM_TYPES.get(room)?.hasOwnFloor === true;
    if (finish === undefined || isOwn) return [];
    const { substance, color } = parseFinish(finish);
    return [[part, { substance, color: parseHexColor(color) }]];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** A house that the prompt names without saying which is the house of its style. */
export function withStyledHouses(reading: PromptReading): PromptReading {
  const form = findStyleTypes({ styles: reading.styles.map(({ value }) => value) }).find(({ forms }) => forms?.['house'] !== undefined)
    ?.forms?.['house'];
  if (form === undefined || !reading.objects.some(isPlainHouse)) return reading;
  const styled = new Map(reading.objects.filter(isPlainHouse).map((mention) => [mention, { ...mention, kind: form, anyOf: null }]));
  return {
    ...reading,
    objects: reading.objects.map((mention) => styled.get(mention) ?? mention),
    nouns: reading.nouns.map((noun) => {
      const names = typeof noun.names === 'object' ? styled.get(noun.names) : undefined;
      return names === undefined ? noun : { ...noun, names };
    }),
  };
}

const isPlainHouse = ({ kind, anyOf }: ObjectMention): boolean => kind === 'house' || anyOf === 'building';
