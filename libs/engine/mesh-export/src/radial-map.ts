/**
 * Where the rows of a sheet's picture lie: a distance from the origin for each azimuth and each share of the way to the edge. At
 * each distance a row looks about as high from the origin; where the ground is steep rows lie closer, for it is the way over the
 * ground that they share out.
 */
export class RadialMap {
  private readonly distances: Float32Array;

  constructor(
    readonly radius: number,
    private readonly height: (x: number, z: number) => number,
  ) {
    this.distances = new Float32Array(AZIMUTHS * (ROWS + 1));
    const steepness = smooth(Array.from({ length: AZIMUTHS }, (_, i) => this.steepnessAlong(azimuthOf(i / AZIMUTHS))));
    for (let i = 0; i < AZIMUTHS; i++) this.shareOut(steepness[i] ?? new Float32Array(STEPS), i * (ROWS + 1));
  }

  /** Metres from the origin; both arguments go from 0 to 1, the azimuth clockwise from -z. */
  distance(azimuth: number, share: number): number {
    const u = (((azimuth % 1) + 1) % 1) * AZIMUTHS;
    const v = Math.min(1, Math.max(0, share)) * ROWS;
    const left = Math.floor(u) % AZIMUTHS;
    const row = Math.min(ROWS - 1, Math.floor(v));
    const at = (line: number): number => {
      const from = line * (ROWS + 1) + row;
      return (this.distances[from] as number) + (v - row) * ((this.distances[from + 1] as number) - (this.distances[from] as number));
    };
    const near = at(left);
    return near + (u - Math.floor(u)) * (at((left + 1) % AZIMUTHS) - near);
  }

  /** Metres that a cell of so many columns and rows to the whole picture spans on the ground: the geometric mean of its sides. */
  footprint(azimuth: number, share: number, cells: { readonly columns: number; readonly rows: number }): number {
    const half = 0.5 / cells.rows;
    const inner = this.place(azimuth, share - half);
    const outer = this.place(azimuth, share + half);
    const along = Math.hypot(outer[0] - inner[0], outer[1] - inner[1], outer[2] - inner[2]);
    const across = (2 * Math.PI * this.distance(azimuth, share)) / cells.columns;
    return Math.sqrt(along * across);
  }

  /** A place on the sheet, metres. */
  place(azimuth: number, share: number): readonly [number, number, number] {
    const distance = this.distance(azimuth, share);
    const angle = azimuthOf(azimuth);
    const x = distance * Math.sin(angle);
    const z = -distance * Math.cos(angle);
    return [x, this.height(x, z), z];
  }

  /** Length of the way over the ground per length on the map, for each step. */
  private steepnessAlong(angle: number): Float32Array {
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const steepness = new Float32Array(STEPS);
    let [r, y] = [0, this.height(0, 0)];
    for (let step = 0; step < STEPS; step++) {
      const next = evenRadius(this.radius, (step + 1) / STEPS);
      const above = this.height(next * sine, -next * cosine);
      const slope = Math.min(STEEPEST, Math.abs(above - y) / (next - r));
      steepness[step] = Math.sqrt(1 + slope * slope);
      [r, y] = [next, above];
    }
    return steepness;
  }

  /** Writes the distances at which equal shares of the way have been gone. */
  private shareOut(steepness: Float32Array, at: number): void {
    const whole = steepness.reduce((sum, length) => sum + length, 0);
    let [step, gone] = [0, 0];
    for (let row = 0; row <= ROWS; row++) {
      const wanted = (whole * row) / ROWS;
      while (step < STEPS - 1 && gone + (steepness[step] as number) < wanted) gone += steepness[step++] as number;
      const part = Math.min(1, (wanted - gone) / (steepness[step] as number));
      this.distances[at + row] = evenRadius(this.radius, (step + part) / STEPS);
    }
  }
}

const AZIMUTHS = 720;
const ROWS = 512;
const STEPS = 768;
/** Slopes count no more than this. */
const STEEPEST = 5;
/** Neighbouring azimuths that are averaged, so that rows do not zigzag. */
const NEIGHBOURS = 8;
/** Metres from the origin within which rows lie evenly on flat ground. */
const EVEN = 0.9;

const azimuthOf = (share: number): number => 2 * Math.PI * share;

/** The distance of a share of the way where the ground is flat. */
const evenRadius = (radius: number, share: number): number => EVEN * ((1 + radius / EVEN) ** share - 1);

function smooth(lines: readonly Float32Array[]): Float32Array[] {
  return lines.map((line, i) =>
    line.map((_value, step) => {
      let sum = 0;
      for (let k = -NEIGHBOURS; k <= NEIGHBOURS; k++) sum += lines[(i + k + lines.length) % lines.length]?.[step] ?? 1;
      return sum / (2 * NEIGHBOURS + 1);
    }),
  );
}
