import type { LexiconEntry, SceneMeaning } from './meaning.js';

/** Words that the scene cannot show but that tell where it is; they are always reported. */
export const SCENE_HINT_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  {
    role: 'noun',
    hint: [],
    near: 'colored light, colorful light, safety net, safety netting, cake tin, biscuit tin, toast rack, dish rack, egg cup, coat hanger, coat hook, curtain rail, curtain rod, picture rail, smoke alarm, fire alarm, oven glove, cattle grid, bow tie, light switch, shower curtain rail, hole punch, usb stick, gear stick, hockey stick, number plate, license plate, cat flap, geiger counter, car wash, rock climbing, ice climbing, horse riding, bird watching, mountain biking, star gazing, bank branch, branch office, bird box, nest box, nesting box, horse brass, horse brasses, dust, clay dust, gold dust',
  },
  {
    role: 'noun',
    hint: ['tundra'],
    near: 'penguin, polar bear, reindeer, caribou, husky, sled, walrus, musk ox, arctic fox, snow leopard, eskimo, sleigh',
  },
  {
    role: 'noun',
    hint: ['desert'],
    near: 'camel, scorpion, rattlesnake, vulture, mirage, pharaoh, nomad, lizard, meerkat, bedouin, caravan, cowboy',
  },
  { role: 'noun', hint: ['swamp'], near: 'crocodile, alligator, frog, toad, mosquito, heron, leech, ogre' },
  {
    role: 'noun',
    hint: ['forest'],
    near: 'deer, wolf, bear, fox, owl, squirrel, elf, fairy, gnome, badger, moose, hiker, hunter, panda, unicorn, trail',
  },
  {
    role: 'noun',
    hint: ['rainforest'],
    near: 'monkey, gorilla, tiger, parrot, sloth, toucan, jaguar, orangutan, macaw, chimpanzee, anaconda, boa, explorer',
  },
  {
    role: 'noun',
    hint: ['farmland'],
    near: 'tractor, farmer, scarecrow, combine, combine harvester, harvester, plow, pig, donkey, cow, cattle, chicken, hen, rooster',
  },
  {
    role: 'noun',
    hint: ['meadow'],
    near: 'sheep, horse, lamb, butterfly, bee, rabbit, bison, zebra, lion, giraffe, elephant, shepherd, kite, goose, duck',
  },
  { role: 'noun', hint: ['alpine'], near: 'eagle, goat, mountain goat, ibex, yak, llama, skier, cable car, condor, marmot' },
  {
    role: 'noun',
    hint: ['beach'],
    near: 'dolphin, whale, crab, seagull, surfer, surfboard, sandcastle, parasol, umbrella, turtle, fish, shark, mermaid, starfish',
  },
  { role: 'noun', hint: ['tropical-island'], near: 'pirate, coconut, castaway, hammock, treasure map, tiki' },
  { role: 'noun', hint: ['volcanic'], near: 'demon, phoenix, hellhound' },
  {
    role: 'noun',
    hint: ['village'],
    near: 'villager, road, cobblestone, cart, wagon, carriage, shopkeeper',
  },
  {
    role: 'noun',
    hint: ['city-street'],
    near: 'bicycle, bike, motorcycle, motorbike, scooter, tram, trolley, pedestrian, commuter, billboard, fire escape, fire hydrant, asphalt, manhole, newsstand, businessman',
  },
  { role: 'noun', hint: ['ruins'], near: 'archaeologist, archeologist, gladiator, relic' },
  {
    role: 'noun',
    hint: ['living-room'],
    near: 'curtain, pillow, cushion, teapot, cup, mug, lampshade, sleeping cat, chess, phone, laptop, computer',
  },
  { role: 'noun', hint: ['kitchen'], near: 'chef, cook, frying pan, kettle, plate, cutlery, spice, toaster, faucet' },
  { role: 'noun', hint: ['cave'], near: 'bat, miner, spelunker, caveman, troll' },
  {
    role: 'noun',
    hint: ['spaceship-corridor'],
    near: 'spaceship, starship, spacecraft, astronaut, cosmonaut, android, cyborg, alien, laser, space suit, spacesuit',
  },
  { role: 'noun', hint: ['library'], near: 'librarian, scroll, manuscript, ladder, globe, bookworm, scholar' },
  {
    role: 'noun',
    hint: ['workshop'],
    near: 'hammer, saw, sawdust, chisel, carpenter, wrench, screwdriver, gear, robot',
  },
  { role: 'noun', hint: ['temple-hall'], near: 'priest, monk, incense, goddess, god, worshipper, knight, king, queen' },
];
