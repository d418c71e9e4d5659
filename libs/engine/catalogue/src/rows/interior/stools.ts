import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
const row = rowsOf('interior');

/** Stools, benches and seats of halls. */
export const STOOL_ROWS: readonly CatalogueRow[] = [
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
    { words: 'church pew, church bench, chapel bench, choir stall, choir stalls', places: ['church'] },
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
];
