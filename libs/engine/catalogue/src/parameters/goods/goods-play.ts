import type { Finish } from '../../substances/substances.js';

/** Balls of sports and toys. */
export interface BallSpec {
  readonly generator: 'ball';
  /** Centimetres. */
  readonly radius: number;
  readonly pattern: 'pentagons' | 'seams' | 'curve' | 'stripes' | 'swirl' | 'holes' | 'dimples' | 'number' | 'laces';
  readonly finish: Finish;
  readonly second: Finish;
  readonly third?: Finish;
  /** Length along x in multiples of the diameter; 1 where left out. */
  readonly length?: number;
}

/** Toys, games and sports goods of a fixed kind. */
export interface ToySpec {
  readonly generator: 'toy';
  readonly kind:
    | 'teddy-bear'
    | 'doll'
    | 'nesting-doll'
    | 'toy-train'
    | 'toy-car'
    | 'rocking-horse'
    | 'bricks'
    | 'dice'
    | 'kite'
    | 'balloon'
    | 'balloons'
    | 'snowman'
    | 'christmas-tree'
    | 'yo-yo'
    | 'puppet'
    | 'blocks'
    | 'pinwheel'
    | 'puzzle-cube'
    | 'rubber-duck'
    | 'basketball-hoop'
    | 'football-goal'
    | 'tennis-racket'
    | 'table-tennis-bat'
    | 'skateboard'
    | 'surfboard'
    | 'skis'
    | 'snowboard'
    | 'sled'
    | 'ice-skates'
    | 'dartboard'
    | 'dumbbell'
    | 'trampoline'
    | 'hula-hoop'
    | 'boxing-gloves'
    | 'medal'
    | 'sports-net'
    | 'chess-set'
    | 'chess-king'
    | 'chess-knight'
    | 'poker-chips';
}
