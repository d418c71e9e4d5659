import { among, close, landmark, lining, locale, skyline } from './locale-type.js';
import type { LocaleType } from './locale-type.js';

/** Regions of Asia, Africa and Oceania. */
export const ASIAN_REGIONS: readonly LocaleType[] = [
  locale(
    'pakistan',
    ['Pakistan', 'village'],
    {
      words: 'lahore, karachi, islamabad, sindh, kashmir, peshawar, hunza',
      adjectives: 'pakistani, kashmiri, sindhi, pashtun',
      style: 'islamic',
    },
    [landmark('mosque', 58), close('tuk-tuk'), close('market-stall', 2), among('poplar-tree', 5)],
  ),
  locale(
    'bengal',
    ['Bengal', 'village'],
    { words: 'bangladesh, dhaka, sundarbans, chittagong', adjectives: 'bangladeshi, bengali', style: 'indian', water: 'river' },
    [close('rowing-boat', 2), among('palm', 8), close('rickshaw'), among('stilt-house', 3, 40)],
  ),
  locale(
    'kerala',
    ['Kerala', 'village'],
    {
      words: 'goa, kochi, kerala backwaters, malabar coast, alleppey',
      adjectives: 'keralan, goan, malayali',
      within: 'india',
      style: 'indian',
      water: 'river',
    },
    [among('coconut-palm', 12), close('houseboat'), among('banana-plant', 6), close('canoe')],
  ),
  locale(
    'sri-lanka',
    ['Sri Lanka', 'rainforest'],
    { words: 'ceylon, colombo, kandy, sigiriya', adjectives: 'sri lankan, sinhalese', style: 'tropical' },
    [landmark('stupa', 44, 1.4), among('coconut-palm', 8), close('elephant'), close('buddha-statue')],
  ),
  locale('nepal', ['Nepal', 'alpine'], { words: 'kathmandu, pokhara, everest base camp, patan', adjectives: 'nepalese, nepali, newari' }, [
    landmark('pagoda', 40),
    close('stupa'),
    among('yak', 3, 20),
    close('bunting', 3),
  ]),
  locale(
    'taiwan',
    ['Taiwan', 'city-street'],
    { words: 'taipei, kaohsiung, jiufen, tainan, formosa', adjectives: 'taiwanese', style: 'chinese' },
    [skyline('skyscraper', 3), close('scooter', 4), lining('neon-sign', 8, 3.4), close('paper-lantern', 4)],
  ),
  locale(
    'korea',
    ['Korea', 'village'],
    { words: 'south korea, pyongyang, north korea, jeonju, gyeongju, jeju, bukchon', adjectives: 'korean', style: 'joseon' },
    [landmark('pavilion', 24, 1.4), among('scots-pine', 8), close('clay-pot', 6), skyline('mountain', 1)],
  ),
  locale(
    'thailand',
    ['Thailand', 'village'],
    { words: 'chiang mai, phuket, koh samui, krabi, ayutthaya, siam', adjectives: 'thai', style: 'tropical' },
    [landmark('stupa', 46, 1.4), close('tuk-tuk'), among('palm', 8), close('buddha-statue')],
  ),
  locale(
    'cambodia',
    ['Cambodia', 'rainforest'],
    {
      words: 'angkor wat, vientiane, angkor, siem reap, phnom penh, laos, luang prabang, khmer empire',
      adjectives: 'cambodian, khmer, laotian',
      style: 'tropical',
    },
    [landmark('hindu-temple', 50, 1.2), among('palm', 8), close('stone-buddha', 2), among('stilt-house', 3, 40)],
  ),
  locale('myanmar', ['Myanmar', 'meadow'], { words: 'burma, bagan, mandalay, yangon, rangoon', adjectives: 'burmese', style: 'tropical' }, [
    landmark('stupa', 44, 1.5),
    among('stupa', 6, 60),
    among('palm', 6),
    close('buddhist-monk', 2),
  ]),
  locale(
    'malaysia',
    ['Malaysia', 'rainforest'],
    { words: 'penang, malacca, langkawi, sarawak, sabah, brunei, malay peninsula', adjectives: 'malaysian, malay', style: 'tropical' },
    [among('stilt-house', 4, 40), among('coconut-palm', 8), among('banana-plant', 5)],
  ),
  locale(
    'philippines',
    ['the Philippines', 'tropical-island'],
    { words: 'manila, luzon, palawan, cebu, boracay, mindanao', adjectives: 'filipino, philippine', style: 'tropical' },
    [among('stilt-house', 4, 40), close('outrigger-canoe', 2), among('coconut-palm', 8), close('water-buffalo')],
  ),
  locale(
    'indian-ocean-island',
    ['an island of the Indian Ocean', 'tropical-island'],
    { words: 'maldives, seychelles, mauritius, reunion island', adjectives: 'maldivian, mauritian', style: 'tropical' },
    [among('stilt-house', 5, 40), among('coconut-palm', 10), close('sun-lounger', 2)],
  ),
  locale(
    'african-city',
    ['an African city', 'city-street'],
    {
      words:
        'nairobi, ouagadougou, bamako, niamey, lome, windhoek, gaborone, ndjamena, conakry, cotonou, bulawayo, ibadan, kampala, kigali, dar es salaam, addis ababa, lusaka, harare, lagos, abuja, accra, dakar, abidjan, kinshasa, luanda, maputo, freetown',
      adjectives: 'lagosian',
    },
    [lining('jacaranda-tree', 6, 5.4), close('minibus', 2), close('market-stall', 3), skyline('glass-skyscraper', 2)],
  ),
  locale(
    'west-africa',
    ['West Africa', 'village'],
    {
      words: `ghana, benin, guinea conakry, cape verde, nigeria, senegal, ivory coast, cote divoire, togo, cameroon, sierra leone, liberia, gambia, kumasi, ile ife, kano, gabon,
        congo, democratic republic of the congo, dahomey, ashanti empire, yorubaland, guinea bissau, equatorial guinea, central african republic`,
      adjectives: `ghanaian, nigerian, senegalese, yoruba, igbo, hausa, ashanti, west african, ivorian, cameroonian, congolese, beninese, togolese, liberian,
        gambian, wolof, fulani`,
      style: 'rural-african',
    },
    [among('hut', 5, 36), among('palm', 6), close('market-stall', 2), close('goat', 2), close('clay-pot', 3)],
  ),
  locale(
    'sahel',
    ['the Sahel', 'village'],
    {
      words: 'mali, chad, niger republic, timbuktu, djenne, mauritania, burkina faso, gao, dogon country, mali empire',
      adjectives: 'malian, dogon, tuareg',
      style: 'rural-african',
      cover: 'sand',
    },
    [among('adobe-house', 5, 40), among('acacia-tree', 6), close('camel', 2), close('clay-pot', 3)],
  ),
  locale(
    'ethiopia',
    ['Ethiopia', 'village'],
    {
      words: 'lalibela, axum, aksum, gondar, eritrea, abyssinia, harar',
      adjectives: 'ethiopian, eritrean, abyssinian, amhara',
      style: 'rural-african',
    },
    [among('hut', 6, 36), among('acacia-tree', 5), among('eucalyptus-tree', 5), close('donkey')],
  ),
  locale(
    'swahili-coast',
    ['the Swahili coast', 'beach'],
    {
      words: 'zanzibar, lamu, mombasa, comoros, mozambique',
      adjectives: 'swahili, zanzibari, mozambican',
      style: 'islamic',
      water: 'sea',
    },
    [among('dhow', 2, 60), among('coconut-palm', 10), landmark('minaret', 50, 0.8)],
  ),
  locale(
    'sudan',
    ['Sudan', 'desert'],
    {
      words: 'khartoum, nubia, meroe, somalia, mogadishu, djibouti, kush',
      adjectives: 'sudanese, somali, nubian, kushite',
      style: 'egyptian',
    },
    [among('pyramid', 3, 60), among('date-palm', 8), close('camel', 2)],
  ),
  locale('madagascar', ['Madagascar', 'meadow'], { words: 'antananarivo, avenue of the baobabs', adjectives: 'malagasy' }, [
    lining('baobab-tree', 8, 7),
    close('lemur', 2),
    among('hut', 3, 40),
  ]),
  locale(
    'namibia',
    ['Namibia', 'desert'],
    { words: 'namib, namib desert, kalahari, sossusvlei, skeleton coast', adjectives: 'namibian, himba' },
    [among('sand-dune', 3, 60), among('acacia-tree', 4), close('oryx', 2)],
  ),
  locale(
    'australian-city',
    ['an Australian city', 'city-street'],
    { words: 'melbourne, tasmania, brisbane, perth, adelaide, canberra, darwin, hobart, gold coast', within: 'australia' },
    [close('tram'), lining('eucalyptus-tree', 6, 5.4), skyline('glass-skyscraper', 4)],
  ),
  locale('queensland', ['Queensland', 'rainforest'], { words: 'daintree, cairns', within: 'australia' }, [
    among('tree-fern', 8),
    among('fan-palm', 8),
    close('cassowary'),
  ]),
  locale('great-barrier-reef', ['the Great Barrier Reef', 'desert'], { words: 'barrier reef', within: 'australia', site: 'coral-reef' }, [
    close('clownfish', 3),
    among('sea-turtle', 1, 14),
  ]),
];
