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
      const column = corner % (layer.width + 1);
      const row = (corner - column) / (layer.width + 1);
      layer.place(column, row, mesh.positions, 3 * vertex);
      mesh.uvs[2 * vertex] = Math.min(1, (layer.sourceColumn(column) + 0.5) / layer.width);
      mesh.uvs[2 * vertex + 1] = (row + 0.5) / layer.height;
      mesh.pixels[vertex++] = layer.source(column, row);
    }
  }
  return mesh;
}

/** One layer as a grid; a corner is `row * (width + 1) + column` of the layer's pixels. */
class GridSheet {
  readonly corners: number[] = [];
  readonly indices: number[] = [];
  /** Number of the vertex at each pixel, or -1. */
  private readonly vertices: Int32Array;
  private readonly pitch: number;

  constructor(
    readonly layer: PanoramaLayer,
    columns: number,
  ) {
    this.pitch = layer.width + 1;
    this.vertices = new Int32Array(this.pitch * layer.height).fill(-1);
    const rows = Math.ceil(columns / 2);
    const x = Array.from({ length: columns + 1 }, (_, i) => Math.round((i * layer.width) / columns));
    const y = Array.from({ length: rows + 1 }, (_, i) => Math.round((i * (layer.height - 1)) / rows));
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const [left, right] = [x[column] as number, x[column + 1] as number];
        const [top, bottom] = [(y[row] as number) * this.pitch, (y[row + 1] as number) * this.pitch];
        this.addCell([top + left, bottom + left, bottom + right, top + right]);
      }
  }

  /** Adds what the corners of a cell, in turn, have of it: those that are joined share a piece, which ends where its surface does. */
  private addCell(cell: readonly number[]): void {
    const next = (k: number): number => cell[(k + 1) % 4] as number;
    const ends = cell.map((corner, k) => this.follow(corner, next(k)));
    const first = ends.findIndex((end, k) => end !== next(k));
    if (first < 0) return this.addPiece(cell);
    let piece: number[] = [];
    for (let k = first + 1; k <= first + 4; k++) {
      const corner = cell[k % 4] as number;
      if (piece.length === 0) piece.push(this.follow(corner, cell[(k + 3) % 4] as number));
      piece.push(corner);
      const end = ends[k % 4] as number;
      if (end === next(k)) continue;
      piece.push(end);
      this.addPiece(piece);
      piece = [];
    }
  }

  /** The last pixel on the straight way from one corner to another that is joined with the first. */
  private follow(from: number, to: number): number {
    const step = Math.sign(to - from) * (Math.abs(to - from) < this.pitch ? 1 : this.pitch);
    let corner = from;
    while (corner !== to && this.joins(corner, corner + step)) corner += step;
    return corner;
  }

  private joins(from: number, to: number): boolean {
    const [column, toColumn] = [from % this.pitch, to % this.pitch];
    return this.layer.joins(column, (from - column) / this.pitch, toColumn, (to - toColumn) / this.pitch);
  }

  private addPiece(piece: readonly number[]): void {
    const [first = 0] = piece;
    for (let k = 2; k < piece.length; k++) {
      const [second, third] = [piece[k - 1] as number, piece[k] as number];
      if (this.isFlat(first, second, third)) continue;
      this.indices.push(this.vertex(first), this.vertex(second), this.vertex(third));
    }
  }

  private isFlat(a: number, b: number, c: number): boolean {
    const [x, y] = [a % this.pitch, Math.floor(a / this.pitch)];
    const cross = ((b % this.pitch) - x) * (Math.floor(c / this.pitch) - y) - ((c % this.pitch) - x) * (Math.floor(b / this.pitch) - y);
    return cross === 0;
  }

  private vertex(corner: number): number {
    const known = this.vertices[corner] as number;
    if (known >= 0) return known;
    this.vertices[corner] = this.corners.length;
    return this.corners.push(corner) - 1;
  }
}
