import { GLB_BUFFER } from '@gltf-transform/core';
import type { JSONDocument } from '@gltf-transform/core';

import { ModelError } from '../model-error.js';
import { checkGltf } from './check-gltf.js';

/** glTF 2.0, 4.4: the header of the file, and that of a chunk. */
const MAGIC = 0x46546c67;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;

/**
 * The JSON and the binary chunk of a GLB file, checked as far as a reader depends on them.
 *
 * @throws ModelError with the reason
 */
export function openGlb(bytes: Uint8Array): JSONDocument {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC) throw new ModelError(notGlb(bytes));
  if (view.getUint32(4, true) !== 2) throw new ModelError(`it is glTF ${view.getUint32(4, true)}, not 2.0`);
  const end = view.getUint32(8, true);
  if (end > bytes.length) throw new ModelError('it is cut off');
  const json = readChunk(bytes.subarray(0, end), HEADER_BYTES);
  if (json?.type !== JSON_CHUNK) throw new ModelError('its first chunk is not JSON');
  const binary = readChunk(bytes.subarray(0, end), HEADER_BYTES + CHUNK_HEADER_BYTES + json.content.length);
  return { json: checkGltf(parse(json.content)), resources: binary?.type === BIN_CHUNK ? { [GLB_BUFFER]: binary.content } : {} };
}

interface Chunk {
  readonly type: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

function readChunk(bytes: Uint8Array, at: number): Chunk | null {
  if (at === bytes.length) return null;
  if (at + CHUNK_HEADER_BYTES > bytes.length) throw new ModelError('it is cut off');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = at + CHUNK_HEADER_BYTES;
  const length = view.getUint32(at, true);
  if (start + length > bytes.length) throw new ModelError('a chunk of it is longer than the file');
  // A copy: views of numbers begin at multiples of their size in the chunk, but not in the memory of the file.
  return { type: view.getUint32(at + 4, true), content: new Uint8Array(bytes.slice(start, start + length)) };
}

function parse(text: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf8', { fatal: true }).decode(text));
  } catch (cause) {
    throw new ModelError('its JSON is damaged', { cause });
  }
}

/** What to do with a file of another format. */
function notGlb(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'it is empty';
  const isText = bytes.subarray(0, 256).every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0d].includes(byte));
  if (isText && bytes.includes(0x7b)) return 'it is not a GLB file; "gltf-transform copy model.gltf model.glb" makes one of a .gltf file';
  return 'it is not a GLB file';
}
