import { BREADTH_CATEGORIES } from './corpus.ts';
import type { BreadthCategory, BreadthHalf, BreadthPrompt } from './corpus.ts';
import type { BreadthReading } from './reading.ts';
import { scoreThings } from './score-things.ts';
import type { ThingVerdict } from './score-things.ts';

/** A prompt with the verdicts on its things. */
export interface PromptResult extends Pick<BreadthPrompt, 'id' | 'prompt' | 'category' | 'side' | 'half'> {
  readonly things: readonly ThingVerdict[];
  readonly indoors: boolean;
}

export function scorePrompt(prompt: BreadthPrompt, reading: BreadthReading): PromptResult {
  const { id, prompt: text, category, side, half } = prompt;
  return { id, prompt: text, category, side, half, things: scoreThings(prompt, reading), indoors: reading.indoors };
}

/** Figures of a set of prompts; shares from 0 to 1, null for a set without prompts. */
export interface BreadthFigures {
  readonly prompts: number;
  readonly things: number;
  /** Mean over prompts of the weighted share of their things that are shown. */
  readonly thingsShown: number | null;
  /** Mean over prompts of the share of their main subjects that are shown. */
  readonly mainShown: number | null;
  readonly promptsWithNothingShown: number;
  /** Share of the prompts with a side whose scene is on that side. */
  readonly sideCorrect: number | null;
}

export function summarizeBreadth(results: readonly PromptResult[]): BreadthFigures {
  const sided = results.filter(({ side }) => side !== 'either');
  return {
    prompts: results.length,
    things: results.reduce((sum, { things }) => sum + things.length, 0),
    thingsShown: mean(results.map(({ things }) => shareShown(things))),
    mainShown: mean(results.map(({ things }) => shareShown(things.filter(({ main }) => main)))),
    promptsWithNothingShown: results.filter(({ things }) => !things.some(({ shown }) => shown)).length,
    sideCorrect: mean(sided.map(({ side, indoors }) => ((side === 'indoor') === indoors ? 1 : 0))),
  };
}

/** A row of the table: a half or both, a category or all. */
export interface BreadthRow extends BreadthFigures {
  readonly half: BreadthHalf | 'both';
  readonly category: BreadthCategory | 'all';
}

export function tabulateBreadth(results: readonly PromptResult[]): BreadthRow[] {
  const halves = ['both', 'dev', 'held'] as const;
  const categories = [...BREADTH_CATEGORIES, 'all'] as const;
  return halves.flatMap((half) =>
    categories.map((category) => {
      const rows = results.filter(
        (result) => (half === 'both' || result.half === half) && (category === 'all' || result.category === category),
      );
      return { half, category, ...summarizeBreadth(rows) };
    }),
  );
}

/** How often each thing is not shown, most frequent first. */
export function countMissingThings(results: readonly PromptResult[]): { readonly text: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { text } of results.flatMap(({ things }) => things.filter(({ shown }) => !shown))) {
    const key = text.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => ({ text, count })).toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

function shareShown(things: readonly ThingVerdict[]): number {
  const total = things.reduce((sum, { weight }) => sum + weight, 0);
  return things.reduce((sum, { weight, shown }) => sum + (shown ? weight : 0), 0) / total;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
