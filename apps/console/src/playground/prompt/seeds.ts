import { LIMITS } from '@diorama/domain';

/**
 * The seeds of a text such as `7, 8, 9`; none for an empty text, which leaves the choice to the service.
 *
 * @returns what is wrong with the text, in words for people, instead of seeds
 */
export function parseSeeds(text: string): readonly number[] | string {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const wrong = words.find((word) => !/^\d{1,10}$/.test(word) || Number(word) > LIMITS.seedMax);
  if (wrong !== undefined) return `“${wrong}” is not a seed. Seeds are whole numbers from 0 to ${LIMITS.seedMax}.`;
  const seeds = words.map(Number);
  if (new Set(seeds).size < seeds.length) return 'The same seed twice makes the same world twice. Use different seeds.';
  return seeds.length > LIMITS.batchSize ? `At most ${LIMITS.batchSize} seeds at a time.` : seeds;
}

/** The text with one more seed. @param seed 0 to 4,294,967,295 */
export const appendSeed = (text: string, seed: number): string =>
  text.trim() === '' ? `${seed}` : `${text.trim().replace(/[,;]$/, '')}, ${seed}`;
