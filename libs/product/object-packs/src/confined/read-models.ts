import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { Logger, WebIO } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureAVIF,
  EXTTextureWebP,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsPBRSpecularGlossiness,
  KHRMeshQuantization,
  KHRTextureTransform,
} from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';

import { fitModel } from '../model/geometry/fit-model.js';
import { gatherTriangles } from '../model/geometry/gather-triangles.js';
import { openGlb } from '../model/glb/open-glb.js';
import { MaterialReader } from '../model/material/material-reader.js';
import { TextureReader } from '../model/material/texture-reader.js';
import { ModelError } from '../model/model-error.js';
import type { ModelOrder, ModelResponse, ReadModel } from '../model/model-order.js';

const EXTENSIONS = [
  EXTMeshoptCompression,
  EXTTextureAVIF,
  EXTTextureWebP,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsPBRSpecularGlossiness,
  KHRMeshQuantization,
  KHRTextureTransform,
];

/** Reads GLB files (glTF 2.0) one after another into triangles with textures, scaled and seated as their pack says. Equal pictures are decoded once. */
export async function readModels(orders: readonly ModelOrder[]): Promise<ModelResponse[]> {
  await MeshoptDecoder.ready;
  const textures = new TextureReader();
  const responses: ModelResponse[] = [];
  for (const order of orders) responses.push(await readOrReason(order, textures));
  return responses;
}

async function readOrReason(order: ModelOrder, textures: TextureReader): Promise<ModelResponse> {
  try {
    return { kind: 'read', ...(await readModel(order, textures)) };
  } catch (error) {
    if (error instanceof ModelError) return { kind: 'unusable', reason: error.message };
    // The library checks little: a reference to a missing element ends as a TypeError.
    return { kind: 'unusable', reason: `it is not valid glTF 2.0 (${String(error)}); "gltf-transform validate" lists its errors` };
  }
}

async function readModel({ path, ...order }: ModelOrder, textures: TextureReader): Promise<ReadModel> {
  const bytes = await readFile(path);
  const document = await new WebIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
    .readJSON(openGlb(bytes));
  const triangles = await gatherTriangles(document, new MaterialReader(textures));
  return { ...fitModel(triangles, order), sha256: createHash('sha256').update(bytes).digest('hex') };
}
