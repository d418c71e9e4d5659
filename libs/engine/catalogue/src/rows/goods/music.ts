import type { InstrumentSpec, StringedSpec } from '../../parameters/goods-music.js';
import type { CatalogueRow } from '../../row/row.js';
import { itemsOf } from './forms.js';

const item = itemsOf('goods');
const stringed = (spec: Omit<StringedSpec, 'generator'>): StringedSpec => ({ generator: 'stringed', ...spec });
const instrument = (kind: InstrumentSpec['kind']): InstrumentSpec => ({ generator: 'instrument', kind });
const stage = { places: ['concert hall', 'recording studio', 'theater'] };
const standing = { ...stage, stand: 'ground' } as const;
const leaning = { ...stage, stand: 'wall' } as const;

/** Musical instruments. */
export const MUSIC_ROWS: readonly CatalogueRow[] = [
  item('guitar', [0.392, 0.99, 0.158], stringed({ body: 'guitar', neck: 38, strings: 6, depth: 9, opening: 'round', finish: 'wood #d89a50', side: 'wood #7a4020', neckFinish: 'wood #5a3018' }), 'acoustic guitar, classical guitar, spanish guitar, folk guitar', leaning),
  item('electric-guitar', [0.322, 0.904, 0.145], stringed({ body: 'electric', neck: 46, strings: 6, depth: 4, opening: 'pickups', finish: 'paint #c81c24', side: 'paint #c81c24', neckFinish: 'wood #d8a868' }), 'bass guitar, bass, rock guitar, fender', { ...leaning, family: 'guitar' }),
  item('ukulele', [0.216, 0.45, 0.0868], stringed({ body: 'guitar', neck: 24, strings: 4, depth: 9, size: 0.55, opening: 'round', finish: 'wood #b8743c', side: 'wood #8a5028', neckFinish: 'wood #5a3018' }), '', { ...leaning, family: 'guitar' }),
  item('banjo', [0.34, 0.989, 0.155], stringed({ body: 'round', neck: 52, strings: 5, depth: 8, opening: 'skin', finish: 'wood #a8642c', side: 'chrome', neckFinish: 'wood #5a2c18' }), '', leaning),
  item('lute', [0.308, 0.85, 0.205], stringed({ body: 'pear', neck: 30, strings: 6, depth: 4, opening: 'round', finish: 'wood #d8a458', side: 'wood #8a5028', neckFinish: 'wood #4a2818' }), 'mandolin, oud, bard lute, balalaika', leaning),
  item('violin', [0.277, 0.616, 0.124], stringed({ body: 'violin', neck: 15, strings: 4, depth: 4, opening: 'f', finish: 'wood #b8602c', side: 'wood #8a4420', neckFinish: 'wood #6a3018', bow: true }), 'fiddle, viola, violin and bow', leaning),
  item('cello', [0.596, 1.58, 0.275], stringed({ body: 'violin', neck: 18, strings: 4, depth: 6, size: 2.15, opening: 'f', finish: 'wood #b8682c', side: 'wood #7a3c1c', neckFinish: 'wood #5a2814', bow: true, pin: 9 }), 'double bass, contrabass, violoncello', { ...leaning, family: 'violin' }),
  item('harp', [0.803, 1.67, 0.3], instrument('harp'), 'lyre, golden harp', standing),
  item('piano', [1.52, 1.21, 0.6], instrument('piano'), 'upright piano, player piano', { ...leaning, side: 'indoors' }),
  item('grand-piano', [1.65, 1.77, 1.85], instrument('grand-piano'), 'concert piano, baby grand piano, harpsichord', { ...standing, family: 'piano' }),
  item('synthesizer', [1.04, 0.822, 0.322], instrument('synthesizer'), 'electric piano, electronic keyboard, keyboard on a stand, synth', standing),
  item('accordion', [0.459, 0.34, 0.271], instrument('accordion'), 'concertina, squeezebox', stage),
  item('drum', [0.384, 0.255, 0.381], instrument('drum'), 'snare drum, marching drum, toy drum', standing),
  item('drum-kit', [1.71, 1.33, 1.18], instrument('drum-kit'), 'drum set, drums, drumset', standing),
  item('djembe', [0.403, 0.608, 0.403], instrument('djembe'), 'african drum, conga, tribal drum, hand drum', { ...standing, family: 'drum' }),
  item('bongos', [0.414, 0.156, 0.22], instrument('bongos'), 'bongo, bongo drums', { ...stage, family: 'drum' }),
  item('tambourine', [0.351, 0.249, 0.157], instrument('tambourine'), '', stage),
  item('maracas', [0.167, 0.269, 0.142], instrument('maracas'), 'maraca, pair of maracas', stage),
  item('triangle-chime', [0.287, 0.273, 0.0315], instrument('triangle'), 'musical triangle', stage),
  item('trumpet', [0.629, 0.229, 0.128], instrument('trumpet'), 'cornet, bugle, fanfare trumpet', stage),
  item('trombone', [0.904, 0.651, 0.22], instrument('trombone'), '', leaning),
  item('french-horn', [0.396, 0.444, 0.261], instrument('french-horn'), 'tuba, hunting horn', stage),
  item('saxophone', [0.441, 0.683, 0.164], instrument('saxophone'), 'sax, alto saxophone', leaning),
  item('flute', [0.65, 0.161, 0.03], instrument('flute'), 'clarinet, piccolo, oboe', stage),
  item('recorder', [0.334, 0.155, 0.0409], instrument('recorder'), 'wooden flute, whistle', { ...stage, family: 'flute' }),
  item('pan-flute', [0.22, 0.12, 0.0277], instrument('pan-flute'), 'pan pipes, panpipe', stage),
  item('drinking-horn', [0.327, 0.208, 0.096], instrument('horn'), 'horn, war horn, viking horn, signal horn', stage),
  item('gramophone', [0.54, 0.939, 0.547], instrument('gramophone'), 'phonograph, old record player', { places: ['living room', 'attic'] }),
  item('microphone', [0.32, 1.62, 0.315], instrument('microphone'), 'mic, microphone stand, mic stand', standing),
  item('vintage-microphone', [0.12, 0.287, 0.129], instrument('vintage-microphone'), 'retro microphone, studio microphone', { ...stage, family: 'microphone' }),
  item('xylophone', [0.462, 0.094, 0.288], instrument('xylophone'), 'glockenspiel, marimba, vibraphone', stage),
  item('bell', [0.84, 0.686, 0.516], instrument('bell'), 'church bell, temple bell, bronze bell, ship bell', { stand: 'ground' }),
  item('gong', [1.33, 1.19, 0.44], instrument('gong'), 'tam-tam', { stand: 'ground', places: ['temple'] }),
  item('music-note', [0.226, 0.287, 0.04], instrument('music-note'), 'musical note, note', stage),
  item('boombox', [0.633, 0.522, 0.156], instrument('boombox'), 'ghetto blaster, portable stereo, cassette player, tape recorder'),
  item('radio', [0.34, 0.23, 0.156], instrument('radio'), 'old radio, vintage radio, wireless set, transistor radio'),
  item('headphones', [0.228, 0.185, 0.084], instrument('headphones'), 'headset, earphones'),
  item('harmonica', [0.12, 0.033, 0.0344], instrument('harmonica'), 'mouth organ', stage),
  item('music-stand', [0.52, 1.36, 0.406], instrument('music-stand'), 'sheet music, note stand', standing),
];
