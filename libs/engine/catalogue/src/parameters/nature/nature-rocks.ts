/** A body that rises from the ground: hills, mountains, mesas, craters, dunes, ice. */
export interface LandformSpec {
  readonly generator: 'landform';
  /** From the top to the foot: radius and height as shares of the row's. A top with a radius has a flat lid. */
  readonly profile: readonly (readonly [radius: number, height: number])[];
  /** How far the sides are out of round, 0 to 1; 0.15 where left out. */
  readonly rough?: number;
  /** How deep gullies run down the sides, 0 to 1; 0 where left out. */
  readonly gullies?: number;
  /** Whether faces are flat, as those of broken stone and ice. */
  readonly facets?: boolean;
  /** Slots from a share of the height upwards, from the lowest; the border is ragged. */
  readonly bands?: readonly (readonly [from: number, slot: string])[];
  /** A level pool: its slot, radius and height as shares. */
  readonly pool?: readonly [slot: string, radius: number, height: number];
  readonly extras?: readonly ('lava' | 'smoke' | 'steam' | 'jet' | 'trees' | 'grass' | 'stones' | 'ripples' | 'foam' | 'bubbles')[];
  /** Where the top lies off the middle, in shares of the width and depth. */
  readonly lean?: readonly [x: number, z: number];
  readonly seed?: number;
  /** Share of the row's height that the body takes, below a plume or a jet; 1 where left out. */
  readonly body?: number;
}

/** Stones and what is built of them by nature. Slots: stone, dark, light, moss, gem, glow, grass. */
export interface RockSpec {
  readonly generator: 'rock';
  readonly kind:
    | 'stone'
    | 'pile'
    | 'slab'
    | 'standing'
    | 'cairn'
    | 'balanced'
    | 'arch'
    | 'columns'
    | 'hoodoo'
    | 'geode'
    | 'gem'
    | 'cluster'
    | 'cut-gem'
    | 'stalagmites'
    | 'floating-rock'
    | 'floating-island'
    | 'asteroid'
    | 'meteorite'
    | 'cave'
    | 'cliff'
    | 'pebbles'
    | 'nugget'
    | 'zen';
  /** How many stones, columns or crystals. */
  readonly count?: number;
  /** Planes that cut a stone; 7 where left out. */
  readonly faces?: number;
  readonly mossy?: boolean;
  readonly snowy?: boolean;
}

/** Water, lava, sand and mud as pieces of a landscape. */
export interface WaterSpec {
  readonly generator: 'water';
  readonly kind:
    | 'waterfall'
    | 'stream'
    | 'puddle'
    | 'wave'
    | 'whirlpool'
    | 'lava-flow'
    | 'pond'
    | 'ripple'
    | 'splash'
    | 'sandcastle'
    | 'icicles'
    | 'ice-block'
    | 'snowball'
    | 'ice-crystal'
    | 'drop';
}
