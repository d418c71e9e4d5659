import { LOCALE_TYPES, ROOM_TYPES, SITE_TYPES, STYLE_TYPES, SUBSTANCES } from '@diorama/catalogue';
import type { Biome as BiomeName, Scene } from '@diorama/domain';
import { createSky, MaterialSet } from '@diorama/materials';
import { PlacementContext } from '@diorama/placement';
import { composeScene } from '@diorama/scene';
import { createGround, planSite } from '@diorama/terrain';
import { describe, expect, it } from 'vitest';

import { BIOME_RECIPES } from './biomes/biome-recipes.js';
import { buildModel } from './build-model.js';
import { furnishSite } from './sites/furnish-site.js';

const LOCALES = [...LOCALE_TYPES.values()];
const SEED = 4;

const grounds = new Map<string, readonly [plan: ReturnType<typeof planSite>, ground: ReturnType<typeof createGround>]>();

/** The land of a scene, raised once for all locales that share it. */
function groundOf(scene: Scene): readonly [plan: ReturnType<typeof planSite>, ground: ReturnType<typeof createGround>] {
  const key = `${scene.place} ${scene.water}`;
  const known = grounds.get(key);
  if (known !== undefined) return known;
  const biome = BIOME_RECIPES[scene.place as BiomeName];
  const plan = planSite(scene, biome.plan);
  const raised = [plan, createGround(plan, biome.land(plan))] as const;
  grounds.set(key, raised);
  return raised;
}

/** The kinds that an empty land takes of a locale. */
function placeItems(scene: Scene, items: Parameters<typeof furnishSite>[1]['items']): Set<string> {
  const context = new PlacementContext(...groundOf(scene));
  const kinds = new Set<string>();
  const put = context.put.bind(context);
  const putFree = context.putWithoutFootprint.bind(context);
  context.put = (thing) => (kinds.add(thing.kind), put(thing));
  context.putWithoutFootprint = (thing) => (kinds.add(thing.kind), putFree(thing));
  furnishSite(context, { id: 'locale', items });
  return kinds;
}

describe('a named place', () => {
  it.each(LOCALES.map((type) => [type.id, type] as const))('%s finds room for things that it is known by', (id, { items }) => {
    const { scene } = composeScene(`a trip to ${id.replaceAll('-', ' ')}`, SEED);
    const placed = placeItems(scene, items);
    const shown = items.filter(({ kind }) => placed.has(kind));
    expect([id, shown.length >= Math.min(2, items.length)]).toEqual([id, true]);
  });
});

const kindsOf = (prompt: string): Set<string> =>
  new Set(buildModel(composeScene(prompt, SEED).scene).prototypes.flatMap(({ kind }) => kind ?? []));

describe('a place of another kind in a country', () => {
  it('has its plants and animals, and no buildings that were not asked for', () => {
    const kinds = kindsOf('a desert in Peru');
    expect(kinds).toContain('llama');
    expect(kinds).not.toContain('machu-picchu');
    expect(kindsOf('a village in Peru')).toContain('machu-picchu');
  });
});

describe('a scene after the rain', () => {
  it('has wet ground, and a dry one has none', () => {
    expect(createSky(composeScene('a street just after rain', SEED).scene).wet).toBe(true);
    expect(createSky(composeScene('a street', SEED).scene).wet).toBeUndefined();
  });
});

describe('a style of crafts', () => {
  it('gives things the surface of its substance in their own colours', () => {
    const { scene } = composeScene('a meadow', SEED);
    const material = ({ styles }: { readonly styles: string[] }) => {
      const set = new MaterialSet({ ...scene, version: 2, styles });
      return set.materials[set.indexOf('oak')];
    };
    const [own, knitted] = [material({ styles: [] }), material({ styles: ['felt-craft'] })];
    expect(knitted?.pattern).toBe(SUBSTANCES.felt.pattern);
    expect(own?.pattern).not.toBe(knitted?.pattern);
    expect(knitted?.gloss).toBeUndefined();
  });
});

/** Some styles, each with a room or a site. */
const COMBINATIONS = [...STYLE_TYPES.keys()]
  .filter((_, at) => at % 6 === 1)
  .map((style, at) => {
    const types =
      at % 2 === 0
        ? { room: [...ROOM_TYPES.values()][(at * 5) % ROOM_TYPES.size] }
        : { site: [...SITE_TYPES.values()][(at * 3) % SITE_TYPES.size] };
    return { style, ...types };
  });

describe('a style', () => {
  it.each(COMBINATIONS)('$style builds in one of the rooms or sites', ({ style, room, site }) => {
    const { scene } = composeScene('a meadow', SEED);
    const type = room === undefined ? { place: site?.base ?? 'meadow', site: site?.id } : { place: room.base, room: room.id };
    const given = { ...scene, ...type, version: 2, styles: [style] } as Scene;
    const plain = buildModel({ ...given, styles: [] });
    const model = buildModel(given);
    expect(model.prototypes.length).toBeGreaterThan(3);
    expect(model.instances.length).toBeGreaterThan(10);
    // A style shows: the world differs from the plain one.
    expect([model.sky.tint?.join(), model.instances.length, ...model.materials.map(({ albedo }) => albedo.join())]).not.toEqual([
      plain.sky.tint?.join(),
      plain.instances.length,
      ...plain.materials.map(({ albedo }) => albedo.join()),
    ]);
  });
});
