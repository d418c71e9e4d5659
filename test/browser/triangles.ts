/** A point or a vector in metres. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The corners of triangles in metres, nine numbers each. */
export type Triangles = Float64Array;

/** Where an eye is and where it looks; degrees. */
export interface Eye {
  readonly position: Place;
  readonly yaw: number;
  readonly pitch: number;
}

/** Reads the first mesh of a GLB whose positions are plain floats (glTF 2.0, sections 3.6 and 4.4); its node is not moved. */
export async function readTriangles(url: string): Promise<Triangles> {
  const glb = Buffer.from(await (await fetch(url)).arrayBuffer());
  const jsonLength = glb.readUInt32LE(12);
  const { meshes, accessors, bufferViews } = JSON.parse(glb.toString('utf8', 20, 20 + jsonLength));
  const binary = glb.subarray(28 + jsonLength);
  const [{ attributes, indices }] = meshes[0].primitives;
  const startOf = (accessor: number): number =>
    (bufferViews[accessors[accessor].bufferView].byteOffset ?? 0) + (accessors[accessor].byteOffset ?? 0);
  const [corners, vertices] = [startOf(indices), startOf(attributes.POSITION)];
  if (accessors[attributes.POSITION].componentType !== 5126) throw new Error('positions are not floats');
  const isShort = accessors[indices].componentType === 5123;
  const stride = bufferViews[accessors[attributes.POSITION].bufferView].byteStride ?? 12;
  return Float64Array.from({ length: accessors[indices].count * 3 }, (_, i) => {
    const corner = Math.floor(i / 3);
    const vertex = isShort ? binary.readUInt16LE(corners + 2 * corner) : binary.readUInt32LE(corners + 4 * corner);
    return binary.readFloatLE(vertices + stride * vertex + 4 * (i % 3));
  });
}

/** The unit vector that a pixel of a picture looks along; `fov` is degrees from top to bottom. */
export function sightLine(eye: Eye, fov: number, pixel: { x: number; y: number; width: number; height: number }): Place {
  const focal = pixel.height / 2 / Math.tan((fov * Math.PI) / 360);
  const [right, up] = [pixel.x - pixel.width / 2, pixel.height / 2 - pixel.y].map((offset) => offset / focal);
  const [yaw, pitch] = [eye.yaw, eye.pitch].map((degrees) => (degrees * Math.PI) / 180);
  // The camera's own ray (right, up, -1), first tilted about x, then turned about y.
  const y = up * Math.cos(pitch) + Math.sin(pitch);
  const back = up * Math.sin(pitch) - Math.cos(pitch);
  const [x, z] = [right * Math.cos(yaw) - back * Math.sin(yaw), right * Math.sin(yaw) + back * Math.cos(yaw)];
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}

/** The first point of the triangles along a ray, by looking at every one of them (Möller and Trumbore 1997); null where there is none. */
export function firstHit(triangles: Triangles, from: Place, ray: Place): Place | null {
  let nearest = Infinity;
  for (let i = 0; i < triangles.length; i += 9) nearest = Math.min(nearest, distanceTo(triangles, i, from, ray));
  return nearest === Infinity ? null : { x: from.x + ray.x * nearest, y: from.y + ray.y * nearest, z: from.z + ray.z * nearest };
}

function distanceTo(t: Triangles, i: number, from: Place, ray: Place): number {
  const edge1 = { x: t[i + 3] - t[i], y: t[i + 4] - t[i + 1], z: t[i + 5] - t[i + 2] };
  const edge2 = { x: t[i + 6] - t[i], y: t[i + 7] - t[i + 1], z: t[i + 8] - t[i + 2] };
  const p = cross(ray, edge2);
  const determinant = dot(edge1, p);
  if (Math.abs(determinant) < 1e-12) return Infinity;
  const way = { x: from.x - t[i], y: from.y - t[i + 1], z: from.z - t[i + 2] };
  const u = dot(way, p) / determinant;
  const q = cross(way, edge1);
  const v = dot(ray, q) / determinant;
  const distance = dot(edge2, q) / determinant;
  return u >= 0 && v >= 0 && u + v <= 1 && distance > 0 ? distance : Infinity;
}

const dot = (a: Place, b: Place): number => a.x * b.x + a.y * b.y + a.z * b.z;

const cross = (a: Place, b: Place): Place => ({ x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x });
