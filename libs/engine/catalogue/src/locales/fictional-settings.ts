import { among, close, landmark, lining, locale, skyline } from './locale-type.js';
import type { LocaleType } from './locale-type.js';

/** Settings of legend and fiction by their genre: general motifs, none of a protected design. */
export const FICTIONAL_SETTINGS: readonly LocaleType[] = [
  locale(
    'school-of-wizards',
    ['a wizard school', 'meadow'],
    {
      words: 'hogwarts, wizarding school, school of magic, school of witchcraft, academy of magic, hogsmeade, diagon alley',
      style: 'gothic',
      time: 'dusk',
    },
    [
      landmark('castle', 62, 1.2),
      skyline('wizard-tower', 4, 1.4),
      among('owl', 3, 14),
      close('cauldron'),
      close('wizard', 2),
      lining('street-lamp', 4),
    ],
  ),
  locale(
    'shire',
    ['a hillside shire', 'meadow'],
    { words: 'the shire, hobbiton, hobbit village, halfling village, bag end', style: 'fairy-tale' },
    [landmark('hobbit-house', 16), among('hobbit-house', 7, 60), among('oak-tree', 5), close('picket-fence', 4), among('flower', 30, 14)],
  ),
  locale(
    'middle-earth',
    ['an epic fantasy realm', 'alpine'],
    { words: 'gondor, rohan, narnia, westeros, winterfell, hyrule, fantasy kingdom, fantasy realm', style: 'medieval' },
    [landmark('castle', 70, 1.2), skyline('wizard-tower', 2, 1.3), among('dragon', 1, 40), close('banner', 3), close('knight', 2)],
  ),
  locale(
    'elven-city',
    ['an elven city', 'forest'],
    { words: 'rivendell, lothlorien, elven realm, elven kingdom, elf city, elvish city', adjectives: 'elven, elvish', style: 'fairy-tale' },
    [
      landmark('crystal-tower', 40, 1.2),
      among('fairy-house', 5, 40),
      close('hedge-arch', 2),
      lining('fairy-jar', 8, 3),
      landmark('waterfall', 24, 1.5),
    ],
  ),
  locale(
    'land-of-shadow',
    ['a dark realm', 'volcanic'],
    { words: 'mordor, dark realm, evil realm, dark lords realm', time: 'night', weather: 'overcast' },
    [landmark('dark-tower', 50, 1.5), landmark('volcano', 150), among('skull', 6, 16), among('dead-tree', 8)],
  ),
  locale(
    'dwarven-hall',
    ['a dwarven realm', 'alpine'],
    { words: 'moria, dwarven city, dwarven kingdom, dwarf city', adjectives: 'dwarven, dwarvish', style: 'nordic' },
    [landmark('fortress', 60), close('brazier', 4), close('dwarf', 3), close('anvil', 2)],
  ),
  locale(
    'wonder-land',
    ['a topsy-turvy wonderland', 'forest'],
    { words: 'alice in wonderland, oz, land of oz, emerald city', style: 'fairy-tale' },
    [among('giant-mushroom', 8, 40), landmark('crystal-tower', 60, 1.2), close('teapot', 2), among('tarot-cards', 4, 14)],
  ),
  locale(
    'neverland',
    ['an island of pirates and fairies', 'tropical-island'],
    { words: 'never never land, pirate island, treasure island, pirate bay', style: 'tropical' },
    [landmark('pirate-ship', 55), close('treasure-chest', 2), close('pirate', 2), among('skull', 3, 14)],
  ),
  locale(
    'neon-metropolis',
    ['a cyber city', 'city-street'],
    { words: 'night city, neo tokyo, blade runner city, gotham, gotham city, coruscant', style: 'cyberpunk', time: 'night' },
    [skyline('twisted-skyscraper', 6), lining('neon-sign', 16, 3.2), close('hovercar', 3)],
  ),
  locale(
    'hero-metropolis',
    ['a metropolis of heroes', 'city-street'],
    { words: 'metropolis of tomorrow, wakanda, zootopia, city of heroes', style: 'futuristic' },
    [landmark('round-skyscraper', 90), skyline('twisted-skyscraper', 5), close('hovercar', 2)],
  ),
  locale('desert-planet', ['a desert planet', 'desert'], { words: 'tatooine, arrakis, dune planet, jakku', style: 'adobe' }, [
    among('dome-habitat', 4, 40),
    landmark('ringed-planet', 150),
    close('robot', 2),
    landmark('star-fighter', 18),
  ]),
  locale(
    'forest-moon',
    ['a moon of bioluminescent forests', 'rainforest'],
    { words: 'pandora, endor, bioluminescent forest, dagobah', style: 'alien', time: 'night' },
    [among('giant-glowing-mushroom', 10, 40), among('glowing-flower', 24, 20), landmark('floating-island', 60), landmark('planet', 150)],
  ),
  locale(
    'galactic-base',
    ['a galactic base', 'tundra'],
    { words: 'hoth, rebel base, starfleet, galactic empire base', style: 'futuristic' },
    [landmark('moon-base', 40), close('robot', 2), landmark('star-fighter', 18), among('turret', 3, 30)],
  ),
  locale('mushroom-kingdom', ['a mushroom kingdom', 'meadow'], { words: 'video game kingdom, toad town, smurf village', style: 'toy' }, [
    among('mushroom-house', 6, 40),
    among('giant-mushroom', 6, 40),
    landmark('candy-castle', 60),
    among('gold-pile', 6, 12),
  ]),
  locale('block-world', ['a world of blocks', 'meadow'], { words: 'minecraft, voxel world', style: 'toy' }, [
    among('cube', 24, 30),
    among('cottage', 3, 40),
    among('sheep', 4),
  ]),
  locale(
    'wasteland-of-ruin',
    ['a radioactive wasteland', 'desert'],
    {
      words: 'mad max wasteland, fallout wasteland, stalker zone, chernobyl, pripyat, radioactive wasteland',
      style: 'post-apocalyptic',
      weather: 'overcast',
    },
    [landmark('nuclear-plant', 90), landmark('ferris-wheel', 45), close('oil-drum', 4)],
  ),
  locale(
    'steam-city',
    ['a city of steam', 'city-street'],
    { words: 'piltover, rapture, columbia city, clockwork city', style: 'steampunk', weather: 'overcast' },
    [landmark('clock-tower', 60, 1.6), skyline('chimney', 4, 1.4), close('steam-engine')],
  ),
  locale(
    'haunted-town',
    ['a haunted town', 'village'],
    { words: 'silent hill, sleepy hollow, ravenloft, innsmouth, arkham, halloween town', style: 'haunted' },
    [landmark('church', 40), among('dead-tree', 8), lining('street-lamp', 6)],
  ),
  locale(
    'winter-kingdom',
    ['a kingdom of ice', 'alpine'],
    { words: 'arendelle, ice kingdom, snow queens realm', style: 'frozen', cover: 'snow' },
    [landmark('ice-palace', 46, 1.4), among('snowman', 3, 16), among('snowy-pine', 12, 50)],
  ),
  locale(
    'santas-village',
    ['a Christmas village', 'village'],
    { words: 'north pole village, santas workshop village, north pole', style: 'festive', cover: 'snow', time: 'dusk' },
    [landmark('christmas-tree', 16, 2), among('gingerbread-house', 3, 36), close('sled'), close('reindeer', 3)],
  ),
  locale('olympus', ['a mountain of gods', 'alpine'], { words: 'mount olympus, elysium, valhalla, asgard', style: 'classical' }, [
    landmark('greek-temple', 30, 1.3),
    lining('doric-column', 10, 3.6),
    close('marble-statue', 4),
  ]),
  locale(
    'el-dorado',
    ['a city of gold', 'rainforest'],
    { words: 'eldorado, city of gold, lost city, lost city of gold', style: 'mesoamerican' },
    [landmark('step-pyramid', 46), close('gold-pile', 3), close('idol', 2)],
  ),
  locale('camelot', ['a realm of knights', 'meadow'], { words: 'avalon, king arthurs court, realm of knights', style: 'medieval' }, [
    landmark('castle', 56),
    close('knight', 3),
    close('banner', 4),
    close('round-table'),
  ]),
  locale(
    'jurassic-island',
    ['an island of dinosaurs', 'rainforest'],
    { words: 'jurassic park, dinosaur park, dinosaur island, skull island, lost world', style: 'tropical' },
    [among('t-rex', 1, 26), among('triceratops', 2, 30), landmark('volcano', 150), close('fern', 12)],
  ),
];
