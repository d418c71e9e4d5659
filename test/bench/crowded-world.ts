import { CATALOGUE } from '@diorama/catalogue';

import { median } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import type { WorldOrder } from './library.ts';

const OBJECTS = 60;
/** Larger objects hide the others. Metres. */
const BREADTH_MAX = 6;

/** A prompt with objects of 60 kinds, taken at equal distances from the list of all that stand on the ground. */
function createCrowdedPrompt(): string {
  const rows = [...CATALOGUE.values()].filter(
    ({ stand = 'ground', size: [width, height, depth] }) => stand === 'ground' && Math.max(width, height, depth) <= BREADTH_MAX,
  );
  const names = Array.from({ length: OBJECTS }, (_, at) => rows[Math.floor((at * rows.length) / OBJECTS)]).flatMap((row) =>
    row === undefined ? [] : [row.name ?? row.id.replaceAll('-', ' ')],
  );
  return `a meadow with ${names.map((name) => `a ${name}`).join(', ')}`;
}

/** A standard world with 60 different objects as a library makes it, compared with the same place without them. */
export const crowdedWorld: Benchmark = {
  name: 'crowded-world',
  unit: 's',
  async run(bench) {
    const library = await bench.library();
    const secondsOf = async (order: Pick<WorldOrder, 'prompt' | 'seed'>): Promise<number> =>
      ((await library.ask({ model: 'svc-1.1', ...order })) as { seconds: number }).seconds;
    const prompt = createCrowdedPrompt();
    const [ours, yardstick]: [number[], number[]] = [[], []];
    for (let seed = 0; seed < (bench.quick ? 1 : 3); seed++) {
      ours.push(await secondsOf({ prompt, seed }));
      yardstick.push(await secondsOf({ prompt: 'a meadow', seed }));
    }
    return { ours: median(ours), yardstick: median(yardstick), better: 'less', aim: { of: 'ours', bound: 40 } };
  },
};
