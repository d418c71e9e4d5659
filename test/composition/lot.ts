import { composeScene } from '@diorama/scene';

import type { BreadthPrompt } from '../breadth/corpus.ts';
import { drawOrder } from '../breadth/draw-order.ts';
import { readPrompt } from '../breadth/reading.ts';
import { scoreThings } from '../breadth/score-things.ts';

/** A prompt with the entry of its scene that is its main subject. */
export interface DrawnPrompt {
  readonly prompt: string;
  readonly seed: number;
  readonly scene: ReturnType<typeof composeScene>['scene'];
  /** Index into the scene's objects. */
  readonly subject: number;
  /** Other entries that the manifest lists as represented. */
  readonly others: readonly number[];
}

/**
 * Draws prompts of the corpus by lot; the same seed gives the same prompts. Prompts whose main subject is a place, or a thing that the reader does
 * not represent, have nothing that must stand in the view and are left out.
 */
export function drawPrompts(count: number, lot: number): DrawnPrompt[] {
  const drawn: DrawnPrompt[] = [];
  for (const prompt of drawOrder(lot, 'composition')) {
    if (drawn.length === count) break;
    const found = findSubject(prompt, 1000 * lot + drawn.length);
    if (found !== null) drawn.push(found);
  }
  return drawn;
}

function findSubject(entry: BreadthPrompt, seed: number): DrawnPrompt | null {
  const main = scoreThings(entry, readPrompt(entry.prompt)).find((verdict) => verdict.main && verdict.shown);
  const { scene, represented } = composeScene(entry.prompt, seed);
  const entries = represented.flatMap(({ id, kind }) => {
    const [, index] = /^objects\/(\d+)$/.exec(id) ?? [];
    return index === undefined ? [] : [{ index: Number(index), kind }];
  });
  const subject = entries.find(({ kind }) => kind === main?.kind)?.index;
  if (subject === undefined) return null;
  const others = [...new Set(entries.map(({ index }) => index))].filter((index) => index !== subject);
  return { prompt: entry.prompt, seed, scene, subject, others };
}
