import { createSampleScene } from '@diorama/scene/testing';
import type { Scene } from '@diorama/domain';
import type { PointLight, WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from './build-model.js';

const RED = [1, 0.03, 0.02] as const;
const BLUE = [0.04, 0.15, 1] as const;
const lit = (...colors: (readonly [number, number, number])[]): Partial<Scene> => ({ version: 2, light: { colors } });

const hueOf = ({ power: [r, g, b] }: PointLight): 'red' | 'blue' | 'other' =>
  r > 4 * g && r > 4 * b ? 'red' : b > 3 * r && b > 2 * g ? 'blue' : 'other';
const huesOf = ({ lights }: WorldModel): string[] => [...new Set(lights.map(hueOf))].toSorted();
const strongest = (lights: readonly PointLight[]): number => Math.max(...lights.map(({ power }) => Math.max(...power)));
const emissions = ({ materials }: WorldModel, name: RegExp) =>
  materials.filter((material) => name.test(material.name)).map(({ emission }) => emission);

const basement = (light: Partial<Scene>): WorldModel =>
  buildModel(createSampleScene('workshop', { room: 'basement', time: 'night', ...light }));

describe('lamps of a scene with coloured light', () => {
  it('shine in the colour, with all that they light by', () => {
    const model = basement(lit(RED));
    expect(huesOf(model)).toEqual(['red']);
    expect(model.hasColoredLight).toBe(true);
    for (const [r, g, b] of emissions(model, /^finish lamp( |$)|^lamp-glass$/)) expect(r).toBeGreaterThan(4 * Math.max(g, b));
  });

  it('alternate between two colours', () => {
    expect(huesOf(basement(lit(RED, BLUE)))).toEqual(['blue', 'red']);
  });

  it('shine in the hue of a colour, however dim that is', () => {
    expect(basement(lit([0.1, 0.003, 0.002])).lights).toEqual(basement(lit([1, 0.03, 0.02])).lights);
  });

  it('are the same for the same scene', () => {
    expect(basement(lit(RED, BLUE))).toEqual(basement(lit(RED, BLUE)));
  });

  it('leave fires their own light, which is dimmer than light of the colour', () => {
    const fire = { kind: 'campfire', count: 1, size: 1, color: null, phrase: '' };
    const [plain, colored] = [{}, lit(BLUE)].map((light) =>
      buildModel(createSampleScene('cave', { time: 'night', objects: [fire], ...light })),
    );
    const others = (model: WorldModel | undefined) =>
      model?.lights.filter((light) => hueOf(light) === 'other' && light.isBeam !== true) ?? [];
    expect(strongest(others(colored))).toBeLessThan(0.5 * strongest(others(plain)));
    expect(huesOf(colored)).toEqual(['blue', 'other']);
  });

  it('outshine the daylight of windows', () => {
    const day = { time: 'day' } as const;
    const [plain, colored] = [
      buildModel(createSampleScene('living-room', day)),
      buildModel(createSampleScene('living-room', { ...day, ...lit(RED) })),
    ];
    expect(strongest(colored.lights.filter((light) => hueOf(light) === 'other'))).toBeLessThan(0.3 * strongest(plain.lights));
    expect(huesOf(colored)).toContain('red');
    const pane = (model: WorldModel) => emissions(model, /^window-daylight$/)[0]?.[1] ?? 0;
    expect(pane(colored)).toBeLessThan(0.3 * pane(plain));
  });

  it.each(['village', 'city-street'] as const)('light a %s after dark only', (place) => {
    expect(huesOf(buildModel(createSampleScene(place, { time: 'night', ...lit(BLUE) })))).toContain('blue');
    const day = buildModel(createSampleScene(place, { time: 'day', ...lit(BLUE) }));
    expect([huesOf(day).includes('blue'), day.hasColoredLight]).toEqual([false, undefined]);
  });

  it('have their usual light in other scenes', () => {
    const model = basement({});
    expect(model).not.toHaveProperty('hasColoredLight');
    expect(huesOf(model)).toEqual(['other']);
  });
});
