import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('architecture');

/** Parts of buildings that stand by themselves. */
export const PART_ROWS: readonly CatalogueRow[] = [
  row(
    'doric-column',
    [1.09, 5, 1.09],
    { generator: 'building-part', kind: 'doric-column' },
    { words: 'greek column, stone column, classical column, marble column, temple column', solid: 'cylinder', family: 'column' },
  ),
  row(
    'ionic-column',
    [1.44, 5, 1.04],
    { generator: 'building-part', kind: 'ionic-column' },
    { words: 'corinthian column, scroll column, roman column', solid: 'cylinder', family: 'column' },
  ),
  row(
    'egyptian-column',
    [1.9, 5.9, 1.9],
    { generator: 'building-part', kind: 'egyptian-column' },
    { words: 'lotus column, papyrus column, painted egyptian column', solid: 'cylinder', family: 'column' },
  ),
  row(
    'pillar',
    [1.1, 3.86, 1.1],
    { generator: 'building-part', kind: 'stone-pillar' },
    { words: 'stone pillar, square pillar, square column, post of stone', family: 'column' },
  ),
  row(
    'twisted-column',
    [1, 4.1, 1],
    { generator: 'building-part', kind: 'twisted-column' },
    { words: 'spiral column, solomonic column, barley-sugar column', solid: 'cylinder', family: 'column' },
  ),
  row(
    'staircase',
    [1.66, 4.2, 4.58],
    { generator: 'building-part', kind: 'staircase' },
    { words: 'stairs, stairway, wooden stairs, wooden staircase, flight of stairs, stair, stairwell', solid: 'parts' },
  ),
  row(
    'stone-steps',
    [3.7, 2.3, 3.4],
    { generator: 'building-part', kind: 'stone-stairs' },
    { words: 'stone stairs, stone staircase, steps, outdoor steps, temple steps', solid: 'parts' },
  ),
  row(
    'spiral-staircase',
    [2.44, 4.64, 2.45],
    { generator: 'building-part', kind: 'spiral-staircase' },
    { words: 'spiral stairs, winding staircase, winding stairs, helical staircase', solid: 'cylinder' },
  ),
  row(
    'grand-staircase',
    [9, 3.8, 5.95],
    { generator: 'building-part', kind: 'grand-staircase' },
    { words: 'double staircase, palace staircase, sweeping staircase, marble staircase', solid: 'parts' },
  ),
  row(
    'escalator',
    [1.36, 4.95, 7.52],
    { generator: 'building-part', kind: 'escalator' },
    { words: 'moving stairs, moving staircase', solid: 'parts' },
  ),
  row('balcony', [4, 5, 1.85], { generator: 'building-part', kind: 'balcony' }, { words: 'stone balcony, juliet balcony', solid: 'parts' }),
  row(
    'terrace',
    [7, 1.86, 5.9],
    { generator: 'building-part', kind: 'terrace' },
    { words: 'patio, stone terrace, courtyard, veranda, deck, sun deck, porch, boat deck, wooden deck', solid: 'parts' },
  ),
  row(
    'colonnade',
    [13.4, 5.5, 4.2],
    { generator: 'building-part', kind: 'colonnade' },
    { words: 'row of columns, peristyle, portico, stoa, painted stoa', solid: 'parts' },
  ),
  row(
    'doorway',
    [3, 2.8, 1],
    { generator: 'building-part', kind: 'doorway' },
    { words: 'open doorway, door frame, doorframe, entrance, entryway', solid: 'parts' },
  ),
  row(
    'archway',
    [5, 4.7, 1.3],
    { generator: 'building-part', kind: 'archway' },
    {
      words:
        'stone archway, arched doorway, stone doorway, gateway, carved gateway, arched gateway, stone gateway, wooden gateway, doorway of stone',
      solid: 'parts',
    },
  ),
  row(
    'chimney',
    [1.24, 3.22, 1.04],
    { generator: 'building-part', kind: 'chimney' },
    { words: 'brick chimney, chimney stack, rooftop chimney, chimney pot' },
  ),
  row(
    'roof',
    [8, 3.68, 6],
    { generator: 'building-part', kind: 'roof' },
    { words: 'gable roof, tiled roof, roof piece, house roof, rooftop piece', solid: 'parts' },
  ),
  row(
    'dome',
    [6.8, 6.8, 6.8],
    { generator: 'building-part', kind: 'dome' },
    { words: 'cupola, domed roof, copper dome, stone dome, dome piece', solid: 'cylinder' },
  ),
  row(
    'wooden-floor',
    [4, 0.08, 4],
    { generator: 'building-part', kind: 'floor-piece' },
    { words: 'floor, parquet, floor piece, floorboards, plank floor, parquet floor', stand: 'flat', solid: 'none' },
  ),
  row(
    'timber',
    [4.02, 0.28, 0.28],
    { generator: 'building-part', kind: 'wooden-beam' },
    { words: 'lumber, squared timber, plank beam, baulk' },
  ),
  row(
    'ceiling-beam',
    [5, 0.84, 0.3],
    { generator: 'building-part', kind: 'ceiling-beam' },
    { stand: 'ceiling', words: 'beam, wooden beam, wood beam, timber beam, steel beam, roof beam, rafter, truss beam', solid: 'none' },
  ),
  row(
    'timber-frame',
    [5, 2.64, 0.46],
    { generator: 'building-part', kind: 'timber-frame' },
    { words: 'post and beam, timber framing, post and lintel', solid: 'parts' },
  ),
  row(
    'scaffolding',
    [4.4, 6.22, 1.63],
    { generator: 'building-part', kind: 'scaffolding' },
    { words: 'scaffold, construction scaffold', solid: 'parts' },
  ),
];
