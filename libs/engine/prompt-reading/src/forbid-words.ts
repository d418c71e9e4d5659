import { OBJECT_GROUPS } from '@diorama/lexicon';
import type { SceneMeaning } from '@diorama/lexicon';

import type { PhraseSpan } from './match-phrases.js';
import { aspectsOf } from './phrase-roles.js';
import type { PromptReading, SceneAspect } from './prompt-reading.js';

/** Forbids what a negated phrase names, from here on: the kinds of objects, the weather, the water and so on. */
export function forbidWords(
  { forbidden, barred }: Pick<PromptReading, 'forbidden' | 'barred'>,
  { text, near }: PhraseSpan,
  meaning: SceneMeaning,
  at: number,
): void {
  const forbid = (kind: string, how: 'named' | 'grouped'): void => {
    if (forbidden.get(kind) !== 'named') forbidden.set(kind, how);
  };
  if (meaning.group !== undefined) for (const kind of OBJECT_GROUPS[meaning.group]) forbid(kind, 'grouped');
  else if (meaning.object !== undefined && !near) forbid(meaning.object, 'named');
  if (meaning.cover === 'flowers') forbid('flower', 'grouped');
  const aspects: readonly SceneAspect[] =
    text === 'water' ? ['river', 'lake', 'sea'] : LIGHTS_OF_NIGHT.test(text) ? [] : aspectsOf(meaning);
  for (const aspect of aspects) barred.set(aspect, { at, text, why: 'part of the place' });
}

/** A night without a moon is a night. */
const LIGHTS_OF_NIGHT = /^(moon|full moon|moonlight|stars?|starlight|starless)$/;
