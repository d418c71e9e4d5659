import { CATALOGUE, ROOM_TYPES, SITE_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import { BIOME_NAMES, ROOM_KINDS } from '@diorama/domain';
import { createRandomStream } from '@diorama/random';
import type { RandomStream } from '@diorama/random';

/** A prompt with the seed of its world. */
export interface GeometryPrompt {
  readonly prompt: string;
  readonly seed: number;
}

/** Share of the prompts that name a style, a time or weather, and a few objects. */
const SHARES = { style: 0.35, light: 0.35, objects: 0.4 } as const;
const OBJECTS_MAX = 3;
const LIGHTS = ['at night', 'at dawn', 'at dusk', 'in fog', 'in rain', 'in snow', 'on an overcast day'] as const;

/** Draws prompts by lot: half name a room, the others an outdoor site or a landscape, each in turn; equal seeds draw equal prompts. */
export function drawGeometryPrompts(count: number, seed: number): GeometryPrompt[] {
  const random = createRandomStream(seed, 0);
  const [rooms, sites, biomes] = [[...ROOM_TYPES.keys(), ...ROOM_KINDS], [...SITE_TYPES.keys()], [...BIOME_NAMES]].map((ids) =>
    shuffle(ids.map(toWords), random),
  ) as [string[], string[], string[]];
  const styles = [...STYLE_TYPES.keys()].map(toWords);
  const objects = [...CATALOGUE.values()].filter(({ stand }) => stand !== 'far').map(({ id }) => toWords(id));
  return Array.from({ length: count }, (_, k) => {
    const place = k % 2 === 0 ? at(rooms, k / 2) : k % 4 === 1 ? at(sites, (k - 1) / 4) : at(biomes, (k - 3) / 4);
    const style = random.next() < SHARES.style ? `${choose(styles, random)} ` : '';
    const light = random.next() < SHARES.light ? ` ${choose(LIGHTS, random)}` : '';
    const asked =
      random.next() < SHARES.objects ? Array.from({ length: random.integer(1, OBJECTS_MAX) }, () => choose(objects, random)) : [];
    const named = asked.length === 0 ? '' : ` with a ${asked.join(' and a ')}`;
    return { prompt: `${style}${place}${light}${named}`, seed: random.integer(1, 1_000_000) };
  });
}

const toWords = (id: string): string => id.replaceAll('-', ' ');

const at = <T>(list: readonly T[], k: number): T => list[k % list.length];

const choose = <T>(list: readonly T[], random: RandomStream): T => list[random.integer(0, list.length - 1)];

function shuffle<T>(list: readonly T[], random: RandomStream): T[] {
  return list
    .map((value) => ({ value, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ value }) => value);
}
