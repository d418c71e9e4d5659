import { crc32 } from 'node:zlib';

import type { ExportRun } from '@diorama/contract';
import type { ExportedMesh } from '@diorama/engine';

import type { NewAsset } from '../transfer/asset-sender.js';
import type { MeshConverter, MeshFile } from './convert-mesh.js';
import { createZipStream } from './zip.js';

interface FormContext {
  readonly convertMesh: MeshConverter;
  readonly signal: AbortSignal;
}

/** The files of a mesh export in the form that was asked for. The meshes move to other threads and must not be touched again. */
export async function* encodeMeshAssets(
  { textured, colored }: ExportedMesh,
  format: ExportRun['format'],
  context: FormContext,
): AsyncGenerator<NewAsset> {
  if (format === 'usdz') {
    yield await usdzAsset(textured, context);
    return;
  }
  if (format === 'glb-lod') {
    yield { ...GLB, name: 'mesh.lod_url', bytes: await converted(textured, 'levels', context) };
    return;
  }
  const isPacked = format === 'glb+meshopt';
  const names = isPacked ? PACKED : MESH_ASSET_NAMES;
  const form = async (bytes: Uint8Array): Promise<Uint8Array> => (isPacked ? converted(bytes, 'meshopt', context) : bytes);
  yield { ...GLB, name: names.textured, bytes: await form(textured) };
  yield { ...GLB, name: names.colored, bytes: await form(colored) };
}

/** Where the meshes stand in the World's `assets`. */
export const MESH_ASSET_NAMES = { textured: 'mesh.hq_mesh_url', colored: 'mesh.full_res_mesh_url' } as const;
const PACKED = { textured: 'mesh.meshopt_urls.hq', colored: 'mesh.meshopt_urls.full_res' } as const;
const GLB = { extension: 'glb', contentType: 'model/gltf-binary' } as const;

async function converted(bytes: Uint8Array, form: 'meshopt' | 'levels', { convertMesh, signal }: FormContext): Promise<Uint8Array> {
  const [file] = await convertMesh({ bytes: new Uint8Array(bytes), form }, signal);
  if (file === undefined) throw new RangeError('converting a mesh produced no file');
  return file.bytes;
}

/** Where each file of a USDZ package must begin: tools map it into memory as it is. */
const USDZ_ALIGNMENT = 64;

async function usdzAsset(bytes: Uint8Array, { convertMesh, signal }: FormContext): Promise<NewAsset> {
  const files = await convertMesh({ bytes: new Uint8Array(bytes), form: 'usd' }, signal);
  const pieces: Uint8Array[] = [];
  for await (const piece of createZipStream(files.map(entryOf), { alignment: USDZ_ALIGNMENT })) pieces.push(piece);
  return { name: 'mesh.usdz_url', extension: 'usdz', contentType: 'model/vnd.usdz+zip', bytes: Buffer.concat(pieces) };
}

const entryOf = ({ name, bytes }: MeshFile) => ({ name, bytes: bytes.length, crc32: crc32(bytes), pieces: () => [bytes] });
