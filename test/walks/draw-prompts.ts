import { drawOrder } from '../breadth/draw-order.ts';

/** A world to make. */
export interface WalkOrder {
  readonly name: string;
  readonly seed: number;
  readonly worldPrompt: { readonly type: 'text'; readonly text_prompt: string };
}

/** Draws prompts of the corpus by lot; the same lot gives the same prompts. */
export function drawWalkPrompts(count: number, lot: number): WalkOrder[] {
  return drawOrder(lot, 'walks')
    .slice(0, count)
    .map(({ prompt }, at) => ({ name: prompt, seed: 100 * lot + at, worldPrompt: { type: 'text', text_prompt: prompt } }));
}
