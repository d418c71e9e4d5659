import { getObjectTheme, OBJECT_GROUPS } from '@diorama/lexicon';
import type { Meaning } from '@diorama/lexicon';

import type { PhraseSpan } from '../match-phrases.js';
import { joinsPhrase } from '../phrase-roles.js';
import { continuesNoun, keyOf, setMeaning } from './set-meaning.js';

/** A subject of prompts in which some words mean other things than usual. */
export interface Context {
  /** Matches the phrases that name the subject, and none of its words. */
  readonly namedBy: RegExp;
  readonly words: RegExp;
  /** Matches phrases of prompts in which the words keep their usual meaning. */
  readonly unless?: RegExp;
  /** Null for what the scene does not have. */
  readonly meaning: Meaning | null;
}

const RAILWAY = /\b(subway|metro|train|railway|railroad|tram|locomotive|tube station|underground station)s?\b|^stations?$/;

const VEHICLES =
  /\b(cars?|trucks?|plough|ploughs|plows?|lorry|lorries|van|vans|engine|engines|hatchback|vehicles?|sedan|tractor|pickup|jeep|garage)\b/;

/** What makes a mill a factory. */
const INDUSTRY = /\b(textile|cotton|steel|paper|saw|lumber|wool|woollen|flour|sugar|rolling|loft|industrial|former|converted|apartment)\b/;

const thing = (object: string): Meaning => ({ role: 'noun', object });

