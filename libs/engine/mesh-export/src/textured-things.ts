import type { GlbNode } from '@diorama/mesh';
import type { Instance, Prototype, WorldModel } from '@diorama/world-model';

import type { Atlas, PlacedChart } from './atlas.js';
import { groupByNode, moveToNode } from './mesh-nodes.js';
import type { TexturedMesh } from './mesh-source.js';

/** The meshes of all things in an atlas, picture 0, by node: for each those with one side, then leaves and the like with two. */
export function createTexturedThingMeshes(model: WorldModel, atlas: Atlas, nodes: readonly GlbNode[]): TexturedMesh[] {
  const charts = atlas.bands.flat().toSorted((a, b) => a.thing.instance - b.thing.instance);
  const isThin = ({ thing }: PlacedChart): boolean => (model.prototypes[thing.prototype] as Prototype).doubleSided;
  return [...groupByNode(charts, ({ thing }) => nodes[thing.instance] as GlbNode)].flatMap(([node, shown]) =>
    [false, true].flatMap((doubleSided) => {
      const own = shown.filter((placed) => isThin(placed) === doubleSided);
      if (own.length === 0) return [];
      return [{ ...moveToNode(meshOf(model, own, atlas.layout.width), node), picture: 0, doubleSided }];
    }),
  );
}

function meshOf(model: WorldModel, charts: readonly PlacedChart[], size: number): Pick<TexturedMesh, 'positions' | 'uvs' | 'indices'> {
  const vertices = charts.reduce((sum, { chart }) => sum + chart.vertices.length, 0);
  const triangles = charts.reduce((sum, { chart }) => sum + chart.triangles.length, 0);
  const mesh = { positions: new Float32Array(3 * vertices), uvs: new Float32Array(2 * vertices), indices: new Uint32Array(3 * triangles) };
  let [vertex, corner] = [0, 0];
  for (const placed of charts) {
    writePositions(model, placed, mesh.positions, 3 * vertex);
    writeTexturePlaces(placed, size, mesh.uvs, 2 * vertex);
    for (const at of placed.chart.corners) mesh.indices[corner++] = vertex + at;
    vertex += placed.chart.vertices.length;
  }
  return mesh;
}

// eslint-disable-next-line max-params -- where from and where to
function writePositions(model: WorldModel, { thing, chart }: PlacedChart, out: Float32Array, at: number): void {
  const { transform: m } = model.instances[thing.instance] as Instance;
  const { positions } = thing.mesh;
  for (const [i, vertex] of chart.vertices.entries())
    for (let row = 0; row < 3; row++)
      out[at + 3 * i + row] =
        (m[4 * row] as number) * (positions[3 * vertex] as number) +
        (m[4 * row + 1] as number) * (positions[3 * vertex + 1] as number) +
        (m[4 * row + 2] as number) * (positions[3 * vertex + 2] as number) +
        (m[4 * row + 3] as number);
}

/** A chart's edges run through the middles of its outermost texels, so that none of its neighbours' texels is mixed in. */
// eslint-disable-next-line max-params -- where from and where to
function writeTexturePlaces({ chart, x, y, columns, rows }: PlacedChart, size: number, out: Float32Array, at: number): void {
  for (let i = 0; i < chart.vertices.length; i++) {
    out[at + 2 * i] = (x + 0.5 + share(chart.plane[2 * i] as number, chart.width) * (columns - 1)) / size;
    out[at + 2 * i + 1] = (y + 0.5 + share(chart.plane[2 * i + 1] as number, chart.height) * (rows - 1)) / size;
  }
}

const share = (value: number, extent: number): number => (extent > 0 ? Math.min(1, Math.max(0, value / extent)) : 0);
