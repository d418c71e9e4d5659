/** The JSON of a GLB file, changed by a test. */
export type LooseGltf = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests write what the format forbids

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** The same file with other JSON; its binary chunk is kept. */
export function editGlb(bytes: Uint8Array, edit: (json: LooseGltf) => void): Uint8Array {
  const { json, binary } = splitGlb(bytes);
  edit(json);
  return joinGlb(Buffer.from(JSON.stringify(json)), binary);
}

/** The JSON and the rest of a file, which begins with the header of the binary chunk. */
export function splitGlb(bytes: Uint8Array): { readonly json: LooseGltf; readonly binary: Uint8Array } {
  const length = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).readUInt32LE(HEADER_BYTES);
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES;
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(start, start + length))) as LooseGltf;
  return { json, binary: bytes.slice(start + length) };
}

/** A GLB file of JSON, padded with spaces, and what follows it. */
export function joinGlb(json: Uint8Array, binary: Uint8Array): Uint8Array {
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  const header = Buffer.alloc(HEADER_BYTES + CHUNK_HEADER_BYTES);
  header.write('glTF', 0, 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(header.length + padded.length + binary.length, 8);
  header.writeUInt32LE(padded.length, HEADER_BYTES);
  header.write('JSON', HEADER_BYTES + 4, 'latin1');
  return Buffer.concat([header, padded, binary]);
}