export const CONTEXTS: readonly Context[] = [
  { namedBy: /\b(basketball|streetball|dunk|sports hall)\b/, words: /^(hoops?|rims?|baskets?)$/, meaning: thing('street-basketball-hoop') },
  { namedBy: /\b(sells?|selling|stalls?|fishmongers?|vendors?|market)\b/, words: /^(fish|fishes)$/, meaning: thing('fish-crates') },
  {
    namedBy: /\b(cars?|garage|restored|hood|bonnet|engine|19[4-9]\d|chrome|vintage|driveway|parked|racing|motor)\b/,
    words: /^(mustangs?|beetles?|jaguars?|impalas?|broncos?|corvettes?)$/,
    unless: /\b(horses?|prairie|corral|jungle|rodeo|ranch|leaf|safari)\b/,
    meaning: thing('car'),
  },
  {
    namedBy: /\b(town|saloon|sheriff|main street|high street|robbery|western|town square)\b/,
    words: /^(bank|old bank|banks)$/,
    unless: /\b(river|stream|canal|lake|brook|creek|bank of)\b/,
    meaning: thing('bank'),
  },
  { namedBy: /\b(nail|nails|manicure|pedicure|shoe|shoes|silver|furniture polish)\b/, words: /^polish$/, meaning: { role: 'ignored' } },
  {
    namedBy: /\b(salon|bar|diner|shop|club|arcade|motel|says?|saying|reading|sign|cafe|restaurant|nail|hair|wall)\b/,
    words: /^neons?$/,
    meaning: thing('neon-sign'),
  },
  { namedBy: VEHICLES, words: /^(bonnets?|hoods?|jacks?)$/, meaning: null },
  { namedBy: /\b(mill|factory|warehouse|workshop|museum|plant|shed|hangar)\b/, words: /^walkways?$/, meaning: { role: 'ignored' } },
  { namedBy: /^(gym|gymnasium)s?$/, words: /^(hoops?|rims?)$/, meaning: thing('street-basketball-hoop') },
  { namedBy: /\b(volleyball|badminton)( courts?| match| game| nets?| players?)?$/, words: /^nets?$/, meaning: thing('sports-net') },
  { namedBy: /(?<!table )\btennis( courts?| match| game| nets?| players?)?$/, words: /^nets?$/, meaning: thing('tennis-net') },
  { namedBy: RAILWAY, words: /^tracks?$/, meaning: thing('railway-track') },
  { namedBy: RAILWAY, words: /^platforms?$/, meaning: { role: 'noun', part: 'floor' } },
  {
    namedBy: /\b(diner|bar|pub|saloon|soda fountain|breakfast bar|juice bar|cocktail bar|kitchen island)\b/,
    words: /^stools?$/,
    unless: /\b(medieval|tavern|milking|wooden stools?)\b/,
    meaning: thing('bar-stool'),
  },
  { namedBy: /\bkitchen\b/, words: /^counters?$/, meaning: thing('kitchen-counter') },
  { namedBy: /\bkitchen\b/, words: /^islands?$/, meaning: thing('kitchen-island') },
  { namedBy: /\b(circus|big top)\b/, words: /^rings?$/, meaning: { role: 'ignored' } },
  { namedBy: /\bbox(ing|ers?)\b/, words: /^rings?$/, meaning: thing('boxing-ring') },
  { namedBy: /\bfire station\b/, words: /^engines?$/, meaning: thing('fire-truck') },
  { namedBy: /\bbath(room)?s?\b/, words: /^rain showers?$/, meaning: thing('open-shower') },
  { namedBy: /\b(train|tram|lorry|truck|tractor|crane|driver)\b/, words: /^cabs?$/, meaning: null },
  { namedBy: /\b(mechanic|garage|orchestra|conversation|inspection)\b/, words: /^pits?$/, meaning: null },
  { namedBy: /\b(airport|terminal|departure|boarding)\b/, words: /^gates?$/, meaning: null },
  { namedBy: /\b(poker|casino|roulette|blackjack|card game)\b/, words: /^chips$/, meaning: thing('poker-chips') },
  {
    namedBy: /\b(war|retro|vintage|bedside|motel|19[0-8]\d|19[2-8]0s|victorian|noir|soviet|old fashioned)\b/,
    words: /^(tele)?phones?$/,
    meaning: thing('rotary-phone'),
  },
  {
    namedBy: /\b(bowl|market|stall|basket|jar|cake|kitchen|bar)s?\b/,
    words: /^(walnuts|almonds|chestnuts|hazelnuts|acorns)$/,
    meaning: null,
  },
  { namedBy: /\b(studio|acoustic|recording)\b/, words: /^foam$/, meaning: null },
  {
    namedBy: /\b(operating|surgical|hospital|clinic|dental|dentist|medical|veterinary)\b/,
    words: /^tools$/,
    meaning: thing('medical-cart'),
  },
  { namedBy: /\bsurf\b/, words: /^boards?$/, meaning: thing('surfboard') },
  {
    namedBy: /\b(operating|surgical|hospital|clinic|medical|dental|lab|laboratory)\b/,
    words: /^trolleys?$/,
    meaning: thing('medical-cart'),
  },
  { namedBy: /\b(supermarket|shop|store|checkout)\b/, words: /^trolleys?$/, meaning: thing('shopping-cart') },
  {
    namedBy: /\b(kitchen|restaurant|hotel|office|library|bakery|warehouse|workshop|factory)\b/,
    words: /^trolleys?$/,
    unless: /\b(supermarket|checkouts?|hospital|clinic)\b/,
    meaning: thing('utility-cart'),
  },
  { namedBy: /\bsolar\b/, words: /^panels?$/, meaning: thing('solar-panel') },
  { namedBy: /\b(arcade|gaming hall)\b/, words: /^cabinets?$/, meaning: thing('arcade-machine') },
  { namedBy: /\b(trench|trenches|war|battlefield|frontline|battle)\b/, words: /^dugouts?$/, meaning: thing('bunker') },
  { namedBy: /\b(market|stalls?|kitchen|grocer|baskets?|bowls?|picnic)\b/, words: /^(maize|corn)$/, meaning: thing('corn-cob') },
  { namedBy: /\b(server|data cent(er|re)|network)s?\b/, words: /^racks?$/, meaning: thing('server-rack') },
  { namedBy: /\bwine\b/, words: /^racks?$/, meaning: thing('wine-rack') },
  {
    namedBy: /\b(operating|surgery|surgical|hospital|clinic|dental|dentist|medical|veterinary|autopsy|morgue)\b/,
    words: /^instruments?$/,
    meaning: thing('medical-cart'),
  },
  { namedBy: /\b(lab|laboratory|science|chemistry|physics|observatory)\b/, words: /^instruments?$/, meaning: thing('microscope') },
  { namedBy: /\b(cockpit|flight|control room|navigation|submarine|bridge of)\b/, words: /^instruments?$/, meaning: thing('gauge-panel') },
  {
    namedBy:
      /\b(bar|pub|tavern|restaurant|dining|kitchen|cafe|tray|wine|champagne|cocktail|drinks?|bottles?|jugs?|plates?|cutlery|tablecloth|banquet|picnic)\b/,
    words: /^glasses$/,
    meaning: thing('tumbler'),
  },
  {
    namedBy: /\b(shelf|shelves|shelving|kitchen|fridge|refrigerator|freezer|lab|laboratory|pantry|cupboard|storage room|medication|food)\b/,
    words: /^containers?$/,
    meaning: thing('tote'),
  },
  { namedBy: /\b(fish|seafood|market|stalls?|bar|cocktails?|drinks?|bucket)\b/, words: /^ice$/, meaning: thing('ice-block') },
  { namedBy: /\b(warehouse|bowling|pallet|forklift|swimming|pool)\b/, words: /^lanes?$/, meaning: null },
  { namedBy: /\b(pallet racks?|pallet racking|racking|forklift lanes?)\b/, words: /^loading (docks?|bays?)$/, meaning: null },
  {
    namedBy: /\b(warehouse|supermarket|factory|store|market|mall|depot|building)s?\b/,
    words: /^loading (docks?|bays?)$/,
    unless: /\b(pallet racks?|pallet racking|racking|forklift lanes?)\b/,
    meaning: thing('loading-dock'),
  },
  {
    namedBy: /\b(brick|timber|bamboo|clay|wooden|paper|folding|reed|lacquer|lacquered|carved|rattan|silk)\b/,
    words: /^screens?$/,
    unless: /\b(cinema|computer|tv|television|led)\b/,
    meaning: thing('room-divider'),
  },
  { namedBy: /\b(mars|martian|moon|lunar)\b/, words: /^(bases?|outposts?)$/, meaning: thing('moon-base') },
  { namedBy: /\b(sewing|textile|garment|tailor|clothing factory)\b/, words: /^machines$/, meaning: thing('sewing-machine') },
  { namedBy: /\b(barn|byre|cowshed|stables?|dairy)\b/, words: /^stalls?$/, meaning: thing('cow-stall') },
  { namedBy: /\b(cinema|movie theat(er|re)|screening room|auditorium)\b/, words: /^seats?$/, meaning: thing('cinema-seat') },
  { namedBy: /\b(cinema|movie theat(er|re)|screening room)\b/, words: /^screens?$/, meaning: thing('projector-screen') },
  { namedBy: /\b(metro|subway|underground station|tube station)\b/, words: /^trains?$/, meaning: thing('subway-train') },
  { namedBy: /\b(wedding|marquee|festival|gala)\b/, words: /^dance floors?$/, meaning: null },
  { namedBy: /\b(mushroom|toadstool|fungus)s?\b/, words: /^(caps?|stems?|gills)$/, meaning: { role: 'ignored' } },
  { namedBy: /\bboxing\b/, words: /^bags?$/, meaning: thing('punching-bag') },
  { namedBy: /\bhot air balloons?\b/, words: /^balloons?$/, meaning: thing('hot-air-balloon') },
  {
    namedBy: /\b(football|soccer|rugby|hockey)\b/,
    words: /^pitch(es)?$/,
    meaning: { role: 'noun', place: 'meadow', site: 'sports-field' },
  },
  { namedBy: /\b(room|office|lounge|lobby|apartment|flat|studio|cafe|kitchen)\b/, words: /^ficus$/, meaning: thing('monstera') },
  {
    namedBy: /\b(volcano|volcanic|lava|eruption|burnt|burned|apocalypse|apocalyptic|wasteland|nuclear|embers|wildfire)\b/,
    words: /^ash$/,
    meaning: null,
  },
  { namedBy: /^(roadside )?motels?$/, words: /^(reception|lobby|office)$/, meaning: null },
  { namedBy: /^tents?$/, words: /^(camp|encampment|campsite)$/, meaning: thing('campfire') },
  { namedBy: /\b(recording|mixing|ticket|toll|photo|projection)\b/, words: /^booths?$/, meaning: null },
  { namedBy: /\b(operating|surgical|surgery)\b/, words: /^(lamps?|surgical lamps?)$/, meaning: thing('surgical-light') },
  { namedBy: /\b(operating|surgical|surgery)\b/, words: /^tables?$/, meaning: thing('operating-table') },
  {
    namedBy: /\b(forest|woods|redwoods?|sequoias?|jungle|rainforest|grove)\b/,
    words: /^trunks?$/,
    unless: /\b(pirates?|treasure|luggage|attic|leather|travel|elephants?)\b/,
    meaning: { role: 'ignored' },
  },
  {
    namedBy: /\b(alien|aliens|planet|galaxy|orbit|asteroids?|space|starship|spaceport|sci fi|interstellar|two moons)\b/,
    words: /^((survey|scout|rescue|colony|alien|generation) )?ships?$/,
    meaning: thing('spaceship'),
  },
  {
    namedBy: /\b(port|harbou?r|quay|docks?|shipyard|container|cruise|terminal|canal|bay|city|skyline)\b/,
    words: /^ships?$/,
    unless:
      /\b(pirates?|medieval|colonial|viking|old|ancient|tall|wooden|sails?|sailing|galleons?|1[5-8]\d\ds?|victorian|fantasy|age of sail|treasure|sunken|ghost|steampunk)\b/,
    meaning: thing('cargo-ship'),
  },
  {
    namedBy:
      /\b(courtyard|patio|rooftop|hotel|motel|resort|villa|mansion|backyard|riad|terrace|penthouse|hacienda|country club|bungalow|ranch house)s?\b/,
    words: /^pools?$/,
    meaning: thing('swimming-pool'),
  },
  { namedBy: /\b(rooftop|swimming|infinity|hotel|villa|resort) pools?\b/, words: /^water$/, meaning: { role: 'ignored' } },
  {
    namedBy:
      /\b(oil|docks?|warehouse|chemical|chemicals|stacked|barrels?|depot|forklifts?|pallets?|factory|refinery|industrial|hazmat|toxic|waste|loading)\b/,
    words: /^drums?$/,
    unless: /\b(music|musical|musicians?|band|concert|parade|festival|rehearsal|recording|jazz|guitars?)\b/,
    meaning: thing('oil-drum'),
  },
  {
    namedBy: /\b(lake|lakeside|cabins?|camp|campsite|summer camp|cottage|pond|canoes?)\b/,
    words: /^(docks?|long dock|wooden dock)$/,
    unless: /\b(ships?|cranes?|containers?|harbou?r|port|loading|warehouse)\b/,
    meaning: thing('pier'),
  },
  {
    namedBy: /\b(apartment|penthouse|loft|condo|flat|open plan|bar stools?|quartz)\b/,
    words: /^islands?$/,
    unless: /\b(desert|tropical|private|small|sea|ocean|lagoon|palm|palms)\b/,
    meaning: thing('kitchen-island'),
  },
  {
    namedBy: /\b(tavern|pub|saloon|inn|restaurant|hotel|night ?club|jazz club|club|lounge|cantina|cinema|barrels|common room|ballroom)\b/,
    words: /^bar$/,
    meaning: thing('bar-counter'),
  },
  { namedBy: /\b(club|bar|pub|tavern|restaurant|school|lounge|cabaret|cafe|classroom)\b/, words: /^stages?$/, meaning: thing('stage') },
  {
    namedBy: /\b(dutch|holland|netherlands|hill|hilltop|medieval|village|dikes?|tulips?|fields?|greek|mykonos|la mancha|farm)\b/,
    words: /^(old |wind )?mills?$/,
    unless: INDUSTRY,
    meaning: thing('windmill'),
  },
  {
    namedBy: /\b(stream|river|brook|creek|millpond|weir|waterfall)s?\b/,
    words: /^(old )?mills?$/,
    unless: INDUSTRY,
    meaning: thing('watermill'),
  },
  {
    namedBy: /\b(tatami|tokonoma|shoji|tea ceremony|futon)\b/,
    words: /^(japanese )?tea ?houses?$/,
    unless: /\b(gardens?|ponds?|yard|koi)\b/,
    meaning: { role: 'noun', place: 'living-room', room: 'japanese-room' },
  },
  { namedBy: /\b(gardens?|koi|koi pond)\b/, words: /^(japanese |small )?tea ?houses?$/, meaning: thing('pavilion') },
  { namedBy: /\b(capsule|pod) (hotel|hostel)\b/, words: /^(sleeping )?pods?$/, meaning: thing('capsule-bed') },
  { namedBy: /\bplayground\b/, words: /^(wheelchair )?roundabouts?$/, meaning: thing('playground-roundabout') },
  {
    namedBy: /\b(garage|parking|office|subway|basement|corridor|hallway|hospital|flickering|ceiling|classroom|warehouse)\b/,
    words: /^tubes?$/,
    unless: /\b(test|lab|laboratory|submarine|torpedo|cryo|specimen|alchemist|wizards?|london)\b/,
    meaning: thing('fluorescent-lamp'),
  },
  { namedBy: /\b(cars?|coupe|showroom|vehicles?|motor show|suv|sedan)\b/, words: /^turntables?$/, meaning: { role: 'ignored' } },
  {
    namedBy: /\b(city|alley|street|cyberpunk|subway|rooftop|industrial|dystopian)\b/,
    words: /^(steam vents?|street vents?|vents)$/,
    meaning: thing('steam-plume'),
  },
  {
    namedBy: /\b(assembly|welding|robots?|robotic|conveyor|manufacturing|production|automation|six-axis)\b/,
    words: /^(assembly |work |robot )?cells?$/,
    unless: /\b(prison|jail|dungeon|police)\b/,
    meaning: { role: 'noun', place: 'workshop', room: 'factory-floor' },
  },
  {
    namedBy: /\b(loading|garage|hospital|cargo|trucks?|lorry|car wash|workshop|warehouse|roller door)\b/,
    words: /^bays?$/,
    unless: /\b(sea|ocean|beach|coast|coastal|sailing|island)\b/,
    meaning: null,
  },
  {
    namedBy:
      /\b(balcon(y|ies)|streets?|alleys?|village|rooftops?|courtyards?|drying|hanging|lines?|town|terrace|backyard|garden|facades?|tenement)\b/,
    words: /^laundry$/,
    unless: /\b(room|basket|detergent|machines?|washers?|dryers?)\b/,
    meaning: thing('washing-line'),
  },
  {
    namedBy: /\b(jungle|rainforest|vines|lianas|overgrown)\b/,
    words: /^((stone|forgotten|sunken) )?temples?$/,
    unless: /\b(hindu|buddhist|khmer|angkor|thai|thailand|india|indian|bali|cambodia|greek|roman|chinese|japanese|shinto|space)\b/,
    meaning: thing('step-pyramid'),
  },
  {
    namedBy: /\b(mountains?|pass|alpine|trail|hiking|blizzard|summit|ridge)\b/,
    words: /^((stone|mountain|wooden|emergency) )?shelters?$/,
    unless: /\b(bomb|air raid|fallout|nuclear|bus)\b/,
    meaning: thing('hut'),
  },
  { namedBy: /\b(camp|sled|sledge|hiking|climbing|fishing|loaded|diving|tents?|camping|skiing|mining)\b/, words: /^gear$/, meaning: null },
  { namedBy: /\b(library|mall|museum|university|hospital|office|school|hotel)\b/, words: /^atrium$/, meaning: { role: 'ignored' } },
];

