import type { Vec3 } from '@diorama/world-model';

/**
 * Sunlight scattered once by air and aerosol (T. Nishita et al., "Display of The Earth Taking into Account Atmospheric
 * Scattering", 1993) with ozone; coefficients at sea level per metre as in E. Bruneton, "A Qualitative and Quantitative
 * Evaluation of 8 Clear Sky Models", 2016. Light scattered more often is added as an isotropic share.
 */
const RAYLEIGH = [5.802e-6, 13.558e-6, 33.1e-6] as const;
const OZONE = [0.65e-6, 1.881e-6, 0.085e-6] as const;
const RAYLEIGH_HEIGHT = 8000;
const MIE_HEIGHT = 1200;
const MIE_ABSORPTION = 1.11;
const FORWARD = 0.76;
const EARTH = 6_360_000;
const TOP = 6_420_000;
/** Under a high sun more light comes by several ways than by one. */
const MULTIPLE_RAYLEIGH = { low: 1.2, high: 2.6 } as const;
const MULTIPLE_MIE = 0.35;

const HEIGHTS = 24;
const ANGLES = 64;
const ELEVATIONS = 48;
const AZIMUTHS = 32;
const STEPS = 20;

export interface Atmosphere {
  /** Adds the sky's radiance in a unit direction, below the horizon that of the horizon, to `out`. */
  addRadiance(x: number, y: number, z: number, out: Float64Array): void;
  /** Linear RGB irradiance of the sun on a surface that faces it, at the ground. */
  readonly sun: Vec3;
}

/** `solar` is the irradiance above the air and `mie` the scattering of aerosol at the ground, per metre. */
export function bakeAtmosphere(towardsSun: Vec3, solar: Vec3, mie: number): Atmosphere {
  const transmittance = bakeTransmittance(mie);
  const through = new Float64Array(3);
  lookUp(transmittance, 0, Math.max(towardsSun[1], -0.02), through);
  const sun: Vec3 = [solar[0] * at(through, 0), solar[1] * at(through, 1), solar[2] * at(through, 2)];
  const table = bakeScattering({ transmittance, mie, sunHeight: towardsSun[1] });
  const flat = Math.hypot(towardsSun[0], towardsSun[2]) || 1;
  const sunX = towardsSun[0] / flat;
  const sunZ = towardsSun[2] / flat;
  const sample = new Float64Array(6);
  const { low, high } = MULTIPLE_RAYLEIGH;
  const multiple = low + (high - low) * Math.min(1, Math.max(0, 2 * towardsSun[1]));

  const addRadiance = (x: number, y: number, z: number, out: Float64Array): void => {
    const level = Math.sqrt(x * x + z * z) || 1e-9;
    const aside = Math.acos(Math.max(-1, Math.min(1, (x * sunX + z * sunZ) / level)));
    const elevation = y > 0 ? Math.sqrt(Math.asin(Math.min(1, y)) / (Math.PI / 2)) : 0;
    sampleTable(table, elevation * (ELEVATIONS - 1), (aside / Math.PI) * (AZIMUTHS - 1), sample);
    const cosine = x * towardsSun[0] + y * towardsSun[1] + z * towardsSun[2];
    const airPhase = (3 / (16 * Math.PI)) * (1 + cosine * cosine) + multiple / (4 * Math.PI);
    const hazePhase = henyeyGreenstein(cosine) + MULTIPLE_MIE / (4 * Math.PI);
    for (let c = 0; c < 3; c++) out[c] = at(out, c) + (solar[c] as number) * (airPhase * at(sample, c) + hazePhase * at(sample, c + 3));
  };
  return { addRadiance, sun };
}

const at = (numbers: Float64Array | Float32Array, index: number): number => numbers[index] as number;

function henyeyGreenstein(cosine: number): number {
  const g = FORWARD;
  const square = 1 + g * g - 2 * g * cosine;
  return (1 - g * g) / (4 * Math.PI * square * Math.sqrt(square));
}

const rayleighAt = (height: number): number => Math.exp(-height / RAYLEIGH_HEIGHT);
const mieAt = (height: number): number => Math.exp(-height / MIE_HEIGHT);
const ozoneAt = (height: number): number => Math.max(0, 1 - Math.abs(height - 25_000) / 15_000);

/** Distance from a height above the ground to the top of the air, along a direction with this upward cosine. */
function toTop(height: number, up: number): number {
  const r = EARTH + height;
  return Math.sqrt(Math.max(0, r * r * (up * up - 1) + TOP * TOP)) - r * up;
}

const heightAlong = (height: number, up: number, distance: number): number => {
  const r = EARTH + height;
  return Math.max(0, Math.sqrt(r * r + distance * distance + 2 * r * up * distance) - EARTH);
};

