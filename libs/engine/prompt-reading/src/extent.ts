/** Measures that a prompt states together, metres; square metres for an area. */
export interface Extent {
  /** Without a word for its direction: "a 3 m statue". */
  readonly plain?: number;
  /** "4 by 5 m", in this order. */
  readonly sides?: readonly [number, number];
  readonly length?: number;
  readonly width?: number;
  readonly depth?: number;
  readonly height?: number;
  readonly area?: number;
}

/** Measures of the room in which a prompt is set. */
export interface ExtentMention {
  readonly at: number;
  readonly text: string;
  readonly extent: Extent;
  /** The noun that they belong to; null where they stand by themselves. */
  readonly owner: { readonly at: number; readonly text: string } | null;
  /** Whether that noun is the ceiling or a wall. */
  readonly isOfWall: boolean;
}
