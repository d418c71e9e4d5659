import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('architecture');

/** Furniture of streets and pieces of ground. */
export const STREET_ROWS: readonly CatalogueRow[] = [
  row(
    'street-lamp',
    [0.8, 4.2, 0.54],
    { generator: 'street-furniture', kind: 'street-lamp' },
    { words: 'gas lamp, victorian street lamp, lamp post, lamppost, gaslight, old street lamp', solid: { trunk: 0.2 }, semantic: 'object' },
  ),
  row(
    'street-light',
    [0.34, 8.12, 2.71],
    { generator: 'street-furniture', kind: 'street-light' },
    { words: 'streetlight, streetlamp, road light, modern street lamp', solid: { trunk: 0.15 }, semantic: 'object' },
  ),
  row(
    'phone-booth',
    [1, 2.72, 1],
    { generator: 'street-furniture', kind: 'phone-booth' },
    { words: 'telephone booth, phone box, telephone box, red phone booth, call box', semantic: 'object' },
  ),
  row(
    'bus-stop',
    [5.44, 3.43, 1.8],
    { generator: 'street-furniture', kind: 'bus-stop' },
    { words: 'bus shelter, tram stop', solid: 'parts', semantic: 'object' },
  ),
  row(
    'mailbox',
    [0.28, 1.52, 0.52],
    { generator: 'street-furniture', kind: 'mailbox' },
    { words: 'letterbox, letter box, american mailbox, roadside mailbox', semantic: 'object' },
  ),
  row(
    'pillar-box',
    [0.54, 1.58, 0.532],
    { generator: 'street-furniture', kind: 'pillar-box' },
    { words: 'post box, postbox, red mailbox, red post box', solid: 'cylinder', semantic: 'object' },
  ),
  row(
    'fire-hydrant',
    [0.62, 0.8, 0.5],
    { generator: 'street-furniture', kind: 'fire-hydrant' },
    { words: 'hydrant, fireplug', solid: 'cylinder', semantic: 'object' },
  ),
  row(
    'park-bench',
    [1.8, 0.962, 0.654],
    { generator: 'street-furniture', kind: 'park-bench' },
    {
      words: 'garden bench, wooden park bench, public bench, outdoor bench',
      offers: [{ kind: 'seat', height: 0.47, size: [1.7, 0.45] }],
      semantic: 'object',
    },
  ),
  row('parking-meter', [0.26, 1.37, 0.2], { generator: 'street-furniture', kind: 'parking-meter' }, { words: 'meter', semantic: 'object' }),
  row(
    'dumpster',
    [2.48, 1.9, 1.44],
    { generator: 'street-furniture', kind: 'dumpster' },
    { words: 'skip, garbage container, waste container, trash container, rubbish skip', semantic: 'object' },
  ),
  row(
    'trash-can',
    [0.751, 1.01, 0.65],
    { generator: 'street-furniture', kind: 'trash-can' },
    { words: 'garbage can, trash bin, dustbin, metal trash can, ash can, pedal bin, kitchen bin', solid: 'cylinder', semantic: 'object' },
  ),
  row(
    'wheelie-bin',
    [0.62, 1.12, 0.834],
    { generator: 'street-furniture', kind: 'wheelie-bin' },
    { words: 'recycling bin, wheeled bin, trash bin outdoors', semantic: 'object' },
  ),
  row(
    'bollard',
    [0.26, 1.04, 0.26],
    { generator: 'street-furniture', kind: 'bollard' },
    { words: 'traffic bollard, street post, iron bollard', solid: 'cylinder', semantic: 'object' },
  ),
  row(
    'roadblock',
    [2.08, 1.23, 0.657],
    { generator: 'street-furniture', kind: 'roadblock' },
    { words: 'barricade, road barrier, road block, construction barrier, police barricade', semantic: 'object' },
  ),
  row(
    'newspaper-stand',
    [2.7, 2.43, 2.39],
    { generator: 'street-furniture', kind: 'newspaper-stand' },
    { words: 'newsstand, news stand', semantic: 'object' },
  ),
  row(
    'railroad-crossing',
    [4.86, 4.4, 0.43],
    { generator: 'street-furniture', kind: 'railway-signal' },
    {
      words: 'level crossing, rail crossing, crossing signal, grade crossing, railway level crossing, railway crossing, train crossing',
      solid: 'parts',
      semantic: 'object',
    },
  ),
  row(
    'railway-track',
    [3.4, 0.42, 8],
    { generator: 'street-furniture', kind: 'railway-track' },
    {
      words: 'railroad track, train track, rail track, railway, railroad, rails, rail, railway sleeper, railroad tie',
      stand: 'flat',
      solid: 'none',
      semantic: 'object',
    },
  ),
  row(
    'road',
    [8.3, 0.13, 12],
    { generator: 'street-furniture', kind: 'road-piece' },
    {
      words: 'street, asphalt road, road piece, road segment, lane, roadway, paved road',
      stand: 'flat',
      solid: 'none',
      semantic: 'object',
    },
  ),
  row(
    'highway',
    [22, 1.1, 30],
    { generator: 'street-furniture', kind: 'highway' },
    { words: 'motorway, freeway, expressway, interstate', stand: 'flat', solid: 'none', semantic: 'object' },
  ),
  row(
    'path',
    [1.95, 0.197, 6.12],
    { generator: 'street-furniture', kind: 'path' },
    {
      words: 'gravel path, dirt track, hiking trail, footpath, garden path, pathway, walkway, trail, dirt path',
      stand: 'flat',
      solid: 'none',
      semantic: 'object',
    },
  ),
  row(
    'stepping-stones',
    [1.09, 0.162, 6.15],
    { generator: 'street-furniture', kind: 'stepping-stones' },
    { words: 'stone path, stone walkway, zen path', stand: 'flat', solid: 'none', semantic: 'object' },
  ),
  row(
    'crosswalk',
    [8, 0.12, 4],
    { generator: 'street-furniture', kind: 'crosswalk' },
    { words: 'zebra crossing, pedestrian crossing, street crossing', stand: 'flat', solid: 'none', semantic: 'object' },
  ),
  row(
    'sidewalk',
    [2.6, 0.18, 5.5],
    { generator: 'street-furniture', kind: 'sidewalk' },
    { words: 'footway, curb, kerb, sidewalk piece', stand: 'flat', solid: 'none', semantic: 'object' },
  ),
  row(
    'cobblestone-patch',
    [3, 0.127, 3],
    { generator: 'street-furniture', kind: 'cobblestone' },
    {
      words: 'cobbles, cobbled street, cobblestone street, cobblestone road, stone paving, cobblestones',
      stand: 'flat',
      solid: 'none',
      semantic: 'object',
    },
  ),
];
