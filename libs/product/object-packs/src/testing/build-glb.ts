import { Document, WebIO } from '@gltf-transform/core';
import type { Extension, Material, Node, Primitive } from '@gltf-transform/core';
import { encodePng } from '@diorama/images';
import type { Rgb, Vec3 } from '@diorama/world-model';
import { MeshoptEncoder } from 'meshoptimizer';

/** A box to build: its size, what it looks like, and what else to do with the document before it is written. */
export interface BoxOptions {
  /** Width, height and depth. */
  readonly size?: Vec3;
  /** Linear RGB. */
  readonly color?: Rgb;
  /** A picture file of the base colour. */
  readonly texture?: Uint8Array;
  readonly change?: (parts: BoxParts) => void;
}

/** The parts of a document with one box, which stands on y = 0 around the y axis. */
export interface BoxParts {
  readonly document: Document;
  readonly node: Node;
  readonly primitive: Primitive;
  readonly material: Material;
}

/** Corners and outward normals of the six sides: right, left, top, bottom, front, back. */
const SIDES: readonly { readonly normal: Vec3; readonly across: Vec3; readonly up: Vec3 }[] = [
  { normal: [1, 0, 0], across: [0, 0, -1], up: [0, 1, 0] },
  { normal: [-1, 0, 0], across: [0, 0, 1], up: [0, 1, 0] },
  { normal: [0, 1, 0], across: [1, 0, 0], up: [0, 0, -1] },
  { normal: [0, -1, 0], across: [1, 0, 0], up: [0, 0, 1] },
  { normal: [0, 0, 1], across: [1, 0, 0], up: [0, 1, 0] },
  { normal: [0, 0, -1], across: [-1, 0, 0], up: [0, 1, 0] },
];

/** A GLB file of a box whose sides each show the whole texture, upright. */
export async function buildBoxGlb(options: BoxOptions = {}): Promise<Uint8Array> {
  const document = new Document();
  const material = document.createMaterial('paint').setBaseColorFactor([...(options.color ?? [1, 1, 1]), 1]);
  if (options.texture !== undefined)
    material.setBaseColorTexture(document.createTexture('picture').setImage(Uint8Array.from(options.texture)).setMimeType('image/png'));
  const primitive = buildBox(document, options.size ?? [1, 1, 1]).setMaterial(material);
  const node = document.createNode('box').setMesh(document.createMesh().addPrimitive(primitive));
  document.getRoot().setDefaultScene(document.createScene().addChild(node));
  options.change?.({ document, node, primitive, material });
  await MeshoptEncoder.ready;
  const writer = new WebIO().registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  for (const used of document.getRoot().listExtensionsUsed()) writer.registerExtensions([used.constructor as typeof Extension]);
  return writer.writeBinary(document);
}

/** A picture of one colour of sRGB. */
export const buildPlainPng = (side: number, color: Vec3): Promise<Uint8Array> =>
  encodePng({ width: side, height: side, data: Uint8Array.from({ length: 3 * side * side }, (_, i) => color[i % 3] as number) });

function buildBox(document: Document, [width, height, depth]: Vec3): Primitive {
  const scale = ([x, y, z]: Vec3): Vec3 => [(x * width) / 2, ((y + 1) * height) / 2, (z * depth) / 2];
  const corners = SIDES.flatMap(({ normal, across, up }) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([a, b]) =>
      scale([0, 1, 2].map((k) => (normal[k] ?? 0) + (a ?? 0) * (across[k] ?? 0) + (b ?? 0) * (up[k] ?? 0)) as unknown as Vec3),
    ),
  );
  const buffer = document.createBuffer();
  const attribute = (type: 'VEC2' | 'VEC3', values: readonly number[]) =>
    document.createAccessor().setType(type).setArray(Float32Array.from(values)).setBuffer(buffer);
  return document
    .createPrimitive()
    .setAttribute('POSITION', attribute('VEC3', corners.flat()))
    .setAttribute('NORMAL', attribute('VEC3', SIDES.flatMap(({ normal }) => [normal, normal, normal, normal]).flat()))
    .setAttribute(
      'TEXCOORD_0',
      attribute(
        'VEC2',
        SIDES.flatMap(() => [0, 1, 1, 1, 1, 0, 0, 0]),
      ),
    )
    .setIndices(
      document
        .createAccessor()
        .setType('SCALAR')
        .setArray(Uint16Array.from(SIDES.flatMap((_, side) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * side + corner))))
        .setBuffer(buffer),
    );
}
