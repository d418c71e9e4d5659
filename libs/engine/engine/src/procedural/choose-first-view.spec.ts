import type { SceneObject } from '@diorama/domain';
import { FIRST_INSTANCE, GROUND, SKY } from '@diorama/splatting';
import { IDENTITY_TRANSFORM } from '@diorama/world-model';
import type { Prototype, Sky } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { chooseFirstView } from './choose-first-view.js';
import type { FirstViewInput } from './choose-first-view.js';

const SKY_AT_DUSK: Sky = { time: 'dusk', weather: 'clear', lightDirection: [0, 0.1, -1], cloudCover: 0.2, hazeDistance: 400 };
const PROTOTYPE: Prototype = {
  kind: 'house',
  positions: new Float32Array(),
  normals: new Float32Array(),
  indices: new Uint32Array(),
  material: new Uint16Array(),
  doubleSided: false,
  solid: null,
  semantic: 0,
};
const request = (kind: string): SceneObject => ({ kind, count: 1, size: 1, color: null, phrase: kind });

/** Level ground under a sky, with a body 10 degrees wide and high at each azimuth; the numbers are entries of the scene, null is what the place brings. */
function surroundingsOf(bodies: readonly (readonly [azimuth: number, entry: number | null])[], sky = SKY_AT_DUSK): FirstViewInput {
  const instances = bodies.map(([, entry]) => ({
    prototype: 0,
    transform: Float32Array.from(IDENTITY_TRANSFORM),
    tint: [1, 1, 1] as const,
    ...(entry === null ? {} : { requested: entry }),
  }));
  return {
    model: { indoor: false, sky, instances, prototypes: [PROTOTYPE], spawnPoints: [{ x: 0, y: 0, z: 0, azimuth: 0 }] },
    renderer: {
      look: (_origin, [x, y, z], sight) => {
        const azimuth = (Math.atan2(x, -z) * 180) / Math.PI;
        const hit = bodies.findIndex(([at]) => Math.abs(((azimuth - at + 540) % 360) - 180) <= 5 && Math.abs(y) < 0.09);
        sight.surface = hit >= 0 ? FIRST_INSTANCE + hit : y < 0 ? GROUND : SKY;
        return hit >= 0 ? 12 : y < 0 ? -1.6 / y : Infinity;
      },
    },
  };
}

const turnTo = (view: number, azimuth: number): number => ((azimuth - view + 540) % 360) - 180;

describe('the first view', () => {
  it('shows a subject that stands behind the direction of the model', () => {
    const view = chooseFirstView(surroundingsOf([[170, 0]]), { objects: [request('house')] });
    expect(Math.abs(turnTo(view, 170))).toBeLessThan(25);
  });

  it('shows what its site is named after beside the subject', () => {
    const surroundings = surroundingsOf([
      [20, null],
      [-30, 0],
    ]);
    const { model } = surroundings;
    const input = { ...surroundings, model: { ...model, prototypes: [{ ...PROTOTYPE, kind: 'gas-station' }] } };
    const view = chooseFirstView(input, { objects: [request('pickup-truck')], site: 'gas-station-site' });
    for (const azimuth of [20, -30]) expect(Math.abs(turnTo(view, azimuth))).toBeLessThan(37);
  });

  it('has its subject a little aside where something fills the other side', () => {
    const view = chooseFirstView(
      surroundingsOf([
        [0, 0],
        [24, null],
        [28, null],
      ]),
      { objects: [request('house')] },
    );
    expect(turnTo(view, 0)).toBeLessThan(-3);
    expect(turnTo(view, 0)).toBeGreaterThan(-12);
  });

  it('shows the other requested objects together with the subject', () => {
    const view = chooseFirstView(
      surroundingsOf([
        [100, 0],
        [60, 1],
      ]),
      { objects: [request('house'), request('cat')] },
    );
    for (const azimuth of [100, 60]) expect(Math.abs(turnTo(view, azimuth))).toBeLessThan(34);
  });

  it('has a sun by day to its side where the subject allows it', () => {
    const noon: Sky = { ...SKY_AT_DUSK, time: 'day', lightDirection: [0, 0.7, -0.7] };
    const view = chooseFirstView(surroundingsOf([[30, 0]], noon), { objects: [request('house')] });
    expect(Math.abs(turnTo(view, 0))).toBeGreaterThanOrEqual(40);
    expect(Math.abs(turnTo(view, 30))).toBeLessThan(34);
  });

  it('keeps the direction of the model for a scene without objects and for one that places its objects itself', () => {
    const surroundings = surroundingsOf([[170, 0]]);
    expect(chooseFirstView(surroundings, { objects: [] })).toBe(0);
    expect(chooseFirstView(surroundings, { objects: [{ ...request('house'), at: [{ x: 0, z: 9 }] }] })).toBe(0);
  });
});
