/** Components of unit vectors, -1 to 1, as bytes: 127.5 n + 127.5, rounded; 0 gives 128. */
export function encodeNormals(normals: Float32Array): Uint8Array {
  const bytes = new Uint8Array(normals.length);
  for (let i = 0; i < normals.length; i++) bytes[i] = Math.min(255, Math.max(0, Math.round(127.5 * (normals[i] as number) + 127.5)));
  return bytes;
}
