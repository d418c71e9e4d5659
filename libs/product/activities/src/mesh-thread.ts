import { parentPort, workerData } from 'node:worker_threads';

import { decodeGlb, encodeGlb, usdFiles } from '@diorama/mesh';
import { MeshoptEncoder } from 'meshoptimizer/encoder';

import type { MeshFile, MeshOrder } from './convert-mesh.js';

/** What runs on the thread of `convertMesh`: one conversion, answered with its files. */
const { bytes, form } = workerData as MeshOrder;
await MeshoptEncoder.ready;
const files = convert();
parentPort?.postMessage(
  files,
  files.map((file) => file.bytes.buffer as ArrayBuffer),
);

function convert(): readonly MeshFile[] {
  const { primitives, extras } = decodeGlb(bytes);
  if (form === 'usd') return usdFiles(primitives);
  return [{ name: 'mesh.glb', bytes: encodeGlb(primitives, { extras, compact: true, codec: MeshoptEncoder }) }];
}
