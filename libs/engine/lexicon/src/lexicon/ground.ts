import type { LexiconEntry, SceneMeaning } from './meaning.js';

/** Rivers by the locale of the catalogue that people know them by. */
const RIVERS_BY_LOCALE: Readonly<Record<string, string>> = {
  paris: 'seine',
  london: 'thames',
  vienna: 'danube',
  rome: 'tiber',
  florence: 'arno',
  prague: 'vltava',
  berlin: 'spree',
  egypt: 'nile',
};

/** Each river by its name, with "river" before or behind it. */
const NAMED_RIVERS: readonly LexiconEntry<SceneMeaning>[] = Object.entries(RIVERS_BY_LOCALE).map(([locale, name]) => ({
  role: 'noun',
  water: 'river',
  locale,
  words: `${name}, ${name} river, river ${name}`,
}));

/** Water and ground cover. */
export const GROUND_COVER_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  ...NAMED_RIVERS,
  {
    role: 'noun',
    water: 'river',
    words:
      'river, stream, creek, brook, rivulet, rill, streamlet, mountain stream, winding river, amazon river, river amazon, colorado river, yellow river, watercourse, moat, 🏞',
    near: 'rapids, ditch, aqueduct channel',
  },
  {
    role: 'noun',
    water: 'lake',
    words:
      'lake, pond, pool, mere, lagoon, loch, reservoir, lakeside, lakeshore, lake shore, swimming hole, body of water, water, pool of water',
    near: 'hot tub, spring water, water feature, dam',
  },
  {
    role: 'noun',
    water: 'sea',
    words:
      'sea, ocean, surf, wave, tide, ocean wave, seawater, open sea, open ocean, pacific, atlantic, mediterranean sea, mediterranean coast, sea view, ocean view, strait, gulf, 🌊',
    near: 'tsunami, tidal wave, whirlpool, horizon of water',
  },
  { role: 'adjective', water: 'river', words: 'riverside, riverine' },
  { role: 'noun', cover: 'moss', words: 'moss, lichen, carpet of moss, green moss', near: 'slime, algae' },
  { role: 'adjective', cover: 'moss', words: 'mossy, moss covered, moss grown, moss clad, lichen covered' },
  {
    role: 'noun',
    cover: 'snow',
    words: 'snow, snowdrift, snow drift, fresh snow, powder snow, deep snow, blanket of snow, snow cover, ❄',
    near: '',
  },
  {
    role: 'adjective',
    cover: 'snow',
    words: 'snowy, snow covered, snow clad, snow blanketed, snow dusted, snowbound, snowed in, snow laden, snow white',
    near: 'snow capped, snowcapped, snow topped',
  },
  {
    role: 'noun',
    cover: 'grass',
    words: 'grass, turf, sod, tall grass, green grass, carpet of grass, blade of grass',
    near: 'rice',
  },
  { role: 'adjective', cover: 'grass', words: 'grassy, grass covered, grass grown, verdant, turfed' },
  { role: 'noun', cover: 'sand', words: 'sand, white sand, golden sand, fine sand', near: 'salt' },
  { role: 'adjective', cover: 'sand', words: 'sandy, sand covered, sand swept', near: '' },
  {
    role: 'noun',
    cover: 'leaves',
    words: 'fallen leaf, fallen leaves, leaves, leaf, leaf litter, dead leaves, carpet of leaves, leaf cover, dry leaves',
    near: 'pine needle',
  },
  { role: 'adjective', cover: 'leaves', words: 'leaf strewn, leaf covered, leaf littered' },
];
