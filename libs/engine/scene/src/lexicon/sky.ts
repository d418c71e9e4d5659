import type { LexiconEntry, SceneMeaning } from './meaning.js';

/** Time of day, weather and season. */
export const SKY_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  {
    role: 'noun',
    time: 'dawn',
    words: `dawn, sunrise, sun rise, daybreak, break of day, first light, early morning, crack of dawn, sunup, morning light, morning glow, dawn light, dawn sky,
      morning twilight, rising sun, early light, sun rising, 🌅`,
  },
  { role: 'noun', time: 'dawn', weather: 'fog', words: 'morning mist, morning fog, dawn mist' },
  {
    role: 'noun',
    time: 'day',
    words: `day, daytime, daylight, noon, midday, mid day, noonday, morning, late morning, mid morning, afternoon, early afternoon, broad daylight, high noon,
      day time, lunchtime, natural light`,
  },
  {
    role: 'noun',
    time: 'dusk',
    words: `dusk, sunset, sun set, twilight, sundown, evening, nightfall, gloaming, golden hour, blue hour, late afternoon, evening light, magic hour, setting sun,
      evening sky, evening glow, red sky, orange sky, pink sky, golden light, sun setting, early evening, evening sun, end of day, low sun, dusky, 🌇`,
  },
  {
    role: 'noun',
    time: 'night',
    words: `night, nighttime, night time, midnight, night sky, star, moon, full moon, moonlight, starlight, middle of the night, dead of night, night scene,
      starry sky, starry night, moonlit night, late night, late evening, crescent moon, at night, night light, witching hour, pitch black, 🌙, ⭐, 🌌`,
    near: `milky way, galaxy, aurora, aurora borealis, northern light, northern lights, comet, shooting star, meteor, meteor shower, nebula, constellation,
      blood moon, eclipse, two moons, outer space, space, planet, saturn, supernova`,
  },
  { role: 'adjective', time: 'night', words: 'moonlit, starlit, starry, nocturnal, moon lit, star lit, star filled, moonless' },
  { role: 'adjective', time: 'day', words: 'daylit, sun drenched, sun dappled, sunlit, sun lit, sun kissed, sun baked, dappled' },
  { role: 'adjective', time: 'dusk', words: 'sunset lit, candlelit evening' },
  {
    role: 'noun',
    weather: 'clear',
    words: `clear sky, clear skies, blue sky, clear day, clear night, cloudless sky, good weather, fair weather, fine weather, clear weather, sun, sunshine, sunlight,
      sunbeam, bright sun, bright sunlight, scattered cloud, a few clouds, few clouds, fluffy cloud, puffy cloud, white cloud, wispy cloud, clear blue sky, ☀`,
    near: 'god rays, sun rays, light rays, rainbow, light shaft, sun shaft, heat haze, lens flare, 🌈',
  },
  { role: 'adjective', weather: 'clear', words: 'sunny, cloudless, unclouded, clear, partly cloudy, sunshiny' },
  {
    role: 'noun',
    weather: 'overcast',
    words:
      'cloud, overcast sky, gray sky, cloudy sky, gray cloud, dark cloud, cloud cover, heavy cloud, low cloud, dark sky, cloudy day, overcast day, leaden sky, ☁',
    near: 'storm cloud, thundercloud, wind, gale, dust storm, sandstorm, tornado',
  },
  {
    role: 'adjective',
    weather: 'overcast',
    words: 'overcast, cloudy, clouded, sunless',
    near: 'windy, breezy, windswept, dusty, smoky, gusty',
  },
  { role: 'noun', weather: 'fog', words: 'fog, mist, haze, brume, fog bank, ground fog, sea mist, 🌫', near: 'smog, steam, miasma' },
  {
    role: 'adjective',
    weather: 'fog',
    words: 'foggy, misty, hazy, mist covered, fog covered, fog shrouded, mist shrouded, fogged, murky, vaporous',
    near: 'steamy, smoggy',
  },
  {
    role: 'noun',
    weather: 'snow',
    words:
      'snowfall, falling snow, snow is falling, snow falls, snow fell, snow falling, snowflake, flurry, snow flurry, snow shower, snowy weather, snow fall',
    near: 'blizzard, snowstorm, snow storm, whiteout, hail, sleet, avalanche, 🌨',
  },
  { role: 'adjective', weather: 'snow', words: 'snowing' },
  {
    role: 'noun',
    weather: 'rain',
    words: 'rain, rainfall, drizzle, downpour, rain shower, raindrop, rainy day, rainy weather, falling rain, 🌧',
    near: 'storm, thunderstorm, rainstorm, thunder, lightning, monsoon, hurricane, typhoon, cyclone, tempest, flood, puddle, ⛈, 🌩',
  },
  {
    role: 'adjective',
    weather: 'rain',
    words: 'rainy, raining, drizzly, drizzling, showery, rain soaked, rain swept',
    near: 'wet',
  },
  {
    role: 'adjective',
    weather: 'rain',
    brings: [{ kind: 'storm-cloud', count: 1 }],
    words: 'stormy, thundery, tempestuous, storm tossed, storm swept, storm lashed',
  },
  { role: 'noun', season: 'spring', words: 'spring, springtime, early spring, late spring, march, april, vernal' },
  { role: 'noun', season: 'summer', words: 'summer, summertime, midsummer, high summer, summer day, june, july, august' },
  { role: 'adjective', season: 'summer', words: 'summery' },
  { role: 'noun', season: 'summer', time: 'night', words: 'summer night' },
  {
    role: 'noun',
    season: 'autumn',
    words: `autumn, fall, fall color, autumn color, fall foliage, autumn foliage, late autumn, early autumn, harvest season, september, october, november,
      indian summer, autumn tree`,
    near: 'harvest, halloween, thanksgiving, 🍂, 🍁',
  },
  { role: 'adjective', season: 'autumn', words: 'autumnal' },
  { role: 'noun', season: 'autumn', cover: 'leaves', words: 'autumn leaf, autumn leaves, fall leaves, golden leaves, red leaves' },
  {
    role: 'noun',
    season: 'winter',
    words: 'winter, wintertime, midwinter, deep winter, winter day, december, january, february, frost',
    near: 'christmas, xmas, yule, ice age, icicle, ice',
  },
  { role: 'adjective', season: 'winter', words: 'wintry, winterly, frosty, frosted', near: 'icy, frozen, glacial' },
];
