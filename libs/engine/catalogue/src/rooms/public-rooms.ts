import { item, room } from './room-type.js';
import type { RoomType } from './room-type.js';

/** Shops, restaurants, and rooms of leisure and culture. */
export const PUBLIC_ROOMS: readonly RoomType[] = [
  room('restaurant', 'living-room', [9, 10, 3.2], {
    words: 'diner, bistro, canteen, cafeteria, food court, fine dining restaurant, sushi restaurant, pizzeria, steakhouse, banquet hall, mess hall, dining hall', wall: 'plaster #d8c4a4', floor: 'planks #8a6040', windows: 4,
    building: 'restaurant',
  }, [
    item('round-table', 'rows-facing', 9, { pitch: [2.6, 2.6] }), item('dining-chair', 'around', 4, { of: 'round-table' }), item('bar-counter', 'front'), item('wine-glass', 'on', 8), item('plate', 'on', 8),
    item('candle', 'on', 4), item('pendant-lamp', 'ceiling', 6), item('picture', 'hung', 4), item('plant-pot', 'corner', 3),
  ]),
  room('cafe', 'living-room', [7, 8.4, 3.2], {
    words: 'coffee shop, coffeehouse, coffee house, coffee bar, tea house, teahouse, tea room, teashop, internet cafe', wall: 'brick #a06a50', floor: 'planks #96703e', windows: 3, building: 'cafe-building',
  }, [
    item('shop-counter', 'front'), item('espresso-machine', 'on'), item('bistro-table', 'rows-facing', 8, { pitch: [2.2, 2.2] }), item('wicker-chair', 'around', 2, { of: 'bistro-table' }), item('mug', 'on', 5),
    item('cake', 'on'), item('bookcase', 'left'), item('pendant-lamp', 'ceiling', 5), item('blackboard', 'hung', 1, { bottom: 1.3 }), item('plant-pot', 'corner', 3), item('picture', 'hung', 3),
  ]),
  room('bar', 'living-room', [7.4, 9, 3.2], { words: 'pub, saloon, cocktail bar, lounge bar, beer hall, wine bar, sports bar, jazz club, speakeasy', wall: 'wood #5c3c28', floor: 'planks #6a4a32', top: 'wood #6e4c34', windows: 1 }, [
    item('bar-counter', 'front'), item('bar-stool', 'around', 5, { of: 'bar-counter' }), item('bar-shelf', 'along-front'), item('high-table', 'rows-facing', 4, { pitch: [2.6, 2.4] }),
    item('high-bar-stool', 'around', 3, { of: 'high-table' }), item('beer-glass', 'on', 5), item('wine-bottle', 'on', 4), item('pendant-lamp', 'ceiling', 5), item('jukebox', 'left'), item('dartboard', 'hung'),
    item('pool-table', 'floor', 1, { chance: 0.6 }), item('neon-sign', 'hung', 2, { bottom: 1.8 }),
  ]),
  room('tavern', 'living-room', [8, 9, 3], { words: 'inn, medieval tavern, alehouse, mead hall, public house', ceiling: 'beams', wall: 'plaster #c8b48c', floor: 'planks #6e4e32', windows: 2, building: 'tavern-building' }, [
    item('fireplace', 'front'), item('trestle-table', 'rows-facing', 4, { pitch: [3, 2.4] }), item('log-stool', 'around', 4, { of: 'trestle-table' }), item('bar-counter', 'left'), item('barrel', 'corner', 3),
    item('tankard', 'on', 6), item('candle', 'on', 3), item('chandelier', 'ceiling', 2), item('shield', 'hung', 2), item('sword', 'wall'),
  ]),
  room('nightclub', 'living-room', [10, 12, 4], { words: 'night club, dance club, disco, discotheque, dance floor, club', wall: 'plaster #2c2438', floor: 'tile #2a2430', top: 'plaster #1c1824', windows: 0 }, [
    item('dj-booth', 'front'), item('speaker', 'front', 2), item('bar-counter', 'left'), item('bar-stool', 'around', 4, { of: 'bar-counter' }), item('disco-ball', 'ceiling', 3), item('neon-sign', 'hung', 4, { bottom: 1.8 }),
    item('dancer', 'floor', 5), item('high-table', 'floor', 3), item('spotlight', 'ceiling', 6),
  ]),
  room('shop', 'living-room', [7, 8, 3.2], {
    words: 'store, boutique, clothing store, clothes shop, fashion store, retail store, gift shop, general store, convenience store, department store, shopping mall, mall, souvenir shop, bookshop, bookstore, antique shop, toy store, pharmacy, drugstore, jewelry shop, shoe shop',
    wall: 'plaster #ebe6dc', floor: 'tile #b8ae9c', windows: 2, building: 'shop-building',
  }, [
    item('shop-counter', 'front'), item('cash-register', 'on'), item('shelf-unit', 'along-left'), item('shelf-unit', 'along-right'), item('clothes-rack', 'floor', 3), item('mannequin', 'floor', 2), item('display-case', 'floor', 2),
    item('mirror', 'hung', 1, { bottom: 0.5 }), item('pendant-lamp', 'ceiling', 4), item('plant-pot', 'corner', 2),
  ]),
  room('bakery', 'kitchen', [6, 7, 3], { words: 'bakery shop, pastry shop, patisserie, cake shop, confectionery, candy shop, candy store, delicatessen, deli, butcher shop, cheese shop', wall: 'tile #e8dcc4', floor: 'tile #b08a64', windows: 2, building: 'bakery-building' }, [
    item('bakery-display', 'front', 2), item('bread-rack', 'along-left'), item('shop-counter', 'right'), item('oven', 'back'), item('bread', 'on', 5), item('croissant', 'on', 3), item('cake', 'on', 2), item('baguette', 'on', 3),
    item('basket', 'floor', 2), item('pendant-lamp', 'ceiling', 4), item('blackboard', 'hung', 1, { bottom: 1.4 }),
  ]),
  room('supermarket', 'kitchen', [12, 16, 4], { words: 'supermarket aisle, grocery store, grocery, hypermarket, grocery aisle, supermarket interior', wall: 'plaster #e4e8e6', floor: 'tile #d4d2ca', top: 'plaster #eef0f0', windows: 0, building: 'supermarket-building' }, [
    item('supermarket-shelf', 'along-left'), item('supermarket-shelf', 'along-right'), item('supermarket-shelf', 'aisles', 12, { pitch: [2.6, 2.9] }), item('checkout-counter', 'back', 3), item('fruit-rack', 'front', 3),
    item('refrigerator', 'along-front'), item('shopping-cart', 'floor', 4), item('pendant-lamp', 'ceiling', 8),
  ]),
  room('market-hall', 'workshop', [14, 16, 6], { words: 'covered market, indoor market, food hall, bazaar hall', ceiling: 'beams', wall: 'brick #a8785c', floor: 'stone #948a7a', windows: 6 }, [
    item('market-stall', 'rows-facing', 9, { pitch: [4, 4] }), item('fruit-rack', 'left', 3), item('crate', 'floor', 6), item('basket', 'floor', 5), item('barrel', 'corner', 3), item('pendant-lamp', 'ceiling', 6), item('person', 'floor', 4),
  ]),
  room('gym', 'workshop', [9, 11, 3.4], { words: 'fitness center, fitness room, weight room, fitness studio, health club, workout room, gymnasium, yoga studio, fitness gym', wall: 'plaster #d4d8da', floor: 'rubber #3c4044', windows: 3, building: 'gym-building' }, [
    item('treadmill', 'along-front'), item('weight-bench', 'floor', 3), item('dumbbell-rack', 'left'), item('exercise-bike', 'right', 2), item('punching-bag', 'ceiling'), item('yoga-mat', 'floor', 2), item('mirror', 'hung', 3, { bottom: 0.4 }),
    item('locker-row', 'back'), item('ball', 'floor', 2),
  ]),
  room('museum', 'temple-hall', [11, 13, 4.6], { words: 'museum hall, museum interior, exhibition hall, natural history museum, exhibition, showroom', wall: 'plaster #e6e0d4', floor: 'marble #b8ae9c', windows: 0, building: 'museum-building' }, [
    item('display-case', 'rows-facing', 6, { pitch: [3, 3] }), item('statue', 'floor', 2), item('dinosaur-skeleton', 'front'), item('amphora', 'corner', 2), item('picture', 'hung', 6, { size: 1.4 }), item('bench', 'floor', 2),
    item('spotlight', 'ceiling', 8), item('column', 'corner', 2),
  ]),
  room('art-gallery', 'temple-hall', [10, 12, 4.2], { words: 'gallery, picture gallery, gallery interior, modern art museum, art museum, gallery space', wall: 'plaster #f2f0ec', floor: 'planks #b8946a', windows: 0 }, [
    item('picture', 'hung', 12, { size: 1.6, bottom: 1.1 }), item('sculpture', 'floor', 3), item('statue', 'floor', 1, { size: 0.8 }), item('bench', 'centre'), item('vase', 'floor', 2, { size: 1.6 }), item('spotlight', 'ceiling', 8),
  ]),
  room('theater', 'temple-hall', [14, 16, 7], { words: 'theatre, opera house, concert hall, playhouse, stage, theater stage, music hall', wall: 'wood #7a2c28', floor: 'fabric #6a2420', top: 'plaster #c8b088', windows: 0, building: 'theater-building' }, [
    item('stage', 'front'), item('curtain', 'front', 2, { size: 1.5 }), item('cinema-seat', 'rows', 90, { pitch: [0.75, 1.2] }), item('chandelier', 'ceiling', 1, { size: 1.6 }), item('wall-lamp', 'hung', 6, { bottom: 2.4 }), item('spotlight', 'ceiling', 6),
  ]),
  room('cinema', 'temple-hall', [12, 14, 5.4], { words: 'movie theater, movie theatre, film theater, screening room, home theater, cinema hall', wall: 'fabric #3a2430', floor: 'fabric #4a2030', top: 'plaster #1e1a20', windows: 0, building: 'cinema-building' }, [
    item('projection-screen', 'front', 1, { size: 2 }), item('cinema-seat', 'rows', 80, { pitch: [0.75, 1.25] }), item('wall-lamp', 'hung', 6, { bottom: 2.2 }), item('speaker', 'front', 2), item('popcorn', 'on', 2),
  ]),
  room('casino', 'living-room', [11, 13, 3.8], { words: 'casino floor, gambling hall, casino hall', wall: 'fabric #7a2030', floor: 'fabric #8a2a34', top: 'plaster #d8c088', windows: 0 }, [
    item('roulette-table', 'centre'), item('poker-table', 'rows-facing', 3, { pitch: [4, 4] }), item('slot-machine', 'along-left'), item('slot-machine', 'along-right'), item('bar-counter', 'front'), item('bar-stool', 'around', 5, { of: 'bar-counter' }),
    item('chandelier', 'ceiling', 4), item('person', 'floor', 4),
  ]),
  room('arcade', 'workshop', [8, 10, 3.2], { words: 'video arcade, game arcade, arcade hall, gaming room, game room, amusement arcade, esports arena', wall: 'plaster #2a2440', floor: 'fabric #3a2a5a', top: 'plaster #1a1828', windows: 0 }, [
    item('arcade-machine', 'along-left'), item('arcade-machine', 'along-right'), item('arcade-machine', 'along-front'), item('pinball-machine', 'floor', 3), item('air-hockey-table', 'centre'), item('neon-sign', 'hung', 4, { bottom: 1.9 }),
    item('vending-machine', 'back'), item('stool', 'floor', 4),
  ]),
  room('bowling-alley', 'workshop', [11, 18, 3.8], { words: 'bowling, bowling lanes, bowling hall', wall: 'plaster #3c4a6a', floor: 'planks #c89a60', top: 'plaster #d4d4d8', windows: 0 }, [
    item('bowling-lane', 'rows-facing', 5, { pitch: [2, 12] }), item('bowling-pin', 'floor', 6), item('ball', 'floor', 4), item('waiting-bench', 'back', 2), item('neon-sign', 'hung', 3, { bottom: 1.9 }), item('shop-counter', 'left'),
  ]),
  room('swimming-hall', 'kitchen', [14, 20, 6], { words: 'indoor pool, swimming pool hall, indoor swimming pool, natatorium, public pool, pool hall interior, bathhouse, thermal bath, roman bath', wall: 'tile #cfe2e8', floor: 'tile #a8c0c8', windows: 5 }, [
    item('swimming-pool', 'centre'), item('sun-lounger', 'left', 4), item('waiting-bench', 'right', 2), item('palm', 'corner', 2, { size: 0.5 }), item('towel', 'floor', 2), item('clock', 'hung', 1, { bottom: 2.6 }),
  ]),
  room('spa', 'living-room', [6, 7, 3], { words: 'wellness area, spa room, massage room, beauty salon, wellness center', wall: 'stone #b8a890', floor: 'stone #8c8070', windows: 1 }, [
    item('massage-table', 'centre'), item('hot-tub', 'front'), item('bamboo', 'corner', 2), item('candle', 'floor', 5), item('towel', 'on', 2), item('vase', 'floor', 2), item('shelf', 'hung', 2), item('fountain', 'corner', 1, { size: 0.35 }),
  ]),
  room('sauna', 'workshop', [3.4, 3.8, 2.4], { words: 'steam room, finnish sauna, steam bath', wall: 'planks #c89c6a', floor: 'planks #b48a5a', top: 'planks #c89c6a', windows: 0 }, [
    item('hall-bench', 'along-front'), item('hall-bench', 'left'), item('stove', 'right'), item('wooden-bucket', 'floor', 2), item('towel', 'on', 2), item('lantern', 'hung', 1, { bottom: 1.8 }),
  ]),
  room('barber-shop', 'living-room', [5.4, 6.4, 2.9], { words: 'barbershop, hair salon, hairdresser, salon, beauty parlor, nail salon', wall: 'plaster #e4dcd0', floor: 'tile #3c3c40', windows: 2 }, [
    item('barber-chair', 'front', 3), item('mirror', 'hung', 3, { bottom: 1 }), item('shelf', 'hung', 2), item('waiting-bench', 'back'), item('shop-counter', 'right'), item('pendant-lamp', 'ceiling', 3), item('plant-pot', 'corner'),
  ]),
  room('hotel-room', 'living-room', [5, 6.4, 2.7], { words: 'hotel suite, motel room, suite, hotel bedroom, resort room', wall: 'plaster #e2d8c6', floor: 'fabric #8a6a58', windows: 2 }, [
    item('king-bed', 'left'), item('nightstand', 'left', 2), item('desk', 'right'), item('armchair', 'corner'), item('tv-stand', 'right'), item('tv', 'on'), item('table-lamp', 'on', 2), item('picture', 'hung', 2), item('suitcase', 'floor'), item('plant-pot', 'corner'),
  ]),
  room('ballroom', 'temple-hall', [13, 16, 6], { words: 'grand ballroom, dance hall, palace hall, banquet room, reception hall, gala hall', wall: 'plaster #ece0c4', floor: 'marble #c8b48c', windows: 6 }, [
    item('chandelier', 'ceiling', 3, { size: 1.8 }), item('column', 'corner', 4), item('grand-piano', 'front'), item('mirror', 'hung', 4, { bottom: 0.6, size: 1.5 }), item('carved-chair', 'along-left'), item('vase', 'corner', 2, { size: 2 }),
    item('candelabra', 'corner', 2),
  ]),
  room('courtroom', 'library', [10, 12, 4], { words: 'court, courthouse interior, court room, tribunal, courthouse', wall: 'wood #7a5636', floor: 'planks #8a6440', top: 'plaster #e4dcc8', windows: 2 }, [
    item('judge-bench', 'front'), item('executive-chair', 'front'), item('lectern', 'centre'), item('table', 'rows', 2, { pitch: [3.4, 2] }), item('chair', 'around', 2, { of: 'table' }), item('pew', 'rows', 8, { pitch: [3.2, 1.4] }), item('flag', 'corner', 2),
    item('clock', 'hung', 1, { bottom: 2.4 }),
  ]),
  room('bank', 'temple-hall', [9, 11, 4.4], { words: 'bank hall, bank lobby, bank interior, post office', wall: 'marble #d8d0c0', floor: 'marble #b4a894', windows: 3 }, [
    item('reception-desk', 'front', 2), item('safe', 'left'), item('atm', 'right', 2), item('column', 'corner', 2), item('waiting-bench', 'floor', 2), item('plant-pot', 'corner', 2), item('chandelier', 'ceiling', 2),
  ]),
];
