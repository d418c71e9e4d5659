import { describe, expect, it } from 'vitest';

import { composeGivenScene } from './compose-given-scene.js';
import { composeScene } from '../compose-scene.js';
import { InvalidSceneError } from './parse-values.js';

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a scene as a prompt', () => {
  it.each(['two red barns beside a lake', 'a library without chairs at night', 'a rugged canyon in fog', ''])(
    'is the scene that %j gives, with a caption of its own',
    (prompt) => {
      const { scene } = composeScene(prompt, 11);
      const adopted = composeGivenScene(copy(scene));
      expect(adopted.scene).toEqual(scene);
      expect(JSON.stringify(adopted.scene)).toBe(JSON.stringify(scene));
      expect(adopted.notRepresented).toEqual([]);
      expect(adopted.caption).not.toMatch(/Not represented/);
    },
  );

  it('leaves out what does not fit in a room, and says so', () => {
    const { scene } = composeScene('a library', 3);
    const barn = { kind: 'barn', count: 2, size: 1, color: null, phrase: '' };
    const chair = { ...barn, kind: 'chair' };
    const adopted = composeGivenScene({ ...scene, objects: [barn, { ...barn, kind: 'house', phrase: 'a red house' }, chair] });
    expect(adopted.scene.objects).toEqual([chair]);
    expect(adopted.notRepresented).toEqual(['barns', 'a red house']);
    expect(adopted.caption).toBe('A library in daylight, with two chairs.');
  });

  it('leaves out what fits in a room only at a smaller size', () => {
    const { scene } = composeScene('a dragon in a cave', 3);
    const [dragon] = scene.objects;
    expect(dragon?.size).toBeLessThan(1);
    expect(composeGivenScene(scene).scene.objects).toEqual([dragon]);
    expect(composeGivenScene({ ...scene, objects: [{ ...dragon, size: 1 }] }).scene.objects).toEqual([]);
  });

  it('is refused where it is none', () => {
    expect(() => composeGivenScene({ place: 'meadow' })).toThrow(InvalidSceneError);
  });
});
