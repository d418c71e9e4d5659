import type { SkySpec } from '../parameters/nature/nature-sky.js';
import type { CatalogueRow, RowDetails } from '../row/row.js';
import { rowsOf } from '../row/row.js';

const row = rowsOf('sky');

type Size = CatalogueRow['size'];

/** Far objects have the size that they show at a distance of 150 m. */
const far = (id: string, size: Size, kind: SkySpec['kind'], details: RowDetails = {}): CatalogueRow =>
  row(id, size, { generator: 'sky', kind }, { stand: 'far', solid: 'none', side: 'outdoors', ...details });

/** Objects in the air or on the ground near the walker; `lift` in metres. */
const near = (id: string, size: Size, kind: SkySpec['kind'], lift: number, details: RowDetails = {}): CatalogueRow =>
  row(
    id,
    size,
    { generator: 'sky', kind },
    { ...(lift > 0 ? { stand: 'air' as const, lift } : {}), solid: 'none', variants: 3, ...details },
  );

const SPACE: readonly CatalogueRow[] = [
  far('sun', [26, 26, 8], 'sun', { words: 'sun disc, shining sun, sunball' }),
  far('moon', [22, 22, 22], 'moon', { words: 'full moon, giant moon, luna' }),
  far('crescent-moon', [16, 26, 5], 'crescent', { words: 'crescent, half moon, new moon, sickle moon' }),
  far('two-moons', [52, 28, 24], 'moons', { words: 'twin moons, double moon, pair of moons' }),
  far('red-moon', [22, 22, 22], 'moon', {
    words: 'blood moon, mars, red planet',
    finishes: { moon: 'screen #c8603c', sea: 'screen #8a3c28', crater: 'screen #a84e32' },
  }),
  far('planet', [46, 46, 46], 'planet', { places: ['outer space'], words: 'gas giant, jupiter, giant planet, alien world' }),
  far('ice-planet', [40, 40, 40], 'planet', {
    places: ['outer space'],
    words: 'neptune, uranus, blue planet',
    finishes: { planet: 'screen #4a88d8', band: 'screen #3468b8', pale: 'screen #88b8ec', red: 'screen #2c4c90' },
  }),
  far('ringed-planet', [64, 34, 64], 'ringed-planet', { places: ['outer space'], words: 'saturn, planet with rings, planet with a ring' }),
  far('earth', [40, 40, 40], 'earth', { places: ['outer space'], words: 'planet earth, terra, world globe in space, the earth' }),
  far('eclipse', [30, 30, 6], 'eclipse', { words: 'solar eclipse, eclipsed sun, dark sun, black sun' }),
  far('black-hole', [60, 30, 60], 'black-hole', { places: ['outer space'], words: 'singularity, accretion disc, event horizon, wormhole' }),
  far('star', [10, 10, 2.4], 'star', { words: 'five-pointed star, bright star, north star' }),
  far('starfield', [70, 44, 20], 'stars', { words: 'stars, constellation, starry sky, star cluster, twinkling star' }),
  far('comet', [52, 34, 8], 'comet', { words: 'comet with a tail, falling star' }),
  far('meteor-shower', [64, 44, 24], 'meteors', { words: 'meteor, shooting star, meteors rain, meteor rain' }),
  far('galaxy', [64, 48, 40], 'galaxy', { places: ['outer space'], words: 'spiral galaxy, milky way, galaxy disc' }),
  far('nebula', [64, 44, 16], 'nebula', { places: ['outer space'], words: 'space cloud, cosmic cloud, star nursery' }),
  far('aurora', [90, 34, 26], 'aurora', { lift: 70, words: 'northern lights, aurora borealis, polar lights, southern lights' }),
  far('rainbow', [90, 45, 1.2], 'rainbow', { lift: 0, words: 'rainbow arch, rain bow' }),
];

