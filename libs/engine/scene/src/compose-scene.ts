import { chooseSide } from './choose-side.js';
import { describeScene } from './describe/describe-scene.js';
import { isPhraseRendered } from './drawn-parts.js';
import { interpretPhrases, readFlood, readLandscape, readPhrases, readRelations } from '@diorama/prompt-reading';
import type { MissingReason, UnmatchedWords } from '@diorama/prompt-reading';
import { readRoomPhrases } from './rooms/read-room-phrases.js';
import { resolveScene } from './resolve.js';
import type { Composition, MissingWords } from './scene.js';
import { readFlowerFields } from './setting/read-flower-fields.js';
import { readSetting } from './setting/read-setting.js';
import { withStyledHouses } from './settle-styles.js';

/**
 * Reads a prompt into a scene. Any text gives a scene, in time proportional to its length; the same text and seed
 * (0 to 4294967295, taken modulo 2^32) give the same scene.
 */
export function composeScene(prompt: string, seed: number): Composition {
  const spans = readPhrases(prompt);
  const read = interpretPhrases(spans);
  readRoomPhrases(spans, read);
  readFlood(spans, read);
  readLandscape(spans, read);
  readFlowerFields(spans, read);
  readSetting(spans, read);
  // The side decides which words name temples.
  const reading = withStyledHouses(chooseSide(withStyledHouses(read)));
  readRelations(spans, reading);
  const { scene, reports, represented } = resolveScene(reading, seed >>> 0);
  const missing = inOrder(reports.filter(({ text }) => !isPhraseRendered(text, scene)));
  const notRepresented = missing.map(({ text }) => text);
  return { scene, caption: describeScene(scene), represented, notRepresented, missing };
}

/** Reported texts in order of appearance, each once with its first reason. */
function inOrder(reports: readonly UnmatchedWords[]): MissingWords[] {
  const reasons = new Map<string, MissingReason>();
  for (const { text, why } of reports.toSorted((a, b) => a.at - b.at)) if (!reasons.has(text)) reasons.set(text, why ?? 'not represented');
  return Array.from(reasons, ([text, why]) => ({ text, why }));
}
