import type { WrongDrawing } from './corpus.ts';
import type { BreadthReading } from './reading.ts';

/** The kinds of a scene that a misread word of its prompt brings. */
export const findWrongDrawings = ({ mustNotDraw }: WrongDrawing, { drawn }: BreadthReading): string[] =>
  [...new Set(drawn)].filter((kind) => kind.split('-').some((word) => mustNotDraw.includes(word)));
