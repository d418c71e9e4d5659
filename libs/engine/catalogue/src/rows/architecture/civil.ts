import type { BridgeKind, WallKind } from '../../parameters/structures/structures-kinds.js';
import type { CatalogueRow, RowForm } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('architecture');
const bridge = (kind: BridgeKind): RowForm => ({ generator: 'bridge', kind });
const wall = (kind: WallKind): RowForm => ({ generator: 'wall', kind });
const fence = { family: 'fence', semantic: 'object' } as const;

/** Bridges, walls, fences and gates. */
export const CIVIL_ROWS: readonly CatalogueRow[] = [
  row('stone-bridge', [18, 4.4, 4.2], bridge('stone-bridge'), {
    words: 'stone arch bridge, arch bridge, old stone bridge, medieval bridge',
    solid: 'parts',
    family: 'bridge',
  }),
  row('suspension-bridge', [112, 35, 13], bridge('suspension-bridge'), {
    words: 'brooklyn bridge, cable bridge, tower bridge, cable-stayed bridge',
    solid: 'parts',
    family: 'bridge',
  }),
  row('rope-bridge', [17.6, 3.6, 2.6], bridge('rope-bridge'), {
    words: 'hanging bridge, jungle bridge, rickety bridge, swinging bridge',
    solid: 'parts',
    family: 'bridge',
  }),
  row('covered-bridge', [15.6, 7.6, 6], bridge('covered-bridge'), { words: 'wooden covered bridge', solid: 'parts', family: 'bridge' }),
  row('truss-bridge', [25.4, 8.6, 6.4], bridge('truss-bridge'), {
    words: 'steel bridge, railway bridge, iron bridge, railroad bridge, train bridge',
    solid: 'parts',
    family: 'bridge',
  }),
  row('moon-bridge', [9, 3.9, 2.2], bridge('moon-bridge'), {
    words: 'japanese bridge, red bridge, garden bridge, arched wooden bridge, zen bridge',
    solid: 'parts',
    family: 'bridge',
  }),
  row('viaduct', [54.4, 21.8, 6], bridge('viaduct'), {
    words: 'railway viaduct, train viaduct, glenfinnan viaduct',
    solid: 'parts',
    family: 'bridge',
  }),
  row('aqueduct', [50.4, 28, 5.8], bridge('aqueduct'), { words: 'roman aqueduct, pont du gard', solid: 'parts', family: 'bridge' }),
  row('drawbridge', [12, 9.7, 8.7], bridge('castle-drawbridge'), { words: 'castle drawbridge, moat bridge, moat', solid: 'parts' }),
  row('footbridge', [7, 1.9, 1.7], bridge('footbridge'), {
    words: 'wooden bridge, plank bridge, wooden footbridge, pedestrian bridge',
    solid: 'parts',
    family: 'bridge',
  }),
  row('log-bridge', [8.8, 1.9, 2], bridge('fallen-log-bridge'), {
    words: 'fallen log bridge, tree trunk bridge',
    solid: 'parts',
    family: 'bridge',
  }),
  row('pier', [9.2, 5, 19], bridge('pier'), {
    words: 'jetty, wooden pier, wharf, fishing pier, wooden dock',
    solid: 'parts',
  }),
  row('dock', [17, 4.4, 12], bridge('dock'), { words: 'quay, harbor dock, harbour, harbor, quayside, loading quay', solid: 'parts' }),
  row('wall', [4.3, 2.56, 0.5], wall('wall'), { words: 'plain wall, garden wall, wall segment, wall piece, boundary wall' }),
  row('stone-wall', [5, 1.8, 0.8], wall('stone-wall'), { words: 'dry stone wall, fieldstone wall, rubble wall, dry-stone wall' }),
  row('brick-wall', [4.2, 2.14, 0.5], wall('brick-wall'), { words: 'wall of bricks' }),
  row('city-wall', [16, 10, 3.5], wall('city-wall'), { words: 'town wall, rampart, defensive wall, fortified wall' }),
  row('castle-wall', [12, 8, 3.6], wall('castle-wall'), { words: 'curtain wall, battlement, battlements, parapet, crenellated wall' }),
  row('retaining-wall', [5, 2.2, 1.8], wall('retaining-wall'), { words: 'block wall, terrace wall' }),
  row('interior-wall', [4, 2.7, 0.22], wall('interior-wall'), { words: 'partition, partition wall' }),
  row('window-wall', [4, 2.8, 0.351], wall('window-wall'), { words: 'wall with a window, wall with window' }),
  row('glass-wall', [4.9, 3.02, 0.12], wall('glass-wall'), {
    words: 'glass partition, glass panel, floor-to-ceiling window, panoramic window, curtain of glass',
  }),
  row('picket-fence', [3.1, 1.1, 0.11], wall('picket-fence'), { words: 'white picket fence, garden fence, white fence', ...fence }),
  row('chain-link-fence', [4.1, 2.1, 0.09], wall('chain-link-fence'), {
    words: 'wire fence, mesh fence, chainlink fence, cyclone fence, security fence',
    ...fence,
  }),
  row('iron-fence', [3.3, 1.97, 0.3], wall('iron-fence'), {
    words: 'wrought-iron fence, cemetery fence, metal fence, iron railing',
    ...fence,
  }),
  row('barbed-wire-fence', [4.2, 1.5, 0.18], wall('barbed-wire-fence'), { words: 'barbed wire, razor wire, barbwire fence', ...fence }),
  row('split-rail-fence', [4.63, 1.3, 0.235], wall('split-rail-fence'), {
    words: 'rail fence, ranch fence, farm fence, paddock fence, wooden fence, corral, paddock',
    ...fence,
  }),
  row('bamboo-fence', [2.9, 1.82, 0.3], wall('bamboo-fence'), { words: 'japanese fence, bamboo screen', ...fence }),
  row('privacy-fence', [3.02, 1.95, 0.135], wall('privacy-fence'), { words: 'board fence, plank fence, backyard fence', ...fence }),
  row('railing', [3, 1.1, 0.07], wall('railing'), { words: 'handrail, guardrail, metal railing, bannister', ...fence }),
  row('balustrade', [4.3, 1.6, 0.56], wall('balustrade'), { words: 'stone balustrade, stone railing, terrace railing, baluster' }),
  row('castle-gate', [14, 12.4, 5.2], wall('castle-gate'), {
    words: 'gatehouse, portcullis, castle gatehouse, fortress gate',
    solid: 'parts',
  }),
  row('city-gate', [15.8, 15, 6.4], wall('city-gate'), { words: 'town gate, gate tower, ishtar gate, city entrance', solid: 'parts' }),
  row('iron-gate', [5.8, 3.8, 1], wall('iron-gate'), {
    words: 'wrought-iron gate, cemetery gate, mansion gate, park gate, graveyard gate, metal gate',
    solid: 'parts',
  }),
  row('garden-gate', [2.5, 2.9, 0.745], wall('garden-gate'), {
    words: 'gate, wooden gate, picket gate, rose arch, trellis arch',
    solid: 'parts',
  }),
];
