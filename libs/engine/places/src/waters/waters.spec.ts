import { WATER_KINDS } from '@diorama/domain';
import type { Scene } from '@diorama/domain';
import { composeScene } from '@diorama/scene';
import { createSampleScene } from '@diorama/scene/testing';
import { sampleHeight } from '@diorama/world-model';
import type { Heightfield, WaterSurface } from '@diorama/world-model';
import { createGround, planSite } from '@diorama/terrain';
import { describe, expect, it } from 'vitest';

import { composeBiome } from '../compose-biome.js';
import { buildModel } from '../build-model.js';

const scene = (changes: Partial<Scene>): Scene => createSampleScene('meadow', { version: 2, ...changes });

describe('the water of a scene', () => {
  it.each(WATER_KINDS.slice(1))('%s lies near the viewer and leaves him dry', (water) => {
    const given = scene({ water });
    const biome = composeBiome(given, 'meadow');
    const plan = planSite(given, biome.plan);
    const { level = 0 } = plan.shore ?? {};
    const ground = createGround(plan, biome.land(plan));
    const spots = Array.from({ length: 64 * 40 }, (_, k) => [((k % 64) * Math.PI) / 32, 3 + Math.floor(k / 64)] as const);
    const wet = spots.filter(([azimuth, away]) => ground.heightAt(Math.sin(azimuth) * away, -Math.cos(azimuth) * away) < level - 0.1);
    expect(ground.heightAt(0, 0)).toBeGreaterThan(level);
    expect(wet.length).toBeGreaterThan(40);
  });

  it('carries walkers where it is frozen', () => {
    const model = buildModel(scene({ water: 'lake', liquid: 'ice', cover: 'snow' }));
    const { level } = model.water as WaterSurface;
    const terrain = model.terrain as Heightfield;
    const heights = Array.from({ length: 30 }, (_, k) => sampleHeight(terrain, 0, -12 - k));
    expect(Math.min(...heights)).toBeGreaterThan(level - 0.1);
    expect(heights.filter((height) => height < level).length).toBeGreaterThan(10);
  });

  it('glows and lights its banks where it is molten rock', () => {
    const model = buildModel(scene({ water: 'river', liquid: 'lava' }));
    expect(model.water?.emission?.[0]).toBeGreaterThan(1);
    expect(model.lights.length).toBeGreaterThan(0);
  });

  it('falls over a ledge behind its pool', () => {
    const given = scene({ water: 'waterfall' });
    const biome = composeBiome(given, 'meadow');
    const plan = planSite(given, biome.plan);
    const fall = plan.shore?.fall;
    const ground = createGround(plan, biome.land(plan));
    const away = Math.hypot(fall?.x ?? 0, fall?.z ?? 0);
    const behind = 1 + (1.3 * (fall?.pool ?? 0)) / away;
    const rise = ground.heightAt((fall?.x ?? 0) * behind, (fall?.z ?? 0) * behind) - (plan.shore?.level ?? 0);
    expect(rise).toBeGreaterThan(0.7 * (fall?.height ?? Infinity));
  });
});

describe('a backdrop', () => {
  const highest = ({ terrain }: ReturnType<typeof buildModel>, azimuth: number): number => {
    const heights = Array.from({ length: 9 }, (_, k) => 80 + 8 * k).map((away) =>
      sampleHeight(terrain as Heightfield, Math.sin(azimuth) * away, -Math.cos(azimuth) * away),
    );
    return Math.max(...heights);
  };

  it('raises mountains in its direction only', () => {
    const model = buildModel(scene({ landform: 'plain', backdrops: [{ place: 'alpine', where: 'right' }] }));
    expect(highest(model, Math.PI / 2)).toBeGreaterThan(15);
    expect(highest(model, -Math.PI / 2)).toBeLessThan(5);
  });

  it('puts the sea to one side of dry land', () => {
    const model = buildModel(scene({ backdrops: [{ place: 'beach', where: 'left' }] }));
    const terrain = model.terrain as Heightfield;
    const level = model.water?.level ?? -Infinity;
    expect(sampleHeight(terrain, -70, 0)).toBeLessThan(level);
    expect(sampleHeight(terrain, 70, 0)).toBeGreaterThan(level);
  });

  it('builds a skyline of a city', () => {
    const plain = buildModel(scene({ landform: 'plain' }));
    const city = buildModel(scene({ landform: 'plain', backdrops: [{ place: 'city-street', where: 'ahead' }] }));
    expect(city.prototypes.length).toBeGreaterThan(plain.prototypes.length + 3);
  });
});

describe('what stands in a water', () => {
  /** Metres from the water up to the foot of the first requested object. */
  const footOver = (prompt: string): number => {
    const model = buildModel(composeScene(prompt, 1).scene);
    const foot = model.instances.find(({ requested }) => requested === 0)?.transform[7] ?? Infinity;
    return foot - (model.water as WaterSurface).level;
  };

  it('is a ship to its draught', () => {
    expect(footOver('a fishing boat at sea')).toBeLessThan(-0.6);
    expect(footOver('a rowboat on a lake')).toBeGreaterThan(-0.35);
  });

  it.each(['a lake with a wooden dock', 'a pier on a lake', 'a beach with a pier'])(
    'is a pier with its deck above the water: "%s"',
    (prompt) => {
      expect(footOver(prompt) + 1.8).toBeCloseTo(0.55, 3);
    },
  );
});
