import type { MachineSpec } from '../../parameters/vehicles/vehicles-machines.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('robotics');
const machine = (kind: MachineSpec['kind']): MachineSpec => ({ generator: 'machine', kind });
const OUTDOORS: RowDetails = { side: 'outdoors' };

/** Machines of power plants, refineries and hills. */
export const PLANT_ROWS: readonly CatalogueRow[] = [
  row('generator', [1.2, 1.6, 2.6], machine('generator'), {
    words: 'diesel generator, power generator, genset',
    finishes: { body: 'paint #e8b020', trim: 'paint #d8a018' },
  }),
  row('engine', [0.8, 0.8, 0.9], machine('engine'), {
    words: 'car engine, v8 engine, combustion engine, diesel motor',
    finishes: { body: 'paint #c8281e' },
  }),
  row('jet-engine', [2.2, 2.5, 4], machine('jet-engine'), {
    words: 'turbofan, aircraft engine, turbojet',
    finishes: { body: 'metal #c8ccd0' },
  }),
  row('electric-motor', [0.7, 0.5, 0.45], machine('electric-motor'), {
    words: 'motor, servo motor, induction motor',
    stand: 'surface',
    finishes: { body: 'paint #2f6ab0' },
  }),
  row('turbine', [2.4, 2, 5], machine('turbine'), {
    words: 'steam turbine, gas turbine, turbine generator',
    finishes: { body: 'paint #5f8a72' },
  }),
  row('pump', [1.3, 0.8, 0.7], machine('pump'), { words: 'water pump, centrifugal pump, pump set', finishes: { body: 'paint #3c7a4a' } }),
  row('valve', [0.8, 0.8, 0.4], machine('valve'), { words: 'gate valve, pipe valve, stopcock', finishes: { body: 'iron #5a6066' } }),
  row('pipe', [2, 0.5, 0.5], machine('pipe'), { words: 'steel pipe, pipeline, tube, drain pipe', finishes: { body: 'metal #8a9096' } }),
  row('pipe-elbow', [0.9, 0.9, 0.5], machine('pipe-elbow'), {
    words: 'pipe bend, elbow pipe',
    finishes: { body: 'copper' },
    family: 'pipe',
  }),
  row('pipes', [3, 2.4, 0.8], machine('pipes'), {
    words: 'pipework, pipe rack, plumbing, industrial pipes',
    stand: 'wall',
    finishes: { body: 'metal #9aa0a6' },
  }),
  row('storage-tank', [8, 8, 8], machine('storage-tank'), {
    ...OUTDOORS,
    solid: 'cylinder',
    words: 'oil tank, fuel tank, water tank, chemical tank, refinery tank',
    finishes: { body: 'paint #e4e4e0', stripe: 'paint #c8342a' },
  }),
  row('gas-tank', [10, 11.4, 10], machine('gas-tank'), {
    ...OUTDOORS,
    solid: 'cylinder',
    words: 'spherical tank, gas holder, gas sphere',
    finishes: { body: 'paint #f0f0ec', stripe: 'paint #2f6ab0' },
    family: 'storage-tank',
  }),
  row('boiler', [2, 2.8, 3.4], machine('boiler'), {
    words: 'steam boiler, heating boiler, boiler tank',
    finishes: { body: 'paint #5a3a34' },
  }),
  row('compressor', [0.8, 1.1, 1.6], machine('compressor'), { words: 'air compressor', finishes: { body: 'paint #c8281e' } }),
  row('transformer', [2.6, 2.6, 2], machine('transformer'), {
    ...OUTDOORS,
    words: 'power transformer, electrical transformer, substation transformer',
    finishes: { body: 'paint #8a9690' },
  }),
  row('heat-exchanger', [1.2, 1.8, 3.6], machine('heat-exchanger'), {
    words: 'condenser, process vessel',
    finishes: { body: 'metal #b0b6bc' },
  }),
  row('furnace', [3, 4, 3], machine('furnace'), {
    words: 'blast furnace, smelter, smelting furnace, industrial furnace',
    finishes: { brick: 'brick #8a4a38' },
    principal: 'brick',
  }),
  row('wind-turbine', [52, 86, 8], machine('wind-turbine'), {
    ...OUTDOORS,
    solid: { trunk: 1.6 },
    words: 'wind power plant, windpower turbine, wind generator, wind park',
    finishes: { body: 'paint #f2f2f0' },
  }),
  row('solar-panel', [3.4, 1.9, 2], machine('solar-panel'), {
    ...OUTDOORS,
    words: 'photovoltaic panel, solar array, solar collector, solar module, solar cell',
    principal: 'solar',
  }),
  row('radar-dish', [7, 8, 7], machine('radar-dish'), {
    ...OUTDOORS,
    words: 'radar, radar antenna, ground station dish, parabolic antenna',
    finishes: { body: 'paint #eceae4' },
  }),
  row('satellite-dish', [0.9, 1, 0.8], machine('satellite-dish'), {
    ...OUTDOORS,
    words: 'tv dish, dish antenna, satellite antenna',
    finishes: { body: 'paint #e4e4e0' },
  }),
  row('antenna', [8, 30, 8], machine('antenna'), {
    ...OUTDOORS,
    solid: { trunk: 0.8 },
    words: 'antenna mast, cell tower, radio mast, transmission tower, aerial',
    finishes: { body: 'paint #c8342a' },
  }),
  row('observatory-telescope', [3, 4.6, 5.6], machine('telescope'), {
    words: 'large telescope, refractor, reflecting telescope, astronomical telescope',
    finishes: { body: 'paint #eceae4' },
  }),
  row('radio-telescope', [26, 26, 24], machine('radio-telescope'), {
    ...OUTDOORS,
    solid: 'cylinder',
    words: 'giant dish, radio dish',
    finishes: { body: 'paint #f2f2ee' },
    family: 'radar-dish',
  }),
  row('pump-jack', [2.6, 6.4, 8], machine('pump-jack'), {
    ...OUTDOORS,
    words: 'pumpjack, oil pump, nodding donkey, oil derrick pump',
    finishes: { body: 'paint #2c5a8a', accent: 'paint #c8342a' },
  }),
  row('drilling-rig', [9, 30, 10], machine('drilling-rig'), {
    ...OUTDOORS,
    solid: 'cylinder',
    words: 'oil derrick, derrick, drill tower, drill rig',
    finishes: { body: 'paint #c8702c' },
  }),
  row('water-wheel', [4, 4, 1.4], machine('water-wheel'), {
    ...OUTDOORS,
    words: 'waterwheel, mill wheel',
    finishes: { body: 'wood #6e4a2c', planks: 'planks #7a5634' },
  }),
  row('weather-station', [1.2, 3, 1.2], machine('weather-station'), {
    ...OUTDOORS,
    words: 'anemometer mast, meteorological station',
    finishes: { body: 'plastic #e8e8e4' },
  }),
];
