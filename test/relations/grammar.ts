import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RandomStream } from '@diorama/random';

/** A prompt of the grammar with the relation that it asks for. */
export interface RelationPrompt {
  readonly prompt: string;
  readonly kind: string;
  readonly setting: 'outdoors' | 'room';
}

interface Pattern {
  readonly kind: string;
  /** `S`, `O`, `P` and `Q` represent the subject, the object, a second object and the plural of the subject. */
  readonly templates: readonly string[];
  /** Subjects and objects by setting, separated by commas. */
  readonly subjects: string;
  readonly objects: string;
  readonly settings: readonly RelationPrompt['setting'][];
}

const SMALL = 'cat, vase, lamp, teapot, book, candle, globe, basket, bowl, clock, lantern, parrot';
const FURNITURE = 'table, desk, bed, sofa, armchair, piano, bookshelf, chest, cabinet, bench';
const LARGE = 'barn, cottage, windmill, castle, church, watchtower, lighthouse, oak tree, statue, fountain, well, tent, boulder';
const MIDDLE = 'dog, horse, bicycle, cart, barrel, crate, robot, knight, deer, wheelbarrow, scarecrow, bench, car, tractor';
const HOSTS = 'table, desk, bench, crate, barrel, stool, chest';

const BOTH = ['outdoors', 'room'] as const;
const pattern = (
  kind: string,
  templates: readonly string[],
  subjects: string,
  objects: string,
  settings: Pattern['settings'] = BOTH,
): Pattern => ({
  kind,
  templates,
  subjects,
  objects,
  settings,
});

const PATTERNS: readonly Pattern[] = [
  pattern('on', ['a S on a O', 'a S on top of the O', 'a O with a S on it', 'on the O stands a S'], SMALL, HOSTS),
  pattern(
    'on',
    ['a cat on the roof of a cottage', 'a O with a S on top'],
    'owl, cat, pigeon, crow',
    'roof, wall, barrel, boulder, statue',
    ['outdoors'],
  ),
  pattern(
    'under',
    ['a S under a O', 'a O with a S underneath', 'under the O, a S'],
    'cat, dog, basket, rug, chest, ball',
    'table, desk, bed, bench',
  ),
  pattern(
    'under',
    ['a S under a O', 'a S beneath the O'],
    'bench, sheep, dog, picnic table, bicycle',
    'oak tree, pine tree, palm tree, arch',
    ['outdoors'],
  ),
  pattern(
    'inside',
    ['a S in a O', 'a O containing a S', 'a S inside the O'],
    'cat, apple, ball, teddy bear, book',
    'basket, crate, barrel, bathtub, wheelbarrow, box',
  ),
  pattern(
    'beside',
    ['a S beside a O', 'a S next to the O', 'a O with a S beside it'],
    MIDDLE,
    'bench, well, statue, tent, table, wheelbarrow',
    ['outdoors'],
  ),
  pattern('beside', ['a S beside a O', 'a S next to the O'], 'dog, lamp, barrel, crate, robot, plant, chair, basket', FURNITURE, ['room']),
  pattern('near', ['a S near a O', 'a S close to the O'], MIDDLE, LARGE, ['outdoors']),
  pattern(
    'behind',
    ['a S behind a O', 'behind the O, a S', 'a O with a S behind it'],
    'barn, windmill, church, oak tree, lighthouse, castle',
    'well, fence, bench, car, statue, cottage',
    ['outdoors'],
  ),
  pattern('in-front-of', ['a S in front of a O', 'a O. In front of it, a S', 'a O with a S in front'], MIDDLE, LARGE, ['outdoors']),
  pattern('in-front-of', ['a S in front of a O'], 'rug, chair, cat, table, stool', 'fireplace, sofa, bookshelf, window, bed', ['room']),
  pattern('left-of', ['a S to the left of a O', 'a S left of the O'], MIDDLE, LARGE, ['outdoors']),
  pattern('right-of', ['a S to the right of a O', 'a O with a S to the right of it'], MIDDLE, LARGE, ['outdoors']),
  pattern('left-of', ['a S on the left and a O on the right'], LARGE, LARGE, ['outdoors']),
  pattern('between', ['a S between a O and a P', 'a S between two Os'], MIDDLE, 'barn, cottage, oak tree, tent, statue, well', [
    'outdoors',
  ]),
  pattern('between', ['a S between a O and a P'], 'lamp, rug, plant, stool', 'sofa, bed, desk, bookshelf, armchair', ['room']),
  pattern(
    'around',
    ['six Q around a O', 'a O surrounded by Q', 'a circle of Q around the O'],
    'chair, lantern, stone, candle, barrel',
    'table, fountain, campfire, statue',
  ),
  pattern(
    'facing',
    ['a S facing a O', 'two Q facing each other'],
    'armchair, chair, bench, statue, knight',
    'fireplace, statue, fountain, tv',
    BOTH,
  ),
  pattern('against', ['a S against the wall', 'a S leaning against a O'], 'bookshelf, ladder, bicycle, cabinet, guitar', 'wall', ['room']),
  pattern('against', ['a S leaning against a O'], 'ladder, bicycle, shovel, broom', 'barn, oak tree, stone wall, cottage', ['outdoors']),
  pattern(
    'along',
    ['a row of Q along the path', 'Q along the road', 'a path lined with Q'],
    'lantern, oak tree, bench, statue, street lamp',
    'path',
    ['outdoors'],
  ),
  pattern('in-corner', ['a S in the corner', 'in the corner of the room stands a S'], `${FURNITURE}, plant, lamp, suit of armor`, 'room', [
    'room',
  ]),
  pattern('in-middle', ['a S in the middle of the room', 'in the center of the room, a S'], 'table, piano, statue, bed, chest', 'room', [
    'room',
  ]),
  pattern('hanging-from', ['a S hanging from the ceiling'], 'lantern, chandelier, basket, lamp', 'ceiling', ['room']),
  pattern('hanging-from', ['a S hanging from a O'], 'lantern, swing, bird cage', 'oak tree, arch', ['outdoors']),
  pattern('above', ['a painting above the O', 'a clock above a O'], 'painting', 'sofa, bed, fireplace, desk', ['room']),
  pattern('above', ['a S flying over a O', 'a S above the O'], 'dragon, hot air balloon, eagle, airship', LARGE, ['outdoors']),
  pattern('in-row', ['a row of five Q', 'four Q in a row'], MIDDLE, 'none', ['outdoors']),
  pattern('in-circle', ['a circle of eight Q', 'seven Q in a circle'], 'stone, mushroom, candle, chair, statue', 'none', ['outdoors']),
  pattern('far', ['a S in the distance', 'on the horizon, a S'], 'castle, lighthouse, windmill, church, watchtower', 'none', ['outdoors']),
  pattern('on', ['a S on the wall', 'a S hanging on the wall'], 'clock, painting, mirror, shield', 'wall', ['room']),
  pattern('on', ['a table covered with Q', 'two tables with a S on each'], 'book, candle, vase, apple', 'table', ['room']),
  pattern('beside', ['a S by the window', 'a S next to the door', 'a S beside the window'], 'armchair, desk, plant, bench', 'window', [
    'room',
  ]),
  pattern('beside', ['a S beside a lake', 'a S on the shore of a lake', 'a S by the river'], 'cottage, bench, tent, boat', 'lake', [
    'outdoors',
  ]),
];

