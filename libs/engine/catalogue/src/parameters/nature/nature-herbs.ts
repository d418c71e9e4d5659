/** The shape of a flower. */
export type FlowerHead =
  /** Rays around a disc. */
  | 'daisy'
  /** A closed or open cup. */
  | 'tulip'
  | 'poppy'
  /** Petals in whorls. */
  | 'rose'
  | 'lotus'
  /** Petals that turn back. */
  | 'lily'
  /** Flat petals with a tube in the middle. */
  | 'daffodil'
  | 'iris'
  | 'orchid'
  /** Many florets on a ball. */
  | 'globe'
  /** Hairs on a ball. */
  | 'puff'
  /** Florets along the upper part of the stem. */
  | 'spike'
  /** A flat cluster. */
  | 'umbel'
  /** Hanging bells. */
  | 'bell'
  | 'thistle'
  /** A beak with a crest. */
  | 'strelitzia'
  /** One large sheet around a column. */
  | 'calla';

/** Flowers on stems: one, a clump or a patch. Slots: petal, inner, centre, stem, leaf. */
export interface FlowerSpec {
  readonly generator: 'flower';
  readonly head: FlowerHead;
  /** Width of a flower, metres; of a spike its length. */
  readonly bloom: number;
  /** 1 where left out. */
  readonly stems?: number;
  /** Whether stems stand all over the row's width and depth, as in a field. */
  readonly patch?: boolean;
  /** Flowers on one stem; 1 where left out. */
  readonly each?: number;
  readonly petals?: number;
  /** How far heads turn from upwards to the front, degrees. */
  readonly nod?: number;
  readonly foliage?: 'strap' | 'oval' | 'feather' | 'heart' | 'float' | 'none';
  /** Leaves of a stem; 4 where left out. */
  readonly leaves?: number;
  /** Length and width of a leaf, metres. */
  readonly leaf?: readonly [length: number, width: number];
  /** How far stems lean out of a clump, 0 to 1; 0.4 where left out. */
  readonly lean?: number;
  /** Whether each third flower has the colour of the slot `inner`. */
  readonly mixed?: boolean;
}

/** Blades and stalks: lawns, reeds, corn fields. Slots: blade, shade, ear, stalk. */
export interface GrassSpec {
  readonly generator: 'grass';
  readonly blades: number;
  /** Widest width of a blade, metres. */
  readonly width: number;
  /** How far blades bend, 0 to 1; 0.5 where left out. */
  readonly bend?: number;
  /** Whether blades stand all over the row's width and depth rather than in one tuft. */
  readonly patch?: boolean;
  readonly ears?: {
    readonly kind: 'wheat' | 'plume' | 'cattail' | 'oat' | 'spray';
    readonly count: number;
    /** Length, metres. */ readonly length: number;
  };
}

/** Thick leaves in a rosette: agaves, aloes, succulents. Slots: leaf, edge, petal. */
export interface RosetteSpec {
  readonly generator: 'rosette';
  readonly leaves: number;
  /** Width and thickness of a leaf as shares of its length. */
  readonly leaf: readonly [width: number, thickness: number];
  /** Angle of the outer leaves above the ground, degrees; 15 where left out. */
  readonly open?: number;
  /** Whether leaves end in thorns. */
  readonly thorns?: boolean;
  /** Whether leaves are short and rounded. */
  readonly round?: boolean;
  /** A flower stalk from the middle. */
  readonly stalk?: boolean;
  /** How many rosettes grow together; 1 where left out. */
  readonly heads?: number;
}

/** Low plants that cover the ground. Slots: leaf, shade, petal, ground. */
export interface GroundCoverSpec {
  readonly generator: 'ground-cover';
  readonly kind: 'clover' | 'moss' | 'ivy' | 'lily-pads' | 'cushion';
  readonly count: number;
  /** Size of a leaf, metres. */
  readonly leaf: number;
  readonly flowers?: number;
}

/** Weeds of the sea that rise with the water. Slots: blade, shade, bulb. */
export interface SeaweedSpec {
  readonly generator: 'seaweed';
  readonly strands: number;
  /** Width of a strand, metres. */
  readonly width: number;
  readonly kind: 'ribbon' | 'kelp' | 'branched';
}

/** Cacti. Slots: flesh, rib, spine, petal, fruit. */
export interface CactusSpec {
  readonly generator: 'cactus';
  readonly kind: 'saguaro' | 'barrel' | 'prickly-pear' | 'organ-pipe' | 'cluster' | 'christmas';
  readonly arms?: number;
  readonly flowers?: number;
}
