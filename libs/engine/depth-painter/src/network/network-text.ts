import { BIOME_NAMES, GROUND_COVERS, ROOM_KINDS, SEASONS, TIMES_OF_DAY, WEATHERS } from '@diorama/domain';
import { hashStreamName } from '@diorama/random';
import { normalizePrompt } from '@diorama/prompt-reading';

import type { PromptRequest } from '../spec/read-prompt.js';
import type { SiteMeasurements } from '../survey/site.js';

/** Numbers into which words and their parts are counted. */
const BUCKETS = 256;
/** Letters of the parts of a word, which has a space at either end. */
const PART = 4;

/** The waters that trained networks know; a scene with another one sets none of them. */
const WATERS = ['none', 'river', 'lake', 'sea'] as const;

const LISTS = [TIMES_OF_DAY, WEATHERS, SEASONS, GROUND_COVERS, WATERS, [...BIOME_NAMES, ...ROOM_KINDS]] as const;

/** Numbers that a network is told of a prompt. */
export const PROMPT_VECTOR_LENGTH = BUCKETS + LISTS.reduce((sum, list) => sum + list.length, 0) + 2;

/**
 * A prompt as numbers: a hashed bag of its words and of their parts, of unit length, so that words a little alike are told alike
 * (K. Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", 2009); then what the engine itself reads in it, so
 * that all words for one thing are told alike; and at last whether it is painted inside of
 * walls, and whether the
 * prompt says what things look like.
 */
export function buildNetworkPrompt(prompt: string, request: PromptRequest, { indoors }: Pick<SiteMeasurements, 'indoors'>): Float32Array {
  const { scene } = request;
  const text = new Float32Array(PROMPT_VECTOR_LENGTH);
  countParts(normalizePrompt(prompt), text.subarray(0, BUCKETS));
  const chosen: readonly string[] = [scene.time, scene.weather, scene.season, scene.cover, scene.water, scene.place];
  let first = BUCKETS;
  for (const [i, list] of LISTS.entries()) {
    const at = (list as readonly string[]).indexOf(chosen[i] as string);
    if (at >= 0) text[first + at] = 1;
    first += list.length;
  }
  text[first] = indoors ? 1 : 0;
  text[first + 1] = mentionsMaterials(request) ? 1 : 0;
  return text;
}

/** Whether a prompt says what things look like: by colours, by what they are made of, or by a theme. */
export function mentionsMaterials({ scene, parts, objects, themes }: PromptRequest): boolean {
  const request = [...parts.values(), ...objects.values()];
  return (
    themes.length > 0 ||
    request.some(({ color, substance }) => color !== null || substance !== null) ||
    scene.objects.some(({ color }) => color !== null)
  );
}

function countParts(prompt: string, counts: Float32Array): void {
  const count = (part: string): void => {
    const number = hashStreamName(part);
    const bucket = number % BUCKETS;
    counts[bucket] = (counts[bucket] as number) + (number >= 2 ** 31 ? 1 : -1);
  };
  for (const word of new Set(prompt.split(/[^\p{L}\p{N}]+/u).filter((text) => text !== ''))) {
    const bounded = ` ${word} `;
    count(bounded);
    for (let at = 0; at + PART <= bounded.length; at++) count(bounded.slice(at, at + PART));
  }
  const length = Math.hypot(...counts);
  if (length > 0) for (let i = 0; i < BUCKETS; i++) counts[i] = (counts[i] as number) / length;
}
