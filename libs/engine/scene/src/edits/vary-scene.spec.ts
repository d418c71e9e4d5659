import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';
import { parseScene } from '../given/parse-scene.js';
import { varyScene } from './vary-scene.js';

const sceneOf = (prompt: string) => composeScene(prompt, 3).scene;

describe('a variation of a scene', () => {
  it('differs in the named fields alone', () => {
    const scene = sceneOf('two red barns by a lake');
    expect(varyScene(scene, {})).toEqual(scene);
    expect(varyScene(scene, { time: 'dusk', seed: 9 })).toEqual({ ...scene, time: 'dusk', seed: 9 });
  });

  it.each([
    ['a meadow with a barn', { season: 'winter' }, 'snow'],
    ['a village', { weather: 'snow' }, 'snow'],
    ['a winter forest', { season: 'summer' }, 'none'],
    ['a winter forest', { season: 'autumn' }, 'leaves'],
    ['a winter forest', { time: 'night' }, 'snow'],
    ['a mossy forest', { season: 'winter' }, 'moss'],
    ['a kitchen', { season: 'winter' }, 'none'],
  ] as const)('has the ground of its season: %s with %o has %s on it', (prompt, variation, cover) => {
    expect(varyScene(sceneOf(prompt), variation).cover).toBe(cover);
  });

  it('keeps the colours of its lamps', () => {
    const scene = sceneOf('a nightclub in purple light');
    expect(scene.light).toBeDefined();
    expect(varyScene(scene, { season: 'winter', time: 'day' }).light).toEqual(scene.light);
  });

  it('has the given style in place of those of the scene', () => {
    const varied = varyScene(sceneOf('a victorian street'), { style: 'cyberpunk' });
    expect(varied).toMatchObject({ version: 2, styles: ['cyberpunk'] });
    expect(parseScene(varied)).toEqual(varied);
  });
});
