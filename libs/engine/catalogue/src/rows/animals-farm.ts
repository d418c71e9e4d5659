import type { CatalogueRow } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('animals');

/** Farm animals and pets. */
export const FARM_ROWS: readonly CatalogueRow[] = [
  row('horse', [0.702, 2.22, 2.69], { generator: 'quadruped', build: 'equine', shoulder: 1.6, colors: { coat: '#7a4424', socks: '#2a1a14', mane: '#1e1614', tail: '#1e1614' }, mane: 'crest' }, {}),
  row('dog', [0.236, 0.715, 1.1], { generator: 'quadruped', build: 'canine', shoulder: 0.6, colors: { coat: '#b8823f' } , ears: {kind:'drop', tilt: 130}}, {}),
  row('sitting-dog', [0.307, 0.758, 0.871], { generator: 'quadruped', build: 'canine', shoulder: 0.6, pose: 'sitting', colors: { coat: '#b8823f' } }, {}),
  row('cat', [0.106, 0.303, 0.562], { generator: 'quadruped', build: 'feline', shoulder: 0.25, colors: { coat: '#d88a3c', pattern: '#a85a20', 'inner-ear': '#e0a090', nose: '#d88a80', muzzle: '#f2e8dc', iris: '#8ab040' }, coat: {pattern:'stripes', scale: 0.07, share:.4}, coatOnHead: true, whiskers: true }, {}),
  row('cow', [0.794, 1.45, 2.46], { generator: 'quadruped', build: 'bovine', shoulder: 1.4, colors: { coat: '#f0ece4', pattern: '#1e1a1a', nose: '#d8a090', muzzle: '#e8d8cc' }, coat: {pattern:'patches', scale: .7, share: .45}, horns: 'cow' }, {}),
  row('sheep', [0.405, 0.808, 1.05], { generator: 'quadruped', build: 'ovine', shoulder: 0.7, colors: { coat: '#ece6d8', head: '#2a2624', legs: '#2a2624', ears: '#2a2624' }, fleece: true }, {}),
  row('pig', [0.57, 0.847, 1.56], { generator: 'quadruped', build: 'swine', shoulder: 0.8, colors: { coat: '#e8a8a0', nose: '#d88a84', hoofs: '#6a5048', 'inner-ear': '#d88a84' }, substances: {coat: 'hide'} }, {}),
  row('elephant', [2.86, 3.21, 5.52], { generator: 'quadruped', build: 'pachyderm', shoulder: 3, colors: { coat: '#85807c', claws: '#d8d0c0', 'inner-ear': '#948a84' }, substances: {coat: 'hide'}, trunkNose: 1.9, head: {fang: -0.8} }, {}),
  row('lion', [0.699, 1.45, 2.6], { generator: 'quadruped', build: 'feline', shoulder: 1.1, colors: { coat: '#c89a58', mane: '#8a5426', 'dark-mane': '#5a3318', 'tail-tip': '#4a2c18', muzzle: '#e0c8a0' }, mane: 'lion', tail: {kind: 'tuft', length: .9, radius:.025}, ears: {kind: 'round', length: .25, width: .28} }, {}),
  row('deer', [0.563, 1.96, 1.5], { generator: 'quadruped', build: 'cervine', shoulder: 1.1, colors: { coat: '#9a6436', 'tail-tip': '#f0ece4', horns: '#c8b08a' }, horns: 'antler' }, {}),
  row('bear', [0.753, 1.09, 1.73], { generator: 'quadruped', build: 'ursine', shoulder: 1.0, colors: { coat: '#5a3a24', muzzle: '#8a6a4a' } }, {}),
  row('rabbit', [0.177, 0.237, 0.332], { generator: 'quadruped', build: 'leporine', shoulder: 0.2, pose: 'lying', colors: { coat: '#a8927a', 'tail-tip': '#f4f0ea', 'inner-ear': '#e0b0a0' } }, {}),
  row('mouse', [0.038, 0.0472, 0.131], { generator: 'quadruped', build: 'rodent', shoulder: 0.04, colors: { coat: '#8a827a', tail: '#d8a8a0', 'inner-ear': '#e0a8a0' }, whiskers: true }, {}),
  row('otter', [0.156, 0.319, 0.782], { generator: 'quadruped', build: 'mustelid', shoulder: 0.25, colors: { coat: '#5a4030', muzzle: '#c8b49a' }, whiskers: true }, {}),
];
