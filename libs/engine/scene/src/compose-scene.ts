import { describeScene } from './describe-scene.js';
import { isPhraseRendered } from './drawn-parts.js';
import { matchPhrases } from './match-phrases.js';
import { interpretPhrases } from './interpret-phrases.js';
import type { UnmatchedWords } from './prompt-reading.js';
import { resolveScene } from './resolve.js';
import type { Composition } from './scene.js';
import { normalizePrompt, tokenize } from './tokens.js';

/**
 * Reads a prompt into a scene. Any text gives a scene, in time proportional to its length; the same text and seed
 * (0 to 4294967295, taken modulo 2^32) give the same scene.
 */
export function composeScene(prompt: string, seed: number): Composition {
  const reading = interpretPhrases(matchPhrases(tokenize(normalizePrompt(prompt))));
  const { scene, reports, represented } = resolveScene(reading, seed >>> 0);
  const notRepresented = inOrder(reports.filter(({ text }) => !isPhraseRendered(text, scene)));
  return { scene, caption: describeScene(scene, notRepresented), represented, notRepresented };
}

/** Reported texts in order of appearance, each once. */
function inOrder(reports: readonly UnmatchedWords[]): string[] {
  const sorted = reports.toSorted((a, b) => a.at - b.at);
  return [...new Set(sorted.map((report) => report.text))];
}
