import type { FramedSpec } from '../../parameters/furnishings/furnishings-fittings.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: FramedSpec['kind']): FramedSpec => ({ generator: 'framed', kind: name });

const DOOR = { semantic: 'building', family: 'door' } as const;
const WINDOW = { semantic: 'building', stand: 'hung', family: 'window' } as const;
const HUNG = { stand: 'hung' } as const;
const ART = { stand: 'hung', family: 'picture' } as const;

/** Doors and windows in their frames. */
export const OPENING_ROWS: readonly CatalogueRow[] = [
  row('door', [1, 2.1, 0.14], kind('panel-door'), {
    semantic: 'building',
    words: 'wooden door, front door, house door, interior door, room door',
    principal: 'panel',
  }),
  row('glass-door', [1, 2.1, 0.14], kind('glass-door'), { ...DOOR, words: 'french door, glazed door, patio door', principal: 'frame' }),
  row('double-door', [1.8, 2.3, 0.16], kind('double-door'), {
    ...DOOR,
    words: 'double doors, french doors, grand door, ballroom door',
    principal: 'panel',
  }),
  row('sliding-door', [2, 2.1, 0.16], kind('sliding-door'), { ...DOOR, words: 'sliding glass door, balcony door, glass sliding door' }),
  row('dungeon-door', [1.05, 2.1, 0.24], kind('plank-door'), {
    ...DOOR,
    words: 'plank door, cellar door, rustic door, medieval door, iron-bound door',
    places: ['dungeon', 'castle'],
    principal: 'panel',
  }),
  row('arched-door', [1.4, 2.5, 0.3], kind('arched-door'), {
    ...DOOR,
    words: 'castle door, church door, arched wooden door',
    places: ['castle', 'church'],
    principal: 'panel',
  }),
  row('metal-door', [1, 2.1, 0.18], kind('metal-door'), {
    ...DOOR,
    words: 'steel door, fire door, emergency door, security door, fire exit',
  }),
  row('saloon-doors', [1.5, 2.1, 0.16], kind('saloon-doors'), {
    ...DOOR,
    words: 'swing doors, batwing doors, saloon door, swinging doors',
    places: ['saloon'],
    solid: 'parts',
  }),
  row('barn-door', [1.7, 2.2, 0.14], kind('barn-door'), { ...DOOR, words: 'sliding barn door', stand: 'wall', principal: 'panel' }),
  row('revolving-door', [2.2, 2.5, 2.2], kind('revolving-door'), { ...DOOR, words: 'rotating door, hotel door', solid: 'cylinder' }),
  row('cell-door', [1.1, 2.1, 0.14], kind('cell-door'), {
    ...DOOR,
    words: 'prison door, jail door, barred door, prison bars, jail bars',
    places: ['prison', 'dungeon'],
  }),
  row('elevator', [1.9, 2.4, 0.5], kind('elevator'), { ...DOOR, words: 'lift, elevator door, elevator doors, lift door', stand: 'wall' }),
  row('garage-door', [2.6, 2.3, 0.16], kind('garage-door'), {
    ...DOOR,
    words: 'overhead door, sectional door, roller door, roller shutter, roller shutter door, rolling shutter, roll-up door, metal shutter',
    stand: 'wall',
    principal: 'panel',
    finishes: { panel: 'paint #dcd8cc', frame: 'paint #c4c0b4' },
  }),
  row('window', [1.1, 1.4, 0.16], kind('sash-window'), {
    semantic: 'building',
    stand: 'hung',
    words: 'sash window, house window, window frame, glass window',
    principal: 'white',
  }),
  row('casement-window', [1.3, 1.3, 0.7], kind('casement-window'), {
    ...WINDOW,
    words: 'open window, wooden window, cottage window',
    principal: 'frame',
  }),
  row('arched-window', [1.1, 2, 0.2], kind('arched-window'), {
    ...WINDOW,
    words: 'round-arched window, palace window',
    principal: 'white',
  }),
  row('round-window', [0.9, 0.9, 0.12], kind('round-window'), {
    ...WINDOW,
    words: 'circular window, porthole window, oculus',
    principal: 'frame',
  }),
  row('bay-window', [2.4, 2.3, 0.7], kind('bay-window'), {
    ...WINDOW,
    stand: 'wall',
    words: 'window seat, oriel window, bow window',
    principal: 'white',
  }),
  row('skylight', [0.9, 1, 0.9], kind('roof-window'), { ...WINDOW, words: 'roof window, roof light, attic window', principal: 'frame' }),
  row('shutter-window', [1.7, 1.3, 0.16], kind('shutter-window'), {
    ...WINDOW,
    words: 'shuttered window, window with shutters',
    principal: 'sea',
  }),
  row('stained-glass-window', [1.3, 2.8, 0.24], kind('stained-glass'), {
    ...WINDOW,
    words: 'stained glass, church window, gothic window, cathedral window, leaded window',
    places: ['church', 'cathedral'],
  }),
  row('rose-window', [2.4, 2.4, 0.26], kind('rose-window'), {
    ...WINDOW,
    words: 'round stained glass window, wheel window',
    places: ['cathedral'],
    family: 'stained-glass-window',
  }),
];

