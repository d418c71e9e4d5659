import type { Instance, Prototype, WorldModel } from '@diorama/world-model';

import { clusterFoliage } from './foliage-clusters.js';
import type { FoliageCluster } from './foliage-clusters.js';
import { axisOfNormal, THIN_AXIS } from './patch-grid.js';
import type { PatchGrid } from './patch-grid.js';
import { forEachPiece } from './pieces.js';
import type { Tile } from './pieces.js';
import { PlacedMesh, scaleOf, writePlaced } from './placed-mesh.js';
import type { SurfacePart } from './surface-part.js';
import { listTiles } from './tile-list.js';
import { shortestHeight, writeTriangleNormal } from './triangle-measures.js';

/** A piece of a triangle of a solid instance. The walk overwrites it from piece to piece. */
export interface SolidPiece {
  readonly instance: number;
  readonly triangle: number;
  /** Corners of the piece and of its triangle. */
  readonly piece: Float64Array;
  readonly whole: Float64Array;
  /** The least height of the triangle over one of its sides, metres. */
  readonly height: number;
}

/** A cluster of triangles of a thin instance. */
export interface PlacedCluster {
  readonly instance: number;
  readonly cluster: FoliageCluster;
  /** Metres in the world for one metre of the prototype. */
  readonly scale: number;
}

/** What a walk calls back for the parts of surfaces. */
export interface SurfaceVisitor {
  /** Whether an instance is of interest. */
  wants(index: number): boolean;
  /** Whether any piece of a triangle with these corners, x, y and z of each, is of interest; all are where it is left out. */
  readonly wantsPieces?: (corners: Float64Array) => boolean;
  solid(part: SurfacePart, piece: SolidPiece): void;
  foliage(part: SurfacePart, cluster: PlacedCluster): void;
  /** A tile of the ground, or of the water if `isWater`. */
  tile(part: SurfacePart, tile: Tile, isWater: boolean): void;
}

/** Walks over all surfaces of a world that can show: instances in their order, then ground and water. */
export class SurfaceWalk {
  private readonly mesh = new PlacedMesh();
  private readonly centre = new Float64Array(3);
  private readonly part: SurfacePart = { patch: 0, area: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };

  constructor(
    private readonly model: WorldModel,
    private readonly grid: PatchGrid,
    /** By instance, 1 where its triangles are seen from behind. */
    private readonly isTurned: Uint8Array,
  ) {}

  run(visitor: SurfaceVisitor): void {
    const { model } = this;
    model.instances.forEach((instance, index) => {
      if (!visitor.wants(index)) return;
      const prototype = model.prototypes[instance.prototype] as Prototype;
      if (prototype.doubleSided) this.walkFoliage(visitor, instance, index);
      else this.walkSolid(visitor, instance, index);
    });
    this.walkTiles(visitor);
  }

  private walkSolid(visitor: SurfaceVisitor, instance: Instance, index: number): void {
    const { mesh, model, grid, part } = this;
    mesh.place(model.prototypes[instance.prototype] as Prototype, instance);
    const { corners } = mesh;
    for (let triangle = 0; triangle < mesh.count; triangle++) {
      mesh.read(triangle);
      const area = writeTriangleNormal(corners, part);
      if (!(area > 0)) continue;
      if (this.isTurned[index] === 1) {
        part.nx = -part.nx;
        part.ny = -part.ny;
        part.nz = -part.nz;
      }
      const axis = axisOfNormal(part.nx, part.ny, part.nz);
      const solid: Mutable<SolidPiece> = {
        instance: index,
        triangle,
        piece: corners,
        whole: corners,
        height: shortestHeight(corners, area),
      };
      forEachPiece(
        corners,
        grid,
        (piece) => {
          writeMiddle(piece, part);
          part.area = piece === corners ? area : areaOf(piece);
          part.patch = grid.indexAt(part.x, part.y, part.z, axis);
          if (part.patch >= 0) {
            solid.piece = piece;
            visitor.solid(part, solid);
          }
        },
        visitor.wantsPieces,
      );
    }
  }

  private walkFoliage(visitor: SurfaceVisitor, instance: Instance, index: number): void {
    const { part, grid, centre } = this;
    const scale = scaleOf(instance);
    part.nx = part.ny = part.nz = 0;
    for (const cluster of clusterFoliage(this.model.prototypes[instance.prototype] as Prototype)) {
      writePlaced(instance, cluster.centre, 0, centre, 0);
      part.x = centre[0] as number;
      part.y = centre[1] as number;
      part.z = centre[2] as number;
      part.area = cluster.area * scale * scale;
      part.patch = grid.indexAt(part.x, part.y, part.z, THIN_AXIS);
      if (part.patch >= 0) visitor.foliage(part, { instance: index, cluster, scale });
    }
  }

  private walkTiles(visitor: SurfaceVisitor): void {
    const { part } = this;
    for (const tiles of listTiles(this.model, this.grid))
      for (let i = 0; i < tiles.count; i++) {
        tiles.read(i, part);
        visitor.tile(part, tiles.tile(i), tiles.isWater);
      }
  }
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const scratch = { nx: 0, ny: 0, nz: 0 };
const areaOf = (corners: Float64Array): number => writeTriangleNormal(corners, scratch);

function writeMiddle(corners: Float64Array, part: SurfacePart): void {
  part.x = ((corners[0] as number) + (corners[3] as number) + (corners[6] as number)) / 3;
  part.y = ((corners[1] as number) + (corners[4] as number) + (corners[7] as number)) / 3;
  part.z = ((corners[2] as number) + (corners[5] as number) + (corners[8] as number)) / 3;
}
