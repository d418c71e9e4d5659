import { parsePhraseList } from './meaning.js';

/** Parts of a picture that a prompt can give a colour or a substance. */
export type ScenePart = 'ground' | 'wall' | 'ceiling' | 'sky' | 'leaves' | 'building' | 'roof' | 'rock' | 'thing' | 'water' | 'all';

/** Words for parts of places, singular. */
export const SCENE_PART_BY_WORD: ReadonlyMap<string, ScenePart> = new Map(
  (
    [
      ['wall', 'wall, wallpaper, panelling, paneling, cladding'],
      [
        'ground',
        'floor, ground, flooring, carpet, floorboard, tile, soil, earth, pavement, path, road, street, grass, sand, lawn, snow, moss',
      ],
      ['ceiling', 'ceiling'],
      ['sky', 'sky, heaven, cloud'],
      ['leaves', 'leaf, leaves, foliage, blossom, bush, tree, plant, hedge, vegetation, canopy'],
      ['building', 'building, house, facade, skyscraper'],
      ['roof', 'roof, rooftop'],
      ['rock', 'rock, cliff, mountain, hill'],
      ['thing', 'furniture, object, thing, furnishing, cabinet, cupboard'],
      ['water', 'water, sea, lake, ocean, river, pond'],
    ] as const
  ).flatMap(([part, words]) => parsePhraseList(words).map((word): [string, ScenePart] => [word, part])),
);
