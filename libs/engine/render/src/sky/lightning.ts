import { hashToUnitInterval } from '@diorama/random';
import { smoothstep } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';

const STREAM = 0x626f6c74;
/** Radiance of the channel, and of the clouds round it, against that of the grey sky. */
const CHANNEL: Rgb = [26, 28, 36];
const FLASH: Rgb = [1.5, 1.65, 2.2];
/** Height of the clouds' base in radians of elevation, and the pieces of a bolt from there to the ground. */
const BASE = 0.52;
const PIECES = 18;
/** Radians by which a bolt wanders aside from piece to piece. */
const WANDER = 0.028;
const HALF_WIDTH = 0.0022;
/** Radians within which the air round a channel glows, and the clouds above it. */
const GLOW = 0.05;
const FLASH_REACH = 0.75;

/** One piece of a channel between two directions; radians of azimuth and elevation. */
interface Piece {
  readonly azimuth: number;
  readonly elevation: number;
  readonly nextAzimuth: number;
  readonly nextElevation: number;
  readonly width: number;
}

/** Bolts between the clouds and the ground in front of the viewer, with the flash in the clouds above them. */
export class Lightning {
  private readonly pieces: readonly Piece[];
  private readonly roots: readonly number[];

  /** `level` is the luminance of the sky that they flash in. */
  constructor(
    seed: number,
    private readonly level: number,
  ) {
    const side = hashToUnitInterval(seed, STREAM) < 0.5 ? -1 : 1;
    this.roots = [side * (0.16 + 0.3 * hashToUnitInterval(seed, STREAM + 1)), -side * (1.5 + 0.8 * hashToUnitInterval(seed, STREAM + 2))];
    this.pieces = this.roots.flatMap((root, i) => drawBolt(seed + 977 * i, root, 1 - 0.35 * i));
  }

  /** Adds their radiance in a unit direction, of which a pixel spans `angle` radians. */
  add(x: number, y: number, z: number, angle: number, out: Float64Array): void {
    const azimuth = Math.atan2(x, -z);
    const elevation = Math.asin(Math.min(1, Math.max(-1, y)));
    const level = Math.cos(elevation);
    let flash = 0;
    let channel = 0;
    for (const root of this.roots) {
      const aside = wrapped(azimuth - root) * level;
      const above = elevation - BASE;
      flash += Math.max(0, 1 - (aside * aside + 1.8 * above * above) / (FLASH_REACH * FLASH_REACH)) ** 3;
    }
    for (const piece of this.pieces) {
      const aside = wrapped(azimuth - piece.azimuth) * level;
      if (Math.abs(aside) > 4 * GLOW) continue;
      const apart = distanceTo(piece, aside, elevation, level);
      const half = HALF_WIDTH * piece.width + 0.4 * angle;
      const core = (1 - smoothstep(0.4 * half, half, apart)) * Math.min(1, (HALF_WIDTH * piece.width) / (0.4 * angle));
      channel = Math.max(channel, piece.width * (core + 0.03 * Math.exp(-((apart / GLOW) ** 2) * 2)));
    }
    for (let c = 0; c < 3; c++)
      out[c] = (out[c] as number) + this.level * (flash * (FLASH[c] as number) + channel * (CHANNEL[c] as number));
  }
}

const wrapped = (turn: number): number => turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));

/** Radians from a direction, given as seen from the piece's upper end, to the piece. */
function distanceTo(piece: Piece, aside: number, elevation: number, level: number): number {
  const along = (piece.nextAzimuth - piece.azimuth) * level;
  const down = piece.nextElevation - piece.elevation;
  const up = elevation - piece.elevation;
  const t = Math.min(1, Math.max(0, (aside * along + up * down) / (along * along + down * down)));
  return Math.hypot(aside - t * along, up - t * down);
}

/** A main channel that wanders down to the ground, and branches that end in the air. */
function drawBolt(seed: number, root: number, width: number): Piece[] {
  const pieces: Piece[] = [];
  let azimuth = root;
  for (let k = 0; k < PIECES; k++) {
    const nextAzimuth = azimuth + WANDER * 2 * (hashToUnitInterval(seed, STREAM + 10 + k) - 0.5);
    const [elevation, nextElevation] = [BASE * (1 - k / PIECES), BASE * (1 - (k + 1) / PIECES)];
    pieces.push({ azimuth, elevation, nextAzimuth, nextElevation, width });
    if (k > 2 && k < PIECES - 4 && hashToUnitInterval(seed, STREAM + 50 + k) < 0.3)
      pieces.push(...drawBranch(seed + 31 * k, { azimuth: nextAzimuth, elevation: nextElevation }, width));
    azimuth = nextAzimuth;
  }
  return pieces;
}

function drawBranch(seed: number, from: { azimuth: number; elevation: number }, width: number): Piece[] {
  const side = hashToUnitInterval(seed, STREAM + 3) < 0.5 ? -1 : 1;
  const count = 4 + Math.floor(4 * hashToUnitInterval(seed, STREAM + 4));
  const pieces: Piece[] = [];
  let { azimuth, elevation } = from;
  for (let k = 0; k < count; k++) {
    const nextAzimuth = azimuth + side * 0.02 + WANDER * (hashToUnitInterval(seed, STREAM + 20 + k) - 0.5);
    const nextElevation = elevation - 0.016 - 0.01 * hashToUnitInterval(seed, STREAM + 30 + k);
    pieces.push({ azimuth, elevation, nextAzimuth, nextElevation, width: width * 0.55 * (1 - k / count) });
    [azimuth, elevation] = [nextAzimuth, nextElevation];
  }
  return pieces;
}
