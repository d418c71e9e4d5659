/** Metres beside the capture point that are looked at. */
export const OFFSETS = [0, 0.5, 1, 2] as const;
/** Metres of room beyond a place that splats are looked at from. */
export const ROOM = 0.4;

/** A level direction with the room there is that way, metres. */
export interface DirectionClearance {
  readonly x: number;
  readonly z: number;
  readonly room: number;
}

const AZIMUTHS = 16;

/** The level direction with the most room, as `roomAt` tells of azimuths in radians clockwise from the front; a straight walk that way stays in the open. */
export function findOpenHeading(roomAt: (azimuth: number) => number): DirectionClearance {
  let best: DirectionClearance = { x: 0, z: -1, room: -1 };
  for (let i = 0; i < AZIMUTHS; i++) {
    const azimuth = (2 * Math.PI * i) / AZIMUTHS;
    const room = roomAt(azimuth);
    if (room > best.room) best = { x: Math.sin(azimuth), z: -Math.cos(azimuth), room };
  }
  return best;
}

/** Figures as they are told: what lies below is noise. */
export const roundToDigits = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
