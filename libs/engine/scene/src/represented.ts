import type { Scene, SceneObject } from '@diorama/domain';
import { findRoomPart, isRoom } from '@diorama/lexicon';
import type { RoomPart } from '@diorama/lexicon';

import type { RepresentedNoun } from './scene.js';
import { hasRoomPart } from './settle-parts.js';
import type { NounMention, ObjectMention, PromptReading, UnmatchedWords } from '@diorama/prompt-reading';

interface ResolvedScene {
  readonly scene: Scene;
  readonly reports: readonly UnmatchedWords[];
  /** The key of the entry that a mention became. */
  readonly keyOf: (mention: ObjectMention) => string;
  readonly settled: ReadonlyMap<string, SceneObject>;
  /** Second places that the scene shows. */
  readonly granted: ReadonlySet<string>;
  /** Objects that the place has anyway. */
  readonly fixtures: ReadonlySet<ObjectMention>;
}

/** Whether a word means any water. */
export const isAnyWater = (text: string): boolean => /^(calm |clear |still |blue )?waters?$/.test(text);

/** The nouns of a reading that its scene shows, in the order of the prompt; the others are among the reports. */
export function listRepresented({ nouns }: PromptReading, resolved: ResolvedScene): RepresentedNoun[] {
  const reported = new Set(resolved.reports.map(({ at }) => at));
  return nouns.flatMap((noun) => {
    if (reported.has(noun.at) && noun.as !== 'family') return [];
    const shown = findShown(noun, resolved);
    return shown === null ? [] : [{ text: noun.text, ...shown, as: noun.as }];
  });
}

const PROPERTIES = ['place', 'water', 'cover', 'weather', 'time', 'season'] as const;

function findShown(
  { names, text }: NounMention,
  { scene, keyOf, settled, granted, fixtures }: ResolvedScene,
): Pick<RepresentedNoun, 'id' | 'kind'> | null {
  if (typeof names === 'number') return scene.relief === 1 ? null : { id: 'relief', kind: 'relief' };
  if (names === 'light') return scene.light === undefined ? null : { id: 'light', kind: 'light' };
  if (names === 'sky') return isRoom(scene.place) ? null : { id: 'sky', kind: 'sky' };
  if (typeof names === 'string' && names.startsWith('part ')) {
    const part = names.slice('part '.length) as RoomPart;
    const isGround = part === 'floor' && !isRoom(scene.place);
    return isGround || hasRoomPart(part, scene.place, scene.room) ? { id: 'surfaces', kind: isGround ? 'ground' : part } : null;
  }
  if (typeof names === 'string' && names.startsWith('style ')) {
    const style = names.slice('style '.length);
    return scene.styles?.includes(style) === true ? { id: 'styles', kind: style } : null;
  }
  if (typeof names === 'string' && names.startsWith('locale '))
    return scene.locale === undefined ? null : { id: 'locale', kind: scene.locale };
  if (typeof names === 'string' && names.startsWith('landform ')) {
    const landform = names.slice('landform '.length);
    return scene.landform === landform || granted.has(names) ? { id: 'landform', kind: landform } : null;
  }
  if (typeof names === 'string' && names.startsWith('site ')) {
    const site = names.slice('site '.length);
    return scene.site === site || granted.has(names) ? { id: 'place', kind: site } : null;
  }
  if (typeof names === 'string' && names.startsWith('room ')) {
    const room = names.slice('room '.length);
    return scene.room === room ? { id: 'place', kind: room } : null;
  }
  if (text === 'room' && isRoom(scene.place)) return { id: 'place', kind: scene.room ?? scene.place };
  if (typeof names === 'string') {
    const property = PROPERTIES.find((name) => scene[name] === names);
    if (property !== undefined) return { id: property, kind: names };
    // "Water" is the water that the scene has; a second place is shown by what it adds.
    if (isAnyWater(text) && scene.water !== 'none') return { id: 'water', kind: scene.water };
    return granted.has(names) ? { id: 'place', kind: names } : null;
  }
  if (fixtures.has(names)) return { id: 'place', kind: names.kind };
  const part = findRoomPart(names.kind);
  if (part !== null && hasRoomPart(part, scene.place, scene.room)) return { id: 'surfaces', kind: part };
  const index = [...settled.keys()].indexOf(keyOf(names));
  const object = [...settled.values()][index];
  return object === undefined ? null : { id: `objects/${index}`, kind: object.kind };
}
