import { parsePhraseList } from '../lexicon/meaning.js';

/** Classes of nouns in the hierarchy of which all members look alike enough to stand for one another: animals and plants. */
const ALIKE = 'av';

/** Steps up the hierarchy at most, by class: what is further above has little in common with a thing, and more with an animal or a plant. */
const STEPS_MAX: ReadonlyMap<string, number> = new Map(Object.entries<number>({ a: 6, v: 6, p: 6, o: 3, f: 3, n: 2, w: 2 }));

const setOf = (list: string): ReadonlySet<string> => new Set(parsePhraseList(list));

/**
 * Words of the hierarchy for more than their row shows: no noun below them is drawn as that row. A tray is a container, and no shipping container; a stool
 * pigeon is a fool, and no jester.
 */
const TOO_WIDE = setOf(`
  animal, beast, creature, brute, leaf, root, hole, mount, anemone, hag, raptor, walking stick, bloodsucker, firebird, black cat, creeper, griffon, anglerfish,
  container, block, tube, pipe, gauge, shelter, tableware, cutlery, toy, station, barrier, condenser, card, playing card, handle, jewelry, reactor, recorder,
  deck, hose, fruit, monument, foil, marker, puzzle, coffer, computer, evening dress, ball, gate, pouch, breathing machine, air duct, trap, pit, chain,
  liner, observation tower, fender, washer, sleeping capsule, capsule, inclined plane, shard, conservatory, tote, slide, net, ash can, quad, torus, crosswalk,
  moat, pool, arcade, transporter, diamond, clipper, lager, morning star, screen, shed, cot, cushion, vault, ice needle, dirt track, meat, moonshine, plumbing,
  plate armor, card catalog, shuttle, scarecrow, stock exchange, pedestrian crossing, bones, harvester, binder, toast, ham, cylinder, mine, lens, plunger,
  barrow, deity, beholder, philosopher, crusader, nobleman, aristocrat, fool, orator, prophet, smuggler, thug, gangster, sister, brother, mummy, champion, adventurer,
  enchantress, satyr, ghost, damsel, bogeyman, swashbuckler, mythical creature, wanderer, guardian angel, spook, weightlifter, fairy, gunslinger, rogue, joker,
  figure, rock star, duelist, trojan, caliph, oarsman, headsman, soul, dwarf, outlaw, pope, assassin, bodybuilder`);

/**
 * Words of the hierarchy that usually have another sense than the one there, but whose row shows that one as well: a limousine is a kind of carriage. Of other
 * words the row shows the usual sense: a lever is a bar, and no tavern.
 */
const TRUSTED = setOf(`
  person, worker, drink, dish, cake, man, woman, girl, boy, child, painter, wrench, university, college, printer, pastry, ruler, soldier, trooper, carriage,
  builder, book, gown, skirt, chocolate, saw, camera, painting, chest, hammer, generator, cleaner, monitor, racket, glove, hotdog, tart, bishop, sailor,
  queen, palace, toilet, television, projector, concertina, glass, emperor, sovereign, mechanic, musician, fireman, ax, wagon, van, onion, cherry, knife, pan,
  bowl, milk, politician, spy, judge, smith, pupil, lobster, lager, helmet, helicopter, knight, lama, market, dancer, hunter, nurse, secretary, peasant,
  lettuce, press, trail, lift, pillar, mug, garlic, urn, crown, kite, hatchet, kettle, spear, cannon, tank, shield, globe, flute, gardener, clown, cab,
  stall, stable, church, saber, chili, sweet pepper, turnip, altar, detective, angler, schooner, constable, doctor, medic, guard, minister, lady, steward,
  captain, waiter, lumberjack, swimmer, archangel, shop, people`);

/** Nouns that name a thing in the hierarchy, and something else where people write them. */
const NOT_THINGS = setOf(`
  client, server, host, wafer, kiss, neck, spit, load, loading, lead, drain, artery, impasse, route, stunt, prey, adult, survivor, chat, comma, private, draft,
  minor, fellow, equal, sponsor, republican, forth, darling, sculptor, cancer, leo, easter, safety, divinity, sinker, grunt, char, admiral, viceroy, monarch,
  master, principal, self, operator, talent, personality, solitary, basic, objective, negative, native, stranger, cheat, pop, punch, malt, draught, phosphate,
  third base, second base, home plate, smoker, header, creche, radiolocation, stereophony, wireless telegraphy, bedding material, overdrive, put put, blade,
  needle, pad, betel, substitute, pro, hire, pickup, sampler, member, associate, confessor, mod, intern, saint, sir, beast, squirt, savage,
  runaway, scavenger, brat, bit, jimmy, crank, dope, snow, spike, weed, refractory, wash, paint, coating, patina, veneer, varnish, glaze, oil, fixture, fitting,
  convertible, marsh, wood, capital, court, end, base, block, plot, field, ground, lot, yard, garden, park, square, plaza, resort, venue, facility, office,
  bologna, bordeaux, burgundy, panama, java, guernsey, grinder, bumper, sponge, mixer, pole, poles, settle, quarrel, spectator, dive, works, traverse, lug, pin, dipper, nude, monochrome, planner, hobble, hulk, pentagon, overnighter, teeter, john, dime, hobby,
  lashing, muffle, snare, aegis, launcher, bead, binder, starter, interceptor, shortcut, launch, pocket, public square, tollhouse, divider, airline, mit, babel,
  picture, firedrake, stilt, pile, oscillator, muzzle, stopper, pilot program, watercolor, watercolour, relief, negative pole, abduction, plat, railhead, waft, mimic, sleeper, acoustic`);

/** Whether a noun may be shown by another one of its family at all. */
export const mayHaveFamily = (noun: string): boolean => !NOT_THINGS.has(noun);

/** Steps up the hierarchy for a class of nouns at most. */
export const getStepsMax = (nounClass: string): number => STEPS_MAX.get(nounClass) ?? 0;

/**
 * Whether the row of a word represents a noun that is some steps below that word in the hierarchy.
 *
 * @param word a word of the hierarchy; `isUsual` says whether the sense there is the one that the word usually has
 * @param step 0 for a synonym
 */
export function representsNoun(
  word: string,
  isUsual: boolean,
  { nounClass, step }: { readonly nounClass: string; readonly step: number },
): boolean {
  if (TOO_WIDE.has(word)) return false;
  return isUsual || ALIKE.includes(nounClass) || (step > 0 && TRUSTED.has(word));
}
