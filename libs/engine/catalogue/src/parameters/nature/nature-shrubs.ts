/** Bushes, hedges and clipped shapes. Slots: leaf, shade, petal, inner, centre, berry, twig. */
export interface ShrubSpec {
  readonly generator: 'shrub';
  readonly outline:
    | 'dome'
    | 'box'
    | 'ball-tree'
    | 'cone'
    | 'spiral'
    | 'tiers'
    | 'ball'
    | 'rabbit'
    | 'swan'
    | 'elephant'
    | 'arch'
    | 'loose'
    | 'tumble';
  /** Leaves in all; 900 where left out. */
  readonly leaves?: number;
  /** Length and width of a leaf, metres. */
  readonly leaf: readonly [length: number, width: number];
  readonly flowers?: {
    readonly head: 'rose' | 'poppy' | 'spike';
    readonly count: number;
    /** Metres. */ readonly size: number;
  };
  readonly berries?: { readonly count: number; /** Metres. */ readonly size: number };
  /** Bare twigs that show; 0 where left out. */
  readonly twigs?: number;
}

/** Plants that climb or hang. Slots: leaf, shade, stem, petal, inner, centre, fruit, wood, wall. */
export interface ClimberSpec {
  readonly generator: 'climber';
  readonly on: 'wall' | 'post' | 'hanging' | 'trellis' | 'liana' | 'thorns';
  readonly strands: number;
  readonly leaves: number;
  /** Length and width of a leaf, metres. */
  readonly leaf: readonly [length: number, width: number];
  /** Roses and the width of each, metres. */
  readonly flowers?: { readonly count: number; readonly size: number };
}

/** Plants of fields and gardens. */
export interface CropSpec {
  readonly generator: 'crop';
  readonly kind:
    | 'corn'
    | 'pumpkin'
    | 'cabbage'
    | 'lettuce'
    | 'tomato'
    | 'vine'
    | 'rice'
    | 'tea'
    | 'haystack'
    | 'carrot'
    | 'strawberry'
    | 'melon'
    | 'bean'
    | 'pepper'
    | 'cotton'
    | 'sugarcane'
    | 'pineapple'
    | 'hop'
    | 'furrows'
    | 'sheaf';
  /** Rows along x; 1 where left out. */
  readonly rows?: number;
  /** Plants in a row; 1 where left out. */
  readonly each?: number;
}

/** Mushrooms. Slots: cap, spot, gill, stem, moss, bark. */
export interface MushroomSpec {
  readonly generator: 'mushroom';
  readonly cap: 'dome' | 'flat' | 'cone' | 'bell' | 'funnel' | 'ball' | 'morel' | 'shelf';
  /** 1 where left out. */
  readonly count?: number;
  readonly spots?: number;
  /** Width of a cap as a share of the height of a mushroom; 0.8 where left out. */
  readonly wide?: number;
  /** Radius of a stem as a share of its height; 0.09 where left out. */
  readonly stout?: number;
  readonly skirt?: boolean;
  readonly glows?: boolean;
  /** In a ring. */
  readonly ring?: boolean;
}

/** Corals and other animals that grow on the bed of the sea. */
export interface CoralSpec {
  readonly generator: 'coral';
  readonly kind: 'brain' | 'fan' | 'staghorn' | 'tube' | 'anemone' | 'table' | 'mushroom' | 'barrel' | 'reef' | 'finger' | 'clam';
}

/** Plants of other worlds and plants that eat. */
export interface StrangePlantSpec {
  readonly generator: 'strange-plant';
  readonly kind:
    | 'tentacle'
    | 'flytrap'
    | 'pitcher'
    | 'bulb'
    | 'spiral'
    | 'eye'
    | 'fan'
    | 'spores'
    | 'giant-flower'
    | 'corpse-flower'
    | 'pods';
  readonly count?: number;
}

/** Wood and other things that plants and small animals leave. */
export interface DebrisSpec {
  readonly generator: 'debris';
  readonly kind:
    | 'hollow-log'
    | 'mossy-log'
    | 'log-pile'
    | 'root'
    | 'branch'
    | 'driftwood'
    | 'twig-pile'
    | 'leaf-pile'
    | 'leaf'
    | 'bird-nest'
    | 'wild-hive'
    | 'spider-web'
    | 'ant-hill'
    | 'termite-mound'
    | 'acorn'
    | 'pine-cone'
    | 'mossy-stump'
    | 'stick'
    | 'cocoon'
    | 'feather'
    | 'fossil'
    | 'shell'
    | 'burrow'
    | 'beaver-dam';
}
