import { computeLuminance } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { addMoon } from './night-sky.js';
import { computeSunCover, SUN_RADIUS } from './sun-disc.js';

/** Radians from the middle of sun or moon within which its disc lies, and a pixel with it. */
const MARGIN = 0.024;
/** Cells along the edge of the square on which a disc is integrated. */
const CELLS = 64;

interface Disc {
  readonly towardsLight: Vec3;
  /** As `chooseMoonPhase` returns it; null for the sun. */
  readonly moonPhase: Vec3 | null;
}

/**
 * How the irradiance of sun or moon is spread over its disc. Pictures show discs far dimmer than they are; with this share of the irradiance
 * in each direction a disc lights as much as the world is lit.
 */
export class DiscLight {
  private readonly scratch = new Float64Array(3);
  private readonly integrals = new Map<number, number>();

  constructor(private readonly disc: Disc) {}

  /** Share of the irradiance in a unit direction, per steradian, as a pixel that spans `angle` radians shows it; its integral is 1. */
  density(x: number, y: number, z: number, angle: number): number {
    const [lx, ly, lz] = this.disc.towardsLight;
    if (x * lx + y * ly + z * lz < Math.cos(MARGIN + angle)) return 0;
    const here = this.brightness(x, y, z, angle);
    return here === 0 ? 0 : here / this.integral(angle);
  }

  /** Relative brightness of the disc in a unit direction. */
  private brightness(x: number, y: number, z: number, angle: number): number {
    const { towardsLight, moonPhase } = this.disc;
    const [lx, ly, lz] = towardsLight;
    if (moonPhase === null) return computeSunCover(x * lx + y * ly + z * lz, angle);
    const { scratch } = this;
    scratch.fill(0);
    addMoon({ moon: towardsLight, phase: moonPhase, x, y, z, angle, open: 1 }, scratch);
    return computeLuminance(scratch[0] as number, scratch[1] as number, scratch[2] as number);
  }

  /** Integral of the brightness over the sphere, from a grid on the plane that touches it at the middle of the disc. */
  private integral(angle: number): number {
    const known = this.integrals.get(angle);
    if (known !== undefined) return known;
    const [lx, ly, lz] = this.disc.towardsLight;
    const flat = Math.hypot(lx, lz) || 1;
    const [rx, rz] = [-lz / flat, lx / flat];
    const [ux, uy, uz] = [ly * rz, lz * rx - lx * rz, -ly * rx];
    const reach = this.disc.moonPhase === null ? SUN_RADIUS + angle : MARGIN + angle;
    let sum = 0;
    for (let i = 0; i < CELLS * CELLS; i++) {
      const a = reach * ((2 * ((i % CELLS) + 0.5)) / CELLS - 1);
      const b = reach * ((2 * (Math.floor(i / CELLS) + 0.5)) / CELLS - 1);
      const length = Math.sqrt(1 + a * a + b * b);
      const light = this.brightness((lx + a * rx + b * ux) / length, (ly + b * uy) / length, (lz + a * rz + b * uz) / length, angle);
      sum += (light * ((2 * reach) / CELLS) ** 2) / length ** 3;
    }
    this.integrals.set(angle, sum);
    return sum;
  }
}
