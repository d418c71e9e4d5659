import { parentPort, workerData } from 'node:worker_threads';

import { decodeGlb, encodeGlb, encodeUsdFiles } from '@diorama/mesh';
import { MeshoptEncoder } from 'meshoptimizer/encoder';

import { simplifyLevels } from './levels-of-detail.js';
import { buildNavmeshFiles } from './navmesh.js';
import type { MeshFile, MeshConversionRequest } from './convert-mesh.js';

/** What runs on the thread of `convertMesh`: one conversion, answered with its files. */
const request = workerData as MeshConversionRequest;
const files = request.form === 'navmesh' ? await buildNavmeshFiles(request.bytes, request.agent) : await convert(request);
parentPort?.postMessage(
  files,
  files.map((file) => file.bytes.buffer as ArrayBuffer),
);

async function convert({ bytes, form }: MeshConversionRequest): Promise<readonly MeshFile[]> {
  const { primitives, extras } = decodeGlb(bytes);
  if (form === 'usd') return encodeUsdFiles(primitives);
  if (form === 'levels') return [{ name: 'mesh.glb', bytes: encodeGlb(await simplifyLevels(primitives), { extras, compact: true }) }];
  await MeshoptEncoder.ready;
  return [{ name: 'mesh.glb', bytes: encodeGlb(primitives, { extras, compact: true, codec: MeshoptEncoder }) }];
}
