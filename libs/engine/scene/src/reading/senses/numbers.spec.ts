import { describe, expect, it } from 'vitest';

import { composeScene } from '../../compose-scene.js';

const countsOf = (prompt: string): string[] => composeScene(prompt, 7).scene.objects.map(({ kind, count }) => `${count} ${kind}`);

describe('numbers', () => {
  it.each<[string, string[]]>([
    ['a market around 1500, stalls with pumpkins', ['3 market-stall', '4 pumpkin']],
    ['Year 9 students in a classroom', ['4 student']],
    ['six beds, a chair beside bed 3', ['6 bed', '1 chair']],
    ['an aisle 3 m wide, a forklift', ['1 forklift']],
    ['a room of 4 x 5 m with two beds', ['2 bed']],
    ['a two-storey barn beside a five-bar gate', ['1 barn', '1 farm-gate']],
    ['red crates stacked three high, two barrels', ['6 crate', '2 barrel']],
    ['12 desks in rows of four, a globe', ['12 desk', '1 globe']],
    ['in winter 1968, ten tables', ['10 table']],
  ])('of names, dates and sizes count nothing: "%s"', (prompt, counts) => {
    expect(countsOf(prompt)).toEqual(counts);
  });

  it.each<[string, string[]]>([
    ['about 40 crates', ['40 crate']],
    ['three high tables', ['3 high-table']],
    ['two or three barrels', ['3 barrel']],
    ['a bed 2 chairs', ['1 bed', '2 chair']],
    ['three-legged stools and four chairs', ['3 tripod-stool', '4 chair']],
  ])('count what follows: "%s"', (prompt, counts) => {
    expect(countsOf(prompt)).toEqual(counts);
  });

  it('are reported where they count nothing', () => {
    expect(composeScene('a library of 1815', 7).notRepresented).toEqual([]);
    expect(composeScene('a two-storey barn', 7).notRepresented).toEqual(['two-storey']);
  });
});

describe('what each of several things has', () => {
  it.each<[string, string[]]>([
    ['four long benches. Each bench has two sinks', ['4 bench', '8 sink']],
    ['five tables, each with two chairs, a clock on the wall', ['5 table', '10 chair', '1 clock']],
    ['three beds. Each bed has a pillow, with a lamp by the door', ['3 bed', '3 pillow', '1 lamp']],
    ['three beds and two chairs', ['3 bed', '2 chair']],
  ])('is there as often as they are: "%s"', (prompt, counts) => {
    expect(countsOf(prompt)).toEqual(counts);
  });
});
