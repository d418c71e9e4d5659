/** How a world's coarsest splats, its `100k` file, look from a place. */
export interface ViewQuality {
  /** Metres beside the capture point, towards where there is most room. */
  readonly metres: number;
  /** Peak signal-to-noise ratio against the world's own picture in decibels; null where nobody knows what is to be seen. */
  readonly psnr: number | null;
  /** Share of the sphere, 0 to 1, where the splats leave a gap. */
  readonly holes: number;
}

/** A figure over the directions walked in: the middle one and the worst one. */
export interface FigureSpread {
  readonly median: number;
  readonly worst: number;
}

/** How a world's coarsest splats, its `100k` file, look to a walker at a distance from the capture point, beside the true views. */
export interface WalkFigures {
  /** Metres from the capture point. */
  readonly metres: number;
  /** Number of directions that the figures cover: those in which a walker reaches that distance, or some of them. */
  readonly directions: number;
  /** Peak signal-to-noise ratio of the whole view in decibels. */
  readonly psnr: FigureSpread;
  /** The same of what lies more than 30 degrees below the horizon. */
  readonly down: FigureSpread;
  /** Structural similarity of the luminance, -1 to 1. */
  readonly ssim: FigureSpread;
  /** Share of the view, 0 to 1, where less than half of the light is stopped before the true surface. */
  readonly holes: FigureSpread;
  /** Share of the view, 0 to 1, where half of the light is stopped more than 0.3 m in front of the true surface. */
  readonly floaters: FigureSpread;
}

/** The quality that a world's manifest records. */
export interface WorldQuality {
  /** Difference between the first and last column of the panorama over that of other neighbouring columns; 1 for no seam. */
  readonly seam: number;
  /** Mean difference in the row at a pole from its mean colour, 0 to 1, the worse of both poles. */
  readonly pole: number;
  /** From the capture point and beside it, as far as there is room. */
  readonly views: readonly ViewQuality[];
  /** At 0, 1, 4, 8 and 16 m as far as the model promises that worlds hold and a walker gets; empty for pictures, whose true views are unknown. */
  readonly walk: readonly WalkFigures[];
  /** F1 of the places where the distance leaps, in the splats against the world's own distances. */
  readonly depthEdges: number;
  /** Shares of rays from the places to stand that the collider stops where the world does, and at all; null for pictures and drafts. */
  readonly collider: { readonly agrees: number; readonly stops: number } | null;
}