/** RGB transmittance to the top of the air over (height, cosine), both on curved scales. */
function bakeTransmittance(mie: number): Float32Array {
  const table = new Float32Array(3 * HEIGHTS * ANGLES);
  for (let h = 0; h < HEIGHTS; h++)
    for (let a = 0; a < ANGLES; a++) {
      const height = (h / (HEIGHTS - 1)) ** 2 * (TOP - EARTH);
      const scaled = (a / (ANGLES - 1)) * 2 - 1;
      const up = scaled * Math.abs(scaled);
      const length = toTop(height, up);
      const low = heightAlong(height, up, Math.max(0, -(EARTH + height) * up));
      // A ray that dips through the ground brings nothing; a little is left so that the border stays smooth.
      const sunk = up < 0 && low <= 0 && (EARTH + height) ** 2 * (1 - up * up) < (EARTH - 4000) ** 2;
      let air = 0;
      let haze = 0;
      let ozone = 0;
      const step = length / 32;
      for (let i = 0; i < 32; i++) {
        const y = heightAlong(height, up, (i + 0.5) * step);
        air += rayleighAt(y) * step;
        haze += mieAt(y) * step;
        ozone += ozoneAt(y) * step;
      }
      for (let c = 0; c < 3; c++)
        table[3 * (h * ANGLES + a) + c] = sunk
          ? 0
          : Math.exp(-((RAYLEIGH[c] as number) * air + MIE_ABSORPTION * mie * haze + (OZONE[c] as number) * ozone));
    }
  return table;
}

function lookUp(table: Float32Array, height: number, up: number, out: Float64Array): void {
  const h = Math.sqrt(Math.max(0, height) / (TOP - EARTH)) * (HEIGHTS - 1);
  const a = ((Math.sign(up) * Math.sqrt(Math.abs(up)) + 1) / 2) * (ANGLES - 1);
  const row = Math.min(HEIGHTS - 2, Math.floor(h));
  const column = Math.min(ANGLES - 2, Math.floor(a));
  const v = h - row;
  const u = a - column;
  for (let c = 0; c < 3; c++) {
    const first = 3 * (row * ANGLES + column) + c;
    const second = first + 3 * ANGLES;
    out[c] =
      (at(table, first) * (1 - u) + at(table, first + 3) * u) * (1 - v) + (at(table, second) * (1 - u) + at(table, second + 3) * u) * v;
  }
}

interface Medium {
  readonly transmittance: Float32Array;
  readonly mie: number;
  readonly sunHeight: number;
}

/** Six channels, air and aerosol, without their phase functions, over (elevation, azimuth from the sun). */
function bakeScattering(medium: Medium): Float32Array {
  const table = new Float32Array(6 * ELEVATIONS * AZIMUTHS);
  const sums = new Float64Array(6);
  for (let e = 0; e < ELEVATIONS; e++)
    for (let a = 0; a < AZIMUTHS; a++) {
      const elevation = (e / (ELEVATIONS - 1)) ** 2 * (Math.PI / 2);
      integrate(medium, elevation, (a / (AZIMUTHS - 1)) * Math.PI, sums);
      table.set(sums, 6 * (e * AZIMUTHS + a));
    }
  return table;
}

function integrate({ transmittance, mie, sunHeight }: Medium, elevation: number, azimuth: number, sums: Float64Array): void {
  const up = Math.sin(elevation);
  const cosine = Math.cos(elevation) * Math.cos(azimuth) * Math.sqrt(Math.max(0, 1 - sunHeight * sunHeight)) + up * sunHeight;
  const length = toTop(0, up);
  const optical = new Float64Array(3);
  const through = new Float64Array(3);
  sums.fill(0);
  let before = 0;
  for (let i = 0; i < STEPS; i++) {
    // Steps grow with the distance, as the air thins.
    const after = ((i + 1) / STEPS) ** 2 * length;
    const step = after - before;
    const distance = (before + after) / 2;
    before = after;
    const height = heightAlong(0, up, distance);
    const air = rayleighAt(height);
    const haze = mieAt(height);
    const ozone = ozoneAt(height);
    const radius = EARTH + height;
    lookUp(transmittance, height, (EARTH * sunHeight + distance * cosine) / radius, through);
    for (let c = 0; c < 3; c++) {
      const lost = ((RAYLEIGH[c] as number) * air + MIE_ABSORPTION * mie * haze + (OZONE[c] as number) * ozone) * step;
      const seen = Math.exp(-at(optical, c) - lost / 2) * at(through, c) * step;
      sums[c] = at(sums, c) + seen * (RAYLEIGH[c] as number) * air;
      sums[c + 3] = at(sums, c + 3) + seen * mie * haze;
      optical[c] = at(optical, c) + lost;
    }
  }
}

function sampleTable(table: Float32Array, elevation: number, azimuth: number, out: Float64Array): void {
  const row = Math.min(ELEVATIONS - 2, Math.floor(elevation));
  const column = Math.min(AZIMUTHS - 2, Math.floor(azimuth));
  const v = elevation - row;
  const u = azimuth - column;
  for (let c = 0; c < 6; c++) {
    const first = 6 * (row * AZIMUTHS + column) + c;
    const second = first + 6 * AZIMUTHS;
    out[c] =
      (at(table, first) * (1 - u) + at(table, first + 6) * u) * (1 - v) + (at(table, second) * (1 - u) + at(table, second + 6) * u) * v;
  }
}
