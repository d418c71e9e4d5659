/** Where a capture stands and how fine it is: an equirectangular view of width x width/2 pixels. */
export interface CaptureView {
  /** Metres, in the world's frame. */
  readonly origin: readonly [number, number, number];
  /** Pixels, even. */
  readonly width: number;
}

/** Rows `[start, end)` of a capture, counted from the zenith. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** What the rays of some rows of a view met. Pixel p = (row - rows.start)·width + column. */
export interface Capture {
  readonly view: CaptureView;
  readonly rows: RowRange;
  /** Metres along the ray; Infinity where the ray left the world. */
  readonly distance: Float32Array;
  /** Display colour, sRGB-encoded 0 to 1, tone-mapped, not dithered; three a pixel. */
  readonly color: Float32Array;
  /** Unit geometric normal towards the viewer, three a pixel; zero for sky. */
  readonly normal: Float32Array;
  /** Index into SEMANTICS. */
  readonly semantic: Uint8Array;
  /** Which surface it is: 0 sky, 1 terrain, 2 water, 3 + instance index. Two pixels of one smooth surface agree. */
  readonly surface: Uint32Array;
  /** As `color`, but of the pixel's own surface alone, and in fog with the haze that splats keep; absent if unknown. */
  readonly ownColor?: Float32Array;
  /** What else shares pixels; absent where nobody can tell. */
  readonly edges?: EdgeSamples;
}

/** Hits of sub-rays on surfaces other than that of their pixel, in ascending order of pixels. */
export interface EdgeSamples {
  readonly count: number;
  /** As pixels are counted in the capture. */
  readonly pixels: Uint32Array;
  /** As `Capture.surface`, never the sky. */
  readonly surface: Uint32Array;
  /** Metres in the world's frame, unit normals towards the viewer and sRGB-encoded colours; three a sample. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly colors: Float32Array;
}

/**
 * Colours where a world ends: three values a direction, display-encoded 0 to 1. Direction i of n looks to azimuth
 * 2 pi (i + 0.5) / n - pi, clockwise from -z, as the columns of a view.
 */
export interface HorizonColors {
  /** What far things fade to. */
  readonly haze: Float32Array;
  /** The ground near the rim of the world. */
  readonly ground: Float32Array;
}

/** Where a pixel's ray ended. The renderer keeps one and overwrites it from pixel to pixel. */
export interface PixelSight {
  /** As in `Capture`. */
  surface: number;
  /** The place in metres; for sky the ray's unit direction. */
  x: number;
  y: number;
  z: number;
  /** Unit geometric normal towards the viewer; zero for sky. */
  nx: number;
  ny: number;
  nz: number;
}

/** Where a ray ended, and from which side. */
export interface SurfaceSight extends PixelSight {
  /** Whether it met the back of a triangle. */
  isBackFace: boolean;
}

/**
 * Renders the world. Making one is expensive (acceleration structure, baked sky and light); it is a pure function of the
 * model, so each thread makes its own and all give the same bytes.
 */
export interface Renderer {
  /**
   * What the rays of these rows see. Samples are as far apart as the pixels at the equator; towards the poles, where pixels overlap, the
   * pixels between samples are interpolated.
   *
   * @param colored the rows that get colours and edges; all where left out
   * @throws RangeError for rows that the view does not have, and for coloured rows that are not among them
   */
  capture(view: CaptureView, rows: RowRange, colored?: RowRange): Capture;
  /** Distance in metres to the first surface from `origin` along the unit vector `direction`, or Infinity. */
  cast(origin: readonly [number, number, number], direction: readonly [number, number, number]): number;
  /** As `cast`, and writes what the ray met into `sight`; its surface is 0 and its place meaningless where that is the sky. */
  look(origin: readonly [number, number, number], direction: readonly [number, number, number], sight: SurfaceSight): number;
}
