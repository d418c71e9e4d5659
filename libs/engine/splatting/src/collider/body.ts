/** Bodies are collected as one indexed triangle list; each body has vertices of its own. */
export class BodyList {
  private readonly positions: number[] = [];
  private readonly indices: number[] = [];

  get triangles(): number {
    return this.indices.length / 3;
  }

  /** Adds a vertex in metres and answers its index. */
  vertex(x: number, y: number, z: number): number {
    return this.positions.push(x, y, z) / 3 - 1;
  }

  /** Adds a triangle, counter-clockwise seen from outside the body. */
  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c);
  }

  finish(): { positions: Float32Array; indices: Uint32Array } {
    return { positions: Float32Array.from(this.positions), indices: Uint32Array.from(this.indices) };
  }
}

/** The surface between two rings of `count` vertices each, both clockwise seen from above; its front is to the left of the way. */
export function addTriangleBand(bodies: BodyList, from: number, to: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % count;
    bodies.triangle(from + i, to + next, to + i);
    bodies.triangle(from + i, from + next, to + next);
  }
}

/** Closes a surface where it begins: triangles from one vertex to a ring. */
export function addOpeningFan(bodies: BodyList, centre: number, ring: number, count: number): void {
  for (let i = 0; i < count; i++) bodies.triangle(centre, ring + ((i + 1) % count), ring + i);
}

/** Closes a surface where it ends: triangles from a ring to one vertex. */
export function addClosingFan(bodies: BodyList, ring: number, centre: number, count: number): void {
  for (let i = 0; i < count; i++) bodies.triangle(ring + i, ring + ((i + 1) % count), centre);
}
