import { hashStreamName, hashToUnitInterval } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { GroundPoint } from '@diorama/world-model';

import type { TrailCourse } from '../course.js';

export const CROPS = ['wheat', 'stubble', 'corn', 'cabbage', 'plowed', 'pasture'] as const;
export type Crop = (typeof CROPS)[number];

/** Where a place lies among the fields. */
export interface FieldPosition {
  crop: Crop;
  /** Metres inside the field's edge, negative on the grass around it. */
  inside: number;
  /** Metres from the lane, which the rows run along; positive on its right. */
  across: number;
}

/** A strip of fields along the lane, at these distances from it. */
interface Strip {
  readonly from: number;
  readonly to: number;
  /** Metres of one field along the lane. */
  readonly length: number;
}

const STRIPS: readonly Strip[] = [
  { from: 3.3, to: 33, length: 54 },
  { from: 36, to: 82, length: 78 },
  { from: 85, to: 190, length: 100 },
];
/** What grows on both sides of the lane: on the viewer's fields, on those behind him, on those ahead. */
type Layout = readonly (readonly (readonly [byCrop: Crop, byStubble: Crop])[])[];

const FAR_FIELDS = [
  ['plowed', 'wheat'],
  ['stubble', 'plowed'],
  ['pasture', 'cabbage'],
] as const;
/** By strip and field, from the one behind the viewer. Every farm shows all crops; on some the maize stands next to him. */
const LAYOUTS: readonly [Layout, Layout] = [
  [
    [
      ['cabbage', 'corn'],
      ['wheat', 'stubble'],
      ['corn', 'pasture'],
    ],
    FAR_FIELDS,
  ],
  [
    [
      ['wheat', 'cabbage'],
      ['corn', 'stubble'],
      ['wheat', 'pasture'],
    ],
    FAR_FIELDS,
  ],
];
/** Nothing is sown nearer to the viewer, metres. */
const CLEARING = 3.2;
const START_STREAM = hashStreamName('fields/start');
const CROP_STREAM = hashStreamName('fields/crop');
/** The near fields begin so far behind the viewer. */
const NEAR_START = -12;
/** Behind the near field, on the side of the stubble, lies the farmyard; metres along the lane. */
export const FARMYARD_START = NEAR_START + 54;

/** The patchwork of fields on both sides of a lane: wheat or maize on one side of the viewer, stubble with bales on the other. */
export class FarmFields {
  /** The side of the standing crop: 1 to the right of the lane, -1 to its left. */
  readonly cropSide: 1 | -1;
  private readonly layout: Layout;

  constructor(
    private readonly lane: TrailCourse,
    private readonly seed: number,
  ) {
    this.cropSide = hashToUnitInterval(seed, hashStreamName('fields/side')) < 0.5 ? 1 : -1;
    this.layout = LAYOUTS[hashToUnitInterval(seed, hashStreamName('fields/layout')) < 0.65 ? 0 : 1];
  }

  /** Reads the field at a place; `spot` is overwritten and given back. */
  at(x: number, z: number, spot: FieldPosition): FieldPosition {
    const along = this.lane.alongAt(x, z);
    const across = this.acrossAt(along, x, z);
    const away = Math.abs(across);
    const number = away < 34.5 ? 0 : away < 83.5 ? 1 : 2;
    const strip = STRIPS[number] as Strip;
    const side = across > 0 ? 1 : -1;
    const start = number === 0 ? NEAR_START : NEAR_START - 70 * hashToUnitInterval(this.seed, START_STREAM, side, number);
    const cell = Math.floor((along - start) / strip.length);
    const within = along - start - cell * strip.length;
    spot.across = across;
    const clear = number === 0 ? Math.hypot(x, z) - CLEARING : Infinity;
    spot.inside = Math.min(away - strip.from, strip.to - away, within - 1.4, strip.length - 1.4 - within, clear);
    spot.crop = this.cropOf(side, number, cell);
    return spot;
  }

  /** The place so many metres along the lane and across the rows. */
  pointAt(along: number, across: number): GroundPoint {
    const bend = this.lane.lateral(along);
    return this.lane.pointAt(along, across + bend * straightening(across) - bend);
  }

  /** Near rows follow the bends of the lane, far ones run straight. Inverts `pointAt` by steps that shrink the error to a quarter. */
  private acrossAt(along: number, x: number, z: number): number {
    const bend = this.lane.lateral(along);
    const aside = this.lane.asideAt(x, z);
    let across = aside - bend;
    for (let k = 0; k < 3; k++) across = aside - bend * straightening(across);
    return across;
  }

  private cropOf(side: number, strip: number, cell: number): Crop {
    const [byCrop, byStubble] = this.layout[strip]?.[cell + 1] ?? [null, null];
    const named = side === this.cropSide ? byCrop : byStubble;
    if (named !== null) return named;
    return CROPS[Math.floor(hashToUnitInterval(this.seed, CROP_STREAM, side * 3 + strip, cell) * CROPS.length)] as Crop;
  }
}

/** Share of the lane's bends that a row at this distance still follows. */
const straightening = (across: number): number => 1 - smoothstep(4, 40, Math.abs(across));
