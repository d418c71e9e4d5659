import type { Material, PointLight, Rgb, Sky } from '@diorama/world-model';

/** All that a painter of rows has to know beside the survey, as plain data. */
export interface PaintSpec {
  readonly seed: number;
  readonly indoors: boolean;
  /** Metres from the ground under the viewer up to him. */
  readonly eyeHeight: number;
  readonly sky: Sky;
  /** What looks through openings and hangs between things where it is not the sky's own air. */
  readonly air: { readonly color: Rgb; readonly distance: number } | null;
  /** Factor on the sky's colours, or null. */
  readonly skyTint: Rgb | null;
  readonly materials: readonly Material[];
  /** Numbers of materials. */
  readonly ground: readonly [number, number];
  readonly steep: number;
  readonly wall: number;
  readonly ceiling: number;
  readonly water: Rgb;
  readonly segments: readonly SegmentMaterial[];
  /** What lies on what faces up, such as snow, or null. */
  readonly covering: SurfaceCover | null;
  readonly lamps: readonly PointLight[];
  /** Light from all around indoors: from above and from below, linear RGB. */
  readonly ambient: readonly [Rgb, Rgb];
  /** Whether rain has wetted everything under the sky. */
  readonly isWet: boolean;
}

/** What a segment is painted with. */
export interface SegmentMaterial {
  readonly material: number;
  /** Of what faces up on a building, else the same. */
  readonly roof: number;
  /** Factor on the colour, so that neighbours of one kind differ. */
  readonly tint: Rgb;
  /** Leaves let light through and have soft normals. */
  readonly isLeaves: boolean;
  /** Has windows where it stands upright. */
  readonly isBuilding: boolean;
}

/** What has settled on things. */
export interface SurfaceCover {
  readonly material: number;
  /** Surfaces whose normals rise more than this are covered, out of doors. */
  readonly minUp: number;
  readonly share: number;
  /** Whether the ground has it too. */
  readonly onGround: boolean;
}
