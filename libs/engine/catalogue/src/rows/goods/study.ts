import type { StudySpec } from '../../parameters/goods/goods-study.js';
import type { CatalogueRow } from '../../row/row.js';
import { itemsOf } from './forms.js';

const item = itemsOf('goods');
const study = (kind: StudySpec['kind']): StudySpec => ({ generator: 'study', kind });
const desk = { places: ['office', 'library', 'classroom'] };
const lab = { places: ['laboratory', 'classroom', 'observatory'] };

/** Books, writing and instruments of science. */
export const STUDY_ROWS: readonly CatalogueRow[] = [
  item(
    'book',
    [0.177, 0.137, 0.224],
    study('book'),
    'closed book, novel, hardcover, textbook, diary, recipe book, prayer book, photo album',
    { ...desk, variants: 4 },
  ),
  item('open-book', [0.339, 0.141, 0.251], study('open-book'), 'bible, book lying open, open bible, manuscript, illuminated manuscript', {
    ...desk,
    family: 'book',
  }),
  item('book-stack', [0.278, 0.211, 0.236], study('book-stack'), 'stack of books, pile of books, books, book pile', {
    ...desk,
    variants: 3,
  }),
  item('book-row', [0.376, 0.258, 0.162], study('book-row'), 'row of books, bookends, encyclopedia', {
    ...desk,
    variants: 3,
    family: 'book-stack',
  }),
  item('magazine', [0.279, 0.168, 0.282], study('magazine'), 'comic, comic book, catalogue, brochure', desk),
  item('newspaper', [0.3, 0.189, 0.371], study('newspaper'), 'paper of news, journal', desk),
  item('notebook', [0.161, 0.116, 0.195], study('notebook'), 'notepad, sketchbook, spiral notebook, exercise book', desk),
  item('paper', [0.229, 0.157, 0.275], study('paper'), 'sheet of paper, stack of paper, papers, document, documents, paperwork', desk),
  item('clipboard', [0.23, 0.325, 0.0857], study('clipboard'), 'checklist', desk),
  item('pencil', [0.165, 0.0765, 0.009], study('pencil'), 'lead pencil, crayon', desk),
  item('pen', [0.128, 0.0607, 0.0162], study('pen'), 'fountain pen, ballpoint pen, marker', desk),
  item('pencil-cup', [0.0939, 0.197, 0.0949], study('pencil-cup'), 'pencil holder, pen holder, cup of pencils, pencils, pens', desk),
  item('letter', [0.221, 0.0823, 0.133], study('letter'), 'envelope, sealed letter, mail, love letter', desk),
  item('scissors', [0.0717, 0.207, 0.0162], study('scissors'), 'pair of scissors, shears', desk),
  item('globe', [0.243, 0.337, 0.236], study('globe'), 'earth globe, world globe, desk globe, terrestrial globe', desk),
  item('typewriter', [0.408, 0.324, 0.28], study('typewriter'), 'old typewriter, vintage typewriter', desk),
  item('abacus', [0.344, 0.32, 0.12], study('abacus'), 'counting frame', desk),
  item('magnifying-glass', [0.144, 0.231, 0.024], study('magnifier'), 'magnifier, lens, loupe', desk),
  item('scales', [0.448, 0.41, 0.184], study('scales'), 'balance scale, scale, weighing scales, scales of justice, balance', lab),
  item('kitchen-scale', [0.228, 0.214, 0.228], study('kitchen-scale'), 'food scale', { places: ['kitchen'], family: 'scales' }),
  item('microscope', [0.16, 0.374, 0.227], study('microscope'), 'lab microscope', lab),
  item('telescope', [0.868, 1.48, 1.09], study('telescope'), 'brass telescope', {
    ...lab,
    stand: 'ground',
  }),
  item('spyglass', [0.408, 0.26, 0.078], study('spyglass'), 'hand telescope, pirate telescope, monocular', {
    family: 'telescope',
  }),
  item('test-tube-rack', [0.24, 0.158, 0.07], study('test-tubes'), 'test tube, test tubes, rack of test tubes', lab),
  item('atom-model', [0.254, 0.295, 0.14], study('atom'), 'atom, molecule, molecule model', lab),
  item('dna-model', [0.16, 0.469, 0.16], study('dna'), 'dna, double helix, dna helix, dna strand', lab),
  item('compass', [0.112, 0.126, 0.142], study('compass'), 'pocket compass, magnetic compass, pocket watch, wristwatch'),
  item('armillary-sphere', [0.313, 0.436, 0.313], study('armillary-sphere'), 'orrery, celestial sphere, astrolabe', {
    places: ['observatory', 'library', 'wizard tower'],
  }),
  item('magnet', [0.154, 0.177, 0.034], study('magnet'), 'horseshoe magnet'),
  item('syringe', [0.196, 0.108, 0.039], study('syringe'), 'injection, hypodermic needle, vaccine', { places: ['hospital', 'laboratory'] }),
  item('first-aid-kit', [0.3, 0.262, 0.124], study('first-aid-kit'), 'medkit, first aid box, medical kit, medical bag, health pack', {
    places: ['hospital'],
  }),
];
