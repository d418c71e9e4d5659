import type { Entry, SceneMeaning } from './meaning.js';

/** What people build and leave standing out of doors. */
export const BUILDING_ENTRIES: readonly Entry<SceneMeaning>[] = [
  { role: 'noun', object: 'house', group: 'building', words: 'building, architecture, structure' },
  {
    role: 'noun',
    object: 'house',
    words: `house, home, cottage, cabin, log cabin, hut, lodge, chalet, bungalow, farmhouse, dwelling, homestead, shack, beach house,
      hunting lodge, 🏠, 🏡, 🛖`,
    near: `mansion, manor, villa, treehouse, tree house, church, chapel, hotel, skyscraper, high rise, office building, shop front, gatehouse,
      hobbit house, hobbit hole, yurt, mobile home, trailer, townhouse, boathouse, apartment building, cathedral exterior, ruined house, gazebo, pavilion,
      bus stop, kiosk, outhouse, hermitage, bunkhouse, haunted house, igloo house, gingerbread house, ⛪`,
  },
  {
    role: 'noun',
    object: 'barn',
    words: 'barn, farm building, hay barn, cow barn, farm barn',
    near: 'barn house, sawmill, stables, hayloft, silo, granary, chicken coop',
  },
  { role: 'noun', object: 'tower', hint: ['beach'], near: 'lighthouse, light house' },
  { role: 'noun', object: 'tower', hint: ['meadow'], near: 'windmill, wind mill' },
  {
    role: 'noun',
    object: 'tower',
    words: 'tower, watchtower, watch tower, lookout tower, stone tower, turret, keep, round tower, guard tower, wizard tower',
    near: `castle, fortress, citadel, fort, stronghold, bell tower, clock tower, belfry, minaret, steeple, spire, water tower,
      radio tower, obelisk, eiffel tower, wind turbine, transmission tower, pylon, oil rig, rocket, 🏰, 🗼`,
  },
  {
    role: 'noun',
    object: 'well',
    words: 'water well, stone well, wishing well, village well, well, draw well',
    near: 'fountain, cistern, water pump',
  },
  {
    role: 'noun',
    object: 'fence',
    words: 'fence, picket fence, wooden fence, fencing, railing, split rail fence, paling, palisade, fence post',
    near: 'stone wall, dry stone wall, wall, gate, hedge wall, barbed wire, barrier, archway, torii, torii gate, signpost, sign, guard rail',
  },
  {
    role: 'noun',
    object: 'lamp',
    hint: ['village'],
    words: 'street lamp, streetlamp, street light, streetlight, lamp post, lamppost, light pole',
  },
  { role: 'noun', object: 'lamp', hint: ['living-room', 'library'], words: 'floor lamp, table lamp, desk lamp, reading lamp' },
  {
    role: 'noun',
    object: 'lamp',
    words: 'lamp, lantern, oil lamp, lights',
    near: `torch, candle, chandelier, candelabra, string light, fairy light, paper lantern, neon sign, neon light, light bulb, spotlight, beacon, candlelight,
      christmas light, traffic light, brazier`,
  },
  { role: 'adjective', brings: [{ kind: 'lamp', count: 4 }], words: 'lamplit, lamp lit, lantern lit' },
  {
    role: 'noun',
    object: 'bridge',
    words: 'bridge, footbridge, foot bridge, wooden bridge, plank bridge, little bridge',
    near: 'rope bridge, suspension bridge, aqueduct, viaduct, covered bridge, stone arch bridge, drawbridge, stepping stone',
  },
  {
    role: 'noun',
    object: 'boat',
    words: 'boat, rowboat, rowing boat, row boat, fishing boat, canoe, dinghy, skiff, small boat, wooden boat, 🛶',
    near: 'sailboat, sailing boat, sailing ship, ship, yacht, pirate ship, kayak, raft, gondola, ferry, cruise ship, shipwreck, submarine, galleon, motorboat, speedboat, longship, viking ship, ⛵, 🚢',
  },
  {
    role: 'noun',
    object: 'campfire',
    words: 'campfire, camp fire, bonfire, fire pit, firepit, fire, open fire, crackling fire, burning fire, embers, 🔥',
    near: 'flame, wildfire, forest fire, firewood pile',
  },
  {
    role: 'noun',
    object: 'tent',
    words: 'tent, camp tent, camping tent, canvas tent, pup tent, ⛺',
    near: 'tipi, teepee, wigwam, marquee, pavilion tent',
  },
  { role: 'noun', object: 'tent', brings: [{ kind: 'campfire', count: 1 }], words: 'camp, campsite tent, encampment' },
  {
    role: 'noun',
    object: 'column',
    words: 'column, pillar, stone column, marble column, greek column, roman column, doric column, corinthian column, ionic column',
    near: 'ruin, ancient ruin, temple ruin, roman ruin, greek ruin, totem, totem pole, arch, triumphal arch, stonehenge, henge, portico, portal, ruined temple',
  },
  {
    role: 'noun',
    object: 'statue',
    words: 'statue, sculpture, bust, stone figure, effigy, marble statue, stone statue, 🗿, 🗽',
    near: 'monument, gargoyle, sphinx, idol, gravestone, tombstone, headstone, memorial, moai, buddha, buddha statue, altar, sundial, snowman',
  },
];
