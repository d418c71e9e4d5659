import { LANDFORM_NAMES, LIQUIDS, WATER_KINDS } from '@diorama/domain';
import type { Scene } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';
import { describeScene } from '../describe/describe-scene.js';
import { parseScene } from '../given/parse-scene.js';

const SEED = 5;

describe('a prompt that names several places', () => {
  it.each<[prompt: string, expected: Partial<Scene>]>([
    ['a forest in a canyon', { place: 'forest', landform: 'canyon' }],
    ['hills of a desert', { place: 'desert', landform: 'hills' }],
    ['a village on a cliff by the sea', { place: 'village', landform: 'cliff-coast', water: 'sea' }],
    ['a fishing village on a snowy fjord', { place: 'village', landform: 'fjord', water: 'sea', cover: 'snow' }],
    ['a castle on a desert plateau', { place: 'desert', landform: 'plateau' }],
    ['a market in a canyon', { site: 'market', ground: 'canyon', landform: 'canyon' }],
    ['ruins of a temple in the jungle', { place: 'ruins', ground: 'rainforest' }],
    ['the ruins of a city in the desert', { place: 'city-street', ground: 'desert', styles: ['ruined'] }],
    ['a waterfall in the jungle', { water: 'waterfall', ground: 'rainforest' }],
    ['a lava lake in a crater', { water: 'lake', liquid: 'lava', landform: 'crater' }],
    ['a meadow by a frozen river', { place: 'meadow', water: 'river', liquid: 'ice' }],
    ['a lighthouse on a cliff above a calm sea', { place: 'meadow', landform: 'cliff-coast', water: 'sea' }],
    ['a volcano with rivers of lava', { water: 'river', liquid: 'lava', objects: [] }],
    ['a river of lava', { place: 'volcanic', water: 'river', liquid: 'lava' }],
    ['hot springs in the snow', { water: 'pools', liquid: 'hot' }],
    ['the surface of the moon', { site: 'moon-surface', landform: 'craters', water: 'none' }],
    ['rice terraces in the hills', { site: 'rice-terrace', landform: 'terraces' }],
    ['a coral reef', { site: 'coral-reef', landform: 'sea-bed' }],
    ['a village below snowy mountains', { place: 'village', cover: 'none', backdrops: [{ place: 'alpine', where: 'ahead' }] }],
    ['a beach with a city skyline in the distance', { place: 'beach', backdrops: [{ place: 'city-street', where: 'ahead' }] }],
    ['In the distance, a city. A meadow with cows.', { place: 'meadow', backdrops: [{ place: 'city-street', where: 'ahead' }] }],
    ['a lake surrounded by a forest', { water: 'lake', backdrops: [{ place: 'forest', where: 'around' }] }],
    ['a cabin overlooking the sea', { water: 'none', backdrops: [{ place: 'beach', where: 'ahead' }] }],
    [
      'a field with a forest on the left and mountains on the right',
      {
        place: 'meadow',
        backdrops: [
          { place: 'forest', where: 'left' },
          { place: 'alpine', where: 'right' },
        ],
      },
    ],
    ['a bedroom whose window shows the sea', { room: 'bedroom', backdrops: [{ place: 'beach', where: 'window' }] }],
    ['an office with a view of a city at night', { room: 'office', backdrops: [{ place: 'city-street', where: 'window' }] }],
  ])('reads "%s"', (prompt, expected) => {
    const { scene, notRepresented } = composeScene(prompt, SEED);
    expect(scene).toMatchObject(expected);
    expect(scene.version).toBe(2);
    expect(notRepresented).toEqual([]);
    expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  });

  it.each([
    ['a view of mountains', 'alpine'],
    ['mountains in the distance', 'alpine'],
    ['a garden behind the house', 'meadow'],
  ])('keeps the viewer in the only place of "%s"', (prompt, place) => {
    const { scene } = composeScene(prompt, SEED);
    expect([scene.place, scene.backdrops]).toEqual([place, undefined]);
  });

  it.each(['no canyon, a meadow', 'a meadow without a waterfall', 'a forest, not a frozen lake'])(
    'adds nothing forbidden to "%s"',
    (prompt) => {
      const { landform, liquid, backdrops, water } = composeScene(prompt, SEED).scene;
      expect([landform, liquid, backdrops, water]).toEqual([undefined, undefined, undefined, 'none']);
    },
  );

  it('keeps at most three backdrops and reports the others', () => {
    const { scene, notRepresented } = composeScene(
      'a meadow, mountains in the distance, a city on the horizon, a forest in the background, a desert far away',
      SEED,
    );
    expect(scene.backdrops).toHaveLength(3);
    expect(notRepresented).toEqual(['desert']);
  });

  it('reports a landform that the prompt names beside another one', () => {
    const { scene, notRepresented } = composeScene('a plateau in a crater', SEED);
    expect(scene.landform).toBe('plateau');
    expect(notRepresented).toEqual(['crater']);
  });

  it('reads a long row of relations and places', () => {
    const prompt = 'mountains behind a city below mountains in the distance '.repeat(200);
    expect(composeScene(prompt, SEED).scene.backdrops?.length ?? 0).toBeLessThanOrEqual(3);
  });
});

describe('the caption of a combination', () => {
  it.each([
    ['a pine forest in a canyon by a frozen river, with mountains in the distance', 'A conifer forest in a canyon with a frozen river'],
    ['a village in the desert', 'A village in the desert in daylight'],
    ['a castle on a desert plateau', 'A desert on a plateau'],
    ['a bedroom whose window shows the sea', 'with the sea outside the windows'],
    ['a waterfall of lava in a gorge', 'with a waterfall of lava'],
  ])('of "%s" says where it is', (prompt, words) => {
    expect(composeScene(prompt, SEED).caption).toContain(words);
  });

  it.each(
    LANDFORM_NAMES.flatMap((landform) => WATER_KINDS.slice(1).map((water, k) => [landform, water, LIQUIDS[k % LIQUIDS.length]] as const)),
  )('of %s, %s and %s has no double spaces or gaps', (landform, water, liquid) => {
    const { scene } = composeScene('a meadow', SEED);
    const caption = describeScene({ ...scene, version: 2, landform, water, ...(liquid === undefined ? {} : { liquid }) });
    expect(caption).not.toMatch(/ {2}|undefined|\ba [aeiou]/);
  });
});
