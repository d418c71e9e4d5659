import { computeRowLatitude } from '@diorama/pano';

import { PanoramaLayer } from './panorama-layer.js';
import type { PanoramaShape } from './panorama-layer.js';

/** A mesh of what a panorama shows, and of what hangs behind it. */
export interface PanoramaMesh {
  /** Frame of glTF, metres; seen from the origin triangles turn to the left. */
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** (0, 0) at the upper left of the panorama. */
  readonly uvs: Float32Array;
  /** The pixel of the panorama that each vertex shows. */
  readonly pixels: Uint32Array;
  /** Pixels from one column of the mesh to the next. */
  readonly stride: number;
}

/** How much coarser the mesh is made when it has too many triangles. */
const COARSER = 0.93;
const FEWEST_COLUMNS = 8;
/** More than the half pixels that a corner lies to either side of its pixel. */
const KEYS = 1_024;

/**
 * Triangulates the surfaces of a panorama `width` pixels wide with at most `most` triangles: a grid that is cut, to the pixel,
 * where the sky begins or one thing stands before another.
 */
export function meshPanorama(width: number, shape: PanoramaShape, most: number): PanoramaMesh {
  const layers = [new PanoramaLayer(width, shape, 'front'), new PanoramaLayer(width, shape, 'behind')];
  // A grid that is twice as wide as high has as many triangles as its width squared.
  for (let columns = Math.min(width, Math.floor(Math.sqrt(most))); ; columns = Math.floor(COARSER * columns)) {
    const sheets = layers.map((layer) => new GridSheet(layer, columns));
    const triangles = sheets.reduce((sum, { indices }) => sum + indices.length / 3, 0);
    if (triangles <= most || columns <= FEWEST_COLUMNS) return joinSheets(sheets, width / columns);
  }
}

function joinSheets(sheets: readonly GridSheet[], stride: number): PanoramaMesh {
  const vertices = sheets.reduce((sum, { corners }) => sum + corners.length, 0);
  const mesh = {
    positions: new Float32Array(3 * vertices),
    indices: new Uint32Array(sheets.reduce((sum, { indices }) => sum + indices.length, 0)),
    uvs: new Float32Array(2 * vertices),
    pixels: new Uint32Array(vertices),
    stride,
  };
  let [vertex, index] = [0, 0];
  for (const { layer, corners, indices } of sheets) {
    const first = vertex;
    for (const corner of indices) mesh.indices[index++] = first + corner;
    for (const corner of corners) {
      const { column, row } = corner;
      placeCorner(layer, corner, mesh.positions, 3 * vertex);
      mesh.uvs[2 * vertex] = Math.min(1, (layer.sourceColumn(column, row) + 0.5) / layer.width);
      mesh.uvs[2 * vertex + 1] = (row + 0.5) / layer.height;
      mesh.pixels[vertex++] = layer.source(column, row);
    }
  }
  return mesh;
}

/** A corner beside its pixel lies where the pixel's surface would go on. */
function placeCorner(layer: PanoramaLayer, { column, row, right, down }: Corner, out: Float32Array, at: number): void {
  const azimuth = (2 * Math.PI * (column + right + 0.5)) / layer.width - Math.PI;
  const latitude = computeRowLatitude(layer.width, row + down);
  const distance = layer.distance(column, row, down);
  const level = distance * Math.cos(latitude);
  out[at] = level * Math.sin(azimuth);
  out[at + 1] = distance * Math.sin(latitude);
  out[at + 2] = -level * Math.cos(azimuth);
}

/** A pixel of a layer, or a place beside it to which its surface is continued. */
interface Corner {
  readonly column: number;
  readonly row: number;
  /** Pixels from it, whole and halves. */
  readonly right: number;
  readonly down: number;
}

/** One layer as a grid, cell by cell. */
class GridSheet {
  readonly corners: Corner[] = [];
  readonly indices: number[] = [];
  private readonly vertices = new Map<number, number>();

