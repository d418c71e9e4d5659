import type { Scene } from '@diorama/domain';
import type { Raster } from '@diorama/raster';

/** A picture that a world is to be made of. */
export interface Picture {
  /** Decoded, upright, sRGB. Over a SharedArrayBuffer it is not copied for each job. */
  readonly raster: Raster;
  /** Degrees clockwise that it looks away from the front, modulo 360; null where nothing is known. */
  readonly azimuth: number | null;
  /** Degrees across, where the camera told; null otherwise. */
  readonly horizontalFov?: number | null;
  /** Whether its file says to be an equirectangular panorama. */
  readonly isPanorama?: boolean;
}

/** What is asked of the picture engine. */
export interface PictureRequest {
  readonly pictures: readonly Picture[];
  /** Whether a single picture is an equirectangular panorama; 'auto' looks at it. */
  readonly isPano: 'auto' | boolean;
  /** Words beside the pictures; they guide what the pictures do not show. */
  readonly prompt: string;
  /** 0 to 4294967295. */
  readonly seed: number;
  /** Whether a model made the panorama from the words. */
  readonly isGenerated?: boolean;
}

export type Projection = 'perspective' | 'cylindrical' | 'equirectangular';

/** Where a picture lies on the sphere around the viewer. */
export interface Placement {
  readonly projection: Projection;
  /** Degrees: direction of the picture's centre, clockwise from the front. */
  readonly azimuth: number;
  /** Degrees that the camera looked up. */
  readonly pitch: number;
  /** Degrees that the horizon falls to the right in the picture, because the camera was not held straight. */
  readonly roll: number;
  /** Degrees across the picture's middle row. */
  readonly horizontalFov: number;
  /** Whether it shows the sky. */
  readonly showsSky: boolean;
}

export type Environment = 'outdoors' | 'indoors';

/** An sRGB-encoded colour, 0 to 1. */
export type Color = readonly [number, number, number];

/** A room as its edges tell: a box around the viewer. */
export interface RoomBox {
  /** Degrees clockwise from the front to what counts as the front wall, -45 to 45. */
  readonly heading: number;
  /** Metres to the walls; null for one that no edge speaks for. */
  readonly front: number | null;
  readonly right: number | null;
  readonly back: number | null;
  readonly left: number | null;
  /** Metres from the viewer up to the ceiling. */
  readonly ceiling: number;
}

/** Where light comes from, in degrees: clockwise from the front, and above the horizon. */
export interface LightDirection {
  readonly azimuth: number;
  readonly elevation: number;
}

/** The place that is invented around pictures. */
export interface Surroundings {
  readonly scene: Scene;
  /** Where the pictures show the sun or its shading; null where they do not tell. */
  readonly light: LightDirection | null;
  /** The room of the pictures, so that its walls continue; null where they show none. */
  readonly room: ClosedRoom | null;
}

/** A room of which all walls are known. */
export interface ClosedRoom extends RoomBox {
  readonly front: number;
  readonly right: number;
  readonly back: number;
  readonly left: number;
}

/** Everything between the pictures and the world beside the pictures themselves: small, plain JSON. */
export interface PictureComposition {
  readonly version: 1;
  readonly seed: number;
  readonly isPano: boolean;
  /** Whether a model made the panorama; its distances are measured for each pixel. */
  readonly isGenerated?: boolean;
  readonly setting: Environment;
  /** One for each picture, in their order. */
  readonly placements: readonly Placement[];
  /** The room, where its edges tell. */
  readonly room?: RoomBox;
  /** What is invented around the pictures; left out for a panorama, which needs nothing around it. */
  readonly surroundings?: Surroundings;
  /** A true description of what the pictures show, one or two sentences. */
  readonly caption: string;
  /** What the world shows that no picture does, and words of the prompt that it does not have. */
  readonly notRepresented: readonly string[];
}

/** A picture that no world can be made of; `picture` is its index, `reason` fits after "Picture 1". */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';

  constructor(
    readonly picture: number,
    readonly reason: string,
  ) {
    super(`Picture ${picture + 1} ${reason}`);
  }
}

/** A panorama and where its sky is; both over shared memory, since many jobs read them. */
export interface PaintedSphere {
  readonly panorama: Raster;
  /** 1 for sky, one a pixel. */
  readonly sky: Uint8Array;
  /** What is known of the surfaces around the pictures; left out for a panorama. */
  readonly exact?: ExactSurfaces;
}

/** Surfaces that are known and not estimated, one value a pixel; over shared memory. */
export interface ExactSurfaces {
  /** Metres along the ray, Infinity for sky, NaN where the pixel shows a picture. */
  readonly distance: Float32Array;
  /** Unit normals towards the viewer as signed bytes, three a pixel. */
  readonly normal: Int8Array;
  /** Which surface it is; pixels of one smooth surface agree. */
  readonly surface: Uint16Array;
}