const WEATHER: readonly CatalogueRow[] = [
  near('cloud', [14, 5, 7], 'cloud', 22, { words: 'white cloud, cumulus, fluffy cloud, puffy cloud, floating cloud' }),
  near('storm-cloud', [18, 13, 9], 'storm-cloud', 14, {
    words: 'thundercloud, rain cloud, dark cloud, thunderstorm, storm, thunderhead',
    variants: 2,
  }),
  near('cirrus-cloud', [26, 5, 10], 'layer-cloud', 30, { words: 'cirrus, stratus, thin cloud, streaky cloud' }),
  near('pink-cloud', [13, 5, 6.5], 'cloud', 18, {
    words: 'sunset cloud, candy cloud, dream cloud',
    finishes: { cloud: 'cloud #f6c0d0', shade: 'cloud #d898c0' },
  }),
  near('lightning-bolt', [7, 16, 0.9], 'lightning', 0, {
    words: 'lightning, bolt of lightning, thunderbolt, lightning strike',
    variants: 1,
  }),
  near('tornado', [18, 26, 14], 'tornado', 0, { words: 'twister, cyclone, hurricane, whirlwind', variants: 2 }),
  near('sandstorm', [40, 14, 14], 'dust-storm', 0, { words: 'dust storm, haboob, wall of sand, dust wall', variants: 1 }),
  near('fog-bank', [12, 2, 9], 'fog', 0, { words: 'fog, mist, fog patch, ground fog, mist patch', finishes: { cloud: 'cloud #dde2e6' } }),
  near('sunbeam', [9, 12, 5], 'rays', 0, {
    words:
      'light ray, light shaft, god ray, sunray, sunlight ray, crepuscular ray, light beam, sun beam, soft beam, beam of light, beam of sunlight, ray of light, ray of sunlight, shaft of light, shaft of sunlight',
    variants: 1,
  }),
  near('rain-shower', [4, 5, 4], 'rain', 0, { words: 'rain, rainfall, raindrops shower, drizzle', variants: 1 }),
  near('snowfall', [4, 4, 4], 'snow', 0, { words: 'falling snow, snow flurry, snowflakes shower, snowstorm, blizzard', variants: 1 }),
  near('snowflake', [0.5, 0.5, 0.06], 'snowflake', 1.5, {
    words: 'ice flake, snow crystal',
    variants: 1,
    finishes: { ice: 'ice #cfeaf8' },
  }),
  near('wind-swirl', [4, 3, 0.5], 'wind', 1, { words: 'wind, gust of wind', variants: 1 }),
  near('falling-leaves', [3, 3, 3], 'leaves', 0, { words: 'blowing leaves, leaves in the wind, drifting leaf', variants: 2 }),
  near('falling-petals', [3, 3, 3], 'petals', 0, {
    words: 'petal, blossom shower, cherry petal, drifting petal, petals in the wind',
    variants: 2,
  }),
];

const FIRES: readonly CatalogueRow[] = [
  near('fire', [1, 1.4, 1], 'fire', 0, { words: 'flame, flames, burning fire, blaze, wildfire' }),
  near('bonfire', [2.4, 3, 2.4], 'bonfire', 0, { words: 'large campfire, beach fire, pyre, beacon fire' }),
  near('magic-fire', [1, 1.4, 1], 'fire', 0, {
    words: 'blue fire, green flame, magic flame, spirit fire, ghost fire',
    finishes: { flame: 'neon #3088f8', core: 'glow #c0f0ff', ember: 'neon #5838f0' },
  }),
  near('smoke-column', [5, 14, 4], 'smoke', 0, {
    words: 'smoke, smoke plume, column of smoke, pillar of smoke, rising smoke',
    variants: 2,
  }),
  near('black-smoke', [5, 13, 4], 'smoke', 0, {
    words: 'dark smoke, oil smoke, burning smoke',
    variants: 2,
    finishes: { smoke: 'cloud #2e2c2c' },
  }),
  near('steam-plume', [2, 4.6, 2], 'steam', 0, { words: 'steam, steam cloud, vapour, vapor, jet of steam', variants: 2 }),
  near('explosion', [7, 6, 7], 'explosion', 0, { words: 'blast, fireball, detonation, burst', variants: 2 }),
  near('mushroom-cloud', [40, 44, 40], 'mushroom-cloud', 0, { words: 'nuclear explosion, atomic explosion, nuclear blast', variants: 1 }),
  near('dust-cloud', [5, 2.6, 4], 'dust', 0, { words: 'cloud of dust, dust puff, sand cloud' }),
  near('sparks', [1.4, 1.4, 1.4], 'sparks', 0, { words: 'spark, shower of sparks, embers, fire sparks' }),
  near('firefly-swarm', [2.4, 1.8, 2.4], 'fireflies', 0.4, {
    words: 'fireflies, firefly, glow worm, glowworm, swarm of fireflies, floating lights, will-o-the-wisp',
    variants: 2,
  }),
  near('bubbles', [1.4, 2.2, 1.4], 'bubbles', 0, { words: 'bubble, soap bubble, air bubble, stream of bubbles', variants: 2 }),
];

/** Objects of the theme sky. */
export const SKY_ROWS: readonly CatalogueRow[] = [...SPACE, ...WEATHER, ...FIRES];
