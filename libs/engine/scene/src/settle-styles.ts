import { findStyleTypes, parseFinish } from '@diorama/catalogue';
import type { StyleType } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import type { RoomSurface, RoomSurfaces } from '@diorama/domain';
import { parseHexColor } from '@diorama/world-model';

import type { MoodMeaning } from './lexicon/meaning.js';
import type { PromptReading, UnmatchedWords } from './reading/prompt-reading.js';

/** The first styles that the prompt names; more than a scene takes are reported. */
export function settleStyles({ styles }: PromptReading, reports: UnmatchedWords[]): StyleType[] {
  const ids = [...new Set(styles.map(({ value }) => value))].slice(0, SCENE_LIMITS.styles);
  for (const { value, at, text } of styles) if (!ids.includes(value)) reports.push({ at, text, why: 'contradicts other words' });
  return findStyleTypes({ styles: ids });
}

/** The light and weather that styles suggest. */
export function getStyleMood(styles: readonly StyleType[]): MoodMeaning {
  const time = styles.find((style) => style.time !== undefined)?.time;
  const weather = styles.find((style) => style.weather !== undefined)?.weather;
  return { ...(time === undefined ? {} : { time }), ...(weather === undefined ? {} : { weather }) };
}

/** The surfaces of a room: those that the prompt names, then those of its styles. */
export function withStyledSurfaces(named: RoomSurfaces | null, styles: readonly StyleType[]): RoomSurfaces | null {
  const entries = (['wall', 'floor', 'ceiling'] as const).flatMap((part): [string, RoomSurface][] => {
    const finish = styles.find(({ room }) => room?.[part] !== undefined)?.room?.[part];
    if (named?.[part] !== undefined) return [[part, named[part]]];
    if (finish === undefined) return [];
    const { substance, color } = parseFinish(finish);
    return [[part, { substance, color: parseHexColor(color) }]];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
