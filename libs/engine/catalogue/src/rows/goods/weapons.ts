import type { BladeSpec, ShieldSpec, ToolSpec } from '../../parameters/goods-tools.js';
import type { CatalogueRow } from '../../row/row.js';
import { itemsOf } from './forms.js';

const item = itemsOf('fantasy');
const tool = (spec: Omit<ToolSpec, 'generator'>): ToolSpec => ({ generator: 'tool', ...spec });
const blade = (spec: Omit<BladeSpec, 'generator'>): BladeSpec => ({ generator: 'blade', ...spec });
const shield = (spec: Omit<ShieldSpec, 'generator'>): ShieldSpec => ({ generator: 'shield', ...spec });
const armoury = { stand: 'wall', places: ['castle', 'dungeon', 'armoury'] } as const;

/** Blades, polearms and shields. */
export const WEAPON_ROWS: readonly CatalogueRow[] = [
  item('sword', [0.296, 1.05, 0.051], blade({ length: 84, width: 5.4, finish: 'metal #8f9aa6', guard: 'cross', grip: [17, 1.5, 'leather #5a2e1c'], pommel: 'ball', metal: 'gold' }), 'broadsword, arming sword, knight sword, short sword', armoury),
  item('longsword', [0.367, 1.45, 0.0578], blade({ length: 112, width: 7, thickness: 1, finish: 'metal #b4bcc4', guard: 'curved', grip: [28, 1.7, 'leather #2a2024'], pommel: 'ball', wrapped: true, metal: 'iron #5a5a60' }), 'greatsword, claymore, two-handed sword', { ...armoury, family: 'sword' }),
  item('katana', [0.117, 0.997, 0.0816], blade({ length: 72, width: 3.4, curve: 0.1, single: true, tip: 0.06, finish: 'metal #8f9aa6', guard: 'disc', grip: [26, 1.5, 'fabric #1f2a4a'], pommel: 'cap', wrapped: true, metal: 'gold #c8a048' }), 'samurai sword', { ...armoury, family: 'sword' }),
  item('scimitar', [0.403, 0.963, 0.0544], blade({ length: 78, width: 7, curve: 0.28, single: true, tip: 0.3, finish: 'metal #8f9aa6', guard: 'curved', grip: [14, 1.6, 'leather #3a2018'], pommel: 'ball', metal: 'gold' }), 'sabre, saber, cutlass, pirate sword, falchion', { ...armoury, family: 'sword' }),
  item('rapier', [0.16, 1.13, 0.088], blade({ length: 98, width: 2.2, tip: 0.5, finish: 'metal #8f9aa6', guard: 'basket', grip: [12, 1.2, 'leather #2a1c18'], pommel: 'ball', metal: 'gold #d0a848' }), 'epee, fencing sword, foil', { ...armoury, family: 'sword' }),
  item('flaming-sword', [0.367, 1.13, 0.0499], blade({ length: 90, width: 7, finish: 'flame', guard: 'curved', grip: [18, 1.6, 'leather #2a1814'], pommel: 'gem', metal: 'gold #b8862c', pose: 'up' }), 'fire sword, burning sword, magic sword, enchanted sword', { ...armoury, family: 'sword' }),
  item('laser-sword', [0.05, 1.18, 0.0476], blade({ length: 92, width: 3, thickness: 3, tip: 0.03, finish: 'neon #3ae86a', guard: 'collar', grip: [24, 2, 'metal #8a9098'], pommel: 'cap', wrapped: true, metal: 'rubber #26262a', pose: 'up' }), 'energy sword, light saber, lightsaber, plasma sword', { family: 'sword' }),
  item('sword-in-stone', [0.72, 1.25, 0.551], blade({ length: 86, width: 6, finish: 'metal #8f9aa6', guard: 'cross', grip: [18, 1.6, 'leather #2a3a6a'], pommel: 'gem', metal: 'gold', base: 'stone' }), 'excalibur, sword in a stone, sword in the stone', { stand: 'ground', principal: 'stone' }),
  item('dagger', [0.206, 0.381, 0.0374], blade({ length: 24, width: 3.6, tip: 0.5, finish: 'metal #8f9aa6', guard: 'cross', grip: [10, 1.2, 'leather #3a2018'], pommel: 'gem', metal: 'gold' }), 'dirk, stiletto, combat knife'),
  item('kitchen-knife', [0.32, 0.044, 0.0251], blade({ length: 20, width: 4.4, single: true, tip: 0.6, finish: 'metal #c8ccd2', guard: 'none', grip: [12, 1.2, 'wood #3a2418'], pommel: 'none', metal: 'metal', pose: 'on-edge' }), "chef's knife, carving knife, knife, butcher knife", { family: 'knife', places: ['kitchen'] }),
  item('machete', [0.618, 0.0703, 0.038], blade({ length: 46, width: 6.4, single: true, tip: 0.2, curve: 0.04, finish: 'metal #8a9096', guard: 'none', grip: [14, 1.6, 'rubber #26221f'], pommel: 'cap', metal: 'rubber #26221f', pose: 'on-edge' }), 'bush knife'),
  item('spear', [0.123, 2.13, 0.0586], tool({ head: 'spear', size: 1.4, shaft: [170, 1.6], finish: 'wood #8a5c34', metal: 'metal #a8b0b8', accent: 'fabric #a82a24' }), 'lance, javelin, pike, harpoon', armoury),
  item('trident', [0.31, 1.91, 0.075], tool({ head: 'trident', size: 1.25, shaft: [140, 1.7], finish: 'gold #b88a30', metal: 'gold', accent: 'gold #d8b048' }), "poseidon's trident, neptune trident", armoury),
  item('halberd', [0.507, 2.22, 0.0768], tool({ head: 'halberd', size: 1.6, shaft: [170, 1.8], finish: 'wood #6e4428', metal: 'metal #a8b0b8', accent: 'iron' }), 'poleaxe, pole axe, glaive, polearm', armoury),
  item('battle-axe', [0.314, 0.93, 0.05], tool({ head: 'double-axe', shaft: [84, 2], finish: 'wood #5a3820', metal: 'metal #a4acb4', accent: 'leather #7a4428', grip: 'wrap' }), 'war axe, double axe, viking axe, dwarven axe', armoury),
  item('mace', [0.16, 0.711, 0.157], tool({ head: 'mace', shaft: [58, 1.7], finish: 'wood #5a3820', metal: 'iron #55555a', accent: 'metal #9aa2aa', grip: 'wrap' }), 'spiked mace, morning star, morningstar', armoury),
  item('flail', [0.258, 0.611, 0.149], tool({ head: 'flail', shaft: [52, 1.7], finish: 'wood #5a3820', metal: 'iron #55555a', accent: 'metal #9aa2aa' }), 'ball and chain', { ...armoury, family: 'mace' }),
  item('war-hammer', [0.265, 0.99, 0.092], tool({ head: 'war-hammer', shaft: [84, 1.9], finish: 'wood #5a3820', metal: 'metal #8a929a', accent: 'gold #b8903c', grip: 'wrap' }), 'warhammer, maul, mjolnir', armoury),
  item('club', [0.19, 0.8, 0.189], tool({ head: 'club', shaft: [50, 1.8], finish: 'wood #7a5030', metal: 'iron', grip: 'wrap', accent: 'leather' }), 'wooden club, cudgel, spiked club', armoury),
  item('staff', [0.253, 1.83, 0.253], tool({ head: 'crystal', size: 1.5, shaft: [150, 1.9], finish: 'wood #5c3a22', metal: 'crystal #3ac0f0', accent: 'wood #6e4628', light: { at: [0, 1.6, 0], color: '#4ac8f8', power: 1, when: 'always' } }), 'wizard staff, magic staff, magical staff, mage staff, crystal staff, scepter, sceptre', { stand: 'wall', principal: 'metal' }),
  item('druid-staff', [0.23, 1.74, 0.0552], tool({ head: 'spiral', shaft: [150, 2.2], finish: 'wood #6e4a2c', metal: 'wood', size: 1.2 }), 'shepherd crook, crook, wooden staff, crosier, walking stick, quarterstaff', { stand: 'wall', family: 'staff' }),
  item('orb-staff', [0.216, 1.66, 0.225], tool({ head: 'orb', size: 1.5, shaft: [145, 1.8], finish: 'wood #2c2430', metal: 'glow #b04af0', accent: 'gold #b8903c', light: { at: [0, 1.55, 0], color: '#b04af0', power: 1, when: 'always' } }), 'staff of power, sorcerer staff, warlock staff', { stand: 'wall', family: 'staff', principal: 'metal' }),
  item('wand', [0.332, 0.159, 0.06], tool({ head: 'wand-tip', shaft: [30, 0.75], finish: 'wood #3a2418', metal: 'glow #ffe27a', grip: 'wrap', accent: 'gold', pose: 'slanted' }), 'magic wand, wizard wand'),
  item('fairy-wand', [0.0951, 0.33, 0.02], tool({ head: 'star', shaft: [28, 0.6], finish: 'paint #f4d8ec', metal: 'glow #ffd84a', accent: 'candy #f47ab8' }), 'star wand, fairy godmother wand', { family: 'wand' }),
  item('torch', [0.096, 0.66, 0.096], tool({ head: 'flame', shaft: [42, 2], finish: 'wood #6a4426', metal: 'flame', accent: 'rope #8a744c', light: { at: [0, 0.6, 0], color: '#ff9a3c', power: 2.4, when: 'always' } }), 'burning torch, wooden torch, flaming torch', { stand: 'wall', places: ['dungeon', 'castle', 'cave', 'crypt'] }),
  item('broomstick', [0.17, 1.44, 0.313], tool({ head: 'besom', shaft: [98, 1.6], finish: 'wood #6e4426', metal: 'straw #b8934a', accent: 'rope #6a4a2a', pose: 'head-down-leaning' }), 'witch broom, witches broom, besom, flying broom, magic broom', { stand: 'wall' }),
  item('shield', [0.573, 0.685, 0.16], shield({ outline: 'heater', field: 'paint #2a4f9a', rim: 'metal #a8b0b8', second: 'gold', emblem: 'cross' }), 'knight shield, heater shield, heraldic shield', armoury),
  item('round-shield', [0.84, 0.832, 0.214], shield({ outline: 'round', field: 'planks #8a5a34', rim: 'iron #5c5c62', second: 'paint #b03028', emblem: 'boss' }), 'viking shield, wooden shield, buckler', { ...armoury, family: 'shield' }),
  item('kite-shield', [0.516, 1.03, 0.214], shield({ outline: 'kite', field: 'paint #b8242c', rim: 'metal #a8b0b8', second: 'gold', emblem: 'star' }), 'norman shield', { ...armoury, family: 'shield' }),
  item('tower-shield', [0.64, 1.03, 0.234], shield({ outline: 'tower', field: 'paint #a8202a', rim: 'brass', second: 'gold', emblem: 'rays' }), 'roman shield, scutum, legionary shield', { ...armoury, family: 'shield' }),
];
