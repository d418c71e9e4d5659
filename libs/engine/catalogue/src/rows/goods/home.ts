import type { FlagSpec, HouseholdSpec, ImplementSpec, SignSpec } from '../../parameters/goods/goods-home.js';
import type { CatalogueRow } from '../../row/row.js';
import { itemsOf } from './forms.js';

const item = itemsOf('goods');
const fantasy = itemsOf('fantasy');
const robotic = itemsOf('robotics');
const household = (kind: HouseholdSpec['kind']): HouseholdSpec => ({ generator: 'household', kind });
const sign = (kind: SignSpec['kind']): SignSpec => ({ generator: 'sign', kind });
const implement = (kind: ImplementSpec['kind']): ImplementSpec => ({ generator: 'implement', kind });
const flag = (spec: Omit<FlagSpec, 'generator'>): FlagSpec => ({ generator: 'flag', ...spec });
const ground = { stand: 'ground' } as const;
const roadside = { stand: 'ground', side: 'outdoors', places: ['street', 'highway', 'city'] } as const;
const works = { stand: 'ground', places: ['construction site', 'highway', 'warehouse', 'street'] } as const;
const flat = { stand: 'flat', solid: 'none' } as const;
const flying = { stand: 'ground', side: 'outdoors', solid: { trunk: 0.08 } } as const;
const workshop = { places: ['workshop', 'garage', 'factory', 'construction site'] };
const kitchen = { places: ['kitchen'] };
const bedroom = { places: ['bedroom', 'living room'] };
const bathroom = { places: ['bathroom'] };

