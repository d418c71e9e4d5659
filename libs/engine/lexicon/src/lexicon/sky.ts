import type { LexiconEntry, SceneMeaning } from './meaning.js';

/** Words for the light of flames, which they bring; night falls where no time is named, as they are lost in daylight. */
const lights = (kind: string, count: number, words: string): LexiconEntry<SceneMeaning>[] => [
  { role: 'adjective', brings: [{ kind, count }], mood: { time: 'night' }, words },
];

/** The same light as a noun, which names the flames. */
const light = (object: string, words: string): LexiconEntry<SceneMeaning> => ({
  role: 'noun',
  object,
  isPlural: true,
  mood: { time: 'night' },
  words,
});

/** Time of day, weather and season. */
export const SKY_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  { role: 'noun', object: 'wall-lamp', color: 'red', words: 'emergency light, warning light, alarm light, red warning light' },
  {
    role: 'noun',
    time: 'dawn',
    words: `dawn, sunrise, sun rise, daybreak, break of day, first light, early morning, crack of dawn, sunup, morning light, morning glow, dawn light, dawn sky,
      morning twilight, rising sun, early light, sun rising, morning sun, first rays, 🌅`,
  },
  { role: 'noun', time: 'dawn', weather: 'fog', words: 'morning mist, morning fog, dawn mist' },
  {
    role: 'noun',
    time: 'day',
    words: `day, daytime, daylight, noon, midday, mid day, noonday, morning, late morning, mid morning, afternoon, early afternoon, broad daylight, high noon,
      day time, lunchtime, natural light, midday sun, noon sun, noon light, midday light, afternoon sun, afternoon light, harsh noon light, harsh daylight,
      broad day, by day, during the day, overhead sun, hard sunlight, siesta`,
  },
  {
    role: 'noun',
    time: 'dusk',
    words: `dusk, sunset, sun set, twilight, sundown, evening, nightfall, gloaming, golden hour, blue hour, late afternoon, evening light, magic hour, setting sun,
      evening sky, evening glow, red sky, orange sky, pink sky, golden light, sun setting, early evening, evening sun, end of day, low sun, dusky, late light,
      late afternoon sun, late afternoon light, late sun, last light, dying light, failing light, slanting light, long shadows, civil twilight, dusk light, dusk sky,
      twilight sky, twilight line, terminator line, afterglow, fading light, midnight sun, white night, 🌇`,
  },
  {
    role: 'noun',
    time: 'night',
    words: `night, nighttime, night time, midnight, night sky, star, moon, full moon, moonlight, starlight, middle of the night, dead of night, nite, night scene,
      starry sky, starry night, moonlit night, late night, late evening, crescent moon, at night, night light, witching hour, pitch black, night match, night game,
      small hours, after dark, moonbeam, shaft of moonlight, 🌙, ⭐, 🌌`,
    near: `milky way, galaxy, aurora, aurora borealis, northern light, northern lights, comet, shooting star, meteor, meteor shower, nebula, constellation,
      blood moon, eclipse, two moons, outer space, space, saturn, supernova`,
  },
  { role: 'adjective', time: 'night', words: 'moonlit, starlit, starry, nocturnal, moon lit, star lit, star filled, moonless' },
  { role: 'adjective', time: 'day', words: 'daylit, sun drenched, sun dappled, sunlit, sun lit, sun kissed, sun baked, dappled' },
  { role: 'adjective', time: 'dusk', words: 'sunset lit, candlelit evening, twilit' },
  {
    role: 'noun',
    object: 'fluorescent-lamp',
    words: 'fluorescent tube, fluorescent strip light, tube light, strip lighting, led panel, led strip',
  },
  light('candle', 'candlelight'),
  light('torch', 'torchlight'),
  light('lantern', 'lantern light, lanternlight'),
  light('street-lamp', 'gaslight'),
  light('oil-lamp', 'lamplight'),
  light('campfire', 'firelight'),
  ...lights('candle', 6, 'candlelit, candle lit, lit by candles, lit by candlelight, by candlelight'),
  ...lights('candle', 1, 'lit by a candle, lit by a single candle, lit by one candle, by the light of a candle'),
  ...lights('torch', 1, 'lit by a torch, lit by a single torch'),
  ...lights('lantern', 1, 'lit by a lantern, lit by a single lantern, lit by one lantern, by the light of a lantern'),
  ...lights('torch', 4, 'torchlit, torch lit, lit by torches, lit by torchlight, by torchlight'),
  ...lights('lantern', 4, 'lantern lit, lit by lanterns, by lantern light'),
  ...lights('street-lamp', 4, 'gaslit, gas lit, by gaslight'),
  ...lights('oil-lamp', 3, 'lamplit, lamp lit, lit by lamps, by lamplight'),
  ...lights('campfire', 1, 'firelit, fire lit, by firelight'),
  {
    role: 'adjective',
    near: `flickering, pulsing, pulse, strobing, strobe lit, backlit, back lit, rim lit, rim light, rim lighting, harsh, harsh light, harsh shadows, hard shadows,
      hard light, diffuse light, soft diffuse light, diffused light, even light, even lighting, even led lighting, flat light, flat lighting, studio lighting, studio light,
      three point lighting, overhead lighting, led lighting, high key, low key lighting, chiaroscuro, emergency lighting, black light, dusty, smoky,
      uv light, caustics, light pollution, heat shimmer, heat distortion, shimmering heat, wet season, rainy season, dry season, monsoon season, dusty light`,
  },
  {
    role: 'noun',
    weather: 'clear',
    words: `clear sky, clear skies, blue sky, clear day, clear night, cloudless sky, good weather, fair weather, fine weather, clear weather, sun, sunshine, sunlight,
      sunbeam, bright sun, bright sunlight, scattered cloud, a few clouds, few clouds, fluffy cloud, puffy cloud, white cloud, wispy cloud, clear blue sky, ☀`,
    near: 'rainbow, heat haze, lens flare, 🌈',
  },
  {
    role: 'noun',
    weather: 'clear',
    brings: [{ kind: 'sunbeam', count: 3 }],
    words: `god ray, sun ray, ray of sun, rays of sunlight, light ray, light shaft, sun shaft, sun beam, shaft of light, shaft of sunlight, shafts of light,
      shafts of sunlight, beam of light, beam of sunlight, crepuscular ray, light beam`,
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
    near: 'windy, breezy, windswept, gusty',
  },
  {
    role: 'noun',
    weather: 'fog',
    words: 'fog, mist, haze, light haze, thin mist, brume, fog bank, ground fog, sea mist, sea fog, low fog, 🌫',
    near: 'smog, steam, miasma',
  },
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
  { role: 'noun', weather: 'snow', cover: 'snow', words: 'heavy snow, light snow, heavy snowfall, thick snowfall' },
  { role: 'adjective', weather: 'snow', words: 'snowing' },
  {
    role: 'noun',
    weather: 'rain',
    words:
      'rain, rainfall, drizzle, light drizzle, light rain, downpour, rain shower, monsoon rain, shower of rain, cloudburst, raindrop, rainy day, rainy weather, falling rain, 🌧',
    near: 'storm, thunderstorm, rainstorm, thunder, lightning, monsoon, hurricane, typhoon, cyclone, tempest, ⛈, 🌩',
  },
  {
    role: 'adjective',
    weather: 'rain',
    words: 'rainy, raining, drizzly, drizzling, showery, rain soaked, rain swept',
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
