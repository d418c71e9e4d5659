/** How a world's coarsest splats, its `100k` file, look from a place. */
export interface ViewQuality {
  /** Metres beside the capture point, towards where there is most room. */
  readonly metres: number;
  /** Peak signal-to-noise ratio against the world's own picture in decibels; null where nobody knows what is to be seen. */
  readonly psnr: number | null;
  /** Share of the sphere, 0 to 1, where the splats leave a gap. */
  readonly holes: number;
}

/** What a world's manifest tells of its quality. */
export interface WorldQuality {
  /** Difference between the first and last column of the panorama over that of other neighbouring columns; 1 for no seam. */
  readonly seam: number;
  /** Mean difference in the row at a pole from its mean colour, 0 to 1, the worse of both poles. */
  readonly pole: number;
  /** From the capture point and beside it, as far as there is room. */
  readonly views: readonly ViewQuality[];
  /** F1 of the places where the distance leaps, in the splats against the world's own distances. */
  readonly depthEdges: number;
  /** Shares of rays from the places to stand that the collider stops where the world does, and at all; null for pictures and drafts. */
  readonly collider: { readonly agrees: number; readonly stops: number } | null;
}
