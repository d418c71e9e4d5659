import { parsePhraseList } from './meaning.js';
import type { LexiconEntry, SceneMeaning } from './meaning.js';

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

/** Words for what covers the walls and floors of rooms. Which surface tiles lie on is settled by the words around them. */
export const SURFACE_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  {
    role: 'noun',
    part: 'floor',
    substance: 'tile',
    words: `tile, tiling, ceramic tile, porcelain tile, quarry tile, encaustic tile, cement tile, terracotta tile, checkerboard tile, mosaic tile, stone tile,
      tilework, tile work, tile flooring, tile floor, tiled floor, floor tile`,
  },
  {
    role: 'noun',
    part: 'wall',
    substance: 'tile',
    words:
      'wall tile, metro tile, subway tile, zellige, zellige tile, azulejo, azulejos, azulejo tile, splashback, backsplash, tiled splashback',
  },
  { role: 'noun', part: 'floor', substance: 'rubber', words: 'foam tile, rubber tile, rubber floor, rubber flooring, safety flooring' },
  { role: 'noun', part: 'floor', substance: 'fabric', words: 'carpet tile, carpeting, fitted carpet, wall to wall carpet' },
  { role: 'noun', part: 'floor', substance: 'granite', words: 'terrazzo' },
  {
    role: 'noun',
    part: 'floor',
    substance: 'plastic',
    words: 'lino, linoleum, lino floor, linoleum floor, vinyl flooring, epoxy floor, resin floor, epoxy flooring',
  },
  {
    role: 'noun',
    part: 'floor',
    substance: 'planks',
    words:
      'floorboard, parquet, hardwood floor, parquet floor, laminate, plank floor, herringbone, oak floor, oak flooring, herringbone parquet',
  },
  { role: 'noun', part: 'wall', substance: 'brick', words: 'exposed brick, exposed brickwork, brickwork, bare brick, exposed brick wall' },
  { role: 'noun', part: 'wall', words: 'paint, paintwork, peeling paint, distemper, limewash, whitewash' },
  { role: 'noun', part: 'wall', substance: 'plaster', words: 'plasterwork, exposed plaster, bare plaster, peeling plaster' },
  {
    role: 'noun',
    part: 'wall',
    substance: 'wood',
    words: 'wood panel, wooden panel, wood panelling, wood paneling, wooden panelling, wainscot, tongue and groove',
  },
];
