import type { EquipmentSpec } from '../../parameters/furnishings/furnishings-fittings.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: EquipmentSpec['kind']): EquipmentSpec => ({ generator: 'equipment', kind: name });

const GYM = { places: ['gym'] } as const;
const HOSPITAL = { places: ['hospital'] } as const;

/** Equipment of gyms and hospitals. */
export const EQUIPMENT_ROWS: readonly CatalogueRow[] = [
  row('treadmill', [0.85, 1.4, 1.9], kind('treadmill'), { ...GYM, words: 'running machine, jogging machine' }),
  row('exercise-bike', [0.55, 1.25, 1.15], kind('exercise-bike'), { ...GYM, words: 'stationary bike, spinning bike, spin bike, gym bike' }),
  row('elliptical', [0.7, 1.65, 1.7], kind('elliptical'), { ...GYM, words: 'elliptical trainer, cross trainer, elliptical machine' }),
  row('rowing-machine', [0.55, 1, 2.3], kind('rowing-machine'), { ...GYM, words: 'rower, indoor rower, ergometer' }),
  row('dumbbell-rack', [1.6, 0.95, 0.6], kind('dumbbell-rack'), {
    ...GYM,
    words: 'dumbbells, rack of dumbbells, weight rack, weights',
  }),
  row('weight-bench', [1.7, 1.25, 1.5], kind('weight-bench'), {
    ...GYM,
    words: 'bench press, barbell bench, workout bench, weightlifting bench, barbell',
  }),
  row('squat-rack', [2, 2.2, 1.3], kind('squat-rack'), { ...GYM, words: 'power rack, power cage, squat cage', solid: 'parts' }),
  row('cable-machine', [2.4, 2.2, 0.9], kind('cable-machine'), {
    ...GYM,
    words: 'weight machine, exercise machine, cable crossover, gym machine, lat pulldown',
    solid: 'parts',
  }),
  row('punching-bag', [0.9, 2.1, 1.2], kind('punching-bag'), {
    ...GYM,
    words: 'boxing bag, heavy bag, punch bag, sandbag for boxing',
    solid: 'parts',
  }),
  row('boxing-ring', [5, 2, 5.7], kind('boxing-ring'), { ...GYM, words: 'wrestling ring, fighting ring', solid: 'parts' }),
  row('pommel-horse', [1.6, 1.15, 0.75], kind('gymnastics-horse'), { ...GYM, words: 'gymnastics horse, vaulting horse' }),
  row('balance-beam', [4, 1.1, 0.9], kind('balance-beam'), { ...GYM, words: 'gymnastics beam, beam for gymnastics' }),
  row('parallel-bars', [1, 1.6, 2.6], kind('parallel-bars'), { ...GYM, words: 'gymnastics bars, uneven bars', solid: 'parts' }),
  row('bowling-lane', [1.5, 2, 8], kind('bowling-lane'), {
    words: 'bowling alley lane, bowling pins, bowling, ten-pin bowling',
    places: ['bowling-alley'],
  }),
  row('exercise-ball', [0.65, 0.62, 0.65], kind('exercise-ball'), {
    ...GYM,
    words: 'gym ball, yoga ball, swiss ball, pilates ball',
    solid: 'cylinder',
  }),
  row('kettlebell', [0.22, 0.28, 0.22], kind('kettlebell'), { ...GYM, words: 'kettle bell', solid: 'cylinder' }),
  row('ballet-barre', [2.2, 1.1, 0.5], kind('ballet-barre'), { words: 'ballet bar, dance barre', places: ['dance-studio'] }),
  row('iv-stand', [0.56, 1.95, 0.56], kind('iv-stand'), {
    ...HOSPITAL,
    words: 'iv pole, drip stand, iv drip, infusion stand, iv bag, blood bag',
    solid: { trunk: 0.15 },
  }),
  row('x-ray-machine', [2.2, 2.3, 1.5], kind('x-ray-machine'), {
    ...HOSPITAL,
    words: 'x-ray, xray machine, x-ray table, radiography machine',
    solid: 'parts',
  }),
  row('mri-scanner', [2, 2.1, 3.4], kind('mri-scanner'), {
    ...HOSPITAL,
    words: 'mri machine, mri, ct scanner, cat scanner, body scanner, magnetic resonance scanner',
  }),
  row('heart-monitor', [0.58, 1.5, 0.52], kind('heart-monitor'), {
    ...HOSPITAL,
    words: 'patient monitor, ecg, ekg machine, vital signs monitor, medical monitor, medical equipment, ecg machine, ecg monitor',
  }),
  row('ultrasound-machine', [0.62, 1.5, 0.75], kind('ultrasound'), { ...HOSPITAL, words: 'ultrasound, sonograph, ultrasound scanner' }),
  row('ventilator', [0.6, 1.55, 0.6], kind('ventilator'), {
    ...HOSPITAL,
    words: 'breathing machine, respirator, anesthesia machine, anaesthetic machine, anaesthesia machine',
  }),
  row('medical-cart', [0.75, 1.25, 0.52], kind('medical-cart'), {
    ...HOSPITAL,
    words: 'crash cart, hospital cart, nurse trolley, medicine trolley, medical trolley',
  }),
  row('oxygen-tank', [0.26, 0.95, 0.24], kind('oxygen-tank'), { ...HOSPITAL, words: 'oxygen cylinder, oxygen bottle', solid: 'cylinder' }),
  row('eye-chart', [0.42, 0.9, 0.06], kind('eye-chart'), {
    ...HOSPITAL,
    stand: 'hung',
    words: 'vision chart, eye test chart, letter chart',
  }),
  row('anatomy-skeleton', [0.6, 1.85, 0.56], kind('medical-skeleton'), {
    words: 'skeleton model, classroom skeleton, anatomical skeleton, medical skeleton',
    places: ['classroom', 'hospital'],
    solid: { trunk: 0.25 },
  }),
  row('crutches', [0.36, 1.3, 0.08], kind('crutches'), { ...HOSPITAL, words: 'crutch, pair of crutches' }),
  row('walking-frame', [0.62, 0.88, 0.56], kind('walker'), { ...HOSPITAL, words: 'zimmer frame, walker, walking aid, rollator' }),
  row('defibrillator', [0.32, 0.34, 0.2], kind('defibrillator'), { ...HOSPITAL, stand: 'surface', words: 'aed, defib' }),
  row('medical-scale', [0.46, 1.6, 0.55], kind('height-scale'), {
    ...HOSPITAL,
    words: 'doctor’s scale, height scale, physician scale, weight scale',
  }),
  row('privacy-screen', [1.9, 1.75, 0.5], kind('privacy-screen'), {
    ...HOSPITAL,
    words: 'hospital screen, medical screen, ward screen',
    family: 'room-divider',
  }),
  row('autoclave', [0.55, 0.46, 0.5], kind('autoclave'), { ...HOSPITAL, stand: 'surface', words: 'sterilizer, steam sterilizer' }),
];