/** Household goods, clothes, flags, signs and tools without a shaft. */
export const HOME_ROWS: readonly CatalogueRow[] = [
  item('pillow', [0.66, 0.215, 0.432], household('pillow'), 'bed pillow', bedroom),
  item('cushion', [0.509, 0.438, 0.296], household('cushion'), 'throw pillow, sofa cushion, tasselled cushion', {
    ...bedroom,
    family: 'pillow',
  }),
  item('blanket', [0.57, 0.193, 0.426], household('blanket'), 'folded blanket, quilt, duvet, throw', bedroom),
  item('towel', [0.38, 0.233, 0.29], household('towels'), 'stack of towels, bath towel, beach towel, towels', bathroom),
  item('umbrella', [1.04, 0.988, 1.04], household('umbrella'), 'open umbrella, rain umbrella', ground),
  item('parasol', [2.6, 2.46, 2.6], household('parasol'), 'beach umbrella, sunshade, patio umbrella', {
    ...ground,
    solid: { trunk: 0.1 },
    places: ['beach', 'cafe', 'terrace'],
  }),
  item('alarm-clock', [0.135, 0.205, 0.057], household('alarm-clock'), 'desk clock, twin bell clock', bedroom),
  item('camera', [0.19, 0.104, 0.147], household('camera'), 'photo camera, photographic camera, slr'),
  item('tripod-camera', [0.802, 1.4, 0.726], household('tripod-camera'), 'camera on a tripod, camera tripod, tripod', {
    ...ground,
    family: 'camera',
  }),
  item('film-camera', [0.979, 1.63, 0.855], household('film-camera'), 'movie camera, cinema camera, video camera', {
    ...ground,
    family: 'camera',
    places: ['cinema', 'theater'],
  }),
  item('smartphone', [0.074, 0.149, 0.0561], household('smartphone'), 'mobile phone, cell phone, phone'),
  item(
    'rotary-phone',
    [0.296, 0.175, 0.232],
    household('rotary-phone'),
    'old phone, vintage telephone, rotary telephone, rotary dial telephone, dial telephone, bakelite phone, bakelite telephone, retro phone, retro telephone, field telephone, rotary dial phone',
    {
      places: ['office', 'living room'],
    },
  ),
  item(
    'red-phone',
    [0.296, 0.175, 0.232],
    household('rotary-phone'),
    'red telephone, red rotary phone, red rotary telephone, hotline phone',
    {
      places: ['office', 'living room'],
      finishes: { body: 'plastic #b81c1c' },
      family: 'rotary-phone',
    },
  ),
  item('vacuum-cleaner', [0.81, 0.806, 0.829], household('vacuum'), 'vacuum, hoover', ground),
  item('flat-iron', [0.369, 0.157, 0.164], household('iron'), 'clothes iron, iron for clothes, steam iron'),
  item('sewing-machine', [0.644, 0.37, 0.251], household('sewing-machine'), 'vintage sewing machine'),
  item('easel', [0.64, 1.69, 0.739], household('easel'), 'painting on an easel, artist easel, canvas on an easel', ground),
  item('paint-palette', [0.348, 0.123, 0.224], household('palette'), 'palette, artist palette'),
  item('toothbrush', [0.217, 0.177, 0.164], household('toothbrush'), 'toothbrush holder, toothpaste, toothbrushes', bathroom),
  item('soap', [0.168, 0.058, 0.118], household('soap'), 'bar of soap, soap dish', bathroom),
  item(
    'toilet-paper',
    [0.123, 0.1, 0.146],
    household('toilet-paper'),
    'toilet roll, paper roll, paper towel, kitchen roll, kitchen towel',
    bathroom,
  ),
  item(
    'cutlery',
    [0.24, 0.172, 0.203],
    household('cutlery'),
    'silverware, knife and fork, flatware, tableware, chopstick, pair of chopsticks',
    kitchen,
  ),
  item('spoon', [0.052, 0.248, 0.025], household('spoon'), 'wooden spoon, teaspoon', kitchen),
  item('fork', [0.0515, 0.246, 0.02], household('fork'), '', kitchen),
  item('whisk', [0.0765, 0.275, 0.0765], household('whisk'), 'egg beater', kitchen),
  item('ladle', [0.092, 0.305, 0.0923], household('ladle'), 'soup ladle, scoop', kitchen),
  item('spatula', [0.07, 0.245, 0.02], household('spatula'), 'fish slice, kitchen turner', kitchen),
  item('cutting-board', [0.36, 0.07, 0.24], household('cutting-board'), 'chopping board, breadboard, bread board', kitchen),
  item('hand-mirror', [0.144, 0.311, 0.0691], household('hand-mirror'), '', bedroom),
  item('top-hat', [0.312, 0.176, 0.359], household('top-hat'), 'cylinder hat, magician hat'),
  item('hat', [0.32, 0.12, 0.368], household('fedora'), 'fedora, trilby, turban'),
  item('cowboy-hat', [0.345, 0.13, 0.38], household('cowboy-hat'), 'stetson', { family: 'hat' }),
  item('straw-hat', [0.388, 0.106, 0.45], household('straw-hat'), 'sun hat, panama hat, sombrero', { family: 'hat' }),
  item('baseball-cap', [0.197, 0.135, 0.285], household('cap'), 'cap', { family: 'hat' }),
  item('santa-hat', [0.313, 0.267, 0.228], household('santa-hat'), 'christmas hat', { family: 'hat' }),
  fantasy('wizard-hat', [0.448, 0.412, 0.448], household('wizard-hat'), 'witch hat, pointed hat, sorcerer hat', { family: 'hat' }),
  item('pirate-hat', [0.44, 0.196, 0.224], household('pirate-hat'), 'tricorn, tricorne, bicorne', { family: 'hat' }),
  item('sneakers', [0.2, 0.106, 0.294], household('sneakers'), 'shoe, shoes, sneaker, trainer, running shoe, pair of shoes', ground),
  item('boots', [0.248, 0.332, 0.298], household('boots'), 'boot, leather boot, pair of boots, hiking boot, cowboy boot', {
    ...ground,
    family: 'sneakers',
  }),
  item(
    'rubber-boots',
    [0.264, 0.316, 0.302],
    household('wellies'),
    'wellington, wellington boot, rain boot, rubber boot, wellies, welly, gumboot',
    {
      ...ground,
      family: 'boots',
    },
  ),
  item('high-heels', [0.153, 0.125, 0.261], household('heels'), 'high heel, high-heeled shoe, stiletto shoe', {
    ...ground,
    family: 'sneakers',
  }),
  item('glasses', [0.146, 0.0512, 0.142], household('glasses'), 'eyeglasses, spectacles, reading glasses'),
  item('sunglasses', [0.151, 0.0488, 0.14], household('sunglasses'), 'shades', { family: 'glasses' }),
  item('coat', [0.82, 1.08, 0.155], household('coat'), 'overcoat, jacket, trench coat, robe on a hanger', { stand: 'hung' }),
  item('t-shirt', [0.74, 0.724, 0.098], household('t-shirt'), 'shirt, tee shirt, jersey', { stand: 'hung' }),
  item('dress', [0.69, 1.09, 0.414], household('dress'), 'gown, evening dress, skirt, sari, saree, toga', { stand: 'hung' }),
  item('gloves', [0.326, 0.206, 0.0975], household('gloves'), 'glove, pair of gloves, mitten'),
  item('scarf', [0.309, 0.511, 0.29], household('scarf'), 'woollen scarf, shawl'),
  item(
    'carnival-mask',
    [0.184, 0.33, 0.0999],
    household('mask'),
    'mask, venetian mask, theater mask, jade mask, carved mask, african mask, tribal mask, wooden mask',
    { stand: 'hung' },
  ),
  item(
    'flag',
    [1.05, 2.65, 0.26],
    flag({
      mount: 'pole',
      size: [90, 60],
      stripes: ['fabric #c8242c', 'fabric #f4f0e8', 'fabric #2f4fa8'],
      along: 'along',
      pole: [260, 'wood #8a5c34'],
    }),
    'national flag, small flag, flag on a pole',
    flying,
  ),
  item(
    'flagpole',
    [2.22, 8.16, 0.8],
    flag({
      mount: 'pole',
      size: [180, 110],
      stripes: ['fabric #2f5fb8'],
      along: 'along',
      emblem: ['star', 'fabric #f8d038'],
      pole: [800, 'metal #d8dce0'],
    }),
    'flag pole, flagstaff, tall flag',
    { ...flying, family: 'flag' },
  ),
  fantasy(
    'pirate-flag',
    [1.26, 2.86, 0.291],
    flag({
      mount: 'pole',
      size: [110, 76],
      stripes: ['fabric #1a1a1e'],
      along: 'along',
      emblem: ['skull', 'fabric #f6f2e8'],
      pole: [280, 'wood #5a3820'],
    }),
    'jolly roger, skull flag, skull and crossbones flag',
    { ...flying, family: 'flag' },
  ),
  item(
    'white-flag',
    [0.968, 2.24, 0.22],
    flag({ mount: 'pole', size: [84, 58], stripes: ['fabric #fbf8f2'], along: 'along', pole: [220, 'wood #6a4426'] }),
    'flag of truce, surrender flag',
    { ...flying, family: 'flag' },
  ),
  item(
    'tricolour',
    [1.11, 2.75, 0.27],
    flag({
      mount: 'pole',
      size: [96, 62],
      stripes: ['fabric #2f8a4a', 'fabric #f4f0e8', 'fabric #c8242c'],
      along: 'across',
      pole: [270, 'metal'],
    }),
    'tricolor, tricolour flag',
    { ...flying, family: 'flag' },
  ),
  fantasy(
    'banner',
    [0.936, 1.61, 0.087],
    flag({
      mount: 'banner',
      size: [70, 140],
      stripes: ['fabric #a81c28'],
      along: 'along',
      emblem: ['lion', 'gold'],
      pole: [90, 'wood #5a3820'],
    }),
    'castle banner, wall banner, royal banner',
    { stand: 'hung', places: ['castle', 'throne room'] },
  ),
  fantasy(
    'crusader-banner',
    [0.936, 1.61, 0.0891],
    flag({
      mount: 'banner',
      size: [70, 140],
      stripes: ['fabric #f4efe4'],
      along: 'along',
      emblem: ['cross', 'fabric #c8202c'],
      pole: [90, 'wood #5a3820'],
    }),
    'templar banner, cross banner',
    { stand: 'hung', family: 'banner' },
  ),
  fantasy(
    'striped-banner',
    [0.936, 1.61, 0.0875],
    flag({
      mount: 'banner',
      size: [70, 140],
      stripes: ['fabric #2f4fa8', 'fabric #e8c040', 'fabric #2f4fa8'],
      along: 'across',
      emblem: ['star', 'fabric #f4f0e4'],
      pole: [90, 'wood #5a3820'],
    }),
    'guild banner, pennant',
    { stand: 'hung', family: 'banner' },
  ),
  item('bunting', [4.08, 2.62, 0.08], sign('bunting'), 'string of flags, party flags, garland, prayer flags', { ...ground, solid: 'none' }),
  item('windsock', [1.72, 4.32, 0.44], sign('windsock'), 'wind sock', flying),
  item('signpost', [1.26, 2.35, 0.675], sign('signpost'), 'direction sign, wooden sign, sign post, fingerpost, sign, trail marker', {
    ...ground,
    solid: { trunk: 0.1 },
  }),
  fantasy('tavern-sign', [0.96, 2.5, 0.12], sign('tavern-sign'), 'inn sign, pub sign, hanging sign', {
    ...ground,
    places: ['tavern', 'medieval town'],
  }),
  item('billboard', [6.4, 5.4, 1.25], sign('billboard'), 'advertising board, advertisement, hoarding, poster wall', {
    ...roadside,
    solid: 'parts',
  }),
  item('stop-sign', [0.702, 2.45, 0.0815], sign('stop-sign'), 'traffic sign, road sign', roadside),
  item('yield-sign', [0.8, 2.34, 0.0775], sign('yield-sign'), 'give way sign', { ...roadside, family: 'stop-sign' }),
  item(
    'warning-sign',
    [0.88, 2.44, 0.0815],
    sign('warning-sign'),
    'caution sign, danger sign, hazard sign, biohazard sign, biohazard symbol, radiation sign, hazard symbol, radioactive sign',
    {
      ...roadside,
      family: 'stop-sign',
    },
  ),
  item('street-sign', [0.84, 2.86, 0.84], sign('street-sign'), 'street name sign', roadside),
  robotic('traffic-cone', [0.38, 0.71, 0.38], sign('cone'), 'cone, road cone, safety cone', works),
  robotic('safety-barrier', [1.5, 1.08, 0.606], sign('barrier'), 'barrier', works),
  robotic('guard-rail', [2.02, 1.1, 0.22], sign('safety-rail'), 'safety rail, warehouse barrier', {
    ...works,
    family: 'safety-barrier',
  }),
  item('concrete-barrier', [2, 0.8, 0.606], sign('concrete-barrier'), 'jersey barrier, k-rail', { ...works, family: 'safety-barrier' }),
  item('neon-sign', [0.9, 0.9, 0.08], sign('neon'), 'neon light, neon bar sign, neon cocktail sign', {
    stand: 'hung',
    places: ['bar', 'nightclub', 'alley', 'cyberpunk city'],
  }),
  item('neon-heart', [0.9, 0.9, 0.0689], sign('neon-heart'), 'neon love sign, heart light', { stand: 'hung', family: 'neon-sign' }),
  item('neon-arrow', [0.9, 0.9, 0.086], sign('neon-arrow'), 'glowing arrow, arrow sign', { stand: 'hung', family: 'neon-sign' }),
  item(
    'picnic-blanket',
    [1.6, 0.016, 1.4],
    sign('picnic-blanket'),
    'checkered blanket, picnic cloth, tablecloth, oilcloth, table cloth',
    flat,
  ),
  item('chalk-drawing', [1.21, 0.017, 2.66], sign('chalk'), 'hopscotch, pavement drawing, chalk art', flat),
  item('saw', [0.54, 0.163, 0.028], implement('saw'), 'handsaw, hand saw, wood saw', workshop),
  item('wrench', [0.212, 0.136, 0.012], implement('wrench'), 'spanner', workshop),
  item('screwdriver', [0.207, 0.114, 0.034], implement('screwdriver'), 'chisel, awl', workshop),
  item('pliers', [0.075, 0.203, 0.0165], implement('pliers'), 'tongs, pincers', workshop),
  item('drill', [0.303, 0.196, 0.072], implement('drill'), 'power drill, electric drill, cordless drill', workshop),
  item('chainsaw', [0.823, 0.238, 0.185], implement('chainsaw'), 'chain saw', workshop),
  fantasy('anvil', [0.694, 0.638, 0.492], implement('anvil'), 'blacksmith anvil', {
    ...ground,
    places: ['blacksmith shop', 'medieval town'],
  }),
  item('ladder', [0.485, 2.93, 0.726], implement('ladder'), 'wooden ladder, fruit ladder, orchard ladder, picking ladder, loft ladder', {
    stand: 'wall',
  }),
  item('stepladder', [0.5, 1.54, 0.787], implement('stepladder'), 'step ladder, folding ladder', { ...ground, family: 'ladder' }),
  item('wheelbarrow', [0.68, 0.747, 1.77], implement('wheelbarrow'), 'garden cart', {
    ...ground,
    places: ['garden', 'farm', 'construction site'],
  }),
  item('rope-coil', [0.55, 0.15, 0.375], implement('rope-coil'), 'rope, coil of rope, coiled rope, lasso, climbing rope', {
    ...ground,
    places: ['harbor', 'ship deck'],
  }),
  item('anchor', [0.949, 1.22, 0.274], implement('anchor'), 'ship anchor, iron anchor', {
    stand: 'wall',
    places: ['harbor', 'ship deck', 'beach'],
  }),
  item('fishing-rod', [0.493, 1.81, 0.281], implement('fishing-rod'), 'fishing pole, angling rod', {
    stand: 'wall',
    places: ['harbor', 'lake'],
  }),
  item('landing-net', [0.415, 1.43, 0.505], implement('landing-net'), 'butterfly net, hand net, fish net', { stand: 'wall' }),
  item('fishing-net', [1.45, 0.18, 1.16], implement('fishing-net'), 'net, trawl net', {
    ...ground,
    solid: 'none',
    places: ['harbor', 'beach'],
  }),
  item('sickle', [0.271, 0.45, 0.0342], implement('sickle'), 'hand sickle', workshop),
  item('horseshoe', [0.129, 0.128, 0.0391], implement('horseshoe'), 'horse shoe, lucky charm', { stand: 'hung' }),
  item('garden-hose', [0.759, 0.109, 0.477], implement('hose'), 'hose, water hose, hosepipe, lawn sprinkler, garden sprinkler, sprinkler', {
    ...ground,
    places: ['garden'],
  }),
  robotic('fire-extinguisher', [0.207, 0.483, 0.156], implement('fire-extinguisher'), 'extinguisher', {
    ...ground,
    places: ['office', 'warehouse', 'factory'],
  }),
];
