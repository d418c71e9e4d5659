import { extrude, lathe, loft, move, torus, turn } from '@diorama/shape-language';
import type { Point2 } from '@diorama/shape-language';

import type { MachineSpec } from '../parameters/vehicles/vehicles-machines.js';
import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';
import { PLANT_ROWS } from './robotics/plant.js';
import { WORKSHOP_ROWS } from './robotics/workshop.js';

const row = rowsOf('robotics');
const machine = (kind: MachineSpec['kind'], count?: number): MachineSpec => ({
  generator: 'machine',
  kind,
  ...(count === undefined ? {} : { count }),
});

/** Robots of factories and warehouses, and what surrounds them. */
const WAREHOUSE_ROWS: readonly CatalogueRow[] = [
  row('robot-arm', [0.9, 2, 1.9], machine('robot-arm', 0), {
    words: 'robotic arm, industrial robot, manipulator, factory robot, cobot, collaborative robot, robot gripper, gripper, end effector',
    finishes: { body: 'paint #f07818' },
    solid: 'cylinder',
  }),
  row('welding-robot', [0.9, 2, 1.9], machine('robot-arm', 1), {
    words: 'welding arm',
    finishes: { body: 'paint #f0c020' },
    solid: 'cylinder',
    family: 'robot-arm',
  }),
  row('palletizing-robot', [1.1, 2.4, 2.2], machine('robot-arm', 2), {
    words: 'palletizer, pick and place robot',
    finishes: { body: 'paint #e8e8e4' },
    solid: 'cylinder',
    family: 'robot-arm',
  }),
  row('gantry-robot', [2.4, 2.2, 2], machine('gantry-robot'), {
    words: 'cartesian robot, portal robot',
    finishes: { body: 'paint #d8dadc', accent: 'paint #2f6ab0' },
  }),
  row('conveyor-belt', [0.8, 0.95, 4], machine('conveyor-belt', 0), {
    words: 'conveyor, belt conveyor, assembly line',
    finishes: { body: 'paint #2f6ab0' },
    offers: [{ kind: 'top', height: 0.9, size: [0.66, 3.8] }],
  }),
  row('conveyor-with-boxes', [0.8, 1.25, 4], machine('conveyor-belt', 4), {
    words: 'parcel conveyor, sorting line',
    finishes: { body: 'paint #5a6066' },
    family: 'conveyor-belt',
  }),
  row('roller-conveyor', [0.8, 1.05, 3], machine('roller-conveyor'), {
    words: 'roller track, gravity conveyor',
    finishes: { body: 'paint #d8862c' },
    family: 'conveyor-belt',
  }),
  row(
    'forklift',
    [1.2, 2.2, 2.8],
    { generator: 'heavy-machine', kind: 'forklift' },
    { words: 'fork lift, forklift truck, lift truck', semantic: 'vehicle', finishes: { body: 'paint #f0b018', rim: 'paint #e8e6de' } },
  ),
  row(
    'reach-truck',
    [1.2, 2.6, 2.6],
    { generator: 'heavy-machine', kind: 'reach-truck' },
    { words: 'stacker truck, warehouse truck', semantic: 'vehicle', finishes: { body: 'paint #c8281e' }, family: 'forklift' },
  ),
  row(
    'pallet-jack',
    [0.56, 1.2, 1.6],
    { generator: 'heavy-machine', kind: 'pallet-jack' },
    { words: 'pallet truck, hand pallet truck, pump truck', semantic: 'vehicle', finishes: { body: 'paint #e0601c' } },
  ),
  row('agv', [0.8, 0.34, 1.2], machine('agv'), {
    words: 'automated guided vehicle, warehouse robot, transport robot',
    finishes: { body: 'paint #e8862c' },
    semantic: 'vehicle',
  }),
  row('delivery-robot', [0.6, 1.2, 0.6], machine('amr'), {
    words: 'mobile robot, autonomous mobile robot',
    finishes: { body: 'plastic #e8e8e6' },
  }),
  row('pallet', [1.2, 0.15, 0.8], machine('pallet'), {
    words: 'wooden pallet, euro pallet, skid',
    finishes: { body: 'wood #c09a64' },
    offers: [{ kind: 'top', height: 0.15, size: [1.2, 0.8] }],
    principal: 'body',
  }),
  row('pallet-with-boxes', [1.2, 1.35, 0.8], machine('pallet-with-boxes'), {
    words: 'loaded pallet, stack of boxes, pallet of goods, palletized goods',
    principal: 'goods',
    finishes: { body: 'wood #c09a64' },
  }),
  row('dock-door', [4, 4.2, 0.46], machine('dock-door'), {
    words: 'loading door, warehouse door, dock leveller',
    stand: 'wall',
    finishes: { body: 'paint #e8e8e4' },
  }),
  row('loading-dock', [9, 4.4, 4], machine('loading-dock'), {
    words: 'loading bay, loading ramp, loading platform',
    side: 'outdoors',
    solid: 'parts',
    finishes: { body: 'paint #2f6ab0' },
  }),
  row('ramp', [1.8, 2.1, 4.2], machine('ramp'), {
    words: 'access ramp, wheelchair ramp, inclined plane, slipway, boat ramp',
    solid: 'parts',
    finishes: { body: 'concrete' },
  }),
  row('safety-fence', [2.6, 2, 0.14], machine('safety-fence'), {
    words: 'machine guard, wire mesh fence, safety cage',
    finishes: { body: 'paint #f0c020' },
  }),
  row('light-curtain', [1.6, 1.8, 0.12], machine('light-curtain'), {
    words: 'safety light curtain, photoelectric barrier',
    principal: 'yellow',
  }),
  row('lidar', [0.12, 0.1, 0.16], machine('lidar'), {
    words: 'laser scanner, lidar sensor, range finder',
    stand: 'surface',
    finishes: { body: 'metal #b8bec4', lens: 'glass #181c28' },
  }),
  row('machine-camera', [0.09, 0.09, 0.14], machine('machine-camera'), {
    words: 'industrial camera, vision sensor, camera sensor',
    stand: 'surface',
    finishes: { body: 'metal #3a3f46' },
  }),
  row('signal-tower', [0.12, 0.6, 0.12], machine('signal-tower'), {
    words: 'stack light, andon light, indicator tower',
    stand: 'surface',
    principal: 'dark',
  }),
  row('charging-dock', [0.6, 0.6, 0.6], machine('charging-dock'), {
    words: 'robot charger, docking station, charging pad',
    finishes: { body: 'plastic #e8e8e6' },
  }),
  row('charging-station', [0.5, 1.7, 0.44], machine('charging-station'), {
    words: 'ev charger, charging point, electric car charger, charger',
    finishes: { body: 'paint #f0f0ee' },
  }),
  row('control-cabinet', [0.9, 2, 0.5], machine('control-cabinet'), {
    words: 'switch cabinet, electrical cabinet, plc cabinet, server cabinet of a machine',
    stand: 'wall',
    finishes: { body: 'paint #c8ccca' },
  }),
  row('electrical-panel', [0.9, 0.95, 0.95], machine('electrical-panel'), {
    words: 'fuse box, breaker box, circuit breaker panel, distribution board, breaker panel',
    stand: 'hung',
    finishes: { body: 'metal #9aa0a6' },
  }),
  row('drawer', [0.5, 0.2, 0.5], machine('drawer'), {
    words: 'pull-out drawer, desk drawer',
    stand: 'surface',
    finishes: { body: 'wood #a87848' },
  }),
  row('door-handle', [0.16, 0.24, 0.08], machine('door-handle'), {
    words: 'lever handle, doorknob, handle, door knob',
    stand: 'hung',
    finishes: { body: 'brass', plate: 'brass #b89448' },
  }),
];

