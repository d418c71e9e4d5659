/** An arena with tiers of seats around a field. */
export interface ArenaSpec {
  readonly generator: 'arena';
  /** Half axes of the outer edge, metres. */
  readonly size: readonly [halfWidth: number, halfDepth: number];
  readonly height: number;
  readonly tiers: number;
  readonly field: 'pitch' | 'sand' | 'stage';
  readonly outside: 'arches' | 'columns' | 'plain';
  /** Whether a canopy covers the seats. */
  readonly canopy?: boolean;
  /** Whether part of the outer wall has fallen. */
  readonly ruined?: boolean;
  /** Whether only the half behind the stage stands. */
  readonly half?: boolean;
}

/** A lattice mast: a radio tower, or a pylon with arms. */
export interface MastSpec {
  readonly generator: 'mast';
  /** Widths at foot and top, metres. */
  readonly base: number;
  readonly top: number;
  readonly height: number;
  readonly levels: number;
  /** Whether it is red and white by turns. */
  readonly banded?: boolean;
  readonly dishes?: number;
  /** Pairs of arms that carry lines. */
  readonly arms?: number;
}
