import { CATALOGUE } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import { findRoomInside, isRoom } from '@diorama/lexicon';
import type { SceneMeaning } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import type { ObjectMention, PromptReading } from './prompt-reading.js';
import type { Extent } from './extent.js';
import { findExtentOwner } from './find-extent-owner.js';
import type { ExtentOwner } from './find-extent-owner.js';

/** A size that differs by less than this share from what an object has already says the same. */
const SAME = 0.3;

/** Gives measures to the objects that they belong to, and lists those of rooms. @returns the reading, which is changed */
export function applyExtents(spans: readonly PhraseSpan[], reading: PromptReading): PromptReading {
  for (const [at, { extent, text }] of spans.entries()) {
    if (extent === undefined) continue;
    const owner = findExtentOwner(spans, at);
    if (owner === 'unknown') {
      reading.reports.push({ at, text, why: 'property not applied' });
      continue;
    }
    if (owner !== null && scalesObject(owner, extent, { spans, reading })) continue;
    const meaning = owner === null ? undefined : nounOf(spans[owner.at]);
    const isLoose = owner === null || (owner.isApart && meaning?.place === undefined && meaning?.part === undefined);
    const named = isLoose ? null : { at: owner.at, text: spans[owner.at]?.text ?? '' };
    reading.extents.push({ at, text, extent, owner: named, isOfWall: meaning?.part === 'ceiling' || meaning?.part === 'wall' });
  }
  return reading;
}

function nounOf(span: PhraseSpan | undefined): SceneMeaning | undefined {
  const meaning = span?.noun ?? span?.meaning;
  return meaning?.role === 'noun' ? meaning : undefined;
}

/** Whether measures are those of an object, which gets its size by them. */
function scalesObject(
  { at, isApart }: ExtentOwner,
  extent: Extent,
  { spans, reading }: { readonly spans: readonly PhraseSpan[]; readonly reading: PromptReading },
): boolean {
  const names = reading.nouns.find((noun) => noun.at === at && typeof noun.names === 'object')?.names;
  if (typeof names !== 'object' || nounOf(spans[at])?.part !== undefined) return false;
  const isEntered = findRoomInside(names.kind) !== undefined && !reading.isOutdoors;
  const hasRoom = reading.places.some(({ value }) => isRoom(value));
  if (isEntered && (reading.isIndoors || !hasRoom)) return false;
  const factor = findFactor(names, extent);
  if (factor === null || (names.size !== 1 && Math.abs(factor / names.size - 1) > SAME)) return false;
  // "A corridor with a bench, 40 m long"
  if (isApart && hasRoom && Math.abs(Math.log(factor)) > Math.LN2) return false;
  names.size = factor;
  return true;
}

/** The factor on the usual size of an object with which it has these measures; null for one that it cannot have. */
function findFactor({ kind }: ObjectMention, { plain, sides, length, width, depth, height, area }: Extent): number | null {
  const row = CATALOGUE.get(kind);
  if (row === undefined) return null;
  const [across, up, along] = row.size;
  const longest = Math.max(across, along);
  const factor =
    ratio(height, up) ??
    ratio(length, longest) ??
    ratio(width, across) ??
    ratio(depth, along) ??
    ratio(plain, up >= longest ? up : longest) ??
    ratio(sides === undefined ? undefined : Math.max(...sides), longest) ??
    (area === undefined ? undefined : Math.sqrt(area / (across * along)));
  const { min, max } = SCENE_LIMITS.size;
  return factor !== undefined && factor >= min && factor <= max ? Math.round(100 * factor) / 100 : null;
}

const ratio = (measure: number | undefined, usual: number): number | undefined => (measure === undefined ? undefined : measure / usual);
