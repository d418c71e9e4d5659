import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { z } from 'zod';

const ThingSchema = z.strictObject({
  /** A noun of the prompt, singular, with the modifiers without which it is another thing. */
  text: z.string().min(1),
  /** Share of the prompt relative to its other things; 2 for a main subject and 1 for another thing by default. */
  weight: z.number().positive().optional(),
  main: z.literal(true).optional(),
  /** All words together name the thing ("teddy bear"), so the last word alone does not represent it. */
  compound: z.literal(true).optional(),
});

const SourceSchema = z.strictObject({
  /** A GitHub repository, or the address of a page. */
  repository: z.string().min(1),
  path: z.string().min(1),
  /** SPDX identifier of the repository's licence, or "unknown". */
  licence: z.string().min(1),
  /** What the prompts are used for there. */
  use: z.string().min(1),
});

const PromptSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  prompt: z.string().min(1).max(400),
  source: SourceSchema,
  category: z.enum(['nature', 'built', 'interior']),
  side: z.enum(['indoor', 'outdoor', 'either']),
  half: z.enum(['dev', 'held']),
  things: z.array(ThingSchema).min(1),
});

const CorpusSchema = z.strictObject({ lotSeed: z.string().min(1), prompts: z.array(PromptSchema) });

export type BreadthThing = z.infer<typeof ThingSchema>;
export type BreadthPrompt = z.infer<typeof PromptSchema>;
export type BreadthCategory = BreadthPrompt['category'];
export type BreadthHalf = BreadthPrompt['half'];

export const BREADTH_CATEGORIES: readonly BreadthCategory[] = ['nature', 'built', 'interior'];

/** The prompts that people wrote for other generators, with what a viewer expects to see. @throws ZodError for an invalid file */
export const readBreadthCorpus = (): z.infer<typeof CorpusSchema> => CorpusSchema.parse(readJson('corpus.json'));

/** The half of the corpus that the lot assigns to a prompt: the parity of the first byte of a SHA-256 hash. */
export function drawBreadthHalf(lotSeed: string, id: string): BreadthHalf {
  const [first = 0] = createHash('sha256').update(`${lotSeed}/${id}`).digest();
  return first % 2 === 0 ? 'dev' : 'held';
}

const WrongDrawingSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  prompt: z.string().min(1).max(400),
  source: SourceSchema,
  /** The words of the prompt that can be misread. */
  words: z.string().min(1),
  /** Words of object kinds, and values of weather, that the scene must not have. */
  mustNotDraw: z.array(z.string().min(1)).min(1),
});
export type WrongDrawing = z.infer<typeof WrongDrawingSchema>;

/** Prompts with a word that can be misread as a thing that no one asks for. @throws ZodError for an invalid file */
export const readWrongDrawings = (): WrongDrawing[] => z.array(WrongDrawingSchema).parse(readJson('wrong-drawings.json'));

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
