import { plainFloor } from '../floors/ground-floors.js';
import { court, place, site, stand } from '../../../sites/site-type.js';
import type { SiteDetails, SiteType } from '../../../sites/site-type.js';

/** A site whose ground lies between the wings of a court. */
const COURT: SiteDetails = { keepsFurniture: false, hasTrail: false, isStyled: false, density: 0.3 };

/** Courts between houses of peoples. */
export const COURT_HOUSE_SITES: readonly SiteType[] = [
  site(
    'hanok-courtyard',
    'village',
    {
      ...COURT,
      noun: 'hanok courtyard',
      words:
        'hanok house courtyard, korean courtyard, hanok guesthouse courtyard, korean hanok courtyard, courtyard of a hanok, hanok yard, madang, hanok guesthouse, hanok inn',
      floor: plainFloor('ground-soil', '#c8b592', [12, 9]),
    },
    [
      ...court('hanok', [11.9, 7.5], { across: 2, along: 1, middle: -1 }),
      stand(
        'clay-pot',
        [-9, -7.9, -6.8, -5.7].flatMap((x) => [-4.4, -3.2].map((z) => [x, z] as const)),
        0,
        { size: 1.8 },
      ),
      stand('scots-pine', [[8.4, -3.4]], 0, { size: 0.6 }),
      stand('stone-lantern', [[4.6, -4.6]]),
      stand('stepping-stones', [[0, -4]]),
      stand('boulder', [[9.8, -0.6]], 0, { size: 0.4 }),
      stand('brick-wall', [[0, -15.4]], 0, { size: 1.2 }),
      stand('azalea', [
        [7, -5],
        [9.6, -5.2],
      ]),
      stand('maple-tree', [[-9, 2.6]], 0, { size: 0.5 }),
    ],
  ),
  site(
    'siheyuan-courtyard',
    'village',
    {
      ...COURT,
      noun: 'Chinese courtyard',
      style: 'chinese',
      words:
        'chinese courtyard, siheyuan courtyard, hutong courtyard, beijing courtyard, ryokan courtyard, chinese palace courtyard, forbidden city, forbidden city courtyard',
      floor: plainFloor('ground-paving', '#9c968c', [12, 12]),
    },
    [
      ...court('siheyuan', [11.9, 7.5], { across: 2, along: 2, middle: -3 }),
      stand(
        'paper-lantern',
        [
          [-3, -13],
          [3, -13],
        ],
        0,
        { lift: 2.4 },
      ),
      stand('plum-blossom-tree', [[-7, -9]], 0, { size: 0.9 }),
      stand('pomegranate-tree', [[7, -9]], 0, { size: 0.9 }),
      stand('urn', [[0, -8]], 0, { size: 1.8 }),
      stand('plant-pot', [
        [-2.4, -12.4],
        [2.4, -12.4],
        [-10, -2],
        [10, -2],
      ]),
      stand('bird-cage', [[-5.4, -8]]),
      stand('stool', [
        [4, -6],
        [5.4, -5.2],
      ]),
      stand('bicycle', [[10.6, 3]], 90),
    ],
  ),
  site(
    'swahili-courtyard',
    'village',
    {
      ...COURT,
      noun: 'Swahili courtyard',
      words:
        'swahili house courtyard, zanzibar courtyard, lamu courtyard, stone town courtyard, coral stone courtyard, swahili coral stone courtyard, omani courtyard',
      floor: plainFloor('ground-sand', '#ddcda6', [11.4, 11.4]),
    },
    [
      ...court('coral-house', [11.4, 6.3], { across: 2, along: 2 }),
      stand(
        'coconut-palm',
        [
          [-8, -8],
          [8.4, -4],
        ],
        0,
        { size: 0.8 },
      ),
      stand(
        'hibiscus',
        [
          [-9.4, -3],
          [-9.8, 0],
          [9.4, -8],
        ],
        0,
        { size: 2.4 },
      ),
      stand('well', [[2.6, -6.4]]),
      stand(
        'clay-pot',
        [
          [5, -8.6],
          [6, -8.4],
          [5.6, -7.4],
        ],
        0,
        { size: 1.4 },
      ),
      stand('rug', [[-4, -4.6]]),
      stand('daybed', [[-8.8, 3]], 90),
      stand('basket', [
        [-3, -6],
        [-5.2, -6.2],
      ]),
      place('cat', 'near', 1),
    ],
  ),
  site(
    'african-palace-courtyard',
    'farmland',
    {
      ...COURT,
      noun: 'African palace courtyard',
      words:
        'yoruba palace courtyard, benin palace, yoruba courtyard, african courtyard, yoruba palace, african compound, ashanti palace courtyard, african royal courtyard',
      floor: plainFloor('ground-soil', '#a0704c', [26, 26]),
    },
    [
      ...court('veranda-house', [13.2, 7.5], { across: 2, along: 2 }),
      stand(
        'clay-pot',
        [
          [-5, -8],
          [-4, -8.6],
          [5.6, -7.4],
          [6.4, -8.4],
        ],
        0,
        { size: 1.6 },
      ),
      stand('statue', [[0, -9]]),
      stand('drum', [
        [-8, -5],
        [-9, -4],
      ]),
      stand('djembe', [[-8.6, -6]]),
      stand('palm', [
        [10, -9],
        [-10.6, 5],
      ]),
      stand('stool', [[3, -6.4]]),
      place('chicken', 'near', 3),
      place('tribesman', 'ring', 2, { from: 30, distance: 9 }),
    ],
  ),
];