const square = (half: number): Point2[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

const HEXAGON = Array.from({ length: 6 }, (_, k): Point2 => [0.25 * Math.cos((k * Math.PI) / 3), 0.25 * Math.sin((k * Math.PI) / 3)]);

/** Plain solids beyond the cube, the cylinder and the sphere. */
const SOLID_ROWS: readonly CatalogueRow[] = [
  row(
    'pyramid-block',
    [0.5, 0.42, 0.5],
    {
      generator: 'shape',
      shape: turn(
        loft(
          'body',
          [
            { z: 0, outline: square(0.25) },
            { z: 0.42, outline: square(0.001) },
          ],
          { smooth: false },
        ),
        [-90, 0, 0],
      ),
      finishes: { body: 'plastic #e0a030' },
    },
    { words: 'toy pyramid, square pyramid, tetrahedron' },
  ),
  row(
    'cone-block',
    [0.46, 0.6, 0.46],
    {
      generator: 'shape',
      shape: lathe(
        'body',
        [
          [0.23, 0],
          [0.001, 0.6],
        ],
        { sides: 28, smooth: false },
      ),
      finishes: { body: 'plastic #8a4fb0' },
    },
    { words: 'geometric cone, solid cone', solid: 'cylinder' },
  ),
  row(
    'prism',
    [0.5, 0.43, 0.6],
    {
      generator: 'shape',
      shape: move(
        extrude(
          'body',
          [
            [-0.25, 0],
            [0.25, 0],
            [0, 0.43],
          ],
          0.6,
        ),
        0,
        0,
        0,
      ),
      finishes: { body: 'plastic #3c9a5a' },
    },
    { words: 'triangular prism' },
  ),
  row(
    'hexagonal-prism',
    [0.5, 0.6, 0.44],
    {
      generator: 'shape',
      shape: turn(extrude('body', HEXAGON, 0.6), [90, 0, 0], [0, 0.3, 0]),
      finishes: { body: 'plastic #d8602c' },
    },
    { words: 'hexagon block, hex prism', family: 'prism' },
  ),
  row(
    'wedge',
    [0.5, 0.3, 0.6],
    {
      generator: 'shape',
      shape: turn(
        extrude(
          'body',
          [
            [-0.3, 0],
            [0.3, 0],
            [-0.3, 0.3],
          ],
          0.5,
        ),
        [0, -90, 0],
      ),
      finishes: { body: 'plastic #c83c3c' },
    },
    { words: 'wedge block' },
  ),
  row(
    'torus',
    [0.6, 0.14, 0.6],
    { generator: 'shape', shape: move(torus('body', 0.23, 0.07, 32), 0, 0.07, 0), finishes: { body: 'plastic #30a8b8' } },
    { words: 'ring shape, donut shape, solid ring' },
  ),
];

/** Objects of the theme robotics. */
export const ROBOTICS_ROWS: readonly CatalogueRow[] = [...WAREHOUSE_ROWS, ...PLANT_ROWS, ...WORKSHOP_ROWS, ...SOLID_ROWS];
