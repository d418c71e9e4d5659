import type { DeviceSpec } from '../../parameters/furnishings/furnishings-fittings.js';
import type { CatalogueRow } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('interior');
const kind = (name: DeviceSpec['kind']): DeviceSpec => ({ generator: 'device', kind: name });

const TOP = { stand: 'surface' } as const;
const HUNG = { stand: 'hung' } as const;

/** Electronic devices of homes and offices. */
export const DEVICE_ROWS: readonly CatalogueRow[] = [
  row('television', [1.25, 0.78, 0.26], kind('television'), {
    ...TOP,
    words: 'tv, tv set, flat-screen tv, flatscreen, smart tv, television set, telly',
    places: ['living-room'],
  }),
  row('wall-television', [1.45, 0.84, 0.08], kind('wall-television'), {
    ...HUNG,
    words: 'wall tv, wall-mounted tv, tv on the wall, mounted tv, screen on the wall',
    places: ['living-room'],
    family: 'television',
  }),
  row('crt-television', [0.7, 0.72, 0.52], kind('crt-television'), {
    ...TOP,
    words: 'old tv, retro tv, vintage tv, tube tv, crt tv, old television',
    family: 'television',
    principal: 'wood',
  }),
  row('monitor', [0.58, 0.46, 0.2], kind('monitor'), {
    ...TOP,
    words: 'computer monitor, computer screen, display, pc monitor, screen',
    places: ['office'],
  }),
  row('curved-monitor', [0.95, 0.5, 0.26], kind('curved-monitor'), {
    ...TOP,
    words: 'ultrawide monitor, gaming monitor, wide screen',
    family: 'monitor',
  }),
  row('computer', [0.98, 0.46, 0.58], kind('computer'), {
    ...TOP,
    words: 'pc, desktop computer, desktop pc, personal computer, workstation computer',
    places: ['office'],
  }),
  row('computer-tower', [0.22, 0.46, 0.44], kind('computer-tower'), {
    words: 'pc tower, gaming pc, pc case, computer case',
    family: 'computer',
  }),
  row('retro-computer', [0.44, 0.46, 0.62], kind('retro-computer'), {
    ...TOP,
    words: 'old computer, vintage computer, home computer, eighties computer',
    family: 'computer',
    principal: 'beige',
  }),
  row('laptop', [0.34, 0.23, 0.32], kind('laptop'), { ...TOP, words: 'notebook computer, laptop computer, macbook', places: ['office'] }),
  row('tablet-computer', [0.25, 0.19, 0.16], kind('tablet'), { ...TOP, words: 'tablet, ipad, tablet pc' }),
  row('keyboard', [0.45, 0.03, 0.15], kind('keyboard'), { ...TOP, words: 'computer keyboard, pc keyboard' }),
  row('computer-mouse', [0.065, 0.038, 0.11], kind('computer-mouse'), {
    ...TOP,
    words: 'pc mouse, wireless mouse',
    finishes: { body: 'plastic #e4e2dc', key: 'plastic #2a2a2e' },
  }),
  row('printer', [0.46, 0.38, 0.46], kind('printer'), {
    ...TOP,
    words: 'inkjet printer, laser printer, desktop printer, fax, fax machine',
    places: ['office'],
    principal: 'white',
  }),
  row('scanner', [0.36, 0.3, 0.42], kind('scanner'), { ...TOP, words: 'flatbed scanner, document scanner' }),
  row('router', [0.24, 0.17, 0.16], kind('router'), { ...TOP, words: 'wifi router, modem, wireless router' }),
  row('speaker', [0.3, 1.05, 0.34], kind('speaker'), { words: 'loudspeaker, floor speaker, hi-fi speaker, tower speaker, speakers' }),
  row('bookshelf-speaker', [0.2, 0.34, 0.26], kind('bookshelf-speaker'), {
    ...TOP,
    words: 'monitor speaker, small speaker, studio monitor',
    family: 'speaker',
  }),
  row('smart-speaker', [0.12, 0.2, 0.12], kind('smart-speaker'), {
    ...TOP,
    words: 'bluetooth speaker, voice assistant',
    family: 'speaker',
    solid: 'cylinder',
  }),
  row('soundbar', [0.95, 0.07, 0.1], kind('soundbar'), { ...TOP, words: 'sound bar', family: 'speaker' }),
  row('stereo', [1, 0.42, 0.36], kind('stereo'), { ...TOP, words: 'hi-fi, hifi, stereo system, sound system, music system' }),
  row('record-player', [0.46, 0.52, 0.48], kind('record-player'), {
    ...TOP,
    words: 'turntable, vinyl player, lp player, phonograph, vinyl turntable',
  }),
  row('amplifier', [0.6, 0.56, 0.3], kind('amplifier'), {
    words: 'amp, guitar amp, guitar amplifier, amplifier stack',
    places: ['recording-studio', 'stage'],
  }),
  row('projector', [0.36, 0.14, 0.28], kind('projector'), {
    ...TOP,
    words: 'video projector, beamer, data projector',
    places: ['classroom'],
    principal: 'white',
  }),
  row('film-projector', [0.5, 0.72, 0.7], kind('film-projector'), {
    ...TOP,
    words: 'movie projector, cinema projector, reel projector',
    places: ['cinema'],
    family: 'projector',
  }),
  row('projector-screen', [1.9, 2.1, 0.8], kind('projector-screen'), {
    words: 'projection screen, movie screen, presentation screen',
    places: ['classroom', 'conference-room'],
  }),
  row('game-console', [0.5, 0.08, 0.32], kind('game-console'), {
    ...TOP,
    words: 'games console, video game console, gaming console, playstation, xbox, video game system',
  }),
  row('handheld-console', [0.26, 0.13, 0.13], kind('handheld-console'), {
    ...TOP,
    words: 'handheld game console, portable console, handheld game',
    family: 'game-console',
  }),
  row('telephone', [0.2, 0.13, 0.22], kind('telephone'), {
    ...TOP,
    words: 'desk phone, office phone, landline, landline phone, conference phone',
    places: ['office'],
  }),
  row('candlestick-phone', [0.18, 0.36, 0.2], kind('candlestick-phone'), {
    ...TOP,
    words: 'antique telephone, candlestick telephone',
    family: 'telephone',
  }),
  row('payphone', [0.3, 0.55, 0.26], kind('payphone'), {
    ...HUNG,
    words: 'pay phone, public phone, public telephone, coin phone',
    family: 'telephone',
  }),
  row('security-camera', [0.14, 0.2, 0.3], kind('security-camera'), {
    ...HUNG,
    words: 'surveillance camera, cctv, cctv camera',
    places: ['living-room', 'city-street'],
  }),
];
