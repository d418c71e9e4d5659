import type { Entry, SceneMeaning } from './meaning.js';

/** Places under a roof. */
export const ROOM_ENTRIES: readonly Entry<SceneMeaning>[] = [
  {
    role: 'noun',
    place: 'living-room',
    words: `living room, livingroom, lounge, sitting room, family room, parlor, drawing room, den, front room, room, cabin living room,
      apartment living room`,
    near: `apartment, loft, studio apartment, hotel room, hotel lobby, lobby, waiting room, reception, attic, basement, kitchen, bathroom,
      hallway, corridor, foyer, cafe, coffee shop, tea house, teahouse, bar, pub, saloon, inn, restaurant, diner, nightclub, cinema, movie theater, theater,
      gym, penthouse, nursery, playroom, office, cubicle, conservatory, greenhouse, sunroom, cockpit, backrooms, hospital room, cell, prison cell, train car,
      subway, spa, sauna, swimming pool, shop, store, supermarket, bakery, tavern`,
  },
  {
    role: 'noun',
    place: 'living-room',
    brings: [{ kind: 'bed', count: 1 }],
    near: 'bedroom, bed room, bedchamber, dormitory, dorm room, dorm',
  },
  {
    role: 'noun',
    place: 'living-room',
    brings: [
      { kind: 'table', count: 1 },
      { kind: 'chair', count: 6 },
    ],
    near: 'dining room, dining hall, banquet hall, mead hall, meeting room, conference room, boardroom',
  },
  {
    role: 'noun',
    place: 'library',
    words: 'library, reading room, reading hall, library hall, library room, public library, private library, home library, book room',
    near: `study, archive, bookstore, bookshop, book store, book shop, classroom, lecture hall, scriptorium, museum, art gallery, gallery, antique shop,
      record store, wizard study`,
  },
  {
    role: 'noun',
    place: 'workshop',
    words: `workshop, wood shop, woodshop, woodworking shop, carpenter shop, carpentry workshop, carpentry, joinery, workroom, craft room,
      tool room, repair shop, toolroom`,
    near: `garage, smithy, forge, blacksmith, blacksmith forge, blacksmith shop, foundry, atelier, art studio, studio, shed, tool shed, factory, factory floor, warehouse, laboratory, lab,
      hangar, machine shop, engine room, spaceship interior, spaceship bridge, server room, bunker, storage room, storeroom, cellar, wine cellar, stable,
      alchemist lab, alchemy lab, potting shed, boiler room, mill`,
  },
  {
    role: 'noun',
    place: 'temple-hall',
    words: `temple hall, temple, temple interior, hall of columns, hall of pillars, columned hall, pillared hall, hypostyle hall, colonnade, colonnaded hall,
      greek temple, roman temple, temple chamber, marble hall, stone hall, great hall`,
    near: `cathedral, cathedral interior, church interior, nave, chapel interior, mosque, synagogue, pagoda, shrine, monastery, abbey, cloister, palace,
      palace hall, throne room, ballroom, crypt, tomb, mausoleum, catacomb, dungeon, castle interior, castle hall, parthenon, pantheon, hall, chamber,
      opera house, concert hall, courthouse, grand hall, sanctuary, atrium, bathhouse, roman bath, vault, arena, colosseum, amphitheater`,
  },
];
