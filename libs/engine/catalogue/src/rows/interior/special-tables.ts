import type { SpecialTableSpec } from '../../parameters/furnishings/furnishings-tables.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: SpecialTableSpec['kind']): SpecialTableSpec => ({ generator: 'special-table', kind: name });

/** Game tables, counters, lecterns and altars. */
export const SPECIAL_TABLE_ROWS: readonly CatalogueRow[] = [
  row('pool-table', [2.6, 0.82, 1.45], kind('pool-table'), {
    words: 'billiard table, billiards table, pub pool table',
    places: ['bar', 'game-room'],
  }),
  row('snooker-table', [3.8, 0.86, 2], kind('snooker-table'), {
    words: 'full-size billiard table',
    places: ['game-room'],
    family: 'pool-table',
  }),
  row('ping-pong-table', [2.74, 0.92, 1.53], kind('ping-pong-table'), {
    words: 'table tennis table, ping pong, table tennis',
    places: ['game-room'],
  }),
  row('foosball-table', [1.4, 0.92, 1.2], kind('foosball-table'), {
    words: 'table football, table soccer, kicker table, football table, foosball',
    places: ['game-room', 'bar'],
  }),
  row('air-hockey-table', [2.2, 0.86, 1.2], kind('air-hockey-table'), { words: 'air hockey', places: ['arcade'] }),
  row('roulette-table', [2.7, 1, 1.3], kind('roulette-table'), { words: 'roulette, roulette wheel, casino table', places: ['casino'] }),
  row('poker-table', [2.2, 0.78, 1.2], kind('poker-table'), {
    words: 'card table, texas hold’em table, playing table',
    places: ['casino'],
  }),
  row('blackjack-table', [2, 0.92, 1.15], kind('blackjack-table'), {
    words: 'baccarat table, dealer table',
    places: ['casino'],
    family: 'poker-table',
  }),
  row('craps-table', [3.2, 1.02, 1.5], kind('craps-table'), { words: 'dice table, craps', places: ['casino'] }),
  row('chess-table', [0.66, 0.82, 0.66], kind('chess-table'), {
    words: 'chessboard table, checkers table, table with a chessboard',
    places: ['library', 'park'],
  }),
  row('train-table', [1.2, 0.62, 0.85], kind('train-table'), {
    words: 'toy train table, model railway table, play table',
    places: ['nursery'],
  }),
  row('drafting-table', [1.2, 1.24, 0.9], kind('drafting-table'), {
    words: 'drawing table, drawing board, architect table, drawing desk',
    places: ['office', 'studio'],
  }),
  row('lectern', [0.62, 1.26, 0.55], kind('lectern'), {
    words: 'reading desk, book stand, ambo, bible stand',
    places: ['church', 'lecture-hall'],
  }),
  row('podium', [0.8, 1.3, 0.62], kind('podium'), {
    words: 'speaker podium, rostrum, speech podium, speaker stand, press podium',
    places: ['stage'],
  }),
  row('pulpit', [2.3, 3.1, 1.6], kind('pulpit'), { words: 'church pulpit, preaching pulpit', places: ['church'], solid: 'parts' }),
  row('church-altar', [2.2, 1.75, 1.1], kind('church-altar'), {
    words: 'altar table, communion table, chapel altar, lord’s table',
    places: ['church'],
  }),
  row('judge-bench', [3.2, 1.75, 1.6], kind('judge-bench'), {
    words: 'judge’s bench, courtroom bench, magistrate bench',
    places: ['courtroom'],
  }),
  row('reception-desk', [2.8, 1.42, 1.3], kind('reception-desk'), {
    words:
      'front desk, reception counter, reception, information desk, hotel desk, check-in desk, nurse station, nurses station, nursing station, help desk',
    places: ['hotel', 'office'],
  }),
  row('bar-counter', [3, 1.44, 0.8], kind('bar-counter'), {
    words: 'pub bar, tavern bar, tavern counter, bar top, saloon bar, wet bar, snack bar, snack counter',
    places: ['bar', 'tavern'],
    variants: 2,
  }),
  row('shop-counter', [1.8, 0.98, 0.6], kind('shop-counter'), {
    words: 'counter, store counter, sales counter, jewelry counter, glass counter, display counter',
    places: ['shop'],
  }),
  row('checkout-counter', [2.6, 1.6, 1.5], kind('checkout'), {
    words: 'checkout, supermarket checkout, cash desk, checkout lane, checkout stand, cashier',
    places: ['supermarket'],
  }),
  row('lab-bench', [2.4, 1.55, 0.8], kind('lab-bench'), {
    words:
      'laboratory bench, lab table, science bench, chemistry table, laboratory table, lab counter, epoxy bench, epoxy lab bench, lab island, wet bench, clean bench, epoxy worktop',
    places: ['laboratory'],
  }),
  row('kitchen-island', [2.2, 1.3, 1.1], kind('kitchen-island'), {
    words: 'island counter, cooking island, island bench',
    places: ['kitchen'],
  }),
  row('sushi-counter', [2.4, 1.3, 0.95], kind('sushi-counter'), { words: 'sushi bar, sushi stand', places: ['restaurant'] }),
  row('buffet-table', [2.8, 1.1, 0.9], kind('buffet-table'), {
    words: 'buffet counter, catering table, breakfast buffet, food table',
    places: ['hotel', 'restaurant'],
  }),
  row('picnic-table', [1.8, 0.75, 1.6], kind('picnic-table'), {
    words: 'picnic bench, beer garden table, camp table',
    side: 'outdoors',
    places: ['park'],
    solid: 'parts',
  }),
  row('tea-trolley', [0.9, 1, 0.5], kind('tea-trolley'), { words: 'tea cart, bar cart, dessert trolley, drinks trolley' }),
  row('kotatsu', [1.5, 0.48, 1.5], kind('kotatsu'), { words: 'heated table, japanese table', places: ['living-room'] }),
  row('nesting-tables', [0.95, 0.55, 0.6], kind('nesting-tables'), {
    words: 'nest of tables, stacking tables',
    places: ['living-room'],
    family: 'side-table',
  }),
  row('cubicle', [2, 1.5, 2], kind('cubicle'), {
    words: 'office cubicle, cubicle desk, office pod, workspace cubicle',
    places: ['office'],
    solid: 'parts',
  }),
  row('dj-booth', [1.9, 1.2, 0.85], kind('dj-booth'), {
    words: 'dj deck, dj table, dj stand, turntables, dj console, dj mixer',
    places: ['nightclub'],
  }),
  row('mixing-console', [1.8, 1.05, 0.95], kind('mixing-console'), {
    words: 'mixing desk, sound desk, audio mixer, mixing board, soundboard, recording console',
    places: ['recording-studio'],
  }),
  row('ironing-board', [1.35, 1.05, 0.42], kind('ironing-board'), { words: 'iron board, ironing table, ironing board with an iron' }),
];
