import { parentPort, workerData } from 'node:worker_threads';

import { DEFAULT_NAVMESH_AGENT } from '@diorama/domain';
import { decodeGlb, encodeGlb, encodeUsdFiles } from '@diorama/mesh';
import { MeshoptEncoder } from 'meshoptimizer/encoder';

import { buildNavmeshFiles } from './navmesh.js';
import type { MeshFile, MeshConversionRequest } from './convert-mesh.js';

/** What runs on the thread of `convertMesh`: one conversion, answered with its files. */
const { bytes, form, agent } = workerData as MeshConversionRequest;
const files = form === 'navmesh' ? await buildNavmeshFiles(bytes, agent ?? DEFAULT_NAVMESH_AGENT) : await convert();
parentPort?.postMessage(
  files,
  files.map((file) => file.bytes.buffer as ArrayBuffer),
);

async function convert(): Promise<readonly MeshFile[]> {
  const { primitives, extras } = decodeGlb(bytes);
  if (form === 'usd') return encodeUsdFiles(primitives);
  await MeshoptEncoder.ready;
  return [{ name: 'mesh.glb', bytes: encodeGlb(primitives, { extras, compact: true, codec: MeshoptEncoder }) }];
}
