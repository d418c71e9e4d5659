import type { SciFiSpec } from '../../parameters/vehicles/vehicles-machines.js';
import type { CatalogueRow, RowDetails } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('scifi');
const thing = (kind: SciFiSpec['kind']): SciFiSpec => ({ generator: 'sci-fi', kind });
const OUTDOORS: RowDetails = { side: 'outdoors' };

/** What stands in spaceships, stations, laboratories and bases. */
export const DEVICE_ROWS: readonly CatalogueRow[] = [
  row('hologram', [1, 2.1, 1], thing('hologram'), {
    words: 'holographic figure, hologram projection, holographic projection',
    principal: 'figure',
  }),
  row('hologram-table', [2, 1.9, 2], thing('hologram-table'), {
    words: 'holotable, holographic table, holographic display, tactical table',
    finishes: { body: 'paint #3a424a' },
  }),
  row('control-console', [2.4, 1.6, 1.2], thing('control-console'), {
    words: 'bridge console, control desk, cockpit console, console, control station',
    finishes: { body: 'paint #4a525a' },
  }),
  row('computer-console', [1.6, 1.8, 1], thing('computer-console'), {
    words: 'computer terminal, computer bank',
    finishes: { body: 'paint #c8c0a8' },
  }),
  row('captain-chair', [0.9, 1.4, 1], thing('captain-chair'), {
    words: 'command chair, pilot seat, pilot chair, captain seat',
    finishes: { body: 'paint #5a6068', seat: 'leather #2a2c30' },
    offers: [{ kind: 'seat', height: 0.56, size: [0.5, 0.5] }],
  }),
  row('cryo-pod', [1, 1, 2.4], thing('cryo-pod'), {
    words: 'cryopod, stasis pod, sleep pod, sleeping pod, hibernation pod, cryosleep capsule',
  }),
  row('cryo-chamber', [1.1, 2.4, 1.1], thing('cryo-chamber'), {
    words: 'cryo tube, stasis chamber, cryo tank, healing tank',
    finishes: { body: 'paint #8a96a0' },
    solid: 'cylinder',
  }),
  row('containment-chamber', [1.6, 2.8, 1.6], thing('containment-chamber'), {
    words:
      'specimen tank, containment tube, cloning tank, bacta tank, specimen tube, cloning vat, growth tank, growth vat, growth chamber, cloning pod',
    solid: 'cylinder',
    finishes: { body: 'paint #5a626a' },
  }),
  row('airlock', [2.6, 3, 0.7], thing('airlock'), {
    words: 'airlock door, space door, spaceship door, sci-fi door',
    solid: 'box',
    finishes: { body: 'paint #9aa4ac' },
  }),
  row('blast-door', [3.4, 3.4, 0.8], thing('blast-door'), {
    words: 'bulkhead door, hangar door',
    finishes: { body: 'paint #5a6068' },
  }),
  row('hatch', [1.2, 1.2, 0.3], thing('hatch'), {
    words: 'submarine hatch, round hatch, ship hatch, escape hatch',
    stand: 'wall',
    finishes: { body: 'paint #7a8288', accent: 'paint #c8342a' },
  }),
  row('laser', [1, 1.5, 2], thing('laser'), { words: 'laser cannon, laser beam, ray cannon, death ray, laser emitter' }),
  row('turret', [1.6, 1.7, 2], thing('turret'), {
    words: 'gun turret, sentry gun, defense turret, auto turret, laser turret',
    finishes: { body: 'paint #6a7078' },
  }),
  row('force-field', [2.6, 2.6, 0.5], thing('force-field'), {
    words: 'energy barrier, force field gate, energy wall, laser fence',
    finishes: { body: 'paint #4a5058' },
  }),
  row('energy-shield', [5, 2.6, 5], thing('energy-shield'), {
    words: 'shield dome, force field dome, shield generator, deflector shield',
    solid: 'none',
    principal: 'field',
    finishes: { body: 'paint #5a6068' },
  }),
  row('teleporter', [2, 2.9, 2], thing('teleporter'), {
    words: 'teleport pad, transporter, transporter pad, matter transporter',
    solid: 'cylinder',
  }),
  row('stargate', [4, 4.3, 0.9], thing('portal'), {
    words: 'portal, gateway portal, sci-fi portal, dimensional gate, portal ring, warp gate, jump gate',
    principal: 'vortex',
    finishes: { body: 'metal #6a727a', trim: 'metal #4a525a' },
  }),
  row('tesla-coil', [2, 3, 2], thing('tesla-coil'), {
    words: 'lightning generator, electric coil',
    solid: 'cylinder',
    finishes: { body: 'paint #4a4a50' },
  }),
  row('plasma-globe', [0.4, 0.52, 0.4], thing('plasma-globe'), {
    words: 'plasma ball, plasma sphere',
    stand: 'surface',
    finishes: { body: 'plastic #24262a', neon: 'neon #d060ff' },
  }),
  row('reactor', [4, 4.6, 4], thing('reactor'), {
    words: 'fusion reactor, nuclear reactor, reactor core, energy core, power core',
    solid: 'cylinder',
    finishes: { body: 'paint #6a727a', glow: 'neon #40d0ff' },
  }),
  row('warp-core', [2.4, 5, 2.4], thing('warp-core'), {
    words: 'warp drive, engine core, hyperdrive',
    solid: 'cylinder',
    finishes: { body: 'paint #8a929a', glow: 'neon #60a0ff' },
    family: 'reactor',
  }),
  row('thruster', [2, 2, 3.2], thing('thruster'), {
    words: 'rocket engine, rocket thruster, rocket motor, ion thruster',
    finishes: { body: 'metal #6a7076' },
  }),
  row('server-core', [2, 2.8, 2], thing('server-core'), {
    words: 'ai core, supercomputer, quantum computer, data core, computer core',
    solid: 'cylinder',
    finishes: { body: 'paint #3a424a', glow: 'neon #50ffb0' },
  }),
  row('power-cell', [0.4, 0.7, 0.4], thing('power-cell'), {
    words: 'energy cell, fuel cell, battery cell, fusion cell',
    stand: 'surface',
    finishes: { body: 'metal #5a626a', glow: 'neon #70ff60' },
  }),
  row('cargo-crate', [1.2, 1, 1.2], thing('cargo-crate'), {
    words: 'sci-fi crate, supply crate, space crate, loot crate',
    finishes: { body: 'paint #6a7a70' },
  }),
  row('shipping-container', [2.44, 2.6, 6.06], thing('shipping-container'), {
    ...OUTDOORS,
    words: 'cargo container, freight container, sea container, intermodal container, container',
    finishes: { body: 'metal #b0482c', trim: 'metal #8a3a24' },
    principal: 'body',
  }),
  row('ventilation-duct', [0.8, 0.8, 3], thing('ventilation-duct'), {
    words: 'air duct, air vent, vent shaft, ventilation shaft, hvac duct, duct, ducting, air ducting, ductwork',
    stand: 'ceiling',
    finishes: { body: 'metal #a8b0b6', trim: 'metal #7a8288' },
  }),
  row('cable-bundle', [0.5, 0.4, 3], thing('cable-bundle'), {
    words: 'cables, cable, wires, wire bundle, wiring, power cable',
    solid: 'none',
    principal: 'wire',
  }),
  row('catwalk', [1.4, 2.2, 6], thing('catwalk'), {
    words: 'metal walkway, gangway, steel catwalk',
    solid: 'parts',
    finishes: { body: 'metal #5a6066' },
  }),
  row('gantry', [10, 9, 12], thing('gantry'), {
    ...OUTDOORS,
    words: 'gantry frame, service gantry, overhead gantry',
    solid: 'parts',
    finishes: { body: 'paint #8a9298' },
  }),
  row('launch-pad', [24, 36, 24], thing('launch-pad'), {
    ...OUTDOORS,
    words: 'launchpad, rocket launch pad, launch tower, launch site',
    solid: 'parts',
    finishes: { body: 'paint #c8502c' },
  }),
  row('landing-pad', [14, 1, 14], thing('landing-pad'), {
    ...OUTDOORS,
    words: 'helipad, heliport, landing platform',
    finishes: { body: 'concrete #8a8e92' },
    offers: [{ kind: 'top', height: 1, size: [10, 10] }],
  }),
  row('space-suit-stand', [0.9, 2, 0.8], thing('space-suit-stand'), {
    words: 'space suit, spacesuit, astronaut suit, space suit on a stand',
    finishes: { body: 'fabric #eceae4' },
  }),
  row('monolith', [1.6, 4, 0.4], thing('monolith'), {
    ...OUTDOORS,
    words: 'black monolith, alien monolith, black slab',
    finishes: { body: 'obsidian #0c0c0e' },
  }),
  row('alien-obelisk', [1.6, 4.6, 1.2], thing('rune-monolith'), {
    ...OUTDOORS,
    words: 'glowing monolith, alien artifact, alien pillar',
    finishes: { body: 'stone #3a3c44', glow: 'neon #40ffc0' },
    family: 'monolith',
  }),
  row('alien-egg', [0.9, 1.1, 0.9], thing('alien-egg'), {
    words: 'xenomorph egg, alien pod, alien cocoon',
    solid: 'cylinder',
    finishes: { body: 'hide #7a6a50', glow: 'neon #a8d040' },
  }),
  row('biodome', [22, 11, 24], thing('biodome'), {
    ...OUTDOORS,
    words: 'geodesic dome, glass dome, bio dome, greenhouse dome',
    semantic: 'building',
    finishes: { body: 'paint #d8dadc', frame: 'metal #c8ccd0' },
  }),
  row('dome-habitat', [14, 7.4, 14], thing('dome-habitat'), {
    ...OUTDOORS,
    words: 'mars habitat, habitat dome, mars base, space habitat, habitat, colony dome',
    semantic: 'building',
    finishes: { body: 'paint #e8e4dc', accent: 'paint #c8602c' },
  }),
  row('moon-base-module', [4.4, 4.6, 9], thing('moon-base-module'), {
    ...OUTDOORS,
    words: 'habitat module, base module, space module',
    semantic: 'building',
    finishes: { body: 'paint #e4e4e2', accent: 'paint #d87820' },
  }),
  row('sensor-tower', [2, 5, 2], thing('sensor-tower'), {
    ...OUTDOORS,
    words: 'scanner tower, surveillance tower, sentinel tower',
    finishes: { body: 'paint #5a626a' },
  }),
  row('hover-bike', [1, 1.2, 2.8], thing('hover-bike'), {
    ...OUTDOORS,
    semantic: 'vehicle',
    words: 'hoverbike, speeder bike, flying motorcycle, speeder',
    finishes: { body: 'paint #b8382c', seat: 'leather #2a2420' },
  }),
  row('hovercar', [2.1, 1.5, 4.8], thing('hovercar'), {
    ...OUTDOORS,
    semantic: 'vehicle',
    words: 'flying car, hover car, futuristic car, landspeeder, sky car',
    finishes: { body: 'paint #3f6ab8' },
  }),
  row('hyperloop-pod', [3.2, 3.4, 9], thing('hyperloop-pod'), {
    ...OUTDOORS,
    semantic: 'vehicle',
    words: 'hyperloop, hyperloop train, vacuum train, vactrain',
    finishes: { body: 'paint #e8ecee' },
  }),
  row('space-elevator', [60, 240, 60], thing('space-elevator'), {
    ...OUTDOORS,
    stand: 'far',
    semantic: 'building',
    words: 'orbital elevator, sky hook, beanstalk tower',
    finishes: { body: 'metal #b8c0c6' },
  }),
  row('ring-world', [200, 90, 200], thing('ring-world'), {
    ...OUTDOORS,
    stand: 'far',
    words: 'ringworld, halo ring, orbital ring, space ring',
    finishes: { body: 'metal #8a929a' },
  }),
  row('dyson-sphere', [200, 200, 200], thing('dyson-sphere'), {
    ...OUTDOORS,
    stand: 'far',
    words: 'dyson swarm, star cage, megastructure',
    finishes: { body: 'metal #6a727a' },
  }),
];