/** Pictures, mirrors and boards. */
export const PICTURE_ROWS: readonly CatalogueRow[] = [
  row('landscape-painting', [1.2, 0.85, 0.08], kind('landscape-painting'), {
    ...ART,
    words: 'oil painting, landscape picture, framed landscape, painting, wall painting',
    places: ['museum', 'art-gallery'],
  }),
  row('portrait', [0.75, 1, 0.09], kind('portrait'), {
    ...ART,
    words: 'portrait painting, old portrait, royal portrait, painted portrait',
    places: ['castle', 'museum'],
  }),
  row('abstract-painting', [1.1, 1.1, 0.05], kind('abstract-painting'), {
    ...ART,
    words: 'modern art, abstract art, modern painting, canvas print, artwork, wall art',
    places: ['art-gallery'],
  }),
  row('poster', [0.6, 0.9, 0.015], kind('poster'), { ...ART, words: 'movie poster, wall poster, band poster, placard' }),
  row('photo-frame', [0.18, 0.24, 0.14], kind('photo-frame'), {
    stand: 'surface',
    words: 'picture frame, framed photo, framed photograph, family photo',
    family: 'picture',
  }),
  row('gallery-wall', [2.2, 1.4, 0.05], kind('gallery-wall'), { ...ART, words: 'picture wall, wall of pictures, photo wall' }),
  row('tapestry', [1.2, 1.9, 0.1], kind('tapestry'), {
    ...HUNG,
    words: 'wall hanging, hanging banner, heraldic banner, wall tapestry',
    places: ['castle', 'throne-room'],
    principal: 'cloth',
  }),
  row('mirror', [0.7, 1, 0.05], kind('wall-mirror'), { ...HUNG, words: 'wall mirror, bathroom mirror, looking glass', principal: 'frame' }),
  row('standing-mirror', [0.72, 1.75, 0.5], kind('standing-mirror'), {
    words: 'cheval mirror, full-length mirror, floor mirror, dressing mirror, tall mirror',
    family: 'mirror',
    principal: 'frame',
  }),
  row('sunburst-mirror', [0.9, 0.9, 0.06], kind('round-mirror'), {
    ...HUNG,
    words: 'round mirror, starburst mirror, sun mirror',
    family: 'mirror',
  }),
  row('ornate-mirror', [1.1, 1.5, 0.12], kind('ornate-mirror'), {
    ...HUNG,
    words: 'gilded mirror, baroque mirror, magic mirror, golden mirror, palace mirror',
    family: 'mirror',
    principal: 'gold',
  }),
  row('whiteboard', [1.8, 1.1, 0.1], kind('whiteboard'), {
    ...HUNG,
    words: 'white board, dry-erase board, marker board',
    places: ['office', 'classroom'],
  }),
  row('rolling-whiteboard', [1.6, 1.85, 0.6], kind('rolling-whiteboard'), {
    words: 'mobile whiteboard, whiteboard on wheels, whiteboard stand',
    places: ['office'],
    family: 'whiteboard',
  }),
  row('blackboard', [2.4, 1.25, 0.12], kind('blackboard'), {
    ...HUNG,
    words: 'chalkboard, black board, chalk board, slate board, school board',
    places: ['classroom'],
  }),
  row('bulletin-board', [1.2, 0.85, 0.05], kind('cork-board'), {
    ...HUNG,
    words: 'cork board, notice board, pinboard, pin board, corkboard, evidence board',
    places: ['office'],
  }),
  row('flip-chart', [0.75, 1.85, 0.75], kind('flip-chart'), {
    words: 'flipchart, paper board, presentation easel',
    places: ['conference-room'],
  }),
  row('wall-map', [1.6, 1.05, 0.06], kind('wall-map'), {
    ...HUNG,
    words: 'world map, map of the world, school map',
    places: ['classroom'],
  }),
  row('menu-board', [1.6, 0.9, 0.06], kind('menu-board'), {
    ...HUNG,
    words: 'cafe menu, chalk menu, menu, price list',
    places: ['cafe', 'restaurant'],
  }),
  row('room-divider', [2, 1.8, 0.3], kind('screen-divider'), {
    words: 'folding screen, dressing screen, partition screen, divider screen, byobu',
    principal: 'frame',
  }),
  row('shoji-screen', [1.8, 2.1, 0.12], kind('shoji-screen'), {
    words: 'shoji, paper door, japanese door, sliding paper door, rice paper screen',
    principal: 'frame',
  }),
];
