import { CATALOGUE } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';
import { parseScene } from '../given/parse-scene.js';

const NOUNS = [...CATALOGUE.keys()].map((kind) => kind.replaceAll('-', ' '));
const PLURALS = (
  'lamps chairs tables crates barrels houses barns towers wells fences boats tents columns statues sofas beds rugs rocks boulders flowers ' +
  'mushrooms logs trees bushes ferns cacti cars bridges fountains windmills robots dogs cats horses cows sheep elephants lions tigers ' +
  'bears wolves deer rabbits foxes owls eagles trucks buses bicycles airplanes'
).split(' ');

const PROMPTS: readonly (readonly [string, string])[] = [
  ['2,000 characters of nouns', NOUNS.join(', ').slice(0, 2_000)],
  ['200 objects each of 50 kinds', PLURALS.map((noun) => `200 ${noun}`).join(', ')],
  ['the same kinds twice', [...PLURALS, ...PLURALS].map((noun) => `200 red ${noun}`).join(', ')],
  ['deeply nested relations', `a cat ${'on a box on a table on a rug '.repeat(60)}`],
  ['10,000 repeated words', 'lamp '.repeat(10_000)],
  ['10,000 repeated measures', `${'200 '.repeat(10_000)}lamps`],
  ['10,000 negations', `${'no '.repeat(10_000)}trees`],
  ['one word of 20,000 letters', 'a'.repeat(20_000)],
  ['numbers beyond all limits', '1e308 lamps, 99999999999999999999 chairs, -5 tables, 0 barns'],
];

describe.each(PROMPTS)('a prompt of %s', (_name, prompt) => {
  const { scene, represented, missing } = composeScene(prompt, 7);

  it('gives a scene within the limits', () => {
    expect(scene.objects.length).toBeLessThanOrEqual(SCENE_LIMITS.objectEntries);
    for (const { count } of scene.objects) expect(count).toBeLessThanOrEqual(SCENE_LIMITS.count.max);
    expect(scene.objects.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(SCENE_LIMITS.objects);
    expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  });

  it('names only objects that the scene has as represented', () => {
    const indices = represented.flatMap(({ id }) => (id.startsWith('objects/') ? [Number(id.slice('objects/'.length))] : []));
    for (const index of indices) expect(scene.objects[index]).toBeDefined();
    expect(new Set(missing.map(({ text }) => text)).size).toBe(missing.length);
  });
});

describe('a prompt that asks for more than a scene holds', () => {
  it.each(PROMPTS.slice(0, 2))('has every noun of %s represented or reported', (_name, prompt) => {
    const { represented, missing } = composeScene(prompt, 7);
    const reported = ` ${[...represented, ...missing].map(({ text }) => text).join(' ')} `;
    const lost = prompt
      .split(', ')
      .flatMap((phrase) => phrase.replace(/^200 /, '').split(' '))
      .filter((word) => !reported.includes(word));
    expect(lost).toEqual([]);
  });

  it('gets as many objects as a scene holds, and the rest is reported', () => {
    const { scene, missing } = composeScene(PLURALS.map((noun) => `200 ${noun}`).join(', '), 7);
    expect(scene.objects.reduce((sum, { count }) => sum + count, 0)).toBe(SCENE_LIMITS.objects);
    expect(missing.filter(({ why }) => why === 'scene is full').length).toBeGreaterThan(20);
  });
});
