import type { GlbNode } from '@diorama/mesh';
import { computeLength } from '@diorama/render';
import type { OpenedScene, SurfacePainter } from '@diorama/render';
import { crossProduct, decodeSrgb } from '@diorama/world-model';
import type { Vec3, WorldModel } from '@diorama/world-model';

import { packAtlas } from './atlas.js';
import type { Atlas } from './atlas.js';
import { segmentIntoCharts } from './charts.js';
import type { Chart } from './charts.js';
import { selectInstances, listFoliage } from './select-instances.js';
import type { MeshExportThing } from './select-instances.js';
import { ColoredMesh, GROUND_SHEET, WATER_SHEET } from './colored-mesh.js';
import type { FoliageLevels } from './foliage.js';
import { createInstanceNodes, groupByNode, GROUND_NODE, WATER_NODE } from './mesh-nodes.js';
import type { MeshDetail, MeshSource, PictureLayout, UntexturedMesh, TexturedMesh } from './mesh-source.js';
import { paintAtlasBand } from './paint-atlas.js';
import { triangulateSheet, createPolarSheet } from './polar-sheet.js';
import { createTexturedThingMeshes } from './textured-things.js';
import { paintSheetBand, createSheetPictureLayout, createWorldSheets } from './world-sheets.js';
import type { WorldSheet } from './world-sheets.js';

/** Shares of the triangles that go into the ground, and into the water. */
const GROUND_SHARE = 0.32;
const WATER_SHARE = 0.06;
/** Edges of the coloured mesh appear no longer than this, in radians from the origin, until the budget asks for longer ones. */
const FINEST_EDGE = 0.004;
const COARSEST_EDGE = 0.2;
const EDGE_GROWTH = 1.2;
/** Share of the things' triangles that are there before edges are halved, at most. */
const UNCUT_SHARE = 0.7;
/** Triangles that a surface takes, times the square of the edge: halving overshoots. */
const HALVING = 6;

/** The meshes of a procedural world: its ground, its water and all things, each with its node, in colours as they look from the origin. */
export class WorldMeshSource implements MeshSource {
  readonly pictures: readonly PictureLayout[];
  private readonly model: WorldModel;
  private readonly painter: SurfacePainter;
  private readonly foliage: readonly FoliageLevels[];
  private readonly sheets: readonly WorldSheet[];
  private readonly atlas: Atlas;
  private readonly nodes: readonly GlbNode[];
  private fine: ColoredMesh | null = null;

  constructor(
    opened: OpenedScene,
    private readonly detail: MeshDetail,
  ) {
    const { model, painter } = opened;
    this.model = model;
    this.painter = painter;
    this.foliage = listFoliage(model);
    this.nodes = createInstanceNodes(model);
    this.sheets = createWorldSheets(opened);
    const things = selectInstances(model, this.foliage, this.left(detail.texturedTriangles));
    this.atlas = packAtlas(model, this.chartsOf(things), detail.thingTexels);
    this.pictures = [
      this.atlas.layout,
      ...this.sheets.map(({ kind }) => createSheetPictureLayout(detail.groundTexels / (kind === 'ground' ? 1 : 2))),
    ];
  }

  paint(picture: number, band: number): Uint8Array {
    if (picture === 0) return paintAtlasBand(this.model, this.painter, this.atlas, band);
    const sheet = this.sheets[picture - 1];
    const layout = this.pictures[picture];
    if (sheet === undefined || layout === undefined) throw new RangeError(`there is no picture ${picture}`);
    return paintSheetBand(sheet, layout, band, this.painter);
  }

  textured(): TexturedMesh[] {
    const { texturedTriangles } = this.detail;
    const sheets = this.sheets.flatMap((sheet, i) => {
      const mesh = triangulateSheet(createPolarSheet(sheet.map, shareOf(sheet) * texturedTriangles), sheet.keeps);
      return mesh === null ? [] : [{ ...mesh, picture: i + 1, doubleSided: false, node: nodeOf(sheet) }];
    });
    return [...createTexturedThingMeshes(this.model, this.atlas, this.nodes), ...sheets];
  }

  get coloredVertices(): number {
    return this.fineMesh().vertices;
  }

  color(start: number, end: number): Float32Array {
    return this.fineMesh()
      .paint(this.painter, start, end)
      .map((value) => decodeSrgb(value));
  }

  colored(): UntexturedMesh[] {
    return this.fineMesh().finish();
  }

