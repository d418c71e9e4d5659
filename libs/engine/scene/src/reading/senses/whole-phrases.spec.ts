import { describe, expect, it } from 'vitest';

import { composeScene } from '../../compose-scene.js';

const SEED = 7;

const listKinds = (prompt: string): string[] => composeScene(prompt, SEED).scene.objects.map(({ kind }) => kind);

describe('ways of making pictures', () => {
  it.each(['a library, oil painting look', 'ink wash painting, a library', 'a library in a watercolor look'])(
    'are not drawn: "%s"',
    (prompt) => {
      const { scene, notRepresented } = composeScene(prompt, SEED);
      expect(scene.objects).toEqual([]);
      expect(scene).toMatchObject({ place: 'library' });
      expect(notRepresented).not.toEqual([]);
    },
  );
});

describe('places that a phrase names as a whole', () => {
  it.each<[string, string]>([
    ['badminton hall with six courts', 'sports-hall'],
    ['Lisbon tram depot', 'tram-depot'],
    ['bus depot at night', 'bus-depot'],
    ['capsule hotel corridor', 'capsule-hotel'],
    ['old cinema projection booth', 'projection-booth'],
    ['Olympic diving pool seen from the 10 metre platform', 'swimming-hall'],
    ['cable car upper station, ski boots', 'cable-car-station'],
    ['wind turbine nacelle interior', 'turbine-nacelle'],
    ['mushroom farm tunnel, dark', 'mushroom-farm'],
    ['karaoke box in Osaka', 'bar'],
    ['nightclub with a disco ball and a dance floor', 'nightclub'],
  ])('"%s"', (prompt, room) => {
    expect(composeScene(prompt, SEED).scene).toMatchObject({ room });
  });
});

describe('owners and exceptions', () => {
  it.each<[string, string[]]>([
    ["lighthouse keepers' breakfast room", []],
    ['subway car empty except for a cello', ['cello']],
    ['the queue outside a small bakery in Lyon', ['crowd', 'bakery']],
    ["a firefighters' station, dalmatian", ['fire-station', 'dalmatian']],
    ['an elevated highway beside an apartment block, laundry hangs beneath it', ['flyover', 'apartment-block', 'washing-line']],
  ])('"%s"', (prompt, kinds) => {
    expect(listKinds(prompt)).toEqual(kinds);
  });
});
