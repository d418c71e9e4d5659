import { buildModel } from '@diorama/places';
import { describePlan, measureGeometry, WALK_DISTANCE } from '@diorama/quality';
import { composeScene } from '@diorama/scene';
import { describe, expect, it } from 'vitest';

const PROMPTS: readonly (readonly [prompt: string, seed: number, isConfined: boolean])[] = [
  ['a living room', 3, false],
  ['a tavern with a barrel', 3, false],
  ['a supermarket aisle', 3, false],
  ['a cinema', 3, false],
  ['a church interior at night', 3, false],
  ['a hospital ward', 3, false],
  ['a medieval throne room with a lion', 3, false],
  ['a museum', 3, false],
  ['a train carriage', 3, false],
  ['a cave with a torch', 3, false],
  ['a market in rain', 3, false],
  ['a japanese garden', 3, false],
  ['a hallway with a robot dog and a scissor lift and a maidenhair fern', 546_775, false],
  ['a ship deck with a roulette table and a shoe rack and a girl', 925_771, true],
  ['a balcony view in rain', 220_234, true],
  ['a cave on an overcast day', 66_813, false],
];

describe('the geometry of a world', () => {
  it.each(PROMPTS)(
    'has no object in a wall or in another object, none that floats, and no blocked door: %s',
    (prompt, seed, isConfined) => {
      const { overlaps, floating, passages, indoor } = measureGeometry(buildModel(composeScene(prompt, seed).scene));
      expect(overlaps).toEqual([]);
      expect(floating).toEqual([]);
      expect(passages.blocked).toEqual([]);
      expect(passages.missedSides).toBe(0);
      expect(indoor || isConfined || passages.walk >= WALK_DISTANCE).toBe(true);
    },
  );

  it('reports an object that hangs in the air and one that stands in a wall', () => {
    const model = buildModel(composeScene('a living room', 3).scene);
    const moved = (kind: string, row: number, metres: number) => {
      const at = model.instances.findIndex(({ prototype }) => model.prototypes[prototype]?.kind === kind);
      const instances = model.instances.map((instance, k) => {
        const transform = Float32Array.from(instance.transform);
        if (k === at) transform[row] += metres;
        return { ...instance, transform };
      });
      return measureGeometry({ ...model, instances });
    };
    expect(moved('table', 7, 0.4).floating.map(({ name }) => name)).toContain('table');
    expect(moved('sofa', 3, -0.5).overlaps.some(({ isPlace }) => isPlace)).toBe(true);
  });

  it('reports a door with an object in front of it', () => {
    const model = buildModel(composeScene('a living room', 3).scene);
    const door = model.openings?.find(({ kind }) => kind === 'door');
    const angle = ((door?.azimuth ?? 0) * Math.PI) / 180;
    const at = model.instances.findIndex(({ prototype }) => model.prototypes[prototype]?.kind === 'sofa');
    const instances = model.instances.map((instance, k) => {
      const transform = Float32Array.from(instance.transform);
      if (k === at) {
        transform[3] = (door?.x ?? 0) + 0.5 * Math.sin(angle);
        transform[11] = (door?.z ?? 0) - 0.5 * Math.cos(angle);
      }
      return { ...instance, transform };
    });
    expect(measureGeometry({ ...model, instances }).passages.blocked).toEqual([door]);
  });

  it.each(['a bedroom', 'a kitchen'])('differs between seeds: %s', (prompt) => {
    const plans = Array.from({ length: 10 }, (_, k) => describePlan(buildModel(composeScene(prompt, k + 1).scene)));
    expect(new Set(plans.map(({ places }) => places)).size).toBe(10);
    expect(new Set(plans.map(({ size }) => size)).size).toBe(10);
    expect(new Set(plans.map(({ openings }) => openings)).size).toBeGreaterThan(4);
  });
});
