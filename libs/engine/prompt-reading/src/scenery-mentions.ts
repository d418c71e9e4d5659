import { getLinearRgb } from '@diorama/lexicon';
import type { LinearRgb, RoomPart, SceneMeaning } from '@diorama/lexicon';

import { getSurfaceColor } from './phrase-roles.js';
import type { Measures, Mention, PromptReading } from './prompt-reading.js';

/** Adds what a phrase says of the time, the weather, the season, the water, the ground and the land. */
export function addSceneryMentions({ mentions, hints }: PromptReading, meaning: SceneMeaning, at: number, text: string): void {
  const mention = <Value>(value: Value): Mention<Value> => ({ value, at, text });
  if (meaning.time !== undefined) mentions.time.push(mention(meaning.time));
  if (meaning.weather !== undefined) mentions.weather.push(mention(meaning.weather));
  if (meaning.season !== undefined) mentions.season.push(mention(meaning.season));
  if (meaning.water !== undefined) mentions.water.push(mention(meaning.water));
  if (meaning.cover !== undefined) mentions.cover.push(mention(meaning.cover));
  if (meaning.light !== undefined) mentions.light.push(mention(meaning.light));
  if (meaning.landform !== undefined || meaning.liquid !== undefined) mentions.land.push(mention(meaning));
  if (meaning.hint !== undefined && meaning.object === undefined) hints.push(meaning.hint);
}

/** Adds a part of a room as a phrase names it, with the looks that its word and the measures give it. */
export function addPartMention(
  { parts, reports, nouns }: PromptReading,
  { part, meaning, measures, at, text }: { part: RoomPart; meaning: SceneMeaning; measures: Measures; at: number; text: string },
): void {
  const tall = part === 'ceiling' && (measures.size ?? 1) > 1 ? measures.sources.find(({ gave }) => gave === 'size') : undefined;
  if (tall !== undefined) reports.push({ at: tall.at, text: `${tall.text} ceiling`, why: 'property not applied' });
  const own = meaning.color === undefined ? null : getLinearRgb(meaning.color);
  const substance = measures.substance ?? meaning.substance ?? null;
  parts.push({ at, text, part, color: getPartColor(measures, substance) ?? own, substance });
  if (meaning.role === 'noun') nouns.push({ at, text, names: `part ${part}`, as: 'attribute' });
}

/** A checkerboard has its black and white already. */
const getPartColor = (measures: Measures, substance: string | null): LinearRgb | null =>
  substance === 'checkered' && measures.colors.length !== 1 ? null : getSurfaceColor(measures);

/** Adds the looks that follow the name of a part: "the floor is grey". @returns the measures that a part does not have */
export function refinePart(
  { parts }: PromptReading,
  { part, at, text }: { part: RoomPart; at: number; text: string },
  measures: Measures,
): Measures['sources'] {
  parts.push({ at, text, part, color: getPartColor(measures, measures.substance), substance: measures.substance });
  return measures.sources.filter(({ gave }) => gave !== 'color' && gave !== 'shade' && gave !== 'substance' && gave !== 'material');
}

/** The phrase of a part that a prompt does not name itself: the walls of a room that has a colour. */
export const NO_PHRASE = -1;

/** Whether measures give a part looks; a room that is only dark or bright has no dark walls. */
export const hasSurfaceLook = ({ colors, substance }: Measures, part: { readonly at: number } | null): boolean =>
  part !== null && (part.at !== NO_PHRASE || colors.length > 0 || substance !== null);