/** Gives the words of a subject that the prompt names the meaning that they have there. */
export function readContext(spans: PhraseSpan[], at: number, { words, meaning }: Context): void {
  const [span, of, content] = spans.slice(at, at + 3);
  if (span === undefined || !words.test(span.text) || continuesNoun(of)) return;
  if (span.text === 'glasses' && isOnPerson(spans, at)) return;
  // "A basket of tennis balls", but "the platform of a station".
  const isContainer = of?.text === 'of' && content?.meaning?.role !== 'grammar' && (meaning?.role !== 'noun' || meaning.part === undefined);
  const isVessel = span.text === 'glasses' || span.text.startsWith('container');
  if (!isContainer || isVessel) setMeaning(spans, at, meaning);
}

/** "A girl with glasses" wears them. */
function isOnPerson(spans: readonly PhraseSpan[], at: number): boolean {
  const [owner, having] = [spans[at - 2], spans[at - 1]];
  return /^(with|in|wearing|wears)$/.test(having?.text ?? '') && owner !== undefined && getObjectTheme(owner.meaning) === 'people';
}

/** Phrases between a plant and its pot at most: "a lemon tree in a large clay pot". */
const POT_REACH = 5;

/** "A lemon tree in a pot" stands in no cooking pot. */
export function readPot(spans: PhraseSpan[], at: number): void {
  const span = spans[at];
  if (span === undefined || !/^pots?$/.test(span.text) || continuesNoun(spans[at + 1])) return;
  for (let before = at - 1; before >= Math.max(0, at - POT_REACH); before--) {
    const { meaning, text } = spans[before] as PhraseSpan;
    if (spans[before + 1]?.gap === 'stop') return;
    if (/^(clay|terracotta|earthenware)$/.test(text) && joinsPhrase(spans[before + 1] as PhraseSpan))
      return setMeaning(spans, at, thing('clay-pot'));
    if (meaning?.role === 'noun') return isPlant(meaning) ? setMeaning(spans, at, thing('clay-pot')) : undefined;
  }
}

