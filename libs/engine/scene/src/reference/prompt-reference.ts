import { CATALOGUE, LOCALE_TYPES, STYLE_TYPES } from '@diorama/catalogue';
import { BIOME_NAMES, OBJECT_KINDS, ROOM_KINDS } from '@diorama/domain';

import { getObjectFacts } from '../lexicon/object-kinds.js';
import { LEXICON } from '../lexicon/lexicon.js';
import { parsePhraseList } from '../lexicon/meaning.js';
import type { LexiconEntry, MeasureMeaning, SceneMeaning } from '../lexicon/meaning.js';

/** The page of the words that prompts know, in Markdown, written from the lexicon. */
export function renderPromptReferencePage(): string {
  const sections = SECTIONS.map(({ title, note, subjects }) => [
    `## ${title}`,
    note,
    table(subjects.flatMap((subject): readonly LexiconEntry[] => LEXICON[subject])),
  ]);
  return `${[INTRODUCTION, ...sections.flat(), relations(), styles(), locales(), ignored()].join('\n\n')}\n`;
}

const INTRODUCTION = `# Words of prompts

The [guide to prompts](prompts.md) explains how to write one. This page lists the words.

A prompt is read into a scene: one place of ${BIOME_NAMES.length + ROOM_KINDS.length} (${[...BIOME_NAMES, ...ROOM_KINDS].join(', ')}), a time of day, weather, a season, water, ground cover,
relief, density, and objects with counts, sizes and colours: the ${CATALOGUE.size.toLocaleString('en')} of the [catalogue](catalogue.md), and ${OBJECT_KINDS.length} basic kinds, such as trees and barns, which
this page lists. Case, accents, hyphens, plurals and British or
American spelling make no difference. For a word in the column "Nearest for", the scene shows the nearest thing that it can, and the response reports the word
as not represented. Words that are in no table of this page are reported as well.`;

interface Section {
  readonly title: string;
  readonly note: string;
  readonly subjects: readonly (keyof typeof LEXICON)[];
}

const SECTIONS: readonly Section[] = [
  {
    title: 'Places',
    note: 'Of several places the one that is described wins: "a library in the mountains" is a library. Where none is named, the other words suggest one, or the seed draws one.',
    subjects: ['biomes', 'rooms'],
  },
  { title: 'Time, weather and season', note: 'Without a word, it is a clear summer day.', subjects: ['sky'] },
  { title: 'Water and ground', note: 'Winter and snowfall cover places with snow if they can have it.', subjects: ['ground'] },
  {
    title: 'Landforms and other waters',
    note: 'A landform combines with any place: "a forest in a canyon", "a village on a desert plateau". "Frozen" turns any water to ice.',
    subjects: ['landforms'],
  },
  { title: 'Plants and stones', note: '"A tree" is the kind of tree that the place has.', subjects: ['plants'] },
  { title: 'Buildings and things out of doors', note: '"Inside a cabin" and "a cabin interior" are rooms.', subjects: ['buildings'] },
  {
    title: 'Furniture',
    note: 'Furniture may stand out of doors; trees, buildings and boats do not fit in rooms, and are reported.',
    subjects: ['furnishings'],
  },
  {
    title: 'Counts, sizes and other measures',
    note: 'They belong to the noun after them, or to a noun before "is": "two tall red barns", "the barn is red". Numbers may be figures; at most 200 of a thing are placed.',
    subjects: ['measures'],
  },
  {
    title: 'Colours and materials',
    note: 'Colours that a place has anyway ("a blue sea") and materials that a thing is made of anyway ("a wooden fence") ask for nothing more; others are reported.',
    subjects: ['looks'],
  },
  {
    title: 'Words that tell where it is',
    note: 'They have no shape of their own and are reported, except windows where the world has them.',
    subjects: ['hints'],
  },
];

const RELATIONS_NOTE = `Words relate the object before them to the one after them: "a cat on a roof". The order may be another: "behind the house, a barn", "a table with a lamp
on it". "Each" counts for every object: "two tables with a vase on each". Words that name a part of the place relate to it: "against the wall", "along the
road", "beside the lake". The world satisfies a relation, or its manifest reports it. Words that locate the scene ("on a beach", "at night") relate
nothing.`;

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

const LOCALE_NOTE = `A city, a country or a fictional setting gives a scene its style, and outdoors its land, water and landmarks where the prompt names none. In a
room it gives style and light only. No world is a copy of the real place. Of several named places the first one counts, and others are reported.`;

const STYLE_NOTE = `A style changes the colours and surfaces of buildings and rooms, the forms of houses, furniture, lamps and trees that the place brings, the hue
of the light, and adds objects. Two styles combine; a third one is reported. "Cosy", "eerie", "dreamy", "romantic", "bleak" and "cheerful" are moods, which
change light and small things and give way to styles. Words that also name an object or a substance are a style before a place or a building: "a candy
kitchen", "an adobe house".`;

function ignored(): string {
  const words = LEXICON.style.flatMap((entry) => parsePhraseList(entry.words));
  return `## Words about the picture\n\nThey have no effect and are not reported: ${words.join(', ')}.`;
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
