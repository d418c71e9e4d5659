import type { BreadthRow, PromptResult } from './figures.ts';

const MISSING_LINES = 60;
const MISSING_PER_LINE = 10;

/** The table of figures as text: the whole corpus, then each half. */
export function formatBreadthTable(rows: readonly BreadthRow[]): string {
  const head = ['half', 'category', 'prompts', 'things', 'shown', 'main shown', 'nothing shown', 'side correct'];
  const lines = rows.map((row) => [
    row.half,
    row.category,
    String(row.prompts),
    String(row.things),
    percent(row.thingsShown),
    percent(row.mainShown),
    String(row.promptsWithNothingShown),
    percent(row.sideCorrect),
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)));
  const format = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [head, ...lines].map(format).join('\n');
}

/** The things that prompts of `dev` lack most often, with their number. */
export function formatMissingThings(missing: readonly { readonly text: string; readonly count: number }[]): string {
  const shown = missing.slice(0, MISSING_LINES).map(({ text, count }) => `${text} ${count}`);
  const lines = Array.from({ length: Math.ceil(shown.length / MISSING_PER_LINE) }, (_, at) =>
    shown.slice(at * MISSING_PER_LINE, (at + 1) * MISSING_PER_LINE).join(', '),
  );
  return [`not shown in dev: ${missing.length} different things, most frequent first`, ...lines].join('\n');
}

/** The verdicts on the things of a prompt as text. */
export function formatVerdicts({ id, prompt, side, indoors, things }: PromptResult): string {
  const verdicts = things.map(
    ({ text, main, outcome, kind }) => `  ${main ? '*' : ' '} ${text}: ${outcome}${kind === null ? '' : ` (${kind})`}`,
  );
  return [`${id} [${side}, drawn ${indoors ? 'indoors' : 'outdoors'}] ${prompt}`, ...verdicts].join('\n');
}

const percent = (share: number | null): string => (share === null ? '-' : `${(100 * share).toFixed(1)} %`);
