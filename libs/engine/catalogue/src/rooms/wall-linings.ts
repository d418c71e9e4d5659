import { parseFinish } from '../substances/substances.js';
import type { Finish, Substance } from '../substances/substances.js';
import type { RoomBase } from './room-type.js';

/** What covers the lower part of the walls of a room. */
export interface WallLining {
  /** Tiles with a border, panels between stiles under a rail, or a coat of paint under a rail. */
  readonly kind: 'tiles' | 'panels' | 'paint';
  /** Metres above the floor. */
  readonly height: number;
  readonly finish: Finish;
  /** Finish of the wall above it; as without a lining where left out. */
  readonly above?: Finish;
}

const WAINSCOT: WallLining = { kind: 'panels', height: 0.96, finish: 'paint #ece7dc' };
const OAK: WallLining = { kind: 'panels', height: 1.1, finish: 'wood #6e4a2e' };
const WHITE_ABOVE: Finish = 'distemper #efe9de';

/** Linings that seeds choose from, by the base of a room and what its walls are made of; null for bare walls. */
const LININGS: Readonly<Record<RoomBase, Partial<Record<Substance, readonly (WallLining | null)[]>>>> = {
  'living-room': {
    plaster: [
      WAINSCOT,
      WAINSCOT,
      { kind: 'paint', height: 1, finish: 'distemper #8fa39a' },
      { kind: 'paint', height: 1, finish: 'distemper #a9795c' },
      null,
    ],
  },
  library: {
    plaster: [OAK, { ...OAK, finish: 'wood #5a3a26' }, { ...WAINSCOT, finish: 'paint #5c6b5e' }],
    wood: [{ ...OAK, height: 1, finish: 'wood #57381f' }],
  },
  workshop: {
    plaster: [{ kind: 'paint', height: 1.2, finish: 'distemper #7f8f8a' }],
    concrete: [{ kind: 'paint', height: 1.2, finish: 'distemper #76858a' }, null],
  },
  'temple-hall': {
    plaster: [
      { ...WAINSCOT, height: 1.15 },
      { ...OAK, height: 1.25 },
    ],
  },
  kitchen: {
    tile: [
      { kind: 'tiles', height: 1.3, finish: 'tile #e6ecec', above: WHITE_ABOVE },
      { kind: 'tiles', height: 1.3, finish: 'tile #b9cfc9', above: WHITE_ABOVE },
      { kind: 'tiles', height: 1.45, finish: 'tile #dfe3da', above: 'distemper #b7c7cc' },
    ],
    plaster: [{ ...WAINSCOT, height: 0.9 }, null],
  },
  'spaceship-corridor': {},
};

/** The linings that the walls of a room may have, given their usual finish. */
export const listWallLinings = (base: RoomBase, wall: Finish): readonly (WallLining | null)[] =>
  LININGS[base][parseFinish(wall).substance] ?? [null];
