import { createStreetLot, isLotFree, reserveRectangle } from '@diorama/placement';
import type { PlacementContext } from '@diorama/placement';
import type { RandomStream } from '@diorama/random';
import { CITY_BLOCK_DEPTH, getCityBlockWidth, cityBlock, HIGH_RISE_HALF_WIDTH, highRise } from '@diorama/things';
import type { Rgb } from '@diorama/world-model';
import { CORNER_HOUSE_DISTANCE, HOUSE_FRONT_DISTANCE, SIDE_STREET_LENGTH, STREET_LENGTH } from '@diorama/terrain';
import type { Street } from '@diorama/terrain';
import { rectanglesOverlap } from '@diorama/relations';
import type { Rectangle } from '@diorama/relations';

/** Rows of houses along the street and its side streets, rows behind them, and towers in the distance. */
export function buildCity(context: PlacementContext, street: Street, random: RandomStream): void {
  if (context.plan.scene.without.includes('city-block')) return;
  const builder = new CityBuilder(context, street, random);
  builder.raiseTowers();
  builder.lineStreet();
  builder.lineSideStreets();
  builder.fillBehind();
}

/** Washes of colour over a front. */
const WASHES: readonly Rgb[] = [
  [1, 1, 1],
  [1.08, 1.04, 0.98],
  [1.05, 0.92, 0.78],
  [0.98, 0.86, 0.8],
  [0.86, 0.9, 0.94],
  [0.92, 0.95, 0.86],
  [0.84, 0.82, 0.8],
];

class CityBuilder {
  private last = -1;
  private readonly lots: Rectangle[] = [];

  constructor(
    private readonly context: PlacementContext,
    private readonly street: Street,
    private readonly random: RandomStream,
  ) {}

  /** House by house along both sides, wall to wall up to the corners. */
  lineStreet(): void {
    const edges = [
      -STREET_LENGTH,
      ...this.street.crossings.flatMap((at) => [at - CORNER_HOUSE_DISTANCE, at + CORNER_HOUSE_DISTANCE]),
      STREET_LENGTH,
    ];
    for (let k = 0; k < edges.length; k += 2)
      for (const side of [-1, 1] as const)
        this.row(edges[k] as number, edges[k + 1] as number, (along, width, depth) =>
          createStreetLot(this.street, { along, side, width, depth }),
        );
  }

  /** The same along the side streets, from behind the corner houses outwards. */
  lineSideStreets(): void {
    const from = HOUSE_FRONT_DISTANCE + CITY_BLOCK_DEPTH * 1.1;
    for (const crossing of this.street.crossings)
      for (const side of [-1, 1])
        for (const way of [-1, 1])
          this.row(from, SIDE_STREET_LENGTH, (aside, width, depth) => ({
            ...this.street.pointAt(crossing + way * (CORNER_HOUSE_DISTANCE + depth / 2), side * aside),
            turn: this.street.turnTo(way > 0 ? 'back' : 'ahead'),
            width,
            depth,
          }));
  }

  /** Towers on both sides beyond the last side streets, where the business quarter begins, and some that rise behind the rows. */
  raiseTowers(): void {
    const { crossings } = this.street;
    for (const [edge, way] of [
      [crossings.at(-1) ?? 0, 1],
      [crossings[0] ?? 0, -1],
    ] as const)
      for (let row = 0; row < 3; row++)
        for (const side of [-1, 1]) {
          const along = edge + way * (CORNER_HOUSE_DISTANCE + HIGH_RISE_HALF_WIDTH * 1.15 + row * 2.4 * HIGH_RISE_HALF_WIDTH);
          this.tower(along, side * (HOUSE_FRONT_DISTANCE + HIGH_RISE_HALF_WIDTH * 1.2));
        }
    for (let k = 0; k < 12; k++)
      this.tower(this.random.pick([-1, 1]) * this.random.range(48, 130), this.random.pick([-1, 1]) * this.random.range(34, 90));
  }

  /** Houses in the middle of the blocks, seen through gaps and over water. */
  fillBehind(): void {
    for (let along = -120; along <= 120; along += 17)
      for (const aside of [-72, -52, -33, 33, 52, 72]) {
        const variant = this.variant();
        const turn = this.street.turnTo(this.random.next() < 0.6 === aside > 0 ? 'left' : 'right');
        this.build(variant, this.random.range(0.85, 1.05), (width, depth) => ({
          ...this.street.pointAt(along, aside),
          turn,
          width,
          depth,
        }));
      }
  }

  private row(from: number, to: number, lot: (middle: number, width: number, depth: number) => Rectangle): void {
    let at = from;
    while (to - at > 6.5) {
      const variant = this.variant(to - at);
      const size = this.fitted(getCityBlockWidth(variant), to - at);
      const width = getCityBlockWidth(variant) * size;
      const middle = at + width / 2;
      at += this.build(variant, size, (w, d) => lot(middle, w, d)) ? width + 0.04 : 1.5;
    }
  }

  /** Close to its own size; the last of a row takes what is left where it can. */
  private fitted(width: number, room: number): number {
    const own = this.random.range(0.94, 1.06);
    if (room < width * own || room - width * own < 6.5) return Math.min(1.25, Math.max(0.6, room / width));
    return own;
  }

  /** Another than the last one's, and one that does not need to shrink much. */
  private variant(room = Infinity): number {
    const fitting = Array.from({ length: cityBlock.variants }, (_, k) => k).filter(
      (k) => k !== this.last && getCityBlockWidth(k) * 0.8 < room,
    );
    this.last = fitting.length === 0 ? 1 : this.random.pick(fitting);
    return this.last;
  }

  private build(variant: number, size: number, lot: (width: number, depth: number) => Rectangle): boolean {
    const tint = this.random.pick(WASHES);
    const rectangle = lot(getCityBlockWidth(variant) * size, CITY_BLOCK_DEPTH * size);
    if (!this.take(rectangle)) return false;
    this.context.putWithoutFootprint({
      kind: 'city-block',
      x: rectangle.x,
      z: rectangle.z,
      turn: rectangle.turn,
      scale: size,
      variant,
      tint,
      lot: [rectangle.width, rectangle.depth],
    });
    return true;
  }

  private tower(along: number, aside: number): void {
    const variant = this.random.integer(0, highRise.variants - 1);
    const scale = this.random.range(0.85, 1.15);
    const side = 2 * HIGH_RISE_HALF_WIDTH * scale;
    const rectangle = { ...this.street.pointAt(along, aside), turn: this.street.turnTo('ahead'), width: side, depth: side };
    if (!this.take(rectangle)) return;
    this.context.putWithoutFootprint({
      kind: 'high-rise',
      x: rectangle.x,
      z: rectangle.z,
      turn: rectangle.turn,
      scale,
      variant,
      lot: [side, side],
    });
  }

  private take(lot: Rectangle): boolean {
    if (this.context.isFull || this.lots.some((other) => rectanglesOverlap(lot, other)) || !isLotFree(this.context, lot)) return false;
    this.lots.push(lot);
    reserveRectangle(this.context, lot);
    return true;
  }
}
