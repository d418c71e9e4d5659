import { among, close, landmark, lining, locale, skyline } from './locale-type.js';
import type { LocaleType } from './locale-type.js';

/** Countries and regions of the Americas. */
export const AMERICAN_REGIONS: readonly LocaleType[] = [
  locale('america', ['America', 'city-street'], { words: 'usa, united states', adjectives: 'american' }, [
    landmark('water-tower', 40),
    close('school-bus'),
    close('mailbox'),
    close('fire-hydrant'),
    close('pickup-truck'),
  ]),
  locale(
    'alaska',
    ['Alaska', 'alpine'],
    { words: 'yukon, klondike, juneau, anchorage, fairbanks', adjectives: 'alaskan', style: 'rustic', cover: 'snow' },
    [among('log-cabin', 3, 35), close('totem-pole'), close('sled'), close('moose')],
  ),
  locale(
    'canada',
    ['Canada', 'conifer-forest'],
    {
      words:
        'canadian rockies, british columbia, quebec, ontario, alberta, banff, manitoba, nova scotia, newfoundland, saskatchewan, new brunswick, prince edward island',
      adjectives: 'canadian, quebecois',
      style: 'rustic',
      water: 'lake',
    },
    [landmark('log-cabin', 18), among('maple-tree', 8), close('canoe'), close('moose'), close('totem-pole')],
  ),
  locale(
    'arizona',
    ['Arizona', 'canyon'],
    {
      words:
        'grand canyon, monument valley, utah, nevada, mojave, mojave desert, death valley, joshua tree national park, zion, sedona, tucson, sonoran desert',
      style: 'western',
    },
    [among('saguaro', 12, 60), among('tumbleweed', 6, 20), skyline('mesa', 3)],
  ),
  locale(
    'mexico',
    ['Mexico', 'village'],
    {
      words:
        'yucatan, tijuana, cancun, tulum, puebla, chiapas, jalisco, baja, baja california, veracruz, acapulco, sonora, san miguel de allende',
      adjectives: 'mexican',
      style: 'adobe',
      cover: 'sand',
    },
    [landmark('church', 36), among('cactus', 12), among('agave', 10), close('donkey'), close('amphora', 3)],
  ),
  locale(
    'peru',
    ['Peru', 'alpine'],
    {
      words: 'machu picchu site, cusco, andes, lima, ecuador, quito, inca empire',
      adjectives: 'peruvian, ecuadorian, andean',
      style: 'adobe',
    },
    [landmark('machu-picchu', 58), among('llama', 5, 20), close('stone-wall', 3)],
  ),
  locale(
    'amazonia',
    ['the Amazon', 'rainforest'],
    { words: 'amazon rainforest, amazon basin, manaus, orinoco, amazonas', adjectives: 'amazonian', style: 'tropical', water: 'river' },
    [among('hut', 3, 30), close('canoe'), close('parrot', 4)],
  ),
  locale(
    'hawaii',
    ['Hawaii', 'tropical-island'],
    {
      words: 'maui, waikiki, honolulu, oahu, kauai, big island of hawaii',
      adjectives: 'hawaiian',
      style: 'tropical',
    },
    [landmark('volcano', 150), close('outrigger-canoe'), close('surfboard', 2), among('hut', 3, 30)],
  ),
  locale(
    'polynesia',
    ['Polynesia', 'tropical-island'],
    {
      words: `tahiti, suva, apia, papeete, bora bora, fiji, samoa, tonga, vanuatu, french polynesia, moorea, cook islands, marquesas, micronesia, palau, solomon islands, guam,
        melanesia, south pacific, south sea islands`,
      adjectives: 'tahitian, samoan, fijian, tongan, melanesian, micronesian',
      style: 'tropical',
    },
    [among('hut', 4, 32), close('outrigger-canoe', 2), among('coconut-palm', 8), close('idol')],
  ),
  locale(
    'caribbean-island',
    ['the Caribbean', 'tropical-island'],
    {
      words:
        'bahamas, san juan, santo domingo, port au prince, kingston jamaica, jamaica, barbados, tortuga, puerto rico, dominican republic, haiti, trinidad, tobago, bermuda, martinique, guadeloupe, saint lucia, antigua, aruba, curacao, virgin islands, cayman islands, grenada, nassau, west indies, the caribbean',
      adjectives: 'jamaican, haitian, puerto rican, bahamian, barbadian, bermudian, west indian',
      style: 'tropical',
    },
    [landmark('pirate-ship', 60), close('rowing-boat'), close('treasure-chest')],
  ),
  locale('easter-island', ['Easter Island', 'meadow'], { words: 'rapa nui', water: 'sea' }, [among('moai', 9, 30), close('moai', 2)]),
  locale(
    'american-city',
    ['an American city', 'city-street'],
    {
      words: `detroit, atlanta, nashville, memphis, charlotte, dallas, houston, austin, san antonio, louisville, kansas city, oklahoma city, seattle, portland,
        denver, salt lake city, sacramento, minneapolis, st louis, indianapolis, columbus ohio, phoenix arizona, orlando, tampa, jacksonville, colorado springs,
        buffalo new york, mobile alabama, flint michigan, eagle idaho, boulder colorado, cleveland ohio, portland oregon,
        bend oregon, orange california`,
      within: 'america',
    },
    [skyline('skyscraper', 3), close('pickup-truck'), close('fire-hydrant'), close('mailbox')],
  ),
  locale(
    'california',
    ['California', 'meadow'],
    { words: 'northern california, napa valley, sonoma, big sur', adjectives: 'californian', within: 'america' },
    [among('oak-tree', 5, 50), among('dry-grass', 14), skyline('mountain', 1)],
  ),
  locale(
    'deep-south',
    ['the Deep South', 'village'],
    {
      words: 'savannah georgia, charleston, mississippi, alabama, south carolina, north carolina, natchez, georgia usa, american south',
      adjectives: 'antebellum',
      within: 'america',
      style: 'classical',
    },
    [landmark('mansion', 40), lining('oak-tree', 8, 6), among('magnolia-tree', 4)],
  ),
  locale(
    'bayou-country',
    ['Louisiana', 'swamp'],
    {
      words: 'louisiana, atchafalaya, everglades, okefenokee',
      adjectives: 'cajun, louisianan',
      within: 'america',
      style: 'rustic',
      water: 'lake',
    },
    [among('bald-cypress', 14), close('shack'), close('punt'), among('heron', 3, 20)],
  ),
  locale(
    'palm-springs',
    ['Palm Springs', 'village'],
    { words: 'coachella valley, scottsdale', within: 'america', style: 'mid-century', site: 'suburb', cover: 'sand' },
    [lining('fan-palm', 10, 6), among('agave', 8), among('bungalow', 2, 36), skyline('rocky-mountain', 2)],
  ),
  locale(
    'new-mexico',
    ['New Mexico', 'desert'],
    { words: 'santa fe, taos, albuquerque, roswell', adjectives: 'new mexican', within: 'america', style: 'adobe' },
    [among('adobe-house', 4, 40), among('sagebrush', 10), skyline('mesa', 2), close('cactus', 3)],
  ),
  locale(
    'texas',
    ['Texas', 'meadow'],
    { words: 'el paso, amarillo, oklahoma, texas hill country', adjectives: 'texan', within: 'america', style: 'western' },
    [landmark('water-tower', 44), among('cow', 6), close('pickup-truck'), among('dry-grass', 10)],
  ),
  locale(
    'great-plains',
    ['the Great Plains', 'farmland'],
    {
      words: `kansas, nebraska, iowa, midwest, dakota, north dakota, south dakota, ohio, indiana, illinois, wisconsin, minnesota, missouri, michigan,
        american midwest`,
      adjectives: 'midwestern',
      within: 'america',
    },
    [landmark('silo', 40), landmark('water-tower', 70), close('pickup-truck')],
  ),
  locale(
    'new-england',
    ['New England', 'village'],
    {
      words:
        'vermont, new hampshire, maine, massachusetts, connecticut, rhode island, salem massachusetts, pennsylvania, new jersey, hudson valley, catskills',
      adjectives: 'new englander',
      within: 'america',
    },
    [landmark('church', 44), among('maple-tree', 10), close('picket-fence', 4), among('farmhouse', 3, 45)],
  ),
  locale(
    'cape-cod',
    ['Cape Cod', 'beach'],
    { words: 'nantucket, marthas vineyard, the hamptons', within: 'new-england', style: 'nautical', water: 'sea' },
    [landmark('lighthouse', 55), among('cottage', 3, 45), among('beach-grass', 12), close('rowing-boat')],
  ),
  locale(
    'appalachia',
    ['Appalachia', 'forest'],
    {
      words: `kentucky, tennessee, maryland, west virginia, virginia, ozarks, arkansas`,
      adjectives: 'appalachian',
      within: 'america',
      style: 'rustic',
    },
    [close('log-cabin'), among('maple-tree', 8), close('split-rail-fence', 4)],
  ),
  locale(
    'rockies',
    ['the Rockies', 'alpine'],
    { words: 'colorado, wyoming, montana, idaho, jackson hole, yosemite, yellowstone, sierra nevada', within: 'america', style: 'rustic' },
    [among('pine-tree', 16, 60), close('log-cabin'), among('deer', 3, 24)],
  ),
  locale(
    'pacific-northwest',
    ['the Pacific Northwest', 'conifer-forest'],
    {
      words: 'washington state, state of washington, oregon, cascadia, olympic peninsula, vancouver island, haida gwaii, pnw',
      adjectives: 'haida, tlingit, oregonian',
      within: 'america',
    },
    [among('fir-tree', 12, 60), close('totem-pole'), close('log-cabin')],
  ),
  locale(
    'canadian-city',
    ['a Canadian city', 'city-street'],
    { words: 'toronto, vancouver, montreal, calgary, ottawa, winnipeg, edmonton, quebec city', within: 'canada' },
    [skyline('glass-skyscraper', 4), lining('maple-tree', 6, 5.4), close('tram')],
  ),
  locale(
    'central-america',
    ['Central America', 'rainforest'],
    {
      words: 'guatemala, san jose costa rica, costa rica, honduras, nicaragua, panama, el salvador, belize, antigua guatemala',
      adjectives: 'guatemalan, costa rican, panamanian, honduran, nicaraguan, salvadoran',
      style: 'tropical',
    },
    [skyline('mountain', 1), among('banana-plant', 8), among('hut', 3, 36), close('toucan', 2)],
  ),
  locale(
    'mesoamerica',
    ['Mesoamerica', 'village'],
    {
      words: 'chichen itza, tikal, palenque, teotihuacan, tenochtitlan, tlatelolco, copan, aztec empire, mayan empire, maya empire',
      style: 'mesoamerican',
    },
    [landmark('step-pyramid', 60, 1.2), among('hut', 5, 40), among('agave', 6), close('idol')],
  ),
  locale(
    'colombia',
    ['Colombia', 'village'],
    {
      words: 'bogota, cartagena, medellin, venezuela, caracas, guyana, suriname',
      adjectives: 'colombian, venezuelan, guyanese',
      style: 'tropical',
    },
    [landmark('church', 44), among('palm', 8), among('banana-plant', 6), close('fruit-crate', 2)],
  ),
  locale('chile', ['Chile', 'village'], { words: 'valparaiso, santiago, santiago de chile', adjectives: 'chilean', relief: 1.4 }, [
    landmark('church', 42),
    among('poplar-tree', 6),
    skyline('mountain', 2),
  ]),
  locale('bolivia', ['Bolivia', 'alpine'], { words: 'la paz, altiplano, lake titicaca, potosi', adjectives: 'bolivian' }, [
    among('llama', 5, 20),
    skyline('mountain', 2),
    among('dry-grass', 10),
  ]),
  locale('atacama', ['the Atacama', 'desert'], { words: 'atacama desert, uyuni, salar de uyuni, bolivian salt flats', within: 'chile' }, [
    skyline('mountain', 2),
    among('cactus', 6),
    close('llama', 2),
  ]),
  locale(
    'patagonia',
    ['Patagonia', 'alpine'],
    { words: 'tierra del fuego, ushuaia, torres del paine, falkland islands, falklands', adjectives: 'patagonian', style: 'rustic' },
    [among('sheep', 8, 30), landmark('farmhouse', 28), among('dry-grass', 12)],
  ),
  locale(
    'argentina',
    ['Argentina', 'meadow'],
    {
      words: 'pampas, asuncion, mendoza, uruguay, montevideo, paraguay',
      adjectives: 'argentine, argentinian, uruguayan, paraguayan',
      style: 'rustic',
    },
    [among('horse', 3, 24), among('cow', 6), among('pampas-grass', 8), landmark('farmhouse', 34)],
  ),
  locale('buenos-aires', ['Buenos Aires', 'city-street'], { words: 'palermo soho', within: 'argentina', style: 'art-nouveau' }, [
    landmark('obelisk', 80, 2.4),
    lining('jacaranda-tree', 8, 5.4),
    lining('street-lamp', 4),
    close('kiosk'),
  ]),
  locale('sao-paulo', ['São Paulo', 'city-street'], { words: 'brasilia, belo horizonte, porto alegre, curitiba', within: 'rio' }, [
    skyline('skyscraper', 6),
    lining('palm', 6, 5.4),
    close('graffiti-wall', 2),
  ]),
  locale('galapagos', ['the Galápagos', 'beach'], { words: 'galapagos islands', water: 'sea' }, [
    among('boulder-pile', 4),
    close('tortoise', 2),
    close('iguana', 3),
    among('prickly-pear', 6),
  ]),
];
