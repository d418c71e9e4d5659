import { SITE_TYPES } from '@diorama/catalogue';
import type { SiteType } from '@diorama/catalogue';
import { PlacementContext } from '@diorama/placement';
import type { UnplacedObject } from '@diorama/placement';
import { composeScene } from '@diorama/scene';
import { createSampleScene } from '@diorama/scene/testing';
import { Ground, planSite } from '@diorama/terrain';
import { describe, expect, it } from 'vitest';

import { buildModel } from '../build-model.js';
import { furnishSite } from './furnish-site.js';

/** What stands on level ground where a site is furnished. */
function furnish(id: string): readonly UnplacedObject[] {
  const scene = createSampleScene('meadow', { seed: 5 });
  const context = new PlacementContext(planSite(scene, { trail: null, pools: false, riverBearing: 0 }), new Ground());
  furnishSite(context, SITE_TYPES.get(id) as SiteType);
  return context.placed;
}

const of = (placed: readonly UnplacedObject[], kind: string): readonly UnplacedObject[] => placed.filter((thing) => thing.kind === kind);

describe('the objects of a site', () => {
  it('stand around a stadium wall to wall, with a goal at each end', () => {
    const placed = furnish('stadium-site');
    expect(of(placed, 'grandstand')).toHaveLength(14);
    expect(of(placed, 'floodlight-mast')).toHaveLength(4);
    expect(
      of(placed, 'football-goal')
        .map(({ z }) => Math.sign(z))
        .toSorted((a, b) => a - b),
    ).toEqual([-1, 1]);
  });

  it('stand on the grid of a racing circuit and around a skate park', () => {
    const circuit = furnish('racetrack');
    expect(of(circuit, 'race-car')).toHaveLength(8);
    expect(of(circuit, 'start-gantry')).toHaveLength(1);
    expect(of(circuit, 'grandstand').length).toBeGreaterThan(1);
    const park = furnish('skate-park');
    expect(of(park, 'quarter-pipe')).toHaveLength(6);
    expect(of(park, 'half-pipe')).toHaveLength(1);
    expect(of(park, 'teenager').length).toBeGreaterThan(2);
  });

  it('leave a way through the rows of a tea plantation', () => {
    const rows = of(furnish('tea-plantation'), 'tea-row');
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ x }) => Math.abs(x) < 1.5)).toEqual([]);
  });

  it('shine above the horizon of a small body in space', () => {
    const { instances, prototypes } = buildModel(composeScene('outer space', 3).scene);
    const high = instances.filter(({ transform: [, , , x = 0, , , , y = 0, , , , z = 0] }) => y > 10 && Math.hypot(x, z) > 80);
    expect(prototypes.length).toBeGreaterThan(4);
    expect(high.length).toBeGreaterThanOrEqual(3);
  });

  it('stand in the bays of a car park', () => {
    const cars = furnish('parking-lot').filter(({ kind }) => ['sedan', 'suv', 'hatchback', 'car', 'pickup-truck'].includes(kind));
    expect(cars.length).toBeGreaterThan(60);
    for (const { x } of cars) expect(Math.abs(x / 2.8) % 1).toBeCloseTo(0.5, 5);
    expect(new Set(cars.map(({ kind }) => kind)).size).toBeGreaterThan(3);
  });

  it('show a frame, a crane and machines on a building site', () => {
    const kinds = new Set(furnish('construction-site').map(({ kind }) => kind));
    for (const kind of ['concrete-frame', 'crane', 'scaffolding', 'excavator', 'chain-link-fence', 'gravel-pile'])
      expect([kind, kinds.has(kind)]).toEqual([kind, true]);
  });

  it('stand at the places that their rows name: a train on one of two tracks', () => {
    const placed = furnish('railway-station');
    const tracks = new Set(of(placed, 'railway-track').map(({ x }) => x));
    const [train] = of(placed, 'steam-locomotive');
    expect(tracks.size).toBe(2);
    expect(tracks.has(train?.x ?? NaN)).toBe(true);
    expect(train?.lift).toBeGreaterThan(0);
  });

  it('swim at different heights in the view of a reef', () => {
    const schools = of(furnish('coral-reef'), 'school-of-fish');
    expect(schools).toHaveLength(7);
    expect(new Set(schools.map(({ lift }) => lift)).size).toBe(7);
    for (const { x, z, lift } of schools) {
      expect(Math.abs(Math.atan2(x, -z))).toBeLessThan(0.7);
      expect(lift).toBeGreaterThanOrEqual(0.7);
    }
  });

  it('lie in rows in a pumpkin patch', () => {
    const rows = new Set(of(furnish('pumpkin-patch'), 'pumpkin-patch').map(({ z }) => z));
    expect(rows.size).toBeGreaterThan(8);
  });
});
