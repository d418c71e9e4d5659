import { among, close, landmark, locale, skyline } from './locale-type.js';
import type { LocaleType } from './locale-type.js';

/** Countries and regions. */
export const COUNTRY_LOCALES: readonly LocaleType[] = [
  locale(
    'france',
    ['France', 'village'],
    {
      words:
        'provence, strasbourg, nice france, normandy, loire, lyon, marseille, bordeaux, brittany, alsace, burgundy, dordogne, corsica, gascony',
      adjectives: 'french, provencal, breton, gallic',
      style: 'rustic',
    },
    [landmark('castle', 75, 0.8), among('lavender', 30, 26), among('cypress-tree', 4), close('bicycle')],
  ),
  locale(
    'england',
    ['England', 'village'],
    {
      words:
        'cotswolds, bath somerset, bath england, great britain, britain, united kingdom, kent, sussex, dorset, somerset, norfolk, suffolk, yorkshire, northumberland',
      adjectives: 'english, british',
      style: 'rustic',
      weather: 'overcast',
    },
    [landmark('church', 36), among('oak-tree', 5), close('phone-booth'), among('sheep', 5)],
  ),
  locale(
    'scotland',
    ['Scotland', 'alpine'],
    {
      words: 'scottish highlands, isle of skye, hebrides, orkney, shetland, inverness, glencoe',
      adjectives: 'scottish, hebridean',
      style: 'medieval',
      weather: 'fog',
      water: 'lake',
    },
    [landmark('castle', 70), among('sheep', 6), among('heather-patch', 16, 22)],
  ),
  locale(
    'ireland',
    ['Ireland', 'meadow'],
    {
      words: 'galway, cork ireland, emerald isle, connemara, northern ireland, belfast, county kerry, county cork',
      adjectives: 'irish, celtic, gaelic',
      style: 'rustic',
      weather: 'overcast',
    },
    [landmark('ruined-tower', 40), landmark('dolmen', 22), among('sheep', 8), close('stone-wall', 3)],
  ),
  locale(
    'germany',
    ['Germany', 'village'],
    {
      words:
        'black forest, rothenburg, bavaria, hamburg, munich, frankfurt, dresden, nuremberg, heidelberg, stuttgart, leipzig, weimar, dessau, saxony, rhineland',
      adjectives: 'german, prussian',
      style: 'medieval',
    },
    [landmark('castle', 80), among('half-timbered-house', 5, 40), among('spruce-tree', 10, 60)],
  ),
  locale(
    'austria',
    ['Austria', 'alpine'],
    {
      words: 'tyrol, salzburg, hallstatt, innsbruck, graz, slovenia, ljubljana',
      adjectives: 'slovenian',
      style: 'alpine-chalet',
      water: 'lake',
    },
    [landmark('church', 40), among('chalet', 5, 45), among('cow', 4)],
  ),
  locale(
    'switzerland',
    ['Switzerland', 'alpine'],
    { words: 'zermatt, interlaken, swiss alps, zurich, geneva, basel, bern, lucerne, liechtenstein, dolomites', style: 'alpine-chalet' },
    [among('chalet', 4, 45), among('cow', 5), close('gondola-lift')],
  ),
  locale(
    'netherlands',
    ['the Netherlands', 'farmland'],
    { words: 'holland, kinderdijk, rotterdam, the hague, utrecht, luxembourg', adjectives: 'dutch', water: 'river' },
    [landmark('windmill', 34, 1.1), among('windmill', 4, 80), among('tulip', 60, 16), close('bicycle', 2), among('cow', 4)],
  ),
  locale(
    'italy',
    ['Italy', 'village'],
    {
      words:
        'tuscany, san marino, amalfi coast, sicily, cinque terre, milan, naples, turin, bologna, verona, puglia, umbria, sardinia, capri, positano, sorrento, palermo, genoa, siena, assisi, calabria, lombardy, piedmont, italian lakes, lake como',
      adjectives: 'sicilian, sardinian, neapolitan',
      style: 'mediterranean',
    },
    [landmark('bell-tower', 48), among('cypress-tree', 12, 60), among('olive-tree', 6), close('scooter')],
  ),
  locale(
    'spain',
    ['Spain', 'village'],
    {
      words:
        'la mancha, madrid, valencia, malaga, ibiza, mallorca, majorca, menorca, tenerife, gran canaria, canary islands, bilbao, toledo, cordoba, galicia, basque country, castile, cadiz',
      adjectives: 'spanish, castilian, basque, galician, balearic',
      style: 'mediterranean',
    },
    [landmark('windmill', 40), skyline('bullring', 1), among('olive-tree', 8), among('orange-tree', 4)],
  ),
  locale(
    'portugal',
    ['Portugal', 'beach'],
    {
      words: 'algarve, azores, madeira, sintra, coimbra, alentejo, douro valley',
      adjectives: 'portuguese',
      style: 'mediterranean',
      water: 'sea',
    },
    [landmark('lighthouse', 45), among('villa', 4, 50), close('fishing-boat', 2)],
  ),
  locale(
    'greece',
    ['Greece', 'village'],
    {
      words:
        'crete, ancient greece, rhodes, corfu, thessaloniki, peloponnese, ithaca, delphi, sparta, corinth, knossos, mycenae, troy, greek island',
      adjectives: 'greek, cretan, hellenic, aegean',
      style: 'mediterranean',
      water: 'sea',
    },
    [landmark('greek-temple', 46), among('olive-tree', 8), close('amphora', 3), close('donkey')],
  ),
  locale(
    'cappadocia',
    ['Cappadocia', 'canyon'],
    { within: 'turkiye', words: 'anatolia, goreme', adjectives: 'cappadocian', style: 'islamic' },
    [among('hot-air-balloon', 6, 60), landmark('mosque', 60), close('camel', 2)],
  ),
  locale(
    'norway',
    ['Norway', 'alpine'],
    { words: 'norwegian fjord, lofoten, bergen, trondheim, tromso, svalbard, stavanger', style: 'scandinavian', water: 'sea', relief: 1.5 },
    [among('log-cabin', 4, 40), close('rowing-boat', 2), among('spruce-tree', 14, 60)],
  ),
  locale('sweden', ['Sweden', 'forest'], { words: 'finland, gothenburg, malmo, uppsala', style: 'scandinavian', water: 'lake' }, [
    among('log-cabin', 3, 40),
    among('spruce-tree', 20, 60),
    close('reindeer', 2),
    close('rowing-boat'),
  ]),
  locale('denmark', ['Denmark', 'village'], { style: 'scandinavian' }, [
    landmark('windmill', 40),
    close('bicycle', 2),
    among('farmhouse', 3, 45),
  ]),
  locale('iceland', ['Iceland', 'volcanic'], { words: 'faroe islands, faroe', adjectives: 'icelandic, faroese', style: 'scandinavian' }, [
    landmark('waterfall', 20, 1.6),
    among('geyser', 2, 30),
    among('sheep', 4),
    landmark('church', 40, 0.8),
  ]),
  locale(
    'greenland',
    ['Greenland', 'tundra'],
    {
      words: 'arctic village, nunavut, baffin island, ellesmere island',
      adjectives: 'greenlandic, inuit, yupik, inupiat',
      style: 'far-north',
      water: 'sea',
    },
    [among('igloo', 3, 30), close('sled'), close('polar-bear'), among('iceberg', 4, 80)],
  ),
  locale(
    'russia',
    ['Russia', 'village'],
    {
      style: 'slavic',
      words: 'siberia, novgorod, kazan, vladivostok, irkutsk, kamchatka, murmansk, yakutsk, lake baikal, urals',
      adjectives: 'russian, siberian, yakut',
      cover: 'snow',
    },
    [landmark('orthodox-church', 36, 1.2), among('log-cabin', 6, 45), among('birch-tree', 14, 50), close('sled')],
  ),
  locale('czechia', ['Bohemia', 'village'], { words: 'czech republic', adjectives: 'czech', style: 'medieval' }, [
    landmark('castle', 75),
    among('half-timbered-house', 4),
  ]),
  locale(
    'hungary',
    ['Hungary', 'farmland'],
    { words: 'romania, bucharest, moldova, wallachia', adjectives: 'hungarian, romanian, moldovan', style: 'rustic' },
    [landmark('church', 40), close('horse', 2), among('hay-bale', 6)],
  ),
  locale(
    'transylvania',
    ['Transylvania', 'alpine'],
    { words: 'carpathians', adjectives: 'transylvanian', style: 'gothic', weather: 'fog' },
    [landmark('castle', 60, 1.1), among('dead-tree', 8), among('bat', 5, 20), close('gravestone', 4)],
  ),
  locale(
    'japan',
    ['Japan', 'village'],
    {
      words: 'honshu, fukuoka, hokkaido, okinawa, shikoku, kyushu, nagano, hakone, takayama, kanazawa, nikko, hiroshima, sapporo, nagasaki',
      style: 'japanese',
    },
    [skyline('mount-fuji', 1), landmark('pagoda', 40, 1.2), landmark('torii', 14, 1.3), among('cherry-tree', 10)],
  ),
  locale(
    'china',
    ['China', 'village'],
    {
      words:
        'sichuan, guilin, yunnan, hangzhou, suzhou, chengdu, chongqing, lijiang, zhangjiajie, xinjiang, wuhan, harbin, huangshan, nanjing, qinghai, guangxi',
      adjectives: 'sichuanese, cantonese, manchu, uyghur',
      style: 'chinese',
    },
    [landmark('pagoda', 42, 1.2), skyline('great-wall', 3), among('bamboo-grove', 8), close('paper-lantern', 6), close('panda')],
  ),
  locale(
    'tibet',
    ['Tibet', 'alpine'],
    {
      words: 'himalayas, thimphu, himalaya, lhasa, bhutan, shangri la, ladakh, sikkim, tibetan plateau',
      adjectives: 'tibetan, himalayan, bhutanese',
      style: 'chinese',
      cover: 'snow',
    },
    [landmark('monastery', 48), landmark('stupa', 26), among('yak', 4, 20), close('flag', 3)],
  ),
  locale(
    'mongolia',
    ['Mongolia', 'meadow'],
    {
      words: 'gobi, astana, kazakhstan, kyrgyzstan, almaty, ulaanbaatar, inner mongolia, mongol empire, tuva',
      adjectives: 'mongolian, mongol, kazakh, kyrgyz, tuvan, buryat',
      style: 'nomadic',
    },
    [among('yurt', 6, 32), among('horse', 5, 24), close('yak', 2)],
  ),
  locale(
    'vietnam',
    ['Vietnam', 'village'],
    {
      words: 'hanoi, saigon, ha long bay, hoi an, ho chi minh city, mekong delta, mekong, da nang',
      adjectives: 'vietnamese',
      style: 'tropical',
      water: 'river',
    },
    [landmark('hindu-temple', 50), among('bamboo-grove', 6), among('canoe', 2, 30), close('water-buffalo', 2), among('palm', 8)],
  ),
  locale(
    'indonesia',
    ['Bali', 'rainforest'],
    {
      words:
        'bali, java indonesia, port moresby, java island, borneo, jakarta, yogyakarta, sumatra, lombok, sulawesi, ubud, papua new guinea, papua, timor',
      adjectives: 'balinese, indonesian, javanese, sumatran, papuan',
      style: 'tropical',
    },
    [landmark('hindu-temple', 36), among('palm', 10), among('stilt-house', 3, 35), close('stone-lantern', 2)],
  ),
  locale(
    'india',
    ['India', 'village'],
    {
      words:
        'punjab, ganges, tamil nadu, chennai, madras, bangalore, bengaluru, hyderabad, varanasi, benares, mysore, gujarat, pondicherry, assam, darjeeling, karnataka, hampi',
      adjectives: 'tamil, punjabi, gujarati',
      style: 'indian',
    },
    [landmark('hindu-temple', 44), close('cow', 2), among('banyan-tree', 3), close('tuk-tuk')],
  ),
  locale(
    'arabia',
    ['Arabia', 'desert'],
    {
      words: 'saudi arabia, yemen, oman, sahara, kuwait, bahrain, riyadh, mecca, jeddah, sanaa, muscat',
      adjectives: 'saudi, omani, yemeni, kuwaiti, bedouin, berber',
      style: 'islamic',
    },
    [landmark('mosque', 55), among('date-palm', 10), close('camel', 4), among('tent', 4, 30)],
  ),
  locale('egypt', ['Egypt', 'desert'], { words: 'ancient egypt, nile valley, aswan, thebes, memphis egypt', style: 'egyptian' }, [
    landmark('pyramid', 85, 1.3),
    landmark('sphinx', 38, 1.3),
    among('date-palm', 8),
    close('camel', 2),
  ]),
  locale(
    'morocco',
    ['Morocco', 'village'],
    {
      words: 'rabat, tripoli, tangier, tunisia, tunis, algeria, algiers, libya, maghreb, sidi bou said, barbary coast',
      adjectives: 'moroccan, tunisian, algerian, libyan, maghrebi',
      style: 'islamic',
      cover: 'sand',
    },
    [landmark('minaret', 45), close('market-stall', 3), among('date-palm', 8), close('camel', 2)],
  ),
  locale(
    'africa',
    ['Africa', 'meadow'],
    {
      style: 'rural-african',
      words:
        'kenya, lesotho, malawi, masai mara, drakensberg, eswatini, swaziland, south sudan, tanzania, serengeti, botswana, zambia, zimbabwe, malawi mara, maasai mara, okavango, kruger, uganda, rwanda, burundi, angola, east africa, kilimanjaro',
      adjectives: 'african, kenyan, tanzanian, maasai, masai, zulu, xhosa, ugandan, rwandan, zambian, ndebele, east african',
      site: 'savanna',
    },
    [among('hut', 5, 36), among('giraffe', 3, 40), among('elephant', 2, 40), close('zebra', 2)],
  ),
  locale(
    'australia',
    ['Australia', 'desert'],
    {
      words: 'outback, new south wales, alice springs, northern territory, western australia, coober pedy, the outback, australian outback',
      adjectives: 'australian, aboriginal, aussie',
      style: 'bush-country',
    },
    [landmark('mesa', 130), among('kangaroo', 4, 22), close('pickup-truck')],
  ),
  locale(
    'new-zealand',
    ['New Zealand', 'alpine'],
    {
      words: 'auckland, wellington, queenstown, rotorua, fiordland, aotearoa',
      adjectives: 'new zealander, maori',
      style: 'rustic',
      water: 'lake',
    },
    [among('sheep', 12, 40), among('farmhouse', 2, 40)],
  ),
  locale(
    'antarctica',
    ['Antarctica', 'tundra'],
    { words: 'south pole, antarctic, mcmurdo, ross island, south georgia island', water: 'sea' },
    [among('penguin', 12, 26), among('iceberg', 5, 80), landmark('moon-base-module', 22)],
  ),
];
