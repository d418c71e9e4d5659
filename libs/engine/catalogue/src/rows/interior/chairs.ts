import type { SupportSpec } from '../../parameters/furnishings/furnishings-seats.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
const row = rowsOf('interior');
const CHAIR_LEGS: SupportSpec = { style: 'tapered', thickness: 0.042, rails: 0.3 };

/** Chairs. */
export const CHAIR_ROWS: readonly CatalogueRow[] = [
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
];
