import { OBJECT_STATES } from '@diorama/domain';
import { describe, expect, it } from 'vitest';

import { composeScene } from '../compose-scene.js';

const SEED = 7;

const composeObject = (prompt: string) => composeScene(prompt, SEED).scene.objects[0];

describe('states of objects in prompts', () => {
  it.each(OBJECT_STATES)('"a %s car" gives the car its state', (state) => {
    expect(composeObject(`a ${state} car`)).toMatchObject({ kind: 'car', state });
    expect(composeObject(`a ${state.replace('-', ' ')} red car`)).toMatchObject({ kind: 'car', state });
    expect(composeScene(`a ${state} car`, SEED).notRepresented).toEqual([]);
  });

  it.each(OBJECT_STATES)('"the car is %s" gives the car its state', (state) => {
    expect(composeObject(`the car is ${state}`)).toMatchObject({ kind: 'car', state });
  });

  it('leave the weather and the ground of places as they are read', () => {
    expect(composeScene('a wet street', SEED).scene).toMatchObject({ place: 'city-street', styles: ['rain-washed'] });
    expect(composeScene('a mossy forest', SEED).scene).toMatchObject({ place: 'forest', cover: 'moss' });
    expect(composeScene('a snow covered mountain', SEED).scene).toMatchObject({ place: 'alpine', cover: 'snow' });
  });

  it('"wet" on an object makes no rain, and a snow-covered object stands in snow', () => {
    expect(composeScene('a wet car', SEED).scene.weather).toBe('clear');
    expect(composeScene('a snow-covered car', SEED).scene).toMatchObject({ cover: 'snow', season: 'winter' });
  });

  it('stand anywhere among the adjectives of their object', () => {
    expect(composeObject('a wet and shabby old barn')).toMatchObject({ kind: 'barn', state: 'wet' });
  });
});
