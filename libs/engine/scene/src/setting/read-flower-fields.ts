import { isFlower } from '@diorama/catalogue';

import type { PhraseSpan, PromptReading } from '@diorama/prompt-reading';

/** Flowers of a field; they stand near the viewer, and the ground brings more of them. */
const FIELD_COUNT = 120;
/** Phrases between "field of" and its flowers at most: "a field of bright red tulips". */
const REACH = 4;

/** Counts the flowers that fill the ground: "a field of red tulips", "hills of poppies". */
export function readFlowerFields(spans: readonly PhraseSpan[], { objects }: PromptReading): void {
  for (const object of objects)
    if (isFlower(object.kind) && object.count > 1 && fillsGround(spans, object.at)) object.count = Math.max(object.count, FIELD_COUNT);
}

/** Whether "of" after the name of open ground stands before a phrase, with adjectives between them. */
function fillsGround(spans: readonly PhraseSpan[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(1, at - REACH); before--) {
    const { text, meaning, gap } = spans[before] as PhraseSpan;
    if (text === 'of') return isOpenGround(spans[before - 1]);
    if (gap === 'comma' || gap === 'stop') return false;
    if (meaning !== null && meaning.role !== 'measure' && meaning.role !== 'adjective') return false;
  }
  return false;
}

const isOpenGround = (span: PhraseSpan | undefined): boolean => {
  const meaning = span?.meaning ?? null;
  return meaning?.role === 'noun' && (meaning.place === 'meadow' || meaning.landform === 'hills' || meaning.landform === 'valley');
};
