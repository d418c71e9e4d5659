import { place, site } from './site-type.js';
import type { SiteType } from './site-type.js';

/** Gardens, parks, fields and other green sites. */
export const GREEN_SITES: readonly SiteType[] = [
  site('garden', 'meadow', { words: 'flower garden, backyard, back yard, botanical garden, yard, courtyard garden, english garden, cottage garden, rose garden, front yard', density: 0.5 }, [
    place('fountain', 'ahead', 1, { distance: 11 }), place('park-bench', 'near', 2), place('hedge', 'avenue', 12, { aside: 3, pitch: 2.4 }), place('rose-bush', 'avenue', 10, { aside: 1.7, pitch: 2.2 }),
    place('tulip', 'scatter', 60, { distance: 3, reach: 12 }), place('sunflower', 'scatter', 16, { distance: 5, reach: 14 }), place('picket-fence', 'ring', 20, { distance: 21 }), place('apple-tree', 'ring', 7, { distance: 16 }),
    place('gazebo', 'ahead', 1, { distance: 19 }),
  ]),
  site('japanese-garden', 'meadow', { words: 'zen garden, rock garden, tea garden, bonsai garden, japanese zen garden', density: 0.35 }, [
    place('pagoda', 'ahead', 1, { distance: 34 }), place('torii', 'ahead', 1, { distance: 14 }), place('cherry-tree', 'ring', 7, { distance: 14 }), place('bonsai', 'near', 3), place('stone-lantern', 'avenue', 6, { aside: 2.2, pitch: 4 }),
    place('boulder', 'scatter', 8, { distance: 5, reach: 16, size: 0.5 }), place('bamboo', 'ring', 10, { distance: 20 }), place('bridge', 'near', 1, { size: 0.5 }),
  ]),
  site('park', 'meadow', { words: 'city park, public park, town park, parkland, urban park, playground park, dog park', density: 0.7 }, [
    place('fountain', 'ahead', 1, { distance: 16 }), place('park-bench', 'avenue', 8, { aside: 2.6, pitch: 6 }), place('street-lamp', 'avenue', 8, { aside: 3.4, pitch: 9 }), place('oak-tree', 'scatter', 14, { distance: 14, reach: 60 }),
    place('maple-tree', 'scatter', 8, { distance: 12, reach: 50 }), place('hedge', 'ring', 16, { distance: 26 }), place('trash-can', 'near', 1), place('person', 'scatter', 4, { distance: 8, reach: 30 }), place('pigeon', 'scatter', 6, { distance: 4, reach: 12 }),
  ]),
  site('playground', 'meadow', { words: 'childrens playground, play area, school playground, kids playground', density: 0.3 }, [
    place('slide', 'ahead', 1, { distance: 9 }), place('swing-set', 'near', 1, { distance: 8 }), place('seesaw', 'near', 1), place('climbing-frame', 'ahead', 1, { distance: 15 }), place('sandbox', 'near', 1), place('carousel', 'ahead', 1, { distance: 24 }),
    place('park-bench', 'ring', 5, { distance: 14 }), place('picket-fence', 'ring', 18, { distance: 20 }), place('child', 'scatter', 4, { distance: 6, reach: 14 }), place('oak-tree', 'ring', 8, { distance: 30 }),
  ]),
  site('cemetery', 'meadow', { words: 'graveyard, churchyard, burial ground, necropolis, military cemetery', density: 0.5 }, [
    place('gravestone', 'rows', 70, { pitch: 2.6, reach: 26, distance: 3 }), place('mausoleum', 'ahead', 1, { distance: 26 }), place('stone-cross', 'scatter', 8, { distance: 5, reach: 22 }), place('angel-statue', 'near', 1), place('iron-fence', 'ring', 20, { distance: 30 }),
    place('willow-tree', 'ring', 5, { distance: 24 }), place('dead-tree', 'ring', 4, { distance: 18 }), place('chapel', 'ahead', 1, { distance: 44 }), place('crow', 'scatter', 3, { distance: 5, reach: 14 }),
  ]),
  site('vineyard', 'farmland', { words: 'wine country, vine field, grape farm', density: 0.6 }, [place('grapevine-row', 'rows', 60, { pitch: 3, reach: 40, distance: 4 }), place('farmhouse', 'ahead', 1, { distance: 48 }), place('barrel', 'near', 3), place('cypress-tree', 'ring', 8, { distance: 44 })]),
  site('orchard-site', 'meadow', { words: 'apple orchard, orange grove, olive grove, cherry orchard, fruit orchard, peach orchard', density: 0.5 }, [place('apple-tree', 'rows', 60, { pitch: 6, reach: 46, distance: 5 }), place('ladder', 'near', 1), place('basket', 'near', 3), place('crate', 'near', 2), place('farmhouse', 'backdrop', 1)]),
  site('lavender-field', 'meadow', { words: 'field of lavender, lavender fields, lavender farm, lavender', density: 0.3 }, [place('lavender', 'rows', 420, { pitch: 1.5, reach: 26, distance: 2.6 }), place('farmhouse', 'ahead', 1, { distance: 60 }), place('cypress-tree', 'ring', 6, { distance: 50 })]),
  site('sunflower-field', 'meadow', { words: 'field of sunflowers, sunflower fields, sunflower farm', density: 0.3 }, [place('sunflower', 'rows', 500, { pitch: 1.3, reach: 22, distance: 2.8 }), place('barn', 'ahead', 1, { distance: 60 })]),
  site('tulip-field', 'meadow', { words: 'field of tulips, tulip fields, tulip farm, keukenhof', density: 0.3 }, [place('tulip', 'rows', 800, { pitch: 0.8, reach: 18, distance: 2.6 }), place('windmill', 'ahead', 1, { distance: 52 })]),
  site('bamboo-forest', 'rainforest', { words: 'bamboo grove, bamboo jungle', keepsFurniture: true, density: 0.25 }, [place('bamboo', 'scatter', 160, { distance: 3.4, reach: 34 }), place('stone-lantern', 'near', 1)]),
  site('mushroom-forest', 'forest', { words: 'giant mushroom forest, mushroom grove, fungal forest', density: 0.4 }, [place('giant-mushroom', 'scatter', 40, { distance: 6, reach: 50 }), place('glowing-mushroom', 'scatter', 30, { distance: 3, reach: 16 }), place('toadstool', 'scatter', 40, { distance: 3, reach: 16 })]),
  site('enchanted-forest', 'forest', { words: 'fairy forest, magical forest, fairy glade, elven forest, enchanted woods, magic forest', density: 0.8 }, [
    place('world-tree', 'ahead', 1, { distance: 40 }), place('fairy-house', 'near', 2), place('toadstool', 'scatter', 40, { distance: 3, reach: 18 }), place('glowing-mushroom', 'scatter', 20, { distance: 3, reach: 14 }), place('fireflies', 'scatter', 8, { distance: 4, reach: 16 }), place('fairy', 'near', 2),
  ]),
  site('savanna', 'meadow', { words: 'savannah, african savanna, serengeti, african plain, safari, african landscape, game reserve', density: 0.5 }, [
    place('acacia-tree', 'scatter', 26, { distance: 16, reach: 130 }), place('termite-mound', 'scatter', 6, { distance: 10, reach: 50 }), place('zebra', 'scatter', 5, { distance: 14, reach: 40 }), place('giraffe', 'scatter', 3, { distance: 24, reach: 50 }), place('elephant', 'ahead', 2, { distance: 30 }),
  ]),
  site('zoo', 'meadow', { words: 'animal park, wildlife park, petting zoo, safari park', density: 0.7 }, [place('elephant', 'ahead', 1, { distance: 16 }), place('giraffe', 'ahead', 1, { distance: 26 }), place('lion', 'near', 1, { distance: 9 }), place('zebra', 'scatter', 3, { distance: 10, reach: 22 }), place('iron-fence', 'ring', 16, { distance: 12 }), place('park-bench', 'near', 1), place('kiosk', 'ahead', 1, { distance: 28 }), place('penguin', 'near', 3)]),
  site('golf-course', 'meadow', { words: 'golf, golf green, putting green, golf club', density: 0.3 }, [place('golf-flag', 'ahead', 1, { distance: 12 }), place('golf-cart', 'near', 1), place('oak-tree', 'scatter', 14, { distance: 26, reach: 110 }), place('sand-trap', 'near', 1)]),
  site('campsite', 'forest', { words: 'campground, camp, camping site, camping ground, tent camp, forest camp', density: 0.7 }, [place('campfire', 'ahead', 1, { distance: 5.5 }), place('tent', 'ring', 4, { distance: 11 }), place('log', 'near', 3), place('backpack', 'near', 2), place('folding-chair', 'near', 2), place('lantern', 'near', 1), place('caravan', 'ahead', 1, { distance: 22 })]),
  site('rice-terrace', 'meadow', { words: 'rice field, rice paddy, rice terraces, paddy field, tea plantation, tea field, tea terraces', density: 0.3 }, [place('rice-plant', 'rows', 300, { pitch: 1.6, reach: 24, distance: 2.8 }), place('stilt-house', 'ahead', 1, { distance: 44 }), place('farmer', 'near', 2), place('water-buffalo', 'near', 1), place('palm', 'ring', 8, { distance: 44 })]),
  site('pumpkin-patch', 'farmland', { words: 'pumpkin field, pumpkin farm', density: 0.5 }, [place('pumpkin', 'scatter', 60, { distance: 2.8, reach: 24 }), place('scarecrow', 'ahead', 1, { distance: 9 }), place('hay-bale', 'near', 2), place('barn', 'ahead', 1, { distance: 46 })]),
];