  private fineMesh(): ColoredMesh {
    this.fine ??= this.buildFine();
    return this.fine;
  }

  private buildFine(): ColoredMesh {
    const { coloredTriangles } = this.detail;
    const mesh = new ColoredMesh(this.model);
    for (const sheet of this.sheets) {
      const plain = triangulateSheet(createPolarSheet(sheet.map, shareOf(sheet) * coloredTriangles), sheet.keeps);
      if (plain !== null) mesh.addSheet(sheet.kind === 'ground' ? GROUND_SHEET : WATER_SHEET, plain, nodeOf(sheet));
    }
    const room = this.left(coloredTriangles);
    const things = selectInstances(this.model, this.foliage, UNCUT_SHARE * room);
    const edge = edgeFor(this.model, things, room);
    const groups = groupByNode(things, ({ instance }) => this.nodes[instance] as GlbNode);
    for (const [node, shown] of groups) for (const thing of shown) mesh.addThing(thing, node, edge);
    return mesh;
  }

  /** What the sheets leave of a number of triangles. */
  private left(triangles: number): number {
    return triangles * (1 - this.sheets.reduce((sum, sheet) => sum + shareOf(sheet), 0));
  }

  private chartsOf(things: readonly MeshExportThing[]): { thing: MeshExportThing; charts: readonly Chart[] }[] {
    const known = new Map<string, readonly Chart[]>();
    return things.map((thing) => {
      const key = `${thing.prototype} ${thing.level}`;
      const prototype = this.model.prototypes[thing.prototype];
      if (prototype === undefined) throw new RangeError(`there is no prototype ${thing.prototype}`);
      const charts = known.get(key) ?? segmentIntoCharts(prototype, thing.mesh);
      known.set(key, charts);
      return { thing, charts };
    });
  }
}

const nodeOf = ({ kind }: WorldSheet): GlbNode => (kind === 'ground' ? GROUND_NODE : WATER_NODE);

const shareOf = ({ kind }: WorldSheet): number => (kind === 'ground' ? GROUND_SHARE : WATER_SHARE);

/** The shortest edge in radians at which the things take no more triangles than there is room for, about. */
function edgeFor(model: WorldModel, things: readonly MeshExportThing[], room: number): number {
  const looks = things.map((thing) => apparentSizes(model, thing));
  for (let edge = FINEST_EDGE; edge < COARSEST_EDGE; edge *= EDGE_GROWTH) {
    let total = 0;
    for (const sizes of looks)
      for (let i = 0; i < sizes.length; i += 2) {
        const longest = (sizes[i + 1] as number) / edge;
        total += longest <= 1 ? 1 : Math.max(2 * longest, (HALVING * (sizes[i] as number)) / (edge * edge));
      }
    if (total <= room) return edge;
  }
  return COARSEST_EDGE;
}

/** Of each triangle of a thing the area and the longest edge as seen from the origin: in steradians and in radians, about. */
function apparentSizes(model: WorldModel, { instance, prototype, mesh, scale }: MeshExportThing): Float32Array {
  const m = model.instances[instance]?.transform ?? new Float32Array(12);
  const { indices } = model.prototypes[prototype] ?? { indices: new Uint32Array(0) };
  const sizes = new Float32Array(2 * mesh.triangles.length);
  for (const [i, triangle] of mesh.triangles.entries()) {
    const corner = (k: number, axis: number): number => mesh.positions[3 * (indices[3 * triangle + k] as number) + axis] as number;
    const edge = (from: number, to: number): Vec3 => [
      corner(to, 0) - corner(from, 0),
      corner(to, 1) - corner(from, 1),
      corner(to, 2) - corner(from, 2),
    ];
    const middle = [0, 1, 2].map((axis) => (corner(0, axis) + corner(1, axis) + corner(2, axis)) / 3);
    const row = (k: number): number =>
      middle.reduce((sum, value, axis) => sum + value * (m[4 * k + axis] as number), m[4 * k + 3] as number);
    const away = Math.max(1, computeLength(row(0), row(1), row(2)));
    const [ab, bc, ca] = [edge(0, 1), edge(1, 2), edge(2, 0)];
    sizes[2 * i] = (0.5 * computeLength(...crossProduct(ab, ca)) * scale * scale) / (away * away);
    sizes[2 * i + 1] = (Math.max(computeLength(...ab), computeLength(...bc), computeLength(...ca)) * scale) / away;
  }
  return sizes;
}
