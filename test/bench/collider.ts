import { inTurns } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import type { WorldOrder } from './library.ts';

const PROMPTS = [
  'a snowy village with a church',
  'a city street at night',
  'a rainforest with a river',
  'a library with tall bookshelves',
  'a canyon',
];

/** The collider of a world of words from nothing; beside the geometry alone, which everything else of the world needs too. */
export const colliderBuilding: Benchmark = {
  name: 'collider',
  unit: 's',
  async run(bench) {
    const library = await bench.library();
    const secondsOf = async (order: Pick<WorldOrder, 'prompt' | 'seed' | 'of'>): Promise<number> =>
      ((await library.ask({ model: 'svc-1.0-draft', ...order })) as { seconds: number }).seconds;
    const turns = { collider: 0, geometry: 0 };
    // A seed of its own each time: a thread keeps the last scene open.
    const next = (of: 'collider' | 'geometry'): Promise<number> => {
      const turn = turns[of]++;
      return secondsOf({ prompt: PROMPTS[turn % PROMPTS.length] ?? '', seed: 2 * turn + (of === 'collider' ? 0 : 1), of });
    };
    await next('collider'); // its code is compiled
    await next('geometry');
    const seconds = await inTurns({
      rounds: bench.quick ? 2 : PROMPTS.length,
      ours: () => next('collider'),
      yardstick: () => next('geometry'),
    });
    return { ...seconds, better: 'less', aim: { of: 'ours', bound: 3 } };
  },
};