  constructor(
    readonly layer: PanoramaLayer,
    columns: number,
  ) {
    const rows = Math.ceil(columns / 2);
    const x = Array.from({ length: columns + 1 }, (_, i) => Math.round((i * layer.width) / columns));
    const y = Array.from({ length: rows + 1 }, (_, i) => Math.round((i * (layer.height - 1)) / rows));
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [left, right] = [x[column] as number, x[column + 1] as number];
        const [top, bottom] = [y[row] as number, y[row + 1] as number];
        this.addCell([pixel(left, top), pixel(left, bottom), pixel(right, bottom), pixel(right, top)]);
      }
  }

  /** Adds what the corners of a cell, in turn, have of it: those that are joined share a piece, which ends where its surface does. */
  private addCell(cell: readonly [Corner, Corner, Corner, Corner]): void {
    const corner = (k: number): Corner => cell[k & 3] as Corner;
    const isJoined = cell.map((own, k) => this.follow(own, corner(k + 1)) === lengthOf(own, corner(k + 1)));
    const first = isJoined.indexOf(false);
    if (first < 0) return this.addPiece(cell);
    let piece: Corner[] = [];
    for (let k = first + 1; k <= first + 4; k++) {
      if (piece.length === 0) piece.push(this.end(corner(k), corner(k + 3)));
      piece.push(corner(k));
      if (isJoined[k & 3]) continue;
      piece.push(this.end(corner(k), corner(k + 1)));
      this.addPiece(piece);
      piece = [];
    }
  }

  /** Steps on the straight way from one pixel to another that stay on the surface of the first. */
  private follow(from: Corner, to: Corner): number {
    const [right, down] = [Math.sign(to.column - from.column), Math.sign(to.row - from.row)];
    const length = lengthOf(from, to);
    let { column, row } = from;
    for (let steps = 0; steps < length; steps++) {
      if (!this.layer.joins(column, row, column + right, row + down)) return steps;
      column += right;
      row += down;
    }
    return length;
  }

  /**
   * Where the surface of a pixel ends on the way to another that is not joined with it: half a pixel past its last one. What is
   * narrower than the grid between the two is hidden by the further of them.
   */
  private end(from: Corner, to: Corner): Corner {
    const [right, down] = [Math.sign(to.column - from.column), Math.sign(to.row - from.row)];
    const steps = this.follow(from, to);
    const [column, row] = [from.column + steps * right, from.row + steps * down];
    const past = this.isFurther(from, to) ? lengthOf(from, to) - steps - this.follow(to, from) - 0.5 : 0.5;
    return { column, row, right: past * right, down: past * down };
  }

  private isFurther(from: Corner, to: Corner): boolean {
    const [own, other] = [this.layer.source(from.column, from.row), this.layer.source(to.column, to.row)];
    return own >= 0 && other >= 0 && this.layer.distance(from.column, from.row) > this.layer.distance(to.column, to.row);
  }

  private addPiece(piece: readonly Corner[]): void {
    const first = piece[0] as Corner;
    if (piece.some(({ column, row }) => this.layer.source(column, row) < 0)) return;
    for (let k = 2; k < piece.length; k++) {
      const [second, third] = [piece[k - 1] as Corner, piece[k] as Corner];
      if (!isFlat(first, second, third)) this.indices.push(this.vertex(first), this.vertex(second), this.vertex(third));
    }
  }

  private vertex(corner: Corner): number {
    const { column, row, right, down } = corner;
    const key = ((row * (this.layer.width + 1) + column) * KEYS + 2 * right + KEYS / 2) * KEYS + 2 * down + KEYS / 2;
    const known = this.vertices.get(key);
    if (known !== undefined) return known;
    this.vertices.set(key, this.corners.length);
    return this.corners.push(corner) - 1;
  }
}

const pixel = (column: number, row: number): Corner => ({ column, row, right: 0, down: 0 });

const lengthOf = (from: Corner, to: Corner): number => Math.abs(to.column - from.column) + Math.abs(to.row - from.row);

/** Whether three corners lie on a line as the panorama shows them. */
function isFlat(a: Corner, b: Corner, c: Corner): boolean {
  const [x, y] = [a.column + a.right, a.row + a.down];
  return (b.column + b.right - x) * (c.row + c.down - y) === (c.column + c.right - x) * (b.row + b.down - y);
}
