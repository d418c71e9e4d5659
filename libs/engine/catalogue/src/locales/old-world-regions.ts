import { among, close, landmark, lining, locale, skyline } from './locale-type.js';
import type { LocaleType } from './locale-type.js';

/** Regions of Europe and of the Middle East. */
export const OLD_WORLD_REGIONS: readonly LocaleType[] = [
  locale('wales', ['Wales', 'meadow'], { words: 'snowdonia, cardiff, pembrokeshire, swansea', adjectives: 'welsh', style: 'rustic' }, [
    landmark('castle', 70),
    among('sheep', 8),
    close('stone-wall', 3),
  ]),
  locale(
    'english-city',
    ['an English city', 'city-street'],
    {
      words:
        'manchester, liverpool, birmingham, leeds, sheffield, newcastle, bristol, nottingham, leicester, coventry, brighton, blackpool, wolverhampton, sunderland',
      adjectives: 'mancunian, liverpudlian',
      within: 'england',
    },
    [close('double-decker-bus'), close('pillar-box'), skyline('clock-tower', 1), lining('street-lamp', 4)],
  ),
  locale(
    'university-town',
    ['an old English town', 'village'],
    { words: 'oxford, cambridge, york, canterbury, winchester, stratford upon avon, durham, salisbury', within: 'england' },
    [landmark('cathedral', 70, 0.8), among('half-timbered-house', 4, 40), close('bicycle', 3), skyline('bell-tower', 2)],
  ),
  locale(
    'cornwall',
    ['Cornwall', 'beach'],
    { words: 'devon, st ives, jurassic coast, isles of scilly', adjectives: 'cornish', within: 'england', style: 'nautical', water: 'sea' },
    [landmark('lighthouse', 55), close('fishing-boat', 2), among('cottage', 3, 45)],
  ),
  locale(
    'lake-district',
    ['the Lake District', 'meadow'],
    { words: 'peak district, yorkshire dales, pennines, dartmoor, exmoor, cumbria', within: 'england', style: 'rustic', relief: 1.5 },
    [among('sheep', 8), close('stone-wall', 4), among('cottage', 2, 45)],
  ),
  locale(
    'riviera',
    ['the Riviera', 'beach'],
    {
      words: 'french riviera, cote d azur, cote dazur, cannes, monaco, monte carlo, saint tropez, st tropez, antibes',
      style: 'mediterranean',
      water: 'sea',
    },
    [among('yacht', 3, 70), lining('palm', 8, 5), among('villa', 4, 50), close('convertible')],
  ),
  locale(
    'adriatic',
    ['the Adriatic coast', 'village'],
    {
      words: 'adriatic coast, croatia, dubrovnik, dalmatian coast, dalmatia, montenegro, kotor, hvar, zadar, istria',
      adjectives: 'croatian, montenegrin',
      style: 'mediterranean',
      water: 'sea',
    },
    [landmark('bell-tower', 48), skyline('city-wall', 2), among('cypress-tree', 8), close('fishing-boat')],
  ),
  locale(
    'balkans',
    ['the Balkans', 'village'],
    {
      words:
        'serbia, sofia bulgaria, zagreb, belgrade, bosnia, sarajevo, mostar, albania, north macedonia, macedonia, kosovo, bulgaria, plovdiv, tirana',
      adjectives: 'balkan, serbian, bosnian, albanian, macedonian, bulgarian',
      style: 'rustic',
    },
    [close('stone-bridge'), landmark('orthodox-church', 46, 0.9), among('plum-blossom-tree', 4), among('hay-bale', 4)],
  ),
  locale(
    'poland',
    ['Poland', 'village'],
    {
      words: 'warsaw, krakow, gdansk, silesia, wroclaw, poznan, slovakia, bratislava',
      adjectives: 'slovak, slovakian, silesian',
      style: 'rustic',
    },
    [landmark('church', 42), among('birch-tree', 8), among('half-timbered-house', 3, 45), close('cart')],
  ),
  locale(
    'baltics',
    ['the Baltics', 'village'],
    {
      words: 'estonia, latvia, lithuania, tallinn, riga, vilnius, belarus, minsk, baltic states, baltic coast',
      adjectives: 'baltic, estonian, latvian, lithuanian, belarusian',
      style: 'rustic',
    },
    [landmark('bell-tower', 50), among('birch-tree', 8), among('pine-tree', 8)],
  ),
  locale(
    'ukraine',
    ['Ukraine', 'farmland'],
    { words: 'kyiv, odessa, kiev, lviv, kharkiv, odesa, crimea', adjectives: 'ukrainian', style: 'slavic' },
    [landmark('orthodox-church', 50), among('sunflower', 40, 24), among('poplar-tree', 6, 60)],
  ),
  locale(
    'caucasus',
    ['the Caucasus', 'alpine'],
    {
      words: 'armenia, azerbaijan, tbilisi, yerevan, baku, georgia, republic of georgia, dagestan, chechnya, svaneti',
      adjectives: 'armenian, azerbaijani, caucasian',
    },
    [landmark('monastery', 46), among('castle-tower', 2, 50), among('sheep', 6)],
  ),
  locale(
    'mediterranean-isle',
    ['a Mediterranean island', 'village'],
    { words: 'malta, valletta, gozo, cyprus, nicosia', adjectives: 'maltese, cypriot', style: 'mediterranean', water: 'sea' },
    [skyline('dome', 1, 2), among('olive-tree', 8), close('rowing-boat', 2), close('amphora', 2)],
  ),
  locale(
    'lapland',
    ['Lapland', 'conifer-forest'],
    { words: 'rovaniemi, sapmi, finnmark', adjectives: 'sami, lapp, lappish', style: 'scandinavian', cover: 'snow' },
    [among('reindeer', 4, 20), close('sled'), among('log-cabin', 2, 35), among('tipi', 2, 30)],
  ),
  locale('reykjavik', ['Reykjavik', 'village'], { words: 'akureyri', within: 'iceland', style: 'scandinavian' }, [
    landmark('church', 46, 1.2),
    among('sheep', 3),
    close('fishing-boat'),
  ]),
  locale(
    'byzantium',
    ['Byzantium', 'city-street'],
    { words: 'constantinople, byzantine empire, ravenna', adjectives: 'byzantine', style: 'classical' },
    [landmark('dome', 75, 3), skyline('dome', 3, 2), close('doric-column', 3), among('cypress-tree', 5)],
  ),
  locale(
    'turkiye',
    ['Turkey', 'village'],
    { words: 'turkey, ankara, izmir, bodrum, ephesus, antalya, ottoman empire', adjectives: 'anatolian, kurdish', style: 'islamic' },
    [landmark('mosque', 60), among('olive-tree', 8), among('cypress-tree', 6), close('market-stall')],
  ),
  locale(
    'levant',
    ['the Levant', 'village'],
    {
      words: 'lebanon, beirut, syria, aleppo, amman, palmyra, jordan, tripoli lebanon',
      adjectives: 'lebanese, syrian, jordanian, levantine, phoenician',
      style: 'islamic',
    },
    [landmark('minaret', 45), among('olive-tree', 8), among('cedar-tree', 3), close('market-stall')],
  ),
  locale(
    'persia',
    ['Persia', 'village'],
    { words: 'iran, isfahan, tehran, shiraz, persepolis, yazd, persian empire', adjectives: 'iranian', style: 'islamic' },
    [landmark('dome', 50, 2), lining('cypress-tree', 6, 5), close('fountain'), among('pomegranate-tree', 4)],
  ),
  locale(
    'central-asia',
    ['Central Asia', 'village'],
    {
      words: 'samarkand, bukhara, khiva, uzbekistan, tashkent, turkmenistan, silk road, tajikistan, afghanistan, kabul, herat, transoxiana',
      adjectives: 'uzbek, turkmen, tajik, afghan, central asian',
      style: 'islamic',
    },
    [landmark('mosque', 56), skyline('minaret', 3), close('market-stall', 2), among('poplar-tree', 6), close('bactrian-camel')],
  ),
];
