import type { LexiconEntry, MeasureMeaning } from './meaning.js';

const UNITS =
  'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen';
const TENS = 'twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety';

const numbers = (list: string, first: number, step: number): LexiconEntry<MeasureMeaning>[] =>
  list.split(', ').map((words, i) => ({ role: 'measure', count: first + i * step, words }));

/** Counts, sizes, relief, density, light and strength. */
export const MEASURE_LEXICON: readonly LexiconEntry<MeasureMeaning>[] = [
  ...numbers(UNITS, 1, 1),
  ...numbers(TENS, 20, 10),
  { role: 'measure', count: 1, words: 'single, lone, lonely, solitary, sole, lonesome, only one' },
  { role: 'measure', count: 2, words: 'pair, pair of, a pair of, couple, couple of, a couple of, twin, both' },
  { role: 'measure', count: 3, words: 'trio, trio of, a trio of' },
  { role: 'measure', count: 6, words: 'half a dozen, half dozen' },
  { role: 'measure', count: 24, words: 'dozens of, dozens' },
  { role: 'measure', count: 40, words: 'scores of, scores' },
  {
    role: 'measure',
    count: 200,
    words: 'hundreds of, hundreds',
    near: 'thousands of, thousands, millions of, millions, thousands upon thousands of, billions of',
  },
  { role: 'measure', times: 12, words: 'dozen, dozen of' },
  { role: 'measure', times: 100, words: 'hundred' },
  { role: 'measure', times: 1000, words: 'thousand' },
  { role: 'measure', times: 1_000_000, words: 'million' },
  { role: 'measure', share: 0.3, words: 'few, a few, not many, not too many, hardly any, barely any, only a few, just a few, one or two' },
  {
    role: 'measure',
    share: 0.5,
    words:
      'some, several, a handful of, handful of, handful, a number of, various, a bit of, a small number of, two or three, a little bit of',
  },
  {
    role: 'measure',
    share: 0.7,
    words:
      'a group of, group of, a cluster of, cluster of, a bunch of, bunch of, a set of, set of, a collection of, collection of, groups of, clusters of, a variety of, variety of, an assortment of, assortment of, an array of, array of, a selection of, selection of, a mix of, mix of, a patch of, patch of, patches of',
  },
  {
    role: 'measure',
    share: 0.7,
    near: 'row, circle, ring, pile, stack, heap, alley of',
  },
  {
    role: 'measure',
    share: 2,
    words: `many, a lot of, lots of, lot of, plenty of, numerous, countless, loads of, tons of, masses of, innumerable, abundant, a great many, an abundance of,
      dotted with, crowded with, teeming with, a multitude of, myriad, so many, a forest of, a sea of, overrun with`,
  },
  { role: 'measure', size: 0.35, words: 'tiny, miniature, minuscule, mini, minute, teeny, dwarf, microscopic' },
  { role: 'measure', size: 0.65, words: 'small, little, smallish, short, low, compact, petite, stunted, young, squat' },
  { role: 'measure', size: 1.5, words: 'big, large, tall, sizable, high, great, grand, oversized, lofty, long, wide, broad, spacious' },
  {
    role: 'measure',
    size: 2.2,
    words:
      'huge, towering, enormous, massive, immense, very tall, very large, very big, mighty, imposing, monumental, extra large, soaring',
  },
  { role: 'measure', size: 3, words: 'gigantic, colossal, giant, titanic, humongous, gargantuan, mammoth' },
  { role: 'measure', relief: 0.25, words: 'flat, level, dead flat, completely flat, featureless' },
  { role: 'measure', relief: 0.6, words: 'gentle, gently rolling, shallow, undulating, gently sloping, smooth' },
  { role: 'measure', relief: 1.2, words: 'rolling, sloping, uneven, bumpy' },
  { role: 'measure', relief: 1.6, words: 'rugged, steep, craggy, jagged, rough, precipitous, deep, sheer, dramatic relief' },
  { role: 'measure', density: 0.15, words: 'barren, bare, desolate, bleak, lifeless, naked, stark, unfurnished' },
  {
    role: 'measure',
    density: 0.5,
    words:
      'sparse, sparsely wooded, sparsely vegetated, sparsely furnished, thinly wooded, minimalist, minimalistic, minimal, uncluttered, sparsely, arid, dry, empty, deserted, thin, scant',
  },
  {
    role: 'measure',
    density: 1.6,
    words:
      'dense, thick, lush, overgrown, leafy, luxuriant, verdurous, cluttered, messy, untidy, chaotic, crammed, disorderly, densely wooded, thickly wooded, densely, fertile, wild, packed',
  },
  { role: 'measure', density: 2, words: 'impenetrable, very dense, extremely dense, very lush, choked' },
  { role: 'measure', shade: 0.35, mood: { time: 'dusk' }, words: 'dark, shadowy, darkened, darkness' },
  {
    role: 'measure',
    shade: 0.35,
    mood: { weather: 'overcast' },
    words: 'deep toned, gloomy, somber, dreary, dismal, ominous, brooding, grim, drab, moody',
  },
  { role: 'measure', shade: 0.6, mood: { time: 'dusk' }, words: 'dim, dimly lit, dusky toned, softly lit' },
  { role: 'measure', shade: 1.35, mood: { time: 'day' }, words: 'bright, brightly lit, vivid, well lit, brilliant, radiant' },
  { role: 'measure', shade: 1.5, words: 'pale, pastel, faded' },
  { role: 'measure', shade: 1.5, mood: {}, words: 'light' },
  { role: 'measure', dead: true, words: 'dead, withered, leafless' },
  {
    role: 'measure',
    strength: true,
    words:
      'heavy, faint, slight, strong, fierce, torrential, fresh, powdery, rolling in, swirling, drifting, flowing, running, rushing, winding, meandering, crashing',
  },
];