const isPlant = (meaning: Meaning): boolean =>
  meaning.role === 'noun' &&
  (getObjectTheme(meaning) === 'nature' ||
    (meaning.object !== undefined && (OBJECT_GROUPS.plant as readonly string[]).includes(meaning.object)));

/** Places where containers are those of ships. */
const SHIPPING =
  /\b(ship|shipping|port|harbou?r|dock|docks|quay|yard|truck|lorry|cargo|freight|crane|terminal|depot|stack|stacked|rail|train)s?\b/;
const SMALL = /^(plastic|glass|paper|small|metal|tin|sealed|clear|storage|food|airtight|stackable)$/;

/** Whether a prompt is about ships and what they carry. */
export const isAboutShipping = (spans: readonly PhraseSpan[]): boolean => spans.some(({ text }) => SHIPPING.test(text));

/** "A plastic container" stands on a shelf; containers of a prompt about ports are those of ships. */
export function readContainer(spans: PhraseSpan[], at: number): void {
  if (/^containers?$/.test(spans[at]?.text ?? '') && SMALL.test(keyOf(spans[at - 1]))) setMeaning(spans, at, thing('tote'));
}

const SHIPS = /\b(ship|vessel|ferry|yacht|tanker|trawler|submarine|starship|spaceship|cruiser|destroyer|liner)s?$/;

/** "The bridge of a cargo ship" spans no river. */
export function readShipBridge(spans: PhraseSpan[], at: number): void {
  if (spans[at]?.text !== 'bridge' || spans[at + 1]?.text !== 'of') return;
  if (spans.slice(at + 2, at + 2 + POT_REACH).some(({ text }) => SHIPS.test(text))) setMeaning(spans, at, null);
}
