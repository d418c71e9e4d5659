import type { RoomMachineSpec } from '../../parameters/furnishings/furnishings-rooms.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: RoomMachineSpec['kind']): RoomMachineSpec => ({ generator: 'room-machine', kind: name });

const WALL = { stand: 'wall' } as const;
const ARCADE = { stand: 'wall', places: ['arcade'] } as const;

/** Machines of arcades, shops, offices and stations; heaters and fans. */
export const MACHINE_ROWS: readonly CatalogueRow[] = [
  row('vending-machine', [1, 1.85, 0.85], kind('vending-machine'), {
    ...WALL,
    words: 'snack machine, snack vending machine, vending',
    places: ['station', 'school'],
    variants: 3,
  }),
  row('drinks-machine', [1, 1.85, 0.75], kind('drinks-machine'), {
    ...WALL,
    words: 'soda machine, drink machine, beverage machine, cola machine, drinks vending machine',
    variants: 3,
    family: 'vending-machine',
    finishes: { body: 'paint #1f5fb0' },
  }),
  row('arcade-machine', [0.72, 1.8, 0.85], kind('arcade-machine'), {
    ...ARCADE,
    words: 'arcade cabinet, arcade game, arcade, video game machine, arcade console, coin-op, game cabinet, arcade cabinet game',
  }),
  row('pinball-machine', [0.74, 1.85, 1.4], kind('pinball-machine'), { ...ARCADE, words: 'pinball table, pinball, flipper machine' }),
  row('claw-machine', [0.9, 1.9, 0.95], kind('claw-machine'), {
    ...ARCADE,
    words: 'crane game, claw crane, ufo catcher, prize machine, toy crane machine',
  }),
  row('slot-machine', [0.7, 1.65, 0.62], kind('slot-machine'), {
    ...WALL,
    words: 'one-armed bandit, fruit machine, slots, slot, casino machine',
    places: ['casino'],
  }),
  row('jukebox', [0.86, 1.5, 0.66], kind('jukebox'), { ...WALL, words: 'juke box, music box machine', places: ['diner', 'bar'] }),
  row('dance-machine', [1.8, 2.2, 2.1], kind('dance-machine'), { ...ARCADE, words: 'dance game, dance arcade machine, dance pad machine' }),
  row('racing-simulator', [0.95, 1.75, 1.9], kind('racing-simulator'), {
    ...ARCADE,
    words: 'racing arcade, driving game, racing game machine, driving simulator',
  }),
  row('photo-booth', [1.7, 2, 0.85], kind('photo-booth'), {
    ...WALL,
    words: 'photobooth, photo cabin',
    finishes: { body: 'paint #2f6f8f' },
  }),
  row('gumball-machine', [0.34, 1.15, 0.34], kind('gumball-machine'), {
    words: 'bubblegum machine, candy machine, candy dispenser, gum machine',
    solid: 'cylinder',
  }),
  row('atm', [0.62, 1.6, 0.72], kind('atm'), {
    ...WALL,
    words: 'cash machine, cash dispenser, automated teller, cashpoint, bank machine',
    places: ['bank'],
    finishes: { side: 'paint #1f4f9a' },
  }),
  row('cash-register', [0.44, 0.46, 0.48], kind('cash-register'), {
    stand: 'surface',
    words: 'register, cash box, shop register, till, cash till, cash drawer, shop till, old till',
    places: ['shop'],
    finishes: { body: 'plastic #c8c4b8' },
  }),
  row('ticket-machine', [0.75, 1.9, 0.6], kind('ticket-machine'), {
    ...WALL,
    words: 'ticket vending machine, ticket kiosk, self-service kiosk, check-in kiosk, parking machine',
    places: ['train-station'],
  }),
  row('ticket-gate', [1.1, 1.04, 1.2], kind('ticket-gate'), {
    words: 'turnstile, entrance gate, fare gate, subway gate, ticket barrier',
    places: ['subway-station', 'stadium'],
    solid: 'parts',
  }),
  row('metal-detector', [1.1, 2.2, 0.6], kind('metal-detector'), {
    words: 'security gate, security scanner, walk-through detector, airport scanner',
    places: ['airport'],
    solid: 'parts',
  }),
  row('change-machine', [0.55, 1.5, 0.5], kind('change-machine'), {
    ...WALL,
    words: 'coin machine, coin changer',
    places: ['arcade'],
    family: 'vending-machine',
    finishes: { body: 'paint #d8a020' },
  }),
  row('server-rack', [0.62, 2, 1], kind('server-rack'), {
    words: 'server, server cabinet, rack server, network rack, data center rack, computer rack, mainframe',
    places: ['server-room', 'data-center'],
    variants: 4,
  }),
  row('photocopier', [1.1, 1.15, 0.72], kind('photocopier'), {
    ...WALL,
    words: 'copier, copy machine, office printer, xerox machine',
    places: ['office'],
  }),
  row('water-cooler', [0.36, 1.35, 0.4], kind('water-cooler'), {
    ...WALL,
    words: 'water dispenser, office water cooler, water machine',
    places: ['office'],
  }),
  row('bakery-display', [1.8, 1.32, 0.8], kind('bakery-display'), {
    words: 'pastry case, cake display, bakery counter, pastry display, bakery case, cake counter, pastry counter',
    places: ['bakery', 'cafe'],
  }),
  row('deli-counter', [2.4, 1.35, 1], kind('deli-counter'), {
    words: 'meat counter, butcher counter, cheese counter, fish counter, refrigerated counter, deli case',
    places: ['supermarket'],
  }),
  row('ice-cream-freezer', [1.4, 1.3, 0.75], kind('ice-cream-freezer'), {
    words: 'ice cream counter, ice cream display, gelato case, ice cream cabinet, gelato counter',
  }),
  row('popcorn-machine', [0.75, 1.75, 0.8], kind('popcorn-machine'), {
    words: 'popcorn cart, popcorn maker, popcorn stand',
    places: ['cinema'],
  }),
  row('espresso-machine', [0.72, 0.5, 0.55], kind('espresso-machine'), {
    stand: 'surface',
    words: 'coffee machine, barista machine, cappuccino machine, cafe coffee machine',
    places: ['cafe'],
  }),
  row('pizza-oven', [1.3, 2.1, 1.3], kind('pizza-oven'), {
    words: 'bread oven, brick oven, clay oven, stone oven, wood-fired oven, tandoor, tandoor oven',
    places: ['restaurant', 'bakery'],
  }),
  row('deep-fryer', [0.8, 1.1, 0.72], kind('deep-fryer'), {
    ...WALL,
    words: 'fryer, chip fryer, fat fryer',
    places: ['restaurant-kitchen'],
  }),
  row('fume-hood', [1.5, 2.3, 0.85], kind('fume-hood'), {
    ...WALL,
    words: 'fume cupboard, lab hood, chemical hood, laminar flow hood, laminar flow cabinet, laminar flow bench, fume cabinet',
    places: ['laboratory'],
  }),
  row('incubator', [1, 1.4, 0.62], kind('incubator'), { words: 'baby incubator, neonatal incubator', places: ['hospital'] }),
  row('radiator', [1, 0.62, 0.14], kind('radiator'), { ...WALL, words: 'heater, central heating radiator, cast-iron radiator, heating' }),
  row('air-conditioner', [0.9, 0.3, 0.24], kind('air-conditioner'), {
    stand: 'hung',
    words: 'air con, ac unit, aircon, split air conditioner, air conditioning unit',
  }),
  row('space-heater', [0.56, 0.44, 0.24], kind('space-heater'), { words: 'electric heater, bar heater, portable heater' }),
  row('wood-stove', [0.72, 2.2, 0.62], kind('wood-stove'), {
    ...WALL,
    words: 'wood burner, wood-burning stove, iron stove, pot-bellied stove, log burner, cast-iron stove',
    places: ['cabin'],
  }),
  row('fan', [0.46, 1.25, 0.44], kind('fan'), { words: 'standing fan, pedestal fan, electric fan, floor fan, ventilator fan' }),
  row('tower-fan', [0.3, 0.95, 0.3], kind('tower-fan'), { words: 'column fan, air purifier', family: 'fan', solid: 'cylinder' }),
  row('dehumidifier', [0.4, 0.62, 0.28], kind('dehumidifier'), { words: 'humidifier, air cleaner' }),
];
