import type { SupportSpec } from '../parameters/furnishings-seats.js';
import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('interior');

const LIVING = ['living-room'];
const BLOCKS: SupportSpec = { style: 'square', thickness: 0.06 };
const TAPERED: SupportSpec = { style: 'pointed', thickness: 0.05, splay: 0.02 };
const BUNS: SupportSpec = { style: 'bun', thickness: 0.05 };
const CHAIR_LEGS: SupportSpec = { style: 'tapered', thickness: 0.042, rails: 0.3 };

/** Seats, from stools to sofas. */
export const SEAT_ROWS: readonly CatalogueRow[] = [
  // Sofas and upholstered chairs
  row(
    'armchair',
    [0.9, 0.86, 0.88],
    { generator: 'sofa', seats: 1, back: 'plain', arms: 'round', support: TAPERED },
    {
      words: 'easy chair, lounge armchair, club chair',
      places: LIVING,
      family: 'chair',
      finishes: { body: 'fabric #b5673c', cushion: 'fabric #c27547' },
    },
  ),
  row(
    'wingback-chair',
    [0.82, 1.12, 0.86],
    { generator: 'sofa', seats: 1, back: 'wings', arms: 'rolled', support: { style: 'cabriole', thickness: 0.06 }, feet: 0.18 },
    {
      words: 'wing chair, wing back chair, fireside chair',
      places: LIVING,
      family: 'armchair',
      finishes: { body: 'leather #7a3322', cushion: 'leather #8a3d29', button: 'leather #5a2418' },
    },
  ),
  row(
    'recliner',
    [0.94, 1.02, 1.5],
    { generator: 'sofa', seats: 1, back: 'cushions', arms: 'round', support: BLOCKS, feet: 0.05, footrest: true },
    {
      solid: 'parts',
      words: 'reclining chair, reclining armchair',
      places: LIVING,
      family: 'armchair',
      finishes: { body: 'leather #4f3a2c', cushion: 'leather #5f4736' },
    },
  ),
  row(
    'tub-chair',
    [0.76, 0.74, 0.7],
    { generator: 'sofa', seats: 1, back: 'shell', arms: 'none', support: TAPERED, feet: 0.14 },
    {
      words: 'barrel chair, bucket chair, accent chair',
      places: LIVING,
      family: 'armchair',
      finishes: { body: 'fabric #2f6f66', cushion: 'fabric #3b8076' },
    },
  ),
  row(
    'loveseat',
    [1.5, 0.84, 0.88],
    { generator: 'sofa', seats: 2, back: 'cushions', arms: 'slim', support: TAPERED, pillows: 2 },
    {
      words: 'two-seater sofa, small sofa, settee',
      places: LIVING,
      family: 'sofa',
      finishes: { body: 'fabric #a8b09a', cushion: 'fabric #b6bea8' },
    },
  ),
  row(
    'corner-sofa',
    [2.8, 0.82, 2.3],
    {
      generator: 'sofa',
      seats: 3,
      back: 'cushions',
      arms: 'square',
      support: BLOCKS,
      feet: 0.07,
      corner: true,
      chaise: 'right',
      pillows: 2,
    },
    {
      words: 'sectional sofa, sectional, sectional couch, l-shaped sofa, modular sofa, corner couch',
      places: LIVING,
      family: 'sofa',
      solid: 'parts',
      finishes: { body: 'fabric #8c8a86', cushion: 'fabric #9a9894' },
    },
  ),
  row(
    'chaise-sofa',
    [2.6, 0.84, 1.65],
    { generator: 'sofa', seats: 2, back: 'cushions', arms: 'slim', support: TAPERED, chaise: 'left', pillows: 3 },
    {
      words: 'sofa with chaise, l-shaped couch',
      places: LIVING,
      family: 'sofa',
      solid: 'parts',
      finishes: { body: 'fabric #3f5674', cushion: 'fabric #4b6484' },
    },
  ),
  row(
    'chesterfield-sofa',
    [2.1, 0.76, 0.92],
    { generator: 'sofa', seats: 3, back: 'tufted', arms: 'rolled', support: BUNS },
    {
      words: 'chesterfield, leather sofa, leather couch, tufted sofa',
      places: LIVING,
      family: 'sofa',
      finishes: { body: 'leather #6b3a22', cushion: 'leather #77442a', button: 'leather #3e2012' },
    },
  ),
  row(
    'camelback-sofa',
    [2, 0.96, 0.86],
    { generator: 'sofa', seats: 2, back: 'camel', arms: 'rolled', support: { style: 'cabriole', thickness: 0.07 }, feet: 0.17 },
    {
      words: 'antique sofa, victorian sofa, canape',
      places: LIVING,
      family: 'sofa',
      finishes: { body: 'fabric #5f7a58', cushion: 'fabric #6d8965', button: 'wood #5a3620' },
    },
  ),
  row(
    'velvet-sofa',
    [2, 0.8, 0.86],
    { generator: 'sofa', seats: 3, back: 'low', arms: 'round', support: { style: 'pointed', thickness: 0.04 }, feet: 0.16, pillows: 2 },
    {
      words: 'modern sofa, designer sofa, lounge sofa',
      places: LIVING,
      family: 'sofa',
      finishes: { body: 'fabric #1f5a4a', cushion: 'fabric #286a58', legs: 'brass' },
    },
  ),
  row(
    'ottoman',
    [0.7, 0.42, 0.5],
    { generator: 'sofa', seats: 1, back: 'none', arms: 'none', support: TAPERED, feet: 0.12 },
    { words: 'footstool, foot rest, footrest', places: LIVING, finishes: { body: 'fabric #b5673c', cushion: 'fabric #c27547' } },
  ),
  row(
    'pouf',
    [0.55, 0.36, 0.55],
    { generator: 'special-seat', kind: 'pouf' },
    { words: 'pouffe, leather pouf, hassock', places: LIVING, solid: 'cylinder', family: 'ottoman' },
  ),
  row(
    'chaise-longue',
    [1.85, 0.86, 0.72],
    { generator: 'special-seat', kind: 'chaise-longue' },
    { words: 'chaise lounge, fainting couch, daybed couch, recamier', places: LIVING, family: 'sofa' },
  ),
  row(
    'bean-bag',
    [0.9, 0.82, 0.95],
    { generator: 'special-seat', kind: 'bean-bag' },
    { words: 'beanbag, bean bag chair, beanbag chair, sack chair', places: LIVING, solid: 'cylinder' },
  ),
  row(
    'egg-chair',
    [0.86, 1.08, 0.8],
    { generator: 'special-seat', kind: 'egg-chair' },
    { words: 'ball chair, pod chair, bubble chair', places: LIVING, family: 'armchair' },
  ),
  row(
    'lounge-chair',
    [0.84, 0.96, 0.9],
    { generator: 'special-seat', kind: 'lounge-chair' },
    { words: 'eames chair, designer lounge chair, mid-century chair', places: LIVING, family: 'armchair' },
  ),
  row(
    'massage-chair',
    [0.84, 1.2, 1.6],
    { generator: 'special-seat', kind: 'massage-chair' },
    { words: 'massage armchair, zero gravity chair', places: LIVING, family: 'armchair' },
  ),
  row(
    'swing-chair',
    [1, 1.95, 1],
    { generator: 'special-seat', kind: 'hanging-chair' },
    { words: 'hanging chair, hanging egg chair, basket chair, egg swing', solid: 'cylinder' },
  ),
  row(
    'porch-swing',
    [1.9, 1.8, 1.3],
    { generator: 'special-seat', kind: 'porch-swing' },
    { words: 'swing seat, garden swing, swing sofa, hollywood swing', side: 'outdoors' },
  ),
  // Chairs
  row(
    'dining-chair',
    [0.46, 0.96, 0.52],
    { generator: 'seat', seatHeight: 0.46, seat: 'padded', back: 'slats', support: CHAIR_LEGS },
    {
      words: 'kitchen chair, side chair, slat-back chair',
      principal: 'frame',
      family: 'chair',
      finishes: { frame: 'wood #8a5a32', legs: 'wood #8a5a32', cushion: 'fabric #e0d4bc' },
    },
  ),
  row(
    'windsor-chair',
    [0.5, 1, 0.52],
    {
      generator: 'seat',
      seatHeight: 0.44,
      seat: 'board',
      back: 'hoop',
      arms: 'scroll',
      support: { style: 'round', thickness: 0.036, splay: 0.06, rails: 0.35 },
    },
    {
      words: 'spindle chair, spindle-back chair, stick chair',
      family: 'chair',
      finishes: { seat: 'wood #9a6234', frame: 'wood #9a6234', legs: 'wood #9a6234' },
    },
  ),
  row(
    'ladder-back-chair',
    [0.46, 1.08, 0.44],
    { generator: 'seat', seatHeight: 0.44, seat: 'woven', back: 'ladder', support: { style: 'round', thickness: 0.036, rails: 0.5 } },
    {
      words: 'rush chair, farmhouse chair, rustic chair, straw chair',
      family: 'chair',
      principal: 'frame',
      finishes: { frame: 'wood #7c5330', legs: 'wood #7c5330' },
    },
  ),
  row(
    'cane-chair',
    [0.5, 0.84, 0.52],
    { generator: 'seat', seatHeight: 0.45, seat: 'woven', back: 'cane', support: { style: 'round', thickness: 0.03 } },
    {
      words: 'rattan dining chair, bistro chair',
      family: 'chair',
      principal: 'frame',
      finishes: { frame: 'wood #2a211c', legs: 'wood #2a211c', woven: 'wicker #d9b878' },
    },
  ),
  row(
    'wicker-chair',
    [0.7, 0.88, 0.7],
    { generator: 'sofa', seats: 1, back: 'shell', arms: 'none', support: { style: 'round', thickness: 0.05 }, feet: 0.16 },
    {
      words: 'rattan chair, wicker armchair, conservatory chair, rattan armchair',
      family: 'armchair',
      finishes: { body: 'wicker', cushion: 'fabric #f0e8d8', legs: 'bamboo #8a6a3a' },
    },
  ),
  row(
    'rocking-chair',
    [0.66, 1.12, 0.95],
    {
      generator: 'seat',
      seatHeight: 0.46,
      seat: 'board',
      back: 'spindles',
      arms: 'wood',
      rockers: true,
      lean: 16,
      support: { style: 'round', thickness: 0.036, rails: 0.45 },
    },
    { words: 'rocker, nursing chair', family: 'chair', finishes: { seat: 'wood #a06a3c', frame: 'wood #8a5a32', legs: 'wood #8a5a32' } },
  ),
  row(
    'plastic-chair',
    [0.56, 0.8, 0.56],
    { generator: 'special-seat', kind: 'monobloc' },
    { words: 'garden chair, monobloc chair, patio chair, lawn chair', family: 'chair' },
  ),
  row(
    'shell-chair',
    [0.5, 0.82, 0.52],
    {
      generator: 'seat',
      seatHeight: 0.45,
      seat: 'moulded',
      back: 'moulded',
      lean: 14,
      support: { style: 'pointed', thickness: 0.04, splay: 0.05 },
    },
    {
      words: 'scandinavian chair, moulded chair, nordic chair',
      family: 'chair',
      finishes: { seat: 'plastic #3fa79a', legs: 'wood #c79a5e' },
    },
  ),
  row(
    'cantilever-chair',
    [0.52, 0.84, 0.56],
    { generator: 'seat', seatHeight: 0.46, seat: 'padded', back: 'padded', arms: 'tube', support: { style: 'sled', thickness: 0.024 } },
    {
      words: 'meeting chair, conference chair, visitor chair, waiting room chair',
      places: ['office'],
      family: 'chair',
      finishes: { cushion: 'fabric #34506e', frame: 'metal', legs: 'chrome' },
    },
  ),
  row(
    'school-chair',
    [0.4, 0.78, 0.46],
    { generator: 'seat', seatHeight: 0.42, seat: 'board', back: 'panel', support: { style: 'round', thickness: 0.026, rails: 0.35 } },
    {
      words: 'classroom chair, pupil chair, student chair',
      places: ['classroom'],
      family: 'chair',
      finishes: { seat: 'wood #d0a468', frame: 'paint #2f5f9a', legs: 'paint #2f5f9a' },
    },
  ),
  row(
    'folding-chair',
    [0.46, 0.8, 0.52],
    { generator: 'special-seat', kind: 'folding-chair' },
    { words: 'foldable chair, event chair, collapsible chair', family: 'chair' },
  ),
  row(
    'deck-chair',
    [0.6, 0.92, 1.15],
    { generator: 'special-seat', kind: 'deck-chair' },
    { words: 'deckchair, beach chair, sling chair', side: 'outdoors', places: ['beach'], family: 'chair' },
  ),
  row(
    'sun-lounger',
    [0.66, 0.86, 1.9],
    { generator: 'special-seat', kind: 'sun-lounger' },
    { words: 'sunbed, sun bed, pool lounger, poolside chair, beach lounger, lounger', side: 'outdoors', places: ['pool', 'beach'] },
  ),
  row(
    'director-chair',
    [0.6, 0.88, 0.5],
    { generator: 'special-seat', kind: 'director-chair' },
    { words: 'director’s chair, directors chair, canvas chair, camp chair', family: 'chair' },
  ),
  row(
    'adirondack-chair',
    [0.78, 0.92, 0.86],
    {
      generator: 'seat',
      seatHeight: 0.36,
      seat: 'slats',
      back: 'slats',
      arms: 'wood',
      lean: 26,
      support: { style: 'square', thickness: 0.05 },
    },
    {
      words: 'muskoka chair, slatted chair, porch chair',
      side: 'outdoors',
      family: 'chair',
      finishes: { seat: 'paint #3f7f8a', frame: 'paint #3f7f8a', legs: 'paint #3f7f8a' },
    },
  ),
  row(
    'high-chair',
    [0.54, 1.02, 0.62],
    { generator: 'special-seat', kind: 'high-chair' },
    { words: 'highchair, baby chair, feeding chair, infant chair', family: 'chair' },
  ),
  row(
    'office-chair',
    [0.66, 1.08, 0.66],
    { generator: 'seat', seatHeight: 0.5, seat: 'padded', back: 'mesh', arms: 'office', support: { style: 'star', thickness: 0.06 } },
    {
      words: 'desk chair, swivel chair, computer chair, task chair, rolling chair',
      places: ['office'],
      family: 'chair',
      finishes: { cushion: 'fabric #2b2f36', frame: 'plastic #1c1d20', legs: 'plastic #2a2b2f' },
    },
  ),
  row(
    'executive-chair',
    [0.7, 1.22, 0.72],
    { generator: 'seat', seatHeight: 0.52, seat: 'padded', back: 'tufted', arms: 'padded', support: { style: 'star', thickness: 0.06 } },
    {
      words: 'boss chair, manager chair, leather office chair',
      places: ['office'],
      family: 'office-chair',
      finishes: { cushion: 'leather #4a2a1c', frame: 'wood #5a3620', legs: 'wood #5a3620' },
    },
  ),
  row(
    'gaming-chair',
    [0.7, 1.32, 0.7],
    { generator: 'special-seat', kind: 'gaming-chair' },
    { words: 'racing chair, gamer chair', family: 'office-chair' },
  ),
  row(
    'barber-chair',
    [0.68, 1.24, 0.98],
    { generator: 'special-seat', kind: 'barber-chair' },
    { words: 'barber’s chair, hairdresser chair, barbershop chair, tattoo chair', places: ['shop'] },
  ),
  row(
    'salon-chair',
    [0.62, 1.5, 0.76],
    { generator: 'special-seat', kind: 'salon-chair' },
    { words: 'hair dryer chair, hood dryer, salon hair dryer' },
  ),
  row(
    'dentist-chair',
    [1.1, 1.9, 2.05],
    { generator: 'special-seat', kind: 'dentist-chair' },
    { words: 'dental chair, dentist’s chair, treatment chair', places: ['hospital'] },
  ),
  row('wheelchair', [0.64, 0.94, 1.06], { generator: 'special-seat', kind: 'wheelchair' }, { words: 'wheel chair', places: ['hospital'] }),
  // Stools
  row(
    'stool',
    [0.36, 0.45, 0.36],
    { generator: 'seat', seatHeight: 0.45, seat: 'round', support: { style: 'round', thickness: 0.034, splay: 0.04, rails: 0.4 } },
    {
      words: 'wooden stool, milking stool, low stool, footstep stool',
      solid: 'cylinder',
      finishes: { seat: 'wood #b0824a', legs: 'wood #9a6c3a' },
    },
  ),
  row(
    'bar-stool',
    [0.42, 0.78, 0.42],
    { generator: 'seat', seatHeight: 0.78, seat: 'round-padded', footRing: true, support: { style: 'column', thickness: 0.06 } },
    {
      words: 'barstool, counter stool, pub stool, diner stool',
      places: ['bar', 'diner'],
      solid: 'cylinder',
      family: 'stool',
      finishes: { cushion: 'leather #a3202c', legs: 'chrome' },
    },
  ),
  row(
    'high-bar-stool',
    [0.44, 1.06, 0.48],
    {
      generator: 'seat',
      seatHeight: 0.76,
      seat: 'padded',
      back: 'bars',
      support: { style: 'tapered', thickness: 0.04, splay: 0.03, rails: 0.32 },
    },
    {
      words: 'bar chair, counter chair, kitchen bar stool',
      places: ['bar', 'kitchen'],
      family: 'bar-stool',
      principal: 'seat',
      finishes: { seat: 'wood #9a6c3a', frame: 'wood #8a5c30', legs: 'wood #8a5c30', cushion: 'leather #2c2622' },
    },
  ),
  row(
    'tripod-stool',
    [0.34, 0.44, 0.34],
    { generator: 'seat', seatHeight: 0.44, seat: 'round', support: { style: 'tripod', thickness: 0.05 } },
    {
      words: 'three-legged stool, milkmaid stool',
      solid: 'cylinder',
      family: 'stool',
      finishes: { seat: 'wood #7a5230', legs: 'wood #6a4426' },
    },
  ),
  row(
    'lab-stool',
    [0.56, 0.62, 0.56],
    { generator: 'seat', seatHeight: 0.62, seat: 'round-padded', support: { style: 'star', thickness: 0.05 } },
    {
      words: 'swivel stool, rolling stool, doctor stool, work stool',
      solid: 'cylinder',
      family: 'stool',
      finishes: { cushion: 'leather #26282c', legs: 'chrome' },
    },
  ),
  row(
    'step-stool',
    [0.44, 0.46, 0.42],
    { generator: 'special-seat', kind: 'step-stool' },
    { words: 'kitchen steps, stepstool, step-up stool' },
  ),
  row(
    'piano-bench',
    [0.76, 0.5, 0.38],
    { generator: 'seat', seatHeight: 0.5, seat: 'padded', support: { style: 'turned', thickness: 0.07 } },
    {
      words: 'piano stool, music bench',
      principal: 'frame',
      finishes: { cushion: 'leather #1c1a1a', frame: 'paint #141214', legs: 'paint #141214' },
    },
  ),
  row(
    'x-stool',
    [0.62, 0.56, 0.44],
    { generator: 'special-seat', kind: 'x-stool' },
    { words: 'curule seat, curule chair, savonarola chair, roman stool', family: 'stool' },
  ),
  row(
    'log-stool',
    [0.42, 0.46, 0.42],
    { generator: 'special-seat', kind: 'tree-stump-seat' },
    { words: 'stump stool, stump seat, log seat', solid: 'cylinder', family: 'stool' },
  ),
  // Benches and seats of halls
  row(
    'hall-bench',
    [1.3, 0.46, 0.36],
    { generator: 'seat', seatHeight: 0.46, seat: 'board', support: { style: 'tapered', thickness: 0.06, rails: 0.3 } },
    { words: 'dining bench, kitchen bench, wooden bench seat, entryway bench', finishes: { seat: 'wood #a8763f', legs: 'wood #8a5c30' } },
  ),
  row(
    'locker-bench',
    [1.6, 0.44, 0.36],
    { generator: 'seat', seatHeight: 0.44, seat: 'slats', support: { style: 'sled', thickness: 0.04 } },
    { words: 'changing room bench, gym bench, sauna bench', places: ['gym'], finishes: { seat: 'wood #c79a5e', legs: 'paint #26282c' } },
  ),
  row(
    'upholstered-bench',
    [1.2, 0.48, 0.42],
    { generator: 'sofa', seats: 1, back: 'none', arms: 'none', support: { style: 'hairpin' }, feet: 0.24 },
    {
      words: 'bed bench, ottoman bench, end-of-bed bench, hallway bench',
      places: ['bedroom'],
      finishes: { body: 'fabric #6f7f8a', cushion: 'fabric #7d8d98', legs: 'brass' },
    },
  ),
  row(
    'pew',
    [2.4, 0.98, 0.62],
    { generator: 'special-seat', kind: 'pew' },
    { words: 'church pew, church bench, chapel bench', places: ['church'] },
  ),
  row(
    'kneeler',
    [0.62, 0.92, 0.66],
    { generator: 'special-seat', kind: 'kneeler' },
    { words: 'prie-dieu, prayer desk, prayer kneeler, kneeling bench', places: ['church'] },
  ),
  row(
    'throne',
    [1.4, 2.3, 1.2],
    { generator: 'special-seat', kind: 'throne' },
    { words: 'royal throne, golden throne, king’s throne, kings throne, royal chair', places: ['throne-room', 'castle'] },
  ),
  row(
    'carved-chair',
    [0.68, 1.5, 0.62],
    {
      generator: 'seat',
      seatHeight: 0.5,
      seat: 'padded',
      back: 'tall',
      arms: 'scroll',
      lean: 4,
      support: { style: 'turned', thickness: 0.07, rails: 0.25 },
    },
    {
      words: 'gothic chair, medieval chair, high-backed chair, bishop’s chair, wooden throne',
      principal: 'frame',
      family: 'throne',
      places: ['castle'],
      finishes: { frame: 'wood #4a2f1c', seat: 'wood #553722', legs: 'wood #4a2f1c', cushion: 'fabric #7a2030' },
    },
  ),
  row(
    'cinema-seat',
    [1.9, 1, 0.78],
    { generator: 'special-seat', kind: 'cinema-seats' },
    {
      words: 'theater seat, theatre seat, theater chair, movie theater seat, auditorium seat, cinema chair, theatre chair',
      places: ['cinema', 'theater'],
    },
  ),
  row(
    'waiting-bench',
    [2.3, 0.84, 0.66],
    { generator: 'special-seat', kind: 'waiting-bench' },
    {
      words: 'airport seat, airport bench, airport chair, waiting room bench, waiting room seat, station bench, beam seating',
      places: ['airport', 'train-station', 'hospital'],
    },
  ),
  row(
    'school-desk',
    [0.64, 0.82, 0.9],
    { generator: 'special-seat', kind: 'school-desk' },
    { words: 'classroom desk, student desk, pupil desk, school table', places: ['classroom'], family: 'desk' },
  ),
  row(
    'rocking-horse',
    [0.5, 0.92, 1.05],
    { generator: 'special-seat', kind: 'rocking-horse' },
    { words: 'wooden horse toy, toy horse', places: ['nursery'] },
  ),
];
