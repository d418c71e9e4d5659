import { parentPort, workerData } from 'node:worker_threads';

import { decodeGlb, encodeGlb, encodeUsdFiles } from '@diorama/mesh';
import { MeshoptEncoder } from 'meshoptimizer/encoder';

import type { MeshFile, MeshConversionRequest } from './convert-mesh.js';

/** What runs on the thread of `convertMesh`: one conversion, answered with its files. */
const { bytes, form } = workerData as MeshConversionRequest;
await MeshoptEncoder.ready;
const files = convert();
parentPort?.postMessage(
  files,
  files.map((file) => file.bytes.buffer as ArrayBuffer),
);

function convert(): readonly MeshFile[] {
  const { primitives, extras } = decodeGlb(bytes);
  if (form === 'usd') return encodeUsdFiles(primitives);
  return [{ name: 'mesh.glb', bytes: encodeGlb(primitives, { extras, compact: true, codec: MeshoptEncoder }) }];
}
