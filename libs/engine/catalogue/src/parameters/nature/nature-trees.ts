/** Outline of a crown: how its radius runs from its lower end to its top. */
export type CrownOutline = 'round' | 'oval' | 'spreading' | 'cone' | 'umbrella' | 'vase' | 'egg' | 'flat' | 'spindle';

/** How leaves sit on the ends of twigs. */
export type LeafHabit =
  /** Loose clusters. */
  | 'spray'
  /** Flat cushions. */
  | 'pad'
  /** Long leaves that radiate from the end of the twig. */
  | 'tuft'
  /** Strings that hang towards the ground. */
  | 'strand';

/** A tree that branches: broad-leaved trees, pines with cushions, bare trees. Slots: leaf, shade, bark, blossom, fruit. */
export interface TreeSpec {
  readonly generator: 'tree';
  readonly crown: CrownOutline;
  /** Share of the height below the crown; 0.28 where left out. */
  readonly bare?: number;
  /** Share of the height at which the trunk ends in limbs; halfway into the crown where left out. */
  readonly fork?: number;
  /** How many twigs carry leaves; 80 where left out. */
  readonly twigs?: number;
  /** How steeply branches leave: 1 upright, 0 level, -1 hanging; 0.5 where left out. */
  readonly rise?: number;
  /** How crooked branches are, 0 to 1; 0.25 where left out. */
  readonly gnarl?: number;
  /** Radius of the trunk as a share of the height; 0.025 where left out. */
  readonly girth?: number;
  /** Shape of the trunk; `straight` where left out. */
  readonly trunk?: 'straight' | 'leaning' | 'winding' | 'bottle' | 'twisted';
  /** How many trunks rise from the ground; 1 where left out. */
  readonly stems?: number;
  /** How many levels the foliage lies in, with air between them. */
  readonly layers?: number;
  /** Leaves in all; 0 leaves the tree bare. 1600 where left out. */
  readonly leaves?: number;
  readonly habit?: LeafHabit;
  /** Length and width of a leaf as shares of the height; [0.035, 0.022] where left out. */
  readonly leaf?: readonly [length: number, width: number];
  /** Radius of a cluster as a share of the crown's; 0.3 where left out. */
  readonly cluster?: number;
  /** Leaf area over the area of the crown's outline, at least; leaves grow until it is met. 2.2 where left out. */
  readonly density?: number;
  /** Radius of a dark body inside the crown as a share of the crown's; none where left out. */
  readonly core?: number;
  /** Share of the leaves that are blossoms. */
  readonly blossom?: number;
  readonly fruit?: { readonly count: number; /** Share of the height. */ readonly size: number; readonly long?: boolean };
  /** Roots above the ground. */
  readonly roots?: { readonly kind: 'flare' | 'stilt' | 'aerial'; readonly count: number };
  /** Dark hollows in the trunk that look like a face. */
  readonly face?: boolean;
  /** Marks around the trunk, as birches have. */
  readonly marks?: boolean;
  /** Points of light in the crown. */
  readonly lights?: number;
  /** The tray of a bonsai. */
  readonly tray?: boolean;
}

/** A conifer with whorls of branches. Slots: needle, bark, snow, cone. */
export interface NeedleTreeSpec {
  readonly generator: 'needle-tree';
  /** Share of the height below the lowest branches; 0.1 where left out. */
  readonly bare?: number;
  readonly whorls?: number;
  /** Branches of the lowest whorl; 9 where left out. */
  readonly branches?: number;
  /** Branches rise (-1) or hang (1); 0.3 where left out. */
  readonly droop?: number;
  /** How the length of branches runs: a straight cone, a narrow spire, a rounded or flat-topped crown. */
  readonly outline?: 'cone' | 'spire' | 'round' | 'flat' | 'uneven';
  /** Whether branches are flat plates with air between them. */
  readonly plates?: boolean;
  /** Share of a branch that its side twigs reach; 0.4 where left out. */
  readonly fan?: number;
  /** Whether snow lies on the branches. */
  readonly snow?: boolean;
  /** Whether it has lost its needles. */
  readonly dead?: boolean;
  /** Radius of the trunk as a share of the height; 0.022 where left out. */
  readonly girth?: number;
  readonly cones?: number;
}

/** A palm or another tree with a head of large leaves. Slots: frond, bark, fruit, dry. */
export interface PalmTreeSpec {
  readonly generator: 'palm-tree';
  readonly fronds: number;
  readonly frond: 'feather' | 'fan' | 'blade' | 'plume';
  /** Length of a frond as a share of the height. */
  readonly length: number;
  /** Share of the height of the trunk; 0.75 where left out. */
  readonly trunk?: number;
  readonly girth?: number;
  /** How far the trunk leans, in shares of its height. */
  readonly lean?: number;
  readonly bulge?: boolean;
  /** Fruit under the fronds. */
  readonly fruit?: 'coconuts' | 'bunches';
  /** A skirt of dry fronds below the head. */
  readonly skirt?: boolean;
  /** Whether all fronds lie in one plane, as those of the traveller's tree. */
  readonly plane?: boolean;
  readonly stems?: number;
  /** How far fronds hang, 0 to 1; 0.6 where left out. */
  readonly droop?: number;
}

/** Jointed stalks in a group. Slots: stalk, joint, leaf. */
export interface BambooSpec {
  readonly generator: 'bamboo';
  readonly stalks: number;
  /** Radius of a stalk, metres. */
  readonly radius: number;
  readonly leaves: number;
}
