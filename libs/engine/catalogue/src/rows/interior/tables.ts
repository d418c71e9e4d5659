import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import type { Finish } from '../../substances/substances.js';

const row = rowsOf('interior');

type Hex = `#${string}`;

/** All wooden parts of a table in two tones. */
const wood = (top: Hex, frame: Hex): Readonly<Record<string, Finish>> => ({
  top: `wood ${top}`,
  frame: `wood ${frame}`,
  legs: `wood ${frame}`,
  front: `wood ${top}`,
});

/** Tables and desks. */
export const TABLE_ROWS: readonly CatalogueRow[] = [
  row(
    'dining-table',
    [1.8, 0.75, 0.9],
    {
      generator: 'table',
      top: 'rectangle',
      support: { style: 'tapered', thickness: 0.08 },
      apron: 0.09,
      above: 'settings',
      topHeight: 0.8,
    },
    {
      words: 'dinner table, kitchen table, laid table',
      places: ['dining-room'],
      solid: 'parts',
      family: 'table',
      finishes: wood('#a8743f', '#8a5a30'),
    },
  ),
  row(
    'round-table',
    [1.2, 0.75, 1.2],
    { generator: 'table', top: 'round', support: { style: 'pedestal', thickness: 0.12 }, apron: 0.06 },
    { words: 'pedestal table, round dining table, circular table', solid: 'parts', family: 'table', finishes: wood('#8f5a30', '#7a4a26') },
  ),
  row(
    'oval-table',
    [2, 0.75, 1.05],
    { generator: 'table', top: 'oval', support: { style: 'frames', thickness: 0.07 } },
    { words: 'oval dining table, elliptical table', solid: 'parts', family: 'table', finishes: wood('#b58a54', '#a07544') },
  ),
  row(
    'banquet-table',
    [3.2, 0.98, 1],
    {
      generator: 'table',
      top: 'rectangle',
      support: { style: 'turned', thickness: 0.11 },
      above: 'settings',
      topHeight: 0.77,
      thickness: 0.05,
    },
    {
      words: 'feast table, long table, feasting table, great hall table',
      places: ['castle', 'dining-room'],
      solid: 'parts',
      family: 'dining-table',
      finishes: wood('#6a4426', '#573618'),
    },
  ),
  row(
    'trestle-table',
    [2, 0.76, 0.8],
    { generator: 'table', top: 'rectangle', support: { style: 'trestle', thickness: 0.07 }, thickness: 0.045 },
    {
      words: 'beer table, farm table, rustic table, sawhorse table',
      solid: 'parts',
      family: 'table',
      finishes: wood('#9a6c3c', '#7f5630'),
    },
  ),
  row(
    'bistro-table',
    [0.7, 0.74, 0.7],
    { generator: 'table', top: 'round', support: { style: 'column', thickness: 0.07 }, thickness: 0.025 },
    {
      words: 'cafe table, coffee shop table, restaurant table',
      places: ['cafe', 'restaurant'],
      solid: 'cylinder',
      family: 'table',
      finishes: { top: 'marble', legs: 'iron #26272a' },
    },
  ),
  row(
    'high-table',
    [0.7, 1.08, 0.7],
    { generator: 'table', top: 'round', support: { style: 'column', thickness: 0.08 }, thickness: 0.03 },
    {
      words: 'bar table, standing table, cocktail table, pub table',
      places: ['bar'],
      solid: 'cylinder',
      family: 'table',
      finishes: { top: 'wood #5a3620', legs: 'chrome' },
    },
  ),
  row(
    'coffee-table',
    [1.15, 0.42, 0.62],
    { generator: 'table', top: 'rectangle', support: { style: 'square', thickness: 0.06 }, shelf: 0.3, apron: 0.06 },
    {
      words: 'low table, sofa table, lounge table',
      places: ['living-room'],
      family: 'table',
      finishes: wood('#a06a3a', '#83532a'),
    },
  ),
  row(
    'glass-table',
    [1.2, 0.42, 0.7],
    { generator: 'table', top: 'rounded', support: { style: 'sled', thickness: 0.03 }, thickness: 0.015, shelf: 0.4 },
    {
      words: 'glass coffee table, glass-topped table',
      places: ['living-room'],
      family: 'coffee-table',
      finishes: { top: 'glass', legs: 'chrome' },
    },
  ),
  row(
    'hairpin-table',
    [1, 0.4, 0.55],
    { generator: 'table', top: 'oval', support: { style: 'hairpin' }, thickness: 0.03 },
    {
      words: 'mid-century coffee table, hairpin coffee table',
      places: ['living-room'],
      family: 'coffee-table',
      finishes: { top: 'wood #b07c46', legs: 'iron #26272a' },
    },
  ),
  row(
    'drum-table',
    [0.8, 0.4, 0.8],
    { generator: 'table', top: 'round', support: { style: 'none' }, apron: 0.37, thickness: 0.03 },
    {
      words: 'round coffee table',
      places: ['living-room'],
      family: 'coffee-table',
      solid: 'cylinder',
      finishes: wood('#cda46c', '#c2965a'),
    },
  ),
  row(
    'side-table',
    [0.46, 0.56, 0.46],
    { generator: 'table', top: 'round', support: { style: 'tripod', thickness: 0.05 }, thickness: 0.025 },
    {
      words: 'end table, occasional table, lamp table, accent table',
      places: ['living-room'],
      family: 'table',
      finishes: wood('#b5834c', '#9c6a38'),
    },
  ),
  row(
    'tray-table',
    [0.5, 0.52, 0.42],
    { generator: 'table', top: 'tray', support: { style: 'cross', thickness: 0.028 } },
    { words: 'butler table, folding tray', family: 'side-table', finishes: { top: 'brass', frame: 'brass', legs: 'wood #3a2618' } },
  ),
  row(
    'console-table',
    [1.2, 0.82, 0.36],
    { generator: 'table', top: 'rectangle', support: { style: 'cabriole', thickness: 0.06 }, apron: 0.13, drawers: 2 },
    {
      words: 'hall table, hallway table, entry table, entryway table, console desk',
      stand: 'wall',
      places: ['hallway'],
      family: 'table',
      finishes: wood('#8a5530', '#7a4826'),
    },
  ),
  row(
    'half-moon-table',
    [0.9, 0.8, 0.42],
    { generator: 'table', top: 'half-round', support: { style: 'pointed', thickness: 0.05 } },
    { words: 'demilune table, half-round table', stand: 'wall', family: 'console-table', finishes: wood('#e6dfd0', '#d8cfbc') },
  ),
  row(
    'folding-table',
    [1.8, 0.74, 0.75],
    { generator: 'table', top: 'rounded', support: { style: 'cross', thickness: 0.03 }, thickness: 0.04 },
    {
      words: 'event table, party table, foldable table, camping table',
      solid: 'parts',
      family: 'table',
      finishes: { top: 'plastic #eceae4', legs: 'metal #8a9096' },
    },
  ),
  row(
    'cloth-table',
    [1.6, 0.98, 1],
    { generator: 'table', top: 'rectangle', support: { style: 'square', thickness: 0.06 }, above: 'cloth', topHeight: 0.75 },
    { words: 'covered table, table with a tablecloth, wedding table', solid: 'box', principal: 'cloth', family: 'dining-table' },
  ),
  row(
    'desk',
    [1.4, 0.76, 0.7],
    {
      generator: 'table',
      top: 'rectangle',
      support: { style: 'square', thickness: 0.05 },
      pedestals: 'right',
      modesty: true,
      thickness: 0.03,
    },
    {
      words: 'study desk, work desk, office desk, homework desk',
      stand: 'wall',
      places: ['office', 'bedroom'],
      family: 'table',
      finishes: wood('#a8763f', '#8f6234'),
    },
  ),
  row(
    'executive-desk',
    [1.8, 0.78, 0.9],
    {
      generator: 'table',
      top: 'rectangle',
      support: { style: 'none' },
      pedestals: 'both',
      apron: 0.12,
      drawers: 1,
      thickness: 0.045,
      above: 'mat',
      topHeight: 0.7,
    },
    {
      words: 'pedestal desk, partners desk, director’s desk, oval office desk, boss desk',
      places: ['office'],
      family: 'desk',
      finishes: { ...wood('#6a3c20', '#5a3018'), mat: 'leather #2f5f3f' },
    },
  ),
  row(
    'writing-desk',
    [1.1, 1.02, 0.58],
    {
      generator: 'table',
      top: 'rectangle',
      support: { style: 'turned', thickness: 0.07 },
      apron: 0.13,
      drawers: 3,
      above: 'hutch',
      topHeight: 0.75,
    },
    {
      words: 'secretary desk, bureau, escritoire, desk with a hutch',
      stand: 'wall',
      places: ['study', 'library'],
      family: 'desk',
      finishes: wood('#7a4a28', '#6a3e20'),
    },
  ),
  row(
    'standing-desk',
    [1.4, 1.14, 0.7],
    { generator: 'table', top: 'rounded', support: { style: 'sled', thickness: 0.06 }, thickness: 0.03, above: 'screens', topHeight: 0.67 },
    {
      words: 'sit-stand desk, height-adjustable desk',
      places: ['office'],
      family: 'desk',
      finishes: { top: 'wood #d2b07c', legs: 'metal #3a3d42' },
    },
  ),
  row(
    'computer-desk',
    [1.4, 1.2, 0.72],
    {
      generator: 'table',
      top: 'rectangle',
      support: { style: 'panels', thickness: 0.03 },
      pedestals: 'left',
      thickness: 0.03,
      above: 'screens',
      topHeight: 0.62,
    },
    {
      words: 'gaming desk, workstation desk, battlestation, pc desk, desk with a computer, desk with monitors',
      stand: 'wall',
      places: ['office'],
      family: 'desk',
      finishes: wood('#d8d4cc', '#c8c4bc'),
    },
  ),
  row(
    'vanity',
    [1.1, 1.45, 0.48],
    {
      generator: 'table',
      top: 'rectangle',
      support: { style: 'tapered', thickness: 0.045 },
      apron: 0.14,
      drawers: 3,
      above: 'mirror',
      topHeight: 0.52,
    },
    {
      words: 'dressing table, vanity table, makeup table, makeup vanity, toilette',
      stand: 'wall',
      places: ['bedroom'],
      finishes: wood('#efe8da', '#e2d9c6'),
    },
  ),
  row(
    'conference-table',
    [3.6, 0.98, 1.4],
    {
      generator: 'table',
      top: 'boat',
      support: { style: 'frames', thickness: 0.12 },
      thickness: 0.05,
      above: 'microphones',
      topHeight: 0.76,
    },
    {
      words: 'meeting table, boardroom table, meeting room table, board table',
      places: ['conference-room', 'office'],
      solid: 'parts',
      family: 'table',
      finishes: wood('#7a4c2a', '#4a3020'),
    },
  ),
  row(
    'sewing-table',
    [1, 0.78, 0.55],
    { generator: 'table', top: 'rectangle', support: { style: 'tapered', thickness: 0.06 }, apron: 0.16, drawers: 2, shelf: 0.25 },
    { words: 'craft table, hobby table, project table', family: 'table', finishes: wood('#c2945c', '#f0ece2') },
  ),
];
