import type { SpecialLampSpec } from '../../parameters/furnishings/furnishings-fittings.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: SpecialLampSpec['kind']): SpecialLampSpec => ({ generator: 'special-lamp', kind: name });

const TOP = { stand: 'surface', family: 'lamp', solid: 'cylinder' } as const;
const FLOOR = { family: 'lamp', solid: { trunk: 0.15 } } as const;
const HUNG = { stand: 'hung', family: 'lamp' } as const;
const CEILING = { stand: 'ceiling', family: 'lamp' } as const;

/** Lamps, candles and other lights of rooms. */
export const LAMP_ROWS: readonly CatalogueRow[] = [
  row(
    'floor-lamp',
    [0.46, 1.6, 0.46],
    { generator: 'lamp', mount: 'disc', shade: 'drum' },
    { ...FLOOR, words: 'standing lamp, standard lamp, floor light, reading lamp, living room lamp' },
  ),
  row(
    'tripod-lamp',
    [0.56, 1.55, 0.56],
    { generator: 'lamp', mount: 'tripod', shade: 'cone' },
    { ...FLOOR, words: 'tripod floor lamp, wooden floor lamp', family: 'floor-lamp' },
  ),
  row(
    'arc-lamp',
    [1.5, 2, 0.4],
    { generator: 'lamp', mount: 'arc', shade: 'dome' },
    { ...FLOOR, words: 'arc floor lamp, arched lamp, bow lamp', family: 'floor-lamp', finishes: { shade: 'chrome' } },
  ),
  row(
    'torchiere',
    [0.4, 1.8, 0.4],
    { generator: 'lamp', mount: 'disc', shade: 'uplight' },
    { ...FLOOR, words: 'uplighter, torchere, floor uplight', family: 'floor-lamp', finishes: { shade: 'metal #3a3a3c' } },
  ),
  row(
    'tree-lamp',
    [0.7, 1.7, 0.7],
    { generator: 'lamp', mount: 'branch', shade: 'cone', count: 5 },
    { ...FLOOR, words: 'five-arm lamp, multi-arm floor lamp', family: 'floor-lamp' },
  ),
  row(
    'table-lamp',
    [0.38, 0.56, 0.38],
    { generator: 'lamp', mount: 'vase', shade: 'cone' },
    { ...TOP, words: 'bedside lamp, bedroom lamp, night lamp, side lamp' },
  ),
  row(
    'desk-lamp',
    [0.46, 0.52, 0.24],
    { generator: 'lamp', mount: 'clamp', shade: 'dome' },
    {
      ...TOP,
      words: 'anglepoise, anglepoise lamp, study lamp, work lamp, office lamp',
      finishes: { shade: 'paint #b0302a', stand: 'metal #3a3a3c' },
    },
  ),
  row(
    'bankers-lamp',
    [0.4, 0.42, 0.24],
    { generator: 'lamp', mount: 'column', shade: 'bankers' },
    { ...TOP, words: 'banker’s lamp, library lamp, green desk lamp', family: 'desk-lamp' },
  ),
  row(
    'tiffany-lamp',
    [0.42, 0.56, 0.42],
    { generator: 'lamp', mount: 'column', shade: 'tiffany' },
    { ...TOP, words: 'stained glass lamp, leaded lamp', family: 'table-lamp', principal: 'amber' },
  ),
  row(
    'globe-lamp',
    [0.3, 0.42, 0.3],
    { generator: 'lamp', mount: 'box', shade: 'globe' },
    { ...TOP, words: 'ball lamp, moon lamp, orb lamp, sphere lamp, night light, nightlight', family: 'table-lamp' },
  ),
  row(
    'jar-lamp',
    [0.34, 0.52, 0.34],
    { generator: 'lamp', mount: 'jar', shade: 'bell' },
    { ...TOP, words: 'glass lamp, bottle lamp', family: 'table-lamp' },
  ),
  row('crystal-lamp', [0.36, 0.56, 0.36], kind('crystal-lamp'), { ...TOP, words: 'glamour lamp', family: 'table-lamp' }),
  row('lava-lamp', [0.15, 0.42, 0.15], kind('lava-lamp'), { ...TOP, words: 'lava light, lava lite', principal: 'lava' }),
  row('salt-lamp', [0.2, 0.26, 0.18], kind('salt-lamp'), { ...TOP, words: 'himalayan salt lamp, crystal salt lamp' }),
  row('shoji-lamp', [0.3, 0.6, 0.3], kind('shoji-lamp'), { ...TOP, words: 'japanese lamp, andon, rice paper lamp, paper lamp' }),
  row('oil-lamp', [0.2, 0.4, 0.18], kind('oil-lamp'), {
    ...TOP,
    words: 'paraffin lamp, hurricane lamp, petroleum lamp',
    principal: 'brass',
  }),
  row(
    'wall-lamp',
    [0.26, 0.28, 0.26],
    { generator: 'lamp', mount: 'wall', shade: 'bell' },
    { ...HUNG, words: 'wall light, wall-mounted lamp, wall fixture' },
  ),
  row(
    'sconce',
    [0.46, 0.34, 0.24],
    { generator: 'lamp', mount: 'wall', shade: 'candle', count: 2 },
    { ...HUNG, words: 'wall sconce, candle sconce, wall candle, wall candelabra', places: ['castle'] },
  ),
  row('wall-torch', [0.22, 0.75, 0.24], kind('torch-holder'), {
    ...HUNG,
    words: 'torch sconce, torch on a wall, mounted torch, dungeon torch',
    places: ['dungeon', 'castle'],
  }),
  row(
    'ceiling-lamp',
    [0.46, 0.42, 0.46],
    { generator: 'lamp', mount: 'ceiling', shade: 'dome' },
    { ...CEILING, finishes: { shade: 'paint #3f6f6a' }, words: 'ceiling light, ceiling fixture, flush mount light' },
  ),
  row(
    'spot-bar',
    [0.6, 0.36, 0.6],
    { generator: 'lamp', mount: 'ceiling', shade: 'spot', count: 4 },
    { ...CEILING, words: 'ceiling spotlights, spotlight cluster', family: 'ceiling-lamp' },
  ),
  row('ceiling-fan', [1.3, 0.5, 1.3], kind('ceiling-fan'), {
    ...CEILING,
    words: 'ceiling ventilator, fan with a light',
    principal: 'wood',
    family: 'fan',
  }),
  row('track-lighting', [1.2, 0.24, 0.2], kind('track-light'), {
    ...CEILING,
    words: 'track light, rail spotlights, gallery lights, spotlight rail',
  }),
  row('fluorescent-lamp', [1.3, 0.1, 0.2], kind('tube-light'), {
    ...CEILING,
    words: 'fluorescent light, fluorescent lighting, tube light, neon tube lamp, strip light, office light, fluorescent tube',
  }),
  row('disco-ball', [0.5, 0.75, 0.5], kind('disco-ball'), {
    ...CEILING,
    words: 'mirror ball, mirrorball, glitter ball',
    places: ['nightclub', 'ballroom'],
  }),
  row('stage-light', [0.4, 0.5, 0.46], kind('stage-light'), {
    ...CEILING,
    words: 'spotlight, theater light, spot light, stage spotlight',
    places: ['theater', 'concert-hall'],
  }),
  row('surgical-light', [1.6, 1, 0.7], kind('surgical-light'), {
    ...CEILING,
    words: 'operating light, operating lamp, surgery lamp, dental lamp, dental light, dentist lamp',
    places: ['hospital'],
  }),
  row('string-lights', [3, 0.75, 0.09], kind('string-lights'), {
    ...HUNG,
    words: 'fairy lights, festoon lights, light chain, christmas lights, string of lights',
  }),
  row(
    'softbox',
    [0.8, 1.9, 0.8],
    { generator: 'lamp', mount: 'tripod', shade: 'softbox' },
    { ...FLOOR, words: 'studio light, photo light, photography light', places: ['studio'] },
  ),
  row('ring-light', [0.5, 1.6, 0.5], kind('ring-light'), { ...FLOOR, words: 'selfie light, streaming light' }),
  row('work-light', [0.8, 1.7, 0.8], kind('work-light'), {
    ...FLOOR,
    words: 'construction light, site light, halogen work light',
  }),
  row('exit-sign', [0.4, 0.2, 0.05], kind('exit-sign'), { ...HUNG, words: 'emergency exit sign, fire exit sign, escape sign' }),
  row('standing-candelabra', [0.7, 1.6, 0.36], kind('candelabra'), {
    ...FLOOR,
    words: 'floor candelabra, church candelabra, iron candelabra, candle stand',
    family: 'candelabra',
    places: ['castle', 'church'],
    finishes: { stand: 'iron #2c2b2c' },
  }),
  row('menorah', [0.42, 0.44, 0.16], kind('menorah'), {
    ...TOP,
    words: 'hanukkah lamp, seven-branched candelabrum',
    family: 'candelabra',
    places: ['synagogue'],
  }),
  row('candle-lantern', [0.2, 0.42, 0.2], kind('lantern'), {
    ...TOP,
    words:
      'iron candle lantern, hanging lantern, old lantern, candle-lit lantern, candlelit lantern, candle lit lantern, lantern with a candle',
  }),
];
