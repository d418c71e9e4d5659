import { createRandomStream, hashStreamName } from '@diorama/random';

import { readBreadthCorpus } from './corpus.ts';
import type { BreadthPrompt } from './corpus.ts';

/** All prompts of the corpus in an order drawn by lot; the same lot and purpose give the same order. */
export function drawOrder(lot: number, purpose: string): BreadthPrompt[] {
  const random = createRandomStream(lot, hashStreamName(purpose));
  return readBreadthCorpus()
    .prompts.map((prompt) => ({ prompt, turn: random.next() }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ prompt }) => prompt);
}
