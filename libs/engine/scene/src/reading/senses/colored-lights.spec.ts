import { findNearestLightColorName } from '@diorama/lexicon';
import { describe, expect, it } from 'vitest';

import { composeScene } from '../../compose-scene.js';

const SEED = 7;
const lightsOf = (prompt: string): string[] | undefined =>
  composeScene(prompt, SEED).scene.light?.colors.map((color) => findNearestLightColorName(color));

describe('coloured light', () => {
  it.each<[string, string[]]>([
    ['submarine torpedo room with red light', ['red']],
    ['ice hotel bar, violet and cyan light from inside the blocks', ['violet', 'cyan']],
    ['a bar, violet & cyan light', ['violet', 'cyan']],
    ['a nightclub bathed in purple light', ['purple']],
    ['a nightclub bathed in a deep purple', ['purple']],
    ['a hall lit in red', ['red']],
    ['a bedroom lit up in soft pink', ['pink']],
    ['a room with a green glow', ['green']],
    ['a cave with blue glowing light', ['blue']],
    ['a bar with blue and pink neon', ['blue', 'pink']],
    ['a bar in neon pink light', ['pink']],
    ['a bar with amber lighting', ['amber']],
    ['a living room with warm amber light', ['amber']],
    ['a room with candle-warm glow', ['amber']],
    ['a bedroom, the light is red', ['red']],
    ['a temple hall with light of green', ['green']],
    ['a laboratory under ultraviolet light', ['ultraviolet']],
    ['a laboratory with UV light', ['ultraviolet']],
    ['a nightclub under black light', ['ultraviolet']],
    ['a bunker, red emergency lighting', ['red']],
    ['a bunker with red emergency lights', ['red']],
    ['a red-lit corridor', ['red']],
    ['a hallway glowing red', ['red']],
    ['green light fills the cellar', ['green']],
    ['a living room with orange light at night', ['orange']],
    ['a control room with teal light and blue light', ['turquoise', 'blue']],
    ['a bedroom with red and blue lights', ['red', 'blue']],
    ['a dark alley at night lit in pink and blue neon', ['pink', 'blue']],
    ['a village at night with green lights', ['green']],
    ['a city street in purple light', ['purple']],
  ])('of "%s"', (prompt, colors) => {
    expect(lightsOf(prompt)).toEqual(colors);
  });

  it.each([
    'a living room with a light red sofa',
    'a bedroom with light blue walls',
    'a street with traffic lights',
    'a street with a red traffic light at night',
    'a living room with a red lamp',
    'a bar with a neon sign',
    'a bar with red light bulbs',
    'a room with brown light',
    'a room with white light',
    'a bedroom without red light',
    'a church interior, stained glass windows casting colored light',
    'a cave with red light from the lava',
    'a bedroom with a red and light wooden floor',
    'a cave with mushrooms glowing blue',
    'a hall lit by red lanterns',
    'a meadow in blue moonlight',
  ])('is not that of "%s"', (prompt) => {
    expect(lightsOf(prompt)).toBeUndefined();
  });

  it.each<[string, string]>([
    ['a nightclub bathed in purple light', 'A nightclub at night in purple light.'],
    ['a nightclub by day in purple light', 'A nightclub by day in purple light.'],
    ['a submarine interior with red light', 'A submarine interior in red light.'],
    ['a city street at dusk in pink and cyan light', 'A city street at dusk in pink and cyan light under a clear sky.'],
  ])('is part of the caption of "%s"', (prompt, caption) => {
    expect(composeScene(prompt, SEED)).toMatchObject({ caption, notRepresented: [], scene: { version: 2 } });
  });

  it('is represented by the light of the scene', () => {
    const { represented } = composeScene('a nightclub, violet and cyan light', SEED);
    expect(represented).toContainEqual({ text: 'violet and cyan light', id: 'light', kind: 'light', as: 'exact' });
  });

  it.each<[string, string]>([
    ['a meadow with pink light', 'pink light'],
    ['a meadow at night in green light', 'green light'],
    ['a city street in the morning, purple light', 'purple light'],
    ['a garden, a beehive with warm amber light', 'amber light'],
  ])('is reported where no lamp shows it: "%s"', (prompt, words) => {
    const { scene, notRepresented, caption } = composeScene(prompt, SEED);
    expect(scene.light).toBeUndefined();
    expect(notRepresented).toEqual([words]);
    expect(caption).not.toContain('light,');
  });

  it('has two colours at most', () => {
    const { scene, missing } = composeScene('a bar with red light, green light and blue light', SEED);
    expect(scene.light?.colors).toHaveLength(2);
    expect(missing).toEqual([{ text: 'blue light', why: 'contradicts other words' }]);
  });

  it.each<[string, string]>([
    ['a kitchen with red light', 'night'],
    ['a kitchen with red light at noon', 'day'],
    ['a kitchen at dusk with red light', 'dusk'],
    ['a kitchen with red light, not at night', 'day'],
  ])('falls at night where no time is named: "%s"', (prompt, time) => {
    expect(composeScene(prompt, SEED).scene).toMatchObject({ time, light: { colors: [[1, 0.03, 0.02]] } });
  });

  it('puts up lamps at a site that has none', () => {
    expect(composeScene('an alley at night in green light', SEED).scene.objects).toMatchObject([{ kind: 'lamp', color: null }]);
  });
});
