import type { ArmsSpec, RelicSpec } from '../../parameters/goods/goods-fantasy.js';
import type { CatalogueRow } from '../../row/row.js';
import { fitting, itemsOf, turned } from './forms.js';

const item = itemsOf('fantasy');
const thing = itemsOf('goods');
const relic = (kind: RelicSpec['kind']): RelicSpec => ({ generator: 'relic', kind });
const arms = (kind: ArmsSpec['kind']): ArmsSpec => ({ generator: 'arms', kind });
const wizardry = { places: ['wizard tower', 'alchemist lab', 'library'] };
const hoard = { places: ['treasure room', 'cave', 'pirate cove', 'dungeon'] };
const armoury = { places: ['castle', 'armoury', 'throne room'] };

/** Objects of magic, treasures, lights and arms. */
export const RELIC_ROWS: readonly CatalogueRow[] = [
  item(
    'potion',
    [0.116, 0.177, 0.116],
    turned([3.4, 0, 5, 1.6, 5.8, 4.6, 5, 7.6, 2.4, 10, 1.9, 11, 1.9, 14, 2.5, 14.4, 2.5, 15.2, 0, 15.2], 'glass #cfe4ea', {
      curve: true,
      bands: [[0.4, 7.8, 'glow #e8304a']],
      parts: [{ profile: [1.7, 14.8, 1.9, 17.6, 0, 17.7], finish: 'wood #b8844c' }],
      fittings: [fitting('label', [3.2, 6, 3.4, 0.2], 'paper #f0e4c0', 'heart')],
    }),
    'health potion, healing potion, magic potion, red potion, elixir, potion bottle, vial',
    { ...wizardry, principal: 'band-0' },
  ),
  item(
    'mana-potion',
    [0.1, 0.183, 0.1],
    turned([4.6, 0, 5, 0.6, 2.2, 11, 1.8, 12, 1.8, 15, 2.4, 15.4, 2.4, 16, 0, 16], 'glass #cfe4ea', {
      bands: [[0.5, 9, 'glow #3a7aff']],
      parts: [
        { profile: [1.6, 15.8, 1.9, 18.2, 0, 18.3], finish: 'wood #b8844c' },
        { profile: [2, 12.6, 2.5, 12.6, 2.5, 13.6, 2, 13.6, 2, 12.6], finish: 'rope' },
      ],
    }),
    'blue potion, magic flask',
    { ...wizardry, family: 'potion' },
  ),
  item(
    'poison',
    [0.076, 0.171, 0.0658],
    turned([3.6, 0, 3.8, 0.5, 3.8, 9, 1.6, 11.4, 1.6, 14, 2.2, 14.4, 2.2, 15, 0, 15], 'glass #3a6a3a', {
      sides: 6,
      bands: [[1, 8, 'glow #5ad82a']],
      parts: [{ profile: [1.5, 14.8, 1.7, 17, 0, 17.1], finish: 'wood #4a2c1c' }],
    }),
    'poison bottle, green potion, venom',
    { ...wizardry, family: 'potion' },
  ),
  item('crystal-ball', [0.198, 0.248, 0.21], relic('crystal-ball'), "fortune teller's ball, scrying orb, palantir, seeing stone", wizardry),
  item('orb', [0.246, 0.385, 0.253], relic('orb'), 'magic orb, glowing orb, energy orb, magic sphere', wizardry),
  item(
    'spellbook',
    [0.279, 0.169, 0.301],
    relic('spellbook'),
    'spell book, grimoire, tome, magic book, book of spells, ancient book, necronomicon',
    wizardry,
  ),
  item('open-spellbook', [0.439, 0.301, 0.303], relic('open-spellbook'), 'open grimoire, floating book', {
    ...wizardry,
    family: 'spellbook',
  }),
  item('scroll', [0.36, 0.052, 0.0609], relic('scroll'), 'magic scroll, ancient scroll, rolled scroll', wizardry),
  item('open-scroll', [0.336, 0.33, 0.113], relic('open-scroll'), 'parchment, unrolled scroll, decree', {
    ...wizardry,
    family: 'scroll',
  }),
  item('treasure-map', [0.377, 0.143, 0.25], relic('treasure-map'), 'map, pirate map, old map', hoard),
  item('rune-stone', [0.487, 1.05, 0.317], relic('rune-stone'), 'rune, glowing rune, magic stone', {
    stand: 'ground',
  }),
  item(
    'magic-circle',
    [2, 0.0283, 2],
    relic('magic-circle'),
    'summoning circle, ritual circle, pentagram, magic rune circle, transmutation circle, spell circle',
    { stand: 'flat', solid: 'none' },
  ),
  item('tarot-cards', [0.263, 0.143, 0.0679], relic('tarot-cards'), 'tarot, playing cards, playing card, card, deck of cards, cards'),
  item('quill', [0.194, 0.272, 0.084], relic('quill'), 'quill and ink, feather pen, inkwell, ink pot, inkpot', wizardry),
  item('hourglass', [0.148, 0.248, 0.148], relic('hourglass'), 'sandglass, sand timer, egg timer', wizardry),
  item('dreamcatcher', [0.297, 0.564, 0.024], relic('dreamcatcher'), 'dream catcher', { stand: 'hung' }),
  item('gem', [0.0811, 0.0824, 0.0927], relic('gem'), 'jewel, gemstone, precious stone', { ...hoard, principal: 'gem' }),
  item('diamond', [0.1, 0.08, 0.1], relic('diamond'), 'sapphire, cut diamond', { ...hoard, family: 'gem', principal: 'gem' }),
  item('gem-pile', [0.193, 0.111, 0.211], relic('gems'), 'pile of gems, pile of jewels, jewelry, jewellery', { ...hoard, family: 'gem' }),
  item(
    'gold-pile',
    [0.72, 0.24, 0.72],
    relic('gold-pile'),
    'pile of gold, treasure, gold, treasure hoard, hoard, treasure pile, pile of treasure, heap of gold',
    { ...hoard, stand: 'ground', variants: 3 },
  ),
  item('coins', [0.11, 0.0544, 0.0775], relic('coins'), 'gold coin, coin, pile of coins, stack of coins, money', hoard),
  item('crown', [0.192, 0.117, 0.192], relic('crown'), 'royal crown, king crown, tiara, diadem', armoury),
  item('ring', [0.0231, 0.0335, 0.012], relic('ring'), 'gold ring, diamond ring, wedding ring, magic ring', hoard),
  item('amulet', [0.158, 0.237, 0.0946], relic('amulet'), 'necklace, pendant, medallion, talisman, locket', hoard),
  item('skull', [0.148, 0.206, 0.186], relic('skull'), 'human skull, death head', { places: ['crypt', 'cave', 'dungeon', 'graveyard'] }),
  item('bone', [0.288, 0.0836, 0.0584], relic('bone'), 'dog bone'),
  item('bones', [0.576, 0.219, 0.406], relic('bones'), 'pile of bones, bone pile, remains, skeletal remains', {
    stand: 'ground',
    places: ['cave', 'crypt', 'dungeon'],
  }),
  item('skull-and-crossbones', [0.335, 0.283, 0.192], relic('crossbones'), 'crossbones, jolly roger emblem', { family: 'skull' }),
  item('dragon-egg', [0.468, 0.566, 0.466], relic('dragon-egg'), 'egg of a dragon, monster egg, giant egg', {
    stand: 'ground',
    solid: 'cylinder',
  }),
  item('idol', [0.14, 0.344, 0.128], relic('idol'), 'golden idol, tribal idol, aztec idol, figurine', hoard),
  item('magic-lamp', [0.345, 0.228, 0.152], relic('magic-lamp'), "genie lamp, aladdin's lamp, djinn lamp", hoard),
  thing('ship-in-a-bottle', [0.336, 0.163, 0.137], relic('ship-in-bottle'), 'bottled ship, ship in bottle, message in a bottle'),
  thing('key', [0.0974, 0.187, 0.0429], relic('key'), 'old key, golden key, door key, skeleton key'),
  thing('padlock', [0.064, 0.102, 0.0285], relic('padlock'), 'lock'),
  item('gear', [0.399, 0.399, 0.07], relic('gear'), '', { places: ['factory', 'workshop'] }),
  item('clockwork', [0.759, 0.47, 0.11], relic('gears'), 'clockwork mechanism', {
    places: ['factory', 'workshop'],
    family: 'gear',
  }),
  item('chain', [0.635, 0.0374, 0.175], relic('chain'), 'chains, iron chain, shackle', { places: ['dungeon', 'prison'] }),
  thing('heart', [0.18, 0.163, 0.06], relic('heart'), 'heart shape, valentine, love heart'),
  thing('star-ornament', [0.304, 0.289, 0.068], relic('star'), 'golden star, star shape'),
  item('lantern', [0.176, 0.324, 0.152], relic('lantern'), 'hand lantern'),
  thing('oil-lantern', [0.166, 0.333, 0.152], relic('oil-lantern'), 'kerosene lamp, storm lantern, camping lantern, railway lantern', {
    family: 'lantern',
  }),
  thing(
    'paper-lantern',
    [0.294, 0.572, 0.294],
    relic('paper-lantern'),
    'chinese lantern, japanese lantern, red lantern, sky lantern, silk lantern, hanging paper lantern, festival lantern',
    {
      family: 'lantern',
      stand: 'air',
      lift: 2.2,
      solid: 'none',
    },
  ),
  item('jack-o-lantern', [0.309, 0.277, 0.312], relic('jack-o-lantern'), 'carved pumpkin, halloween pumpkin, jack-o-lantern pumpkin', {
    stand: 'ground',
  }),
  item('skull-candle', [0.135, 0.286, 0.152], relic('skull-candle'), 'candle on a skull', { family: 'skull' }),
  thing('candelabra', [0.392, 0.424, 0.14], relic('candelabra'), 'candelabrum, branched candlestick', { family: 'candle' }),
  item('fairy-jar', [0.136, 0.243, 0.137], relic('fairy-jar'), 'jar of fireflies, firefly jar, fairy in a jar, glowing jar'),
  item('helmet', [0.22, 0.408, 0.32], arms('helmet'), 'knight helmet, great helm, helm, medieval helmet, armet', armoury),
  item('viking-helmet', [0.44, 0.27, 0.262], arms('viking-helmet'), 'horned helmet', { ...armoury, family: 'helmet' }),
  item('roman-helmet', [0.28, 0.339, 0.407], arms('roman-helmet'), 'gladiator helmet, centurion helmet, spartan helmet, galea', {
    ...armoury,
    family: 'helmet',
  }),
  item('samurai-helmet', [0.356, 0.431, 0.297], arms('samurai-helmet'), 'kabuto', { ...armoury, family: 'helmet' }),
  item('breastplate', [0.548, 0.574, 0.32], arms('breastplate'), 'chest plate, cuirass, chestplate', armoury),
  item(
    'suit-of-armour',
    [0.616, 1.67, 0.382],
    arms('suit-of-armour'),
    'suit of armor, armor, armour, knight armor, armor stand, armour stand, plate armor',
    { ...armoury, stand: 'ground' },
  ),
  item('gauntlet', [0.171, 0.238, 0.154], arms('gauntlet'), 'iron glove, metal glove', armoury),
  item('bow', [0.785, 1.37, 0.0437], arms('bow'), 'longbow, bow and arrow, hunting bow, recurve bow', { ...armoury, stand: 'wall' }),
  item('arrow', [0.697, 0.357, 0.0391], arms('arrow'), 'dart', armoury),
  item('quiver', [0.27, 0.686, 0.2], arms('quiver'), 'quiver of arrows, arrows', { ...armoury, stand: 'wall' }),
  item('crossbow', [0.688, 0.503, 0.512], arms('crossbow'), 'arbalest', armoury),
  item('cannonballs', [0.43, 0.318, 0.43], arms('cannonballs'), 'cannonball, pile of cannonballs, cannon ball', { stand: 'ground' }),
  item('musket', [0.362, 1.27, 0.054], arms('musket'), 'rifle, gun, shotgun, blunderbuss', { ...armoury, stand: 'wall' }),
  item('pistol', [0.346, 0.219, 0.04], arms('pistol'), 'flintlock, flintlock pistol, handgun, revolver', armoury),
  item('bomb', [0.201, 0.346, 0.2], arms('bomb'), 'round bomb, cartoon bomb'),
  item('dynamite', [0.13, 0.304, 0.113], arms('dynamite'), 'tnt, explosives, explosive, stick of dynamite', { places: ['mine', 'quarry'] }),
  item('archery-target', [0.844, 1.36, 1.2], arms('target'), 'target, bullseye, practice target', { stand: 'ground', side: 'outdoors' }),
  item('weapon-rack', [1.21, 1.78, 0.34], arms('weapon-rack'), 'rifle rack, sword rack, rack of weapons, gun rack, weapons', {
    ...armoury,
    stand: 'wall',
  }),
  item('shuriken', [0.113, 0.108, 0.0457], arms('shuriken'), 'throwing star, ninja star'),
  item('boomerang', [0.404, 0.181, 0.112], arms('boomerang'), ''),
  item('bear-trap', [0.765, 0.182, 0.288], arms('trap'), 'trap, steel trap, animal trap', { stand: 'ground' }),
];
