import type { MachineSpec } from '../../parameters/vehicles/vehicles-machines.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('robotics');
const machine = (kind: MachineSpec['kind']): MachineSpec => ({ generator: 'machine', kind });

/** Machines of workshops, mills and old factories. */
export const WORKSHOP_ROWS: readonly CatalogueRow[] = [
  row('3d-printer', [0.5, 0.56, 0.5], machine('3d-printer'), {
    words: 'three-d printer, additive printer',
    stand: 'surface',
    finishes: { body: 'paint #2a2c30', accent: 'plastic #f07818' },
  }),
  row('lathe-machine', [2.2, 1.35, 0.9], machine('lathe'), {
    words: 'lathe, metal lathe, turning machine',
    finishes: { body: 'paint #5f8a72' },
  }),
  row('milling-machine', [1.5, 2.1, 1.5], machine('milling-machine'), {
    words: 'mill machine, cnc machine, cnc mill, machine tool',
    finishes: { body: 'paint #8aa0a8' },
  }),
  row('drill-press', [0.5, 1.7, 0.7], machine('drill-press'), { words: 'pillar drill, bench drill', finishes: { body: 'paint #2f6a4a' } }),
  row('hydraulic-press', [1.5, 2.5, 1.2], machine('press'), {
    words: 'press, stamping press, forging press, punch press',
    finishes: { body: 'paint #2f5f7a' },
  }),
  row('loom', [1.6, 1.7, 1.5], machine('loom'), {
    words: 'weaving loom, handloom, weaving machine',
    finishes: { body: 'wood #8a5f38', cloth: 'fabric #3f5f9a' },
  }),
  row('spinning-wheel', [0.5, 1.05, 1.1], machine('spinning-wheel'), {
    words: 'yarn wheel',
    finishes: { body: 'wood #7a5030', iron: 'wood #7a5030' },
  }),
  row('printing-press', [1.6, 2.1, 1.7], machine('printing-press'), {
    words: 'gutenberg press, letterpress, book press',
    finishes: { body: 'wood #6e4a2c' },
  }),
  row('steam-engine', [2, 2.4, 4], machine('steam-engine'), {
    words: 'stationary steam engine, mill engine, beam engine',
    finishes: { body: 'paint #24503c' },
  }),
  row('cogwheel', [0.8, 0.8, 0.14], machine('cogwheel'), {
    words: 'cog, gear wheel, toothed wheel, sprocket',
    finishes: { body: 'brass' },
  }),
  row('gears', [1.3, 1.3, 0.3], machine('gears'), {
    words: 'gear train, cogs, meshing gears, interlocking gears',
    finishes: { body: 'bronze' },
    family: 'cogwheel',
  }),
  row('windlass', [1.4, 1.2, 0.9], machine('windlass'), {
    words: 'crank winch, hand winch, well winch',
    finishes: { body: 'wood #7a5634' },
  }),
  row('capstan', [1.5, 1.1, 1.5], machine('capstan'), { words: 'ship capstan', finishes: { body: 'wood #6e4a2c' }, solid: 'cylinder' }),
  row('winch', [1, 0.6, 0.7], machine('winch'), { words: 'cable winch, electric winch', finishes: { body: 'paint #e8b020' } }),
  row('pulley', [0.3, 0.6, 0.2], machine('pulley'), {
    words: 'block and tackle, pulley block',
    finishes: { body: 'wood #8a5f38' },
    stand: 'ceiling',
  }),
  row('ventilation-fan', [1, 1, 0.3], machine('vent-fan'), {
    words: 'exhaust fan, industrial fan, extractor fan',
    stand: 'wall',
    finishes: { body: 'metal #7a8086' },
  }),
];
