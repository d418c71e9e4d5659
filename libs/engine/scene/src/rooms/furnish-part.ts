import { isRoom } from '@diorama/lexicon';
import { createObjectMention } from '@diorama/prompt-reading';
import type { ObjectMention, PlaceMention, PromptReading } from '@diorama/prompt-reading';

/** What a part of a room is known by. */
interface Part {
  /** Matches the words for it. */
  readonly words: RegExp;
  readonly things: readonly (readonly [kind: string, count: number])[];
}

const PARTS: readonly Part[] = [
  {
    words: /\b(kitchen|kitchenette|galley)$/,
    things: [
      ['kitchen-counter', 1],
      ['stove', 1],
      ['refrigerator', 1],
    ],
  },
  { words: /\b(bedroom|sleeping area|sleeping nook)$/, things: [['bed', 1]] },
  {
    words: /\b(office|study|study area)$/,
    things: [
      ['desk', 1],
      ['office-chair', 1],
    ],
  },
  { words: /\b(library|reading (nook|corner|room|area)|home library)$/, things: [['bookshelf', 2]] },
  {
    words: /\b(living room|living area|sitting room|lounge|seating area|sitting area)$/,
    things: [
      ['sofa', 1],
      ['coffee-table', 1],
    ],
  },
  { words: /\b(bar|tavern|pub)$/, things: [['bar-counter', 1]] },
  {
    words: /\b(dining room|dining area)$/,
    things: [
      ['dining-table', 1],
      ['chair', 4],
    ],
  },
  { words: /\b(meeting|conference|board) ?room$/, things: [['conference-table', 1]] },
  { words: /\b(laundry|laundry room|utility room)$/, things: [['washing-machine', 1]] },
  { words: /\b(reception|lobby|foyer)$/, things: [['reception-desk', 1]] },
  { words: /\bclassroom$/, things: [['blackboard', 1]] },
  { words: /\bchapel$/, things: [['altar', 1]] },
  { words: /\b(stage|theat(er|re))$/, things: [['stage', 1]] },
];

/**
 * Shows a room that a prompt names beside the chosen one by what it is known by: the kitchen of an apartment is its counter, stove and refrigerator.
 *
 * @param objects where the things are added, but those that the prompt names
 * @returns whether the room is known by anything
 */
export function furnishPart(objects: ObjectMention[], { value, text, at }: PlaceMention, { nouns }: Pick<PromptReading, 'nouns'>): boolean {
  const part = isRoom(value) ? PARTS.find(({ words }) => words.test(text)) : undefined;
  if (part === undefined) return false;
  const missing = part.things.filter(([kind]) => !objects.some((object) => object.kind === kind));
  const added = missing.map(([kind, count]): ObjectMention => ({ ...createObjectMention(kind, { at, text }), isBrought: true, count }));
  const [shown = objects.find(({ kind }) => part.things.some(([known]) => known === kind))] = added;
  objects.push(...added);
  const noun = nouns.findIndex((other) => other.at === at);
  if (shown !== undefined && noun >= 0) nouns.splice(noun, 1, { at, text, names: shown, as: 'family' });
  return true;
}