const OUTDOORS = [
  'in a meadow',
  'in a forest clearing',
  'in a village',
  'in a desert',
  'in a snowy field',
  'on farmland',
  'in a meadow at sunset',
];
const ROOMS = ['in a living room', 'in a library', 'in a workshop', 'in a kitchen', 'in a bedroom', 'in a museum'];

const listOf = (words: string): string[] => words.split(', ');
const plural = (noun: string): string => (noun.endsWith('s') || noun.endsWith('x') || noun.endsWith('ch') ? `${noun}es` : `${noun}s`);

/** Draws prompts by lot; the same seed gives the same prompts. */
export function drawRelationPrompts(count: number, seed: number): RelationPrompt[] {
  const random = createRandomStream(seed, hashStreamName('relation prompts'));
  const turns = Array.from({ length: count }, (_, i) => i % PATTERNS.length);
  return turns.flatMap((turn) => PATTERNS.slice(turn, turn + 1).map((drawn) => drawPrompt(drawn, random)));
}

function drawPrompt({ kind, templates, subjects, objects, settings }: Pattern, random: RandomStream): RelationPrompt {
  const template = random.pick(templates);
  const object = random.pick(listOf(objects));
  const subject = random.pick(listOf(subjects).filter((noun) => noun !== object));
  const second = random.pick([...listOf(objects).filter((noun) => noun !== object && noun !== subject), 'well']);
  const setting = random.pick(settings);
  const place = random.pick(setting === 'room' ? ROOMS : OUTDOORS);
  const words = template
    .replaceAll(/\bS\b/g, subject)
    .replaceAll(/\bOs\b/g, plural(object))
    .replaceAll(/\bO\b/g, object)
    .replaceAll(/\bP\b/g, second)
    .replaceAll(/\bQ\b/g, plural(subject))
    .replaceAll(/\ba (?=[aeiou])/g, 'an ');
  // A separate sentence takes the place before it.
  const isSplit = words.includes('.') || /^(behind|under|in the|on the)/.test(words);
  const text = isSplit ? `${place === '' ? '' : `${place}, `}${words}` : `${words} ${place}`;
  return { prompt: text.trim(), kind, setting };
}
