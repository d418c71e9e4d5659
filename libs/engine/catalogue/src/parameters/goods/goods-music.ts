import type { Finish } from '../../substances/substances.js';

/** Guitars, violins, banjos and lutes. */
export interface StringedSpec {
  readonly generator: 'stringed';
  readonly body: 'guitar' | 'violin' | 'electric' | 'round' | 'pear';
  /** Length of the neck above the body at size 1, centimetres. */
  readonly neck: number;
  readonly strings: number;
  /** Depth of the body at size 1, centimetres. */
  readonly depth: number;
  readonly size?: number;
  readonly opening: 'round' | 'f' | 'pickups' | 'skin';
  /** Finish of the top. */
  readonly finish: Finish;
  readonly side: Finish;
  readonly neckFinish: Finish;
  /** Length of a pin under the body, centimetres. */
  readonly pin?: number;
  /** Whether a bow leans on it. */
  readonly bow?: boolean;
}

/** Musical instruments of a fixed kind. */
export interface InstrumentSpec {
  readonly generator: 'instrument';
  readonly kind:
    | 'drum'
    | 'drum-kit'
    | 'djembe'
    | 'bongos'
    | 'tambourine'
    | 'maracas'
    | 'triangle'
    | 'trumpet'
    | 'trombone'
    | 'french-horn'
    | 'saxophone'
    | 'flute'
    | 'recorder'
    | 'pan-flute'
    | 'horn'
    | 'piano'
    | 'grand-piano'
    | 'synthesizer'
    | 'harp'
    | 'accordion'
    | 'gramophone'
    | 'microphone'
    | 'vintage-microphone'
    | 'xylophone'
    | 'bell'
    | 'gong'
    | 'music-note'
    | 'boombox'
    | 'radio'
    | 'headphones'
    | 'harmonica'
    | 'music-stand';
}
