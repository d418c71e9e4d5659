import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { Logger, WebIO } from '@gltf-transform/core';
import type { Document } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsPBRSpecularGlossiness,
  KHRMaterialsUnlit,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';

import type { ModelOrder, ReadModel } from '../confined/model-order.js';
import { fitModel } from './fit-model.js';
import { gatherTriangles } from './gather-triangles.js';
import { ModelError } from './model-error.js';
import { MaterialReader } from './read-materials.js';

const EXTENSIONS = [
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsPBRSpecularGlossiness,
  KHRMaterialsUnlit,
  KHRMeshQuantization,
  KHRTextureTransform,
];
const SILENT = new Logger(Logger.Verbosity.SILENT);

/**
 * Reads a GLB file (glTF 2.0) into triangles with textures, scaled and seated as its pack says.
 *
 * @throws ModelError, PictureError with the reason why the file cannot be used
 */
export async function readModel({ path, ...order }: ModelOrder): Promise<ReadModel> {
  const bytes = await readFile(path);
  const document = await readDocument(bytes);
  const fitted = fitModel(await gatherTriangles(document, new MaterialReader()), order);
  return { ...fitted, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function readDocument(bytes: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready;
  const reader = new WebIO().setLogger(SILENT).registerExtensions(EXTENSIONS).registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  try {
    return await reader.readBinary(bytes);
  } catch (cause) {
    throw new ModelError(`it is not a valid GLB file: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
