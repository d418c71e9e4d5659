import { CATALOGUE, LOCALE_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import { BIOME_NAMES, OBJECT_KINDS, ROOM_KINDS } from '@diorama/domain';
import { findLightColor, getObjectFacts, LEXICON, LIGHT_COLOR_NAMES, parsePhraseList } from '@diorama/lexicon';
import type { LexiconEntry, MeasureMeaning, SceneMeaning } from '@diorama/lexicon';

/** The page of the words that prompts know, in Markdown, written from the lexicon. */
export function renderPromptReferencePage(): string {
  const sections = SECTIONS.map(({ title, note, subjects }) => [
    `## ${title}`,
    note,
    table(subjects.flatMap((subject): readonly LexiconEntry[] => LEXICON[subject])),
  ]);
  return `${[INTRODUCTION, ...sections.flat(), lights(), relations(), styles(), locales(), ignored()].join('\n\n')}\n`;
}

const INTRODUCTION = `# Words of prompts

This page lists the words that prompts can use. The [guide to prompts](prompts.md) explains how to write a prompt.

The engine converts a prompt into a scene. A scene has one of ${BIOME_NAMES.length + ROOM_KINDS.length} places (${[...BIOME_NAMES, ...ROOM_KINDS].join(', ')}), a time of day, weather, a season, water, ground cover,
relief, density, and objects with counts, sizes and colours. The objects are the ${CATALOGUE.size.toLocaleString('en')} objects of the [catalogue](catalogue.md), and ${OBJECT_KINDS.length} basic kinds, such as trees and barns,
which this page lists. Case, accents, hyphens, plurals and British or
American spelling make no difference. For a word in the column "Nearest for", the scene shows the most similar thing that it can, and the response reports the word as not represented. Words that are not on this page are reported as well.`;

interface Section {
  readonly title: string;
  readonly note: string;
  readonly subjects: readonly (keyof typeof LEXICON)[];
}

const SECTIONS: readonly Section[] = [
  {
    title: 'Places',
    note: 'If a prompt names several places, the scene has the main one: "a library in the mountains" is a library. If a prompt names no place, the engine derives a place from the other words or from the seed.',
    subjects: ['biomes', 'rooms'],
  },
  {
    title: 'Time, weather and season',
    note: 'If a prompt has none of these words, the scene shows a clear summer day.',
    subjects: ['sky'],
  },
  {
    title: 'Water and ground',
    note: 'In winter and during snowfall, places that can have snow are covered with it.',
    subjects: ['ground'],
  },
  {
    title: 'Landforms and other waters',
    note: 'You can combine a landform with any place: "a forest in a canyon", "a village on a desert plateau". "Frozen" turns any water into ice.',
    subjects: ['landforms'],
  },
  { title: 'Plants and stones', note: '"A tree" is the kind of tree that usually grows in the place.', subjects: ['plants'] },
  {
    title: 'Buildings and outdoor objects',
    note: 'To get a room instead of a building, write "inside a cabin" or "a cabin interior".',
    subjects: ['buildings'],
  },
  {
    title: 'Furniture',
    note: 'Furniture can stand outdoors. Trees, buildings and boats do not fit into rooms, and are reported.',
    subjects: ['furnishings'],
  },
  {
    title: 'Counts, sizes and other measures',
    note: 'These words describe the noun that follows them, or the noun before "is": "two tall red barns", "the barn is red". You can write numbers as words or as figures. A scene has at most 200 objects of one kind.',
    subjects: ['measures'],
  },
  {
    title: 'Colours and materials',
    note: 'A colour that a place usually has ("a blue sea") and a material that an object usually has ("a wooden fence") change nothing. Other colours of places are reported.',
    subjects: ['looks'],
  },
  {
    title: 'Words that describe the location',
    note: 'These words have no shape, so they are reported. The exception is windows, if the world has windows.',
    subjects: ['hints'],
  },
];

const RELATIONS_NOTE = `These words relate the object before them to the object after them: "a cat on a roof". Other orders are possible: "behind the house, a barn", "a table with a lamp
on it". "Each" applies to every object: "two tables with a vase on each". An object can also be related to a part of the place: "against the wall", "along the
road", "beside the lake". If a world does not satisfy a relation, its manifest reports this. Words that locate the whole scene ("on a beach", "at night") do not relate objects.`;

const LIGHT_NOTE = `These colours describe the artificial light: "red light", "violet and cyan light", "bathed in purple", "lit in pink and blue neon", "the light is green", "a red-lit corridor", "UV light". A scene has at most two of them, and its lamps alternate between two. In a room, all lamps shine in the colour, and less daylight enters. Outdoors, the lamps of villages, farms, cities and requested lamps shine in it after dark; in other outdoor places and by day, the words are reported. If a prompt with coloured light names no time, it is night. "Black light" and "UV light" are ultraviolet. "White" works only with another colour.`;

function lights(): string {
  const rows = LIGHT_COLOR_NAMES.map((name) => {
    const words = LEXICON.looks.flatMap(({ color, words: list }) =>
      parsePhraseList(list).filter((word) => findLightColor(word, color) === name),
    );
    return `| ${name} | ${(words.length === 0 ? [name] : words).join(', ')} |`;
  });
  return ['## Coloured light', LIGHT_NOTE, ['| Light | Words |', '|---|---|', ...rows].join('\n')].join('\n\n');
}

function relations(): string {
  const words = new Map<string, string[]>();
  for (const entry of LEXICON.relations) {
    const { kind = '', area, isInverse } = entry.relation ?? {};
    const name = `${kind}${area === undefined ? '' : ` (${area})`}${isInverse === true ? ', the other way round' : ''}`;
    words.set(name, [...(words.get(name) ?? []), ...parsePhraseList(entry.words)]);
  }
  const rows = Array.from(words, ([name, phrases]) => `| ${name} | ${phrases.join(', ')} |`);
  return ['## Relations', RELATIONS_NOTE, ['| Relation | Words |', '|---|---|', ...rows].join('\n')].join('\n\n');
}

function styles(): string {
  const rows = [...STYLE_TYPES.values()].map(({ name, words }) => `| ${name} | ${parsePhraseList(words).join(', ')} |`);
  return ['## Styles', STYLE_NOTE, ['| Style | Other words |', '|---|---|', ...rows].join('\n')].join('\n\n');
}

function locales(): string {
  const rows = [...LOCALE_TYPES.values()].map(
    ({ name, words, adjectives, base, style = '' }) =>
      `| ${name} | ${[...parsePhraseList(words), ...parsePhraseList(adjectives)].join(', ')} | ${base} | ${style} |`,
  );
  return [
    '## Named places',
    LOCALE_NOTE,
    ['| In the style of | Other words | Land | Style |', '|---|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

const LOCALE_NOTE = `A city, a country or a fictional setting determines the style of a scene. Outdoors, it also determines the land, the water and the landmarks that the prompt does not name. In a room, it determines only the style and the light. A world is never a copy of the real place. If a prompt names several such places, the first one is used, and the others are reported.`;

const STYLE_NOTE = `A style changes the colours and surfaces of buildings and rooms, the forms of the houses, furniture, lamps and trees that belong to the place, and the hue of the light. It also adds objects. You can combine two styles. A third style is reported. "Cosy", "eerie", "dreamy", "romantic", "bleak" and "cheerful" are moods, which change the light and small objects, and which have lower priority than styles. If a word can mean a style, an object or a substance, it means the style when it is in front of a place or a building: "a candy kitchen", "an adobe house".`;

function ignored(): string {
  const words = LEXICON.style.flatMap((entry) => parsePhraseList(entry.words));
  return `## Words about the picture\n\nThese words have no effect and are not reported: ${words.join(', ')}.`;
}

function table(entries: readonly LexiconEntry[]): string {
  const rows = entries.flatMap((entry) => {
    if (entry.role === 'grammar' || entry.role === 'ignored') return [];
    return [`| ${effect(entry)} | ${parsePhraseList(entry.words).join(', ')} | ${parsePhraseList(entry.near).join(', ')} |`];
  });
  return ['| Gives | Words | Nearest for |', '|---|---|---|', ...rows].join('\n');
}

function effect(entry: SceneMeaning | MeasureMeaning): string {
  return (entry.role === 'measure' ? measured(entry) : named(entry)).filter((part) => part !== '').join('; ');
}

function named({
  place,
  object,
  group,
  brings,
  without,
  time,
  weather,
  season,
  water,
  cover,
  landform,
  liquid,
  relief,
  density,
  hint,
}: SceneMeaning): string[] {
  return [
    place ?? '',
    object === undefined ? '' : `${getObjectFacts(object).singular}${group === undefined ? '' : ` (any ${group})`}`,
    ...[time, weather, season].map((value) => value ?? ''),
    water === undefined ? '' : `water: ${water}`,
    cover === undefined ? '' : `cover: ${cover}`,
    landform === undefined ? '' : `landform: ${landform}`,
    liquid === undefined ? '' : `filled with: ${liquid}`,
    relief === undefined ? '' : `relief ${relief}`,
    density === undefined ? '' : `density ${density}`,
    ...(brings ?? []).map(({ kind, count }) =>
      count === 1 ? `with a ${getObjectFacts(kind).singular}` : `with ${count} ${getObjectFacts(kind).plural}`,
    ),
    ...(without ?? []).map((kind) => `without ${getObjectFacts(kind).plural}`),
    hint === undefined ? '' : `suggests ${hint.join(' or ')}`,
  ];
}

function measured({ count, times, share, size, color, shade, mood, material, relief, density, dead, strength }: MeasureMeaning): string[] {
  return [
    count === undefined ? '' : `count ${count}`,
    times === undefined ? '' : `count times ${times}`,
    share === undefined ? '' : `${share} of the usual count`,
    size === undefined ? '' : `size ${size}`,
    color ?? '',
    shade === undefined ? '' : `colour times ${shade}`,
    ...[mood?.time, mood?.weather].map((value) => (value === undefined ? '' : `suggests ${value}`)),
    material === undefined ? '' : `made of ${material}`,
    relief === undefined ? '' : `relief ${relief}`,
    density === undefined ? '' : `density ${density}`,
    dead === undefined ? '' : 'dead trees',
    strength === undefined ? '' : 'strength of weather or water',
  ];
}
