/** What carries a piece of furniture. */
export interface SupportSpec {
  readonly style:
    | 'square'
    | 'tapered'
    | 'round'
    | 'pointed'
    | 'turned'
    | 'cabriole'
    | 'hairpin'
    | 'sled'
    | 'panels'
    | 'trestle'
    | 'frames'
    | 'pedestal'
    | 'column'
    | 'star'
    | 'cross'
    | 'bun'
    | 'tripod'
    | 'none';
  /** Metres; 0.05 where left out. */
  readonly thickness?: number;
  /** How far feet stand outside the tops of legs, metres. */
  readonly splay?: number;
  /** Height of rails between the legs as a share of their height; none where left out. */
  readonly rails?: number;
}

/** A chair, a stool or a bench with a frame. */
export interface SeatSpec {
  readonly generator: 'seat';
  /** Height of the sitting surface, metres. */
  readonly seatHeight: number;
  readonly support: SupportSpec;
  readonly seat: 'board' | 'round' | 'padded' | 'round-padded' | 'slats' | 'moulded' | 'woven';
  readonly back?: 'slats' | 'spindles' | 'ladder' | 'panel' | 'padded' | 'hoop' | 'moulded' | 'mesh' | 'tall' | 'bars' | 'cane' | 'tufted';
  /** Degrees that the back leans; 8 where left out. */
  readonly lean?: number;
  readonly arms?: 'wood' | 'padded' | 'tube' | 'scroll' | 'office';
  /** Curved runners under the feet. */
  readonly rockers?: boolean;
  /** A ring to rest the feet on. */
  readonly footRing?: boolean;
  readonly headrest?: boolean;
}

/** A sofa or an upholstered chair. */
export interface SofaSpec {
  readonly generator: 'sofa';
  readonly seats: number;
  readonly back: 'cushions' | 'plain' | 'tufted' | 'wings' | 'camel' | 'shell' | 'low' | 'none';
  readonly arms: 'square' | 'round' | 'rolled' | 'slim' | 'none';
  readonly support: SupportSpec;
  /** Height of the feet, metres; 0.1 where left out. */
  readonly feet?: number;
  /** Which side has a long seat, seen from the front. */
  readonly chaise?: 'left' | 'right';
  /** A whole second arm of seats, as in the corner of a room. */
  readonly corner?: boolean;
  /** A raised rest for the legs. */
  readonly footrest?: boolean;
  readonly pillows?: number;
}

/** A seat of a special build. */
export interface SpecialSeatSpec {
  readonly generator: 'special-seat';
  readonly kind:
    | 'wheelchair'
    | 'hanging-chair'
    | 'bean-bag'
    | 'egg-chair'
    | 'lounge-chair'
    | 'deck-chair'
    | 'director-chair'
    | 'folding-chair'
    | 'monobloc'
    | 'high-chair'
    | 'throne'
    | 'pew'
    | 'cinema-seats'
    | 'barber-chair'
    | 'dentist-chair'
    | 'massage-chair'
    | 'sun-lounger'
    | 'chaise-longue'
    | 'school-desk'
    | 'step-stool'
    | 'gaming-chair'
    | 'kneeler'
    | 'x-stool'
    | 'waiting-bench'
    | 'pouf'
    | 'salon-chair'
    | 'porch-swing'
    | 'tree-stump-seat';
}
