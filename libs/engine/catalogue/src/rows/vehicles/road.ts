import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';
import type { RoadVehicleSpec, CycleSpec } from '../../parameters/vehicles/vehicles-road.js';

const row = rowsOf('vehicles');

const road = (body: RoadVehicleSpec['body'], rest: Partial<Omit<RoadVehicleSpec, 'generator' | 'body'>> = {}): RoadVehicleSpec => ({
  generator: 'road-vehicle',
  body,
  ...rest,
});
const cycle = (frame: CycleSpec['frame']): CycleSpec => ({ generator: 'cycle', frame });

const OUTDOORS: RowDetails = { side: 'outdoors' };

/** Motor vehicles of the road, and cycles. */
export const ROAD_ROWS: readonly CatalogueRow[] = [
  row('sedan', [1.85, 1.45, 4.7], road('sedan', { colors: ['paint #2f5f9a', 'paint #8a2024', 'paint #3a3f46', 'paint #c8ccd0'] }), {
    ...OUTDOORS,
    words: 'saloon car, family car',
    variants: 4,
  }),
  row('hatchback', [1.78, 1.5, 4], road('hatchback', { colors: ['paint #d8432e', 'paint #2f8a7a', 'paint #e8b838', 'paint #f0f0ee'] }), {
    ...OUTDOORS,
    variants: 4,
    words: 'compact car, small car, city car',
    family: 'sedan',
  }),
  row('estate-car', [1.83, 1.5, 4.8], road('estate', { colors: ['paint #4f6b52', 'paint #5a4a3c', 'paint #24344f'] }), {
    ...OUTDOORS,
    variants: 3,
    words: 'station wagon',
    family: 'sedan',
  }),
  row('suv', [1.95, 1.78, 4.7], road('suv', { colors: ['paint #e8e8e4', 'paint #24272b', 'paint #4a5a3a', 'paint #7a2a2a'] }), {
    ...OUTDOORS,
    variants: 4,
    words: 'crossover, four-wheel drive',
    family: 'sedan',
  }),
  row('sports-car', [1.95, 1.22, 4.4], road('sports', { colors: ['paint #d81e1e', 'paint #f0c020', 'paint #2868c8'] }), {
    ...OUTDOORS,
    variants: 3,
    words: 'supercar, racing car, coupe',
  }),
  row('convertible', [1.8, 1.35, 4.3], road('convertible'), {
    ...OUTDOORS,
    words: 'cabriolet, roadster',
    finishes: { body: 'paint #e0a82c', seat: 'leather #8a5a34' },
  }),
  row('beetle-car', [1.58, 1.5, 4.1], road('beetle'), {
    ...OUTDOORS,
    words: 'bubble car',
    finishes: { body: 'paint #7fb8a8' },
    family: 'sedan',
  }),
  row('vintage-car', [1.75, 1.95, 4.2], road('vintage'), {
    ...OUTDOORS,
    words: 'antique car, oldtimer, old-fashioned car, veteran car',
    finishes: { body: 'paint #6a1f24', accent: 'paint #1c1d20', rim: 'paint #e8dcb8', spoke: 'paint #e8dcb8' },
  }),
  row('limousine', [1.9, 1.5, 7.6], road('limousine'), {
    ...OUTDOORS,
    words: 'limo, stretch limousine',
    finishes: { body: 'paint #17181b' },
  }),
  row('taxi', [1.85, 1.65, 4.7], road('sedan', { roof: 'taxi-sign', stripe: 'checker' }), {
    ...OUTDOORS,
    words: 'cab, taxicab, yellow cab',
    finishes: { body: 'paint #f2b418', stripe: 'paint #1c1d20', sign: 'lamp #fff4d8' },
  }),
  row('police-car', [1.85, 1.61, 4.8], road('sedan', { roof: 'light-bar', stripe: 'halves' }), {
    ...OUTDOORS,
    words: 'patrol car, police cruiser, squad car',
    finishes: { body: 'paint #17181b', stripe: 'paint #f0f0ec', redlight: 'lamp #ff3428' },
  }),
  row('jeep', [1.75, 1.85, 3.9], road('jeep'), {
    ...OUTDOORS,
    words: 'off-road vehicle, off-roader, army jeep',
    finishes: { body: 'paint #5a6238' },
  }),
  row('pickup-truck', [1.95, 1.82, 5.4], road('pickup', { colors: ['paint #a02c24', 'paint #2c4a6a', 'paint #c8c4b8'] }), {
    ...OUTDOORS,
    variants: 3,
    words: 'pickup, ute',
  }),
  row('monster-truck', [3.3, 3.2, 5.2], road('suv', { wheels: { style: 'lugged', size: 1.75 } }), {
    ...OUTDOORS,
    words: 'bigfoot truck',
    finishes: { body: 'paint #7a2ca0' },
  }),
  row('race-car', [1.95, 1.05, 5.2], road('formula'), {
    ...OUTDOORS,
    words: 'formula one car, f1 car, formula car, single-seater',
    finishes: { body: 'paint #d01f26', accent: 'paint #e8e8e4' },
  }),
  row('go-kart', [1.3, 0.65, 1.9], road('go-kart'), { ...OUTDOORS, words: 'gokart, kart', finishes: { body: 'paint #2878d0' } }),
  row('dune-buggy', [1.9, 1.6, 3.4], road('buggy'), {
    ...OUTDOORS,
    words: 'beach buggy, sand rail',
    finishes: { body: 'paint #e87818', accent: 'paint #f0e8d0' },
  }),
  row('quad-bike', [1.15, 1.15, 1.95], road('quad'), {
    ...OUTDOORS,
    words: 'quad, all-terrain vehicle, atv',
    finishes: { body: 'paint #b81f24' },
  }),
  row('golf-cart', [1.25, 1.85, 2.5], road('golf-cart'), {
    ...OUTDOORS,
    words: 'golf buggy, golf car',
    finishes: { body: 'paint #f0eee6', seat: 'leather #c8a878' },
  }),
  row('tuk-tuk', [1.4, 1.8, 2.8], road('tuk-tuk'), {
    ...OUTDOORS,
    words: 'auto rickshaw, autorickshaw, three-wheeler',
    finishes: { body: 'paint #2c8a4a', accent: 'paint #f0c020' },
  }),
  row('van', [2, 2.2, 5.2], road('van', { colors: ['paint #e8e8e4', 'paint #2f5f9a', 'paint #c8a038'] }), {
    ...OUTDOORS,
    variants: 3,
    words: 'delivery van, panel van, cargo van, transit van',
  }),
  row('ambulance', [2.1, 2.56, 5.8], road('van', { roof: 'light-bar', stripe: 'band' }), {
    ...OUTDOORS,
    words: 'rescue vehicle, paramedic van',
    finishes: { body: 'paint #f4f4f0', stripe: 'paint #d8281e', redlight: 'lamp #ff3428' },
  }),
  row('camper-van', [1.9, 2.3, 4.6], road('minibus', { roof: 'pop-top', stripe: 'halves' }), {
    ...OUTDOORS,
    words: 'campervan, motorhome, hippie van, recreational vehicle, rv',
    finishes: { body: 'paint #3fa0a0', stripe: 'paint #f0e8d8' },
  }),
  row('minibus', [2, 2.2, 5.4], road('minibus'), {
    ...OUTDOORS,
    words: 'minivan, people carrier, shuttle bus',
    finishes: { body: 'paint #b8bcc0' },
  }),
  row('bus', [2.5, 3.1, 11], road('bus', { stripe: 'band' }), {
    ...OUTDOORS,
    words: 'city bus, coach, omnibus, transit bus',
    finishes: { body: 'paint #2c6ab0', stripe: 'paint #f0f0ec' },
  }),
  row('double-decker-bus', [2.5, 4.35, 10], road('double-decker'), {
    ...OUTDOORS,
    words: 'double-decker, london bus, routemaster',
    finishes: { body: 'paint #c8141e' },
    family: 'bus',
  }),
  row('school-bus', [2.45, 3.1, 9.8], road('school-bus', { stripe: 'band' }), {
    ...OUTDOORS,
    words: 'yellow bus',
    finishes: { body: 'paint #f0a818', stripe: 'paint #1c1d20' },
    family: 'bus',
  }),
  row('ice-cream-truck', [2.1, 3.3, 5], road('step-van', { roof: 'cone', stripe: 'band' }), {
    ...OUTDOORS,
    words: 'ice cream van, icecream van, icecream truck',
    finishes: { body: 'paint #f8d8e0', stripe: 'paint #6ac0d8', waffle: 'bread #d8a050' },
  }),
  row('food-truck', [2.2, 2.9, 6], road('step-van', { roof: 'awning' }), {
    ...OUTDOORS,
    words: 'taco truck, street food van',
    finishes: { body: 'paint #f0b030' },
  }),
  row('truck', [2.5, 3.6, 8.4], road('truck', { cargo: 'box' }), {
    ...OUTDOORS,
    words: 'lorry, box truck, delivery truck, moving truck',
    finishes: { body: 'paint #2f5f9a' },
  }),
  row('flatbed-truck', [2.45, 2.7, 7.6], road('truck', { cargo: 'flatbed' }), {
    ...OUTDOORS,
    words: 'flatbed',
    finishes: { body: 'paint #3c7a44' },
    family: 'truck',
  }),
  row('tanker-truck', [2.5, 3.2, 8.6], road('truck', { cargo: 'tank' }), {
    ...OUTDOORS,
    words: 'fuel truck, tank truck, tanker lorry, milk truck',
    finishes: { body: 'paint #d8d8d4', cargo: 'metal #c8ccd0', stripe: 'paint #d8281e' },
    family: 'truck',
  }),
  row('dump-truck', [2.5, 3, 7.4], road('truck', { cargo: 'dump' }), {
    ...OUTDOORS,
    words: 'tipper, dumper truck, tipper truck',
    finishes: { body: 'paint #e8a018', cargo: 'paint #d89018' },
    family: 'truck',
  }),
  row('cement-mixer-truck', [2.5, 3.6, 8], road('truck', { cargo: 'mixer' }), {
    ...OUTDOORS,
    words: 'concrete mixer, cement truck, cement mixer, concrete truck',
    finishes: { body: 'paint #d87820', cargo: 'paint #e8e6e0', stripe: 'paint #d87820' },
    family: 'truck',
  }),
  row('fire-truck', [2.5, 3.3, 8.8], road('truck', { cargo: 'ladder', roof: 'light-bar' }), {
    ...OUTDOORS,
    words: 'fire engine, firetruck, ladder truck',
    finishes: { body: 'paint #c8161c', redlight: 'lamp #3f78ff' },
  }),
  row('garbage-truck', [2.5, 3.3, 8.2], road('truck', { cargo: 'garbage' }), {
    ...OUTDOORS,
    words: 'refuse truck, bin lorry, dustcart, trash truck',
    finishes: { body: 'paint #e8e6e0', cargo: 'paint #3c8a4a' },
    family: 'truck',
  }),
  row('tow-truck', [2.4, 2.7, 7], road('truck', { cargo: 'tow' }), {
    ...OUTDOORS,
    words: 'breakdown truck, wrecker, recovery truck',
    finishes: { body: 'paint #f0b818' },
    family: 'truck',
  }),
  row('logging-truck', [2.5, 3.2, 9], road('truck', { cargo: 'logs' }), {
    ...OUTDOORS,
    words: 'timber truck, log truck',
    finishes: { body: 'paint #8a2c24' },
    family: 'truck',
  }),
  row('snowplow', [3, 3, 9], road('truck', { cargo: 'plough' }), {
    ...OUTDOORS,
    words: 'snowplough, snow plow, plow truck',
    finishes: { body: 'paint #e87818', accent: 'paint #f0c020', cargo: 'paint #d86a14' },
  }),
  row('semi-truck', [2.6, 4, 16], road('semi', { cargo: 'box' }), {
    ...OUTDOORS,
    words: 'tractor-trailer, articulated lorry, eighteen-wheeler, big rig, semi',
    finishes: { body: 'paint #a81c24' },
    family: 'truck',
  }),
  row('semi-tanker', [2.6, 3.7, 16], road('semi', { cargo: 'tank' }), {
    ...OUTDOORS,
    words: 'road tanker, petrol tanker',
    finishes: { body: 'paint #2c3f6a', cargo: 'chrome', stripe: 'paint #d8281e' },
    family: 'tanker-truck',
  }),
  row('caravan', [2.3, 2.6, 6.2], road('caravan'), {
    ...OUTDOORS,
    words: 'camping trailer, travel trailer, mobile home',
    finishes: { body: 'paint #f2efe6', stripe: 'paint #4f8fb0' },
  }),
  row('trailer', [1.9, 1, 3], road('trailer'), {
    ...OUTDOORS,
    words: 'utility trailer, car trailer, hitch trailer, horse box, horse trailer, boat trailer',
    finishes: { body: 'metal #8a9096' },
  }),
  row('armored-car', [2.6, 2.4, 6.4], road('armored'), {
    ...OUTDOORS,
    words: 'armoured car, armored vehicle, armoured vehicle, personnel carrier',
    finishes: { body: 'paint #6a6a48' },
  }),

  row('bicycle', [0.62, 1.05, 1.75], cycle('diamond'), {
    words: 'bike, road bike, mountain bike, push bike, bmx, bmx bike',
    finishes: { body: 'paint #c8281e' },
  }),
  row('city-bicycle', [0.66, 1.1, 1.8], cycle('step-through'), {
    words: 'city bike, dutch bike, cruiser bicycle, cruiser bike',
    finishes: { body: 'paint #3f9a8a', wicker: 'wicker' },
    family: 'bicycle',
  }),
  row('cargo-bike', [0.7, 1.1, 2.6], cycle('cargo'), {
    words: 'cargo bicycle, delivery bike, box bike',
    finishes: { body: 'paint #2c4f8a' },
    family: 'bicycle',
  }),
  row('tandem-bicycle', [0.62, 1.05, 2.45], cycle('tandem'), { words: 'tandem', finishes: { body: 'paint #3c7a44' }, family: 'bicycle' }),
  row('penny-farthing', [0.7, 1.65, 1.8], cycle('penny-farthing'), {
    words: 'high wheeler, ordinary bicycle',
    finishes: { body: 'paint #1c1d20', rim: 'iron', spoke: 'iron' },
    family: 'bicycle',
  }),
  row('unicycle', [0.36, 1.15, 0.64], cycle('unicycle'), { words: 'one-wheeler', finishes: { body: 'paint #2878d0' } }),
  row('tricycle', [0.55, 0.7, 0.9], cycle('tricycle'), {
    words: 'trike, child tricycle',
    finishes: { body: 'paint #d8281e', rim: 'paint #e8e8e4' },
  }),
  row('kick-scooter', [0.45, 1, 0.95], cycle('kick-scooter'), {
    words: 'push scooter, electric scooter, e-scooter, razor scooter',
    finishes: { body: 'metal #a8b0b8' },
  }),
  row('scooter', [0.72, 1.12, 1.75], cycle('motor-scooter'), {
    words: 'motor scooter, moped, vespa',
    finishes: { body: 'paint #8ac0b0', seat: 'leather #6e4428' },
  }),
  row('motorcycle', [0.8, 1.15, 2.1], cycle('motorcycle'), { words: 'motorbike, motor cycle', finishes: { body: 'paint #8a1c20' } }),
  row('chopper', [0.9, 1.35, 2.5], cycle('chopper'), {
    words: 'chopper motorcycle, cruiser motorcycle, chopper bike',
    finishes: { body: 'paint #1f2024' },
    family: 'motorcycle',
  }),
  row('sport-motorcycle', [0.72, 1.1, 2], cycle('sport-motorcycle'), {
    words: 'sport bike, racing motorcycle, superbike',
    finishes: { body: 'paint #2c8a3c', accent: 'paint #1c1d20' },
    family: 'motorcycle',
  }),
  row('sidecar-motorcycle', [1.6, 1.15, 2.1], cycle('sidecar'), {
    words: 'motorcycle with sidecar, sidecar',
    finishes: { body: 'paint #4f5a3c' },
    family: 'motorcycle',
  }),
  row('segway', [0.62, 1.25, 0.5], cycle('segway'), {
    words: 'self-balancing scooter, personal transporter',
    finishes: { body: 'plastic #e8e8e4' },
  }),
];
