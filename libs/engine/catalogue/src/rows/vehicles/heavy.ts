import type { HeavyMachineSpec } from '../../parameters/vehicles/vehicles-machines.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('vehicles');
const heavy = (kind: HeavyMachineSpec['kind']): HeavyMachineSpec => ({ generator: 'heavy-machine', kind });
const OUTDOORS: RowDetails = { side: 'outdoors' };

/** Machines of building sites, fields, yards and armies. */
export const HEAVY_ROWS: readonly CatalogueRow[] = [
  row('tractor', [2.2, 2.8, 4.2], heavy('tractor'), {
    ...OUTDOORS,
    words: 'farm tractor, agricultural tractor',
    finishes: { body: 'paint #c8281e', rim: 'paint #e8e6de' },
  }),
  row('combine-harvester', [6, 3.9, 8.6], heavy('combine'), {
    ...OUTDOORS,
    words: 'harvester, combine, reaper machine',
    finishes: { body: 'paint #3c8a3c', accent: 'paint #3c8a3c', rim: 'paint #f0c828', stripe: 'paint #f0c828' },
  }),
  row('excavator', [3, 3.6, 9], heavy('excavator'), { ...OUTDOORS, words: 'digger, power shovel, earth mover' }),
  row('mini-excavator', [1.8, 2.5, 4.8], heavy('mini-excavator'), {
    ...OUTDOORS,
    words: 'mini digger, compact excavator',
    finishes: { body: 'paint #e0601c' },
    family: 'excavator',
  }),
  row('bulldozer', [3.4, 3.2, 5.8], heavy('bulldozer'), { ...OUTDOORS, words: 'dozer, crawler tractor' }),
  row('wheel-loader', [2.9, 3.3, 7.4], heavy('wheel-loader'), { ...OUTDOORS, words: 'front loader, front-end loader, payloader' }),
  row('backhoe', [2.4, 3.4, 7.6], heavy('backhoe'), { ...OUTDOORS, words: 'backhoe loader, jcb' }),
  row('skid-steer', [1.8, 2.1, 3.5], heavy('skid-steer'), {
    ...OUTDOORS,
    words: 'skid loader, bobcat loader',
    finishes: { body: 'paint #e8e4dc', dark: 'plastic #2a2c30' },
    family: 'wheel-loader',
  }),
  row('road-roller', [2.2, 3, 4.8], heavy('road-roller'), { ...OUTDOORS, words: 'roller, compactor, asphalt roller' }),
  row('steam-roller', [2.3, 3.1, 5.4], heavy('steam-roller'), {
    ...OUTDOORS,
    words: 'steamroller, traction engine',
    finishes: { body: 'paint #2c5a3c' },
    family: 'road-roller',
  }),
  row('grader', [2.6, 3.3, 8.8], heavy('grader'), { ...OUTDOORS, words: 'motor grader, road grader' }),
  row('mining-truck', [7, 6.4, 12.4], heavy('mining-truck'), {
    ...OUTDOORS,
    words: 'haul truck, quarry truck, giant dump truck',
    family: 'dump-truck',
  }),
  row('tunnel-boring-machine', [9, 9, 18], heavy('tunnel-borer'), {
    ...OUTDOORS,
    words: 'tunnel borer, boring machine',
    finishes: { body: 'paint #d8dadc', accent: 'paint #2f6ab0' },
  }),
  row('mobile-crane', [2.8, 5, 12.6], heavy('mobile-crane'), { ...OUTDOORS, words: 'truck crane, crane truck' }),
  row('crawler-crane', [5.4, 22, 18], heavy('crawler-crane'), {
    ...OUTDOORS,
    words: 'lattice crane, construction crane',
    finishes: { body: 'paint #c8281e', accent: 'paint #e8b020' },
    family: 'crane',
  }),
  row('crane', [5, 44, 46], heavy('tower-crane'), {
    ...OUTDOORS,
    solid: { trunk: 1.6 },
    words: 'tower crane, building crane',
    finishes: { body: 'paint #f0c020' },
  }),
  row('harbour-crane', [22, 60, 90], heavy('harbour-crane'), {
    ...OUTDOORS,
    solid: 'parts',
    words: 'harbor crane, port crane, container crane, gantry crane, dock crane',
    finishes: { body: 'paint #2f6ab0', accent: 'paint #c8742c' },
  }),
  row('boom-lift', [2.2, 5.4, 7.4], heavy('boom-lift'), {
    ...OUTDOORS,
    words: 'cherry picker, aerial lift',
    finishes: { body: 'paint #2f6ab0', accent: 'paint #2f6ab0' },
  }),
  row('scissor-lift', [1.2, 3.6, 2.4], heavy('scissor-lift'), {
    words: 'lift platform, elevating platform',
    finishes: { body: 'paint #2f6ab0', accent: 'paint #e8e6de' },
  }),
  row('snowmobile', [1.1, 1.25, 2.9], heavy('snowmobile'), {
    ...OUTDOORS,
    words: 'snow scooter, skidoo',
    finishes: { body: 'paint #2868b0', accent: 'paint #24272b' },
  }),
  row('lawn-mower', [0.55, 1, 1.5], heavy('lawn-mower'), {
    ...OUTDOORS,
    words: 'lawnmower, grass cutter',
    finishes: { body: 'paint #c8281e' },
    semantic: 'object',
  }),
  row('plough', [0.8, 0.9, 2.2], heavy('plough'), {
    ...OUTDOORS,
    words: 'plow, horse plough, hand plough',
    finishes: { body: 'iron' },
    semantic: 'object',
  }),
  row('tank', [3.7, 2.6, 9.6], heavy('tank'), {
    ...OUTDOORS,
    words: 'battle tank, army tank, military tank, panzer',
    finishes: { body: 'paint #59603e', rim: 'paint #4a5036' },
  }),
  row('light-tank', [2.6, 2.5, 5], heavy('light-tank'), {
    ...OUTDOORS,
    words: 'old tank, scout tank',
    finishes: { body: 'paint #8a7a50', rim: 'paint #6a5e3e' },
    family: 'tank',
  }),
  row('cannon', [1.8, 1.4, 3.2], heavy('howitzer'), {
    ...OUTDOORS,
    words: 'field gun, artillery piece, field cannon, howitzer, artillery gun, artillery',
    finishes: { body: 'wood #6a4a2c', bronze: 'iron #38383a' },
    principal: 'bronze',
    semantic: 'object',
  }),
];
