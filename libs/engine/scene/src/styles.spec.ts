import { STYLE_TYPES } from '@diorama/catalogue';
import { describe, expect, it } from 'vitest';

import { composeScene, parseScene } from './index.js';

const SEED = 3;

describe('styles in a prompt', () => {
  it.each([...STYLE_TYPES.values()].map(({ id }) => [id] as const))('%s is read by its name, and described', (id) => {
    const { scene, caption, represented } = composeScene(`a street in ${id.replaceAll('-', ' ')} style`, SEED);
    expect(scene.styles).toEqual([id]);
    expect(caption).toContain(STYLE_TYPES.get(id)?.name);
    expect(represented).toContainEqual(expect.objectContaining({ id: 'styles', kind: id }));
    expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  });

  it('are two at most; a third one is reported', () => {
    const { scene, missing } = composeScene('an abandoned art deco steampunk cinema', SEED);
    expect(scene.styles).toEqual(['abandoned', 'art-deco']);
    expect(missing).toContainEqual(expect.objectContaining({ text: 'steampunk' }));
  });

  it('finish the surfaces of a room, but for those that the prompt names', () => {
    const { scene } = composeScene('a Victorian living room with a concrete floor', SEED);
    expect(scene.surfaces?.wall?.substance).toBe('fabric');
    expect(scene.surfaces?.floor?.substance).toBe('concrete');
    expect(composeScene('a living room', SEED).scene.surfaces).toBeUndefined();
  });

  it('leave a floor by which a room is known', () => {
    const { surfaces } = composeScene('an Egyptian ice rink', SEED).scene;
    expect(surfaces?.wall?.substance).toBe('sandstone');
    expect(surfaces?.floor).toBeUndefined();
  });

  it('suggest a time of day, which the prompt overrides', () => {
    expect(composeScene('a cyberpunk alley', SEED).scene.time).toBe('night');
    expect(composeScene('a cyberpunk alley at dawn', SEED).scene.time).toBe('dawn');
  });

  it.each([[['victorian', 'gothic', 'modern']], [[]], [['no-such-style']], ['victorian'], [[7]]])(
    'rejects the styles %j of a stored scene',
    (styles) => {
      const { scene } = composeScene('a living room', SEED);
      expect(() => parseScene({ ...scene, version: 2, styles })).toThrow('styles');
    },
  );
});
