import { PLAIN_ROOMS, ROOM_TYPES } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import type { Room, RoomSize, Scene } from '@diorama/domain';
import { createRandomStream } from '@diorama/random';
import { createSampleScene } from '@diorama/scene/testing';
import { applyToPoint, FLOOR_HEIGHT, SEMANTICS } from '@diorama/world-model';
import type { WorldModel } from '@diorama/world-model';
import { describe, expect, it } from 'vitest';

import { buildModel } from '../../build-model.js';
import { findRoomShape } from '../../build-room.js';

/** Metres by which what hangs on a wall and a door in it reach into the wall, and the leaves of a plant. */
const INTO_WALLS = { usual: 0.36, leaves: 1.2 } as const;

/** Metres by which what stands outdoors as well reaches into the floor. */
const FOUNDATION = 0.6;

const random = createRandomStream(11, 5);
const { roomSide, roomHeight } = SCENE_LIMITS;
/** Small sizes are as likely as large ones. */
const side = ({ min, max }: { readonly min: number; readonly max: number }): number =>
  Math.round(100 * min * (max / min) ** random.next()) / 100;
const sizeOf = (): RoomSize => ({ width: side(roomSide), depth: side(roomSide), height: side(roomHeight) });

const sized = (place: Room, room: string | undefined, changes: Partial<Scene>): Scene =>
  createSampleScene(place, { version: 2, seed: random.integer(0, 9999), ...(room === undefined ? {} : { room }), ...changes });

const ROOMS: readonly (readonly [name: string, place: Room, room: string | undefined])[] = [
  ...[...PLAIN_ROOMS.keys()].map((place) => [place, place as Room, undefined] as const),
  ...[...ROOM_TYPES.values()].map(({ id, base }) => [id, base, id] as const),
];

const PLANTS: readonly number[] = [SEMANTICS.indexOf('plant'), SEMANTICS.indexOf('tree')];

/** The extent of each object, metres. */
function listBounds({ instances, prototypes }: WorldModel) {
  return instances.flatMap((instance) => {
    const prototype = prototypes[instance.prototype];
    if (prototype?.kind === undefined) return [];
    const { kind, positions, semantic } = prototype;
    const [low, high] = [
      [Infinity, Infinity, Infinity],
      [-Infinity, -Infinity, -Infinity],
    ] as const satisfies readonly [number[], number[]];
    for (let at = 0; at < positions.length; at += 3) {
      const point = applyToPoint([...instance.transform], [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]);
      for (let axis = 0; axis < 3; axis++) {
        low[axis] = Math.min(low[axis] ?? 0, point[axis] ?? NaN);
        high[axis] = Math.max(high[axis] ?? 0, point[axis] ?? NaN);
      }
    }
    return [{ kind, low, high, margin: PLANTS.includes(semantic) ? INTO_WALLS.leaves : INTO_WALLS.usual }];
  });
}

describe('a room of a stated size', () => {
  it.each(ROOMS)('has its furniture within its walls: %s', (_, place, room) => {
    const size = sizeOf();
    const scene = sized(place, room, { size });
    const model = buildModel(scene);
    const { x, z, height, ceiling } = findRoomShape(scene, place);
    expect(x[1] - x[0]).toBeCloseTo(size.width ?? 0, 6);
    expect(z[1] - z[0]).toBeCloseTo(size.depth ?? 0, 6);
    const crown = height + (ceiling === 'vault' ? 0.3 * (x[1] - x[0]) : 0);
    expect(crown).toBeCloseTo(size.height ?? 0, 6);
    expect(Math.min(-x[0], x[1], -z[0], z[1])).toBeGreaterThan(0.35);
    const outside = listBounds(model).filter(
      ({ low, high, margin }) =>
        !(
          (low[0] ?? NaN) >= x[0] - margin &&
          (high[0] ?? NaN) <= x[1] + margin &&
          (low[2] ?? NaN) >= z[0] - margin &&
          (high[2] ?? NaN) <= z[1] + margin &&
          (low[1] ?? NaN) >= FLOOR_HEIGHT - FOUNDATION &&
          (high[1] ?? NaN) <= FLOOR_HEIGHT + crown + 0.1
        ),
    );
    expect(outside.map(({ kind, low, high }) => [kind, size, low, high])).toEqual([]);
    for (const light of model.lights) expect([...light.position, ...light.power, light.reach].every(Number.isFinite)).toBe(true);
    for (const { x: px, z: pz } of model.spawnPoints) expect(px > x[0] && px < x[1] && pz > z[0] && pz < z[1]).toBe(true);
  });

  it('is the same each time', () => {
    const scene = sized('kitchen', 'hospital-corridor', { size: { depth: 40 }, flood: 0.2 });
    const [one, other] = [buildModel(scene), buildModel(scene)];
    expect(one.instances).toEqual(other.instances);
    expect(one.lights).toEqual(other.lights);
  });

  it('keeps the measures that it does not state', () => {
    const { x, z, height } = findRoomShape(sized('kitchen', 'hospital-corridor', { size: { depth: 40 } }), 'kitchen');
    expect([x[1] - x[0], z[1] - z[0], height]).toEqual([3, 40, 2.7]);
    // A hall becomes wider with its length.
    const hall = findRoomShape(sized('temple-hall', 'ballroom', { size: { depth: 60 } }), 'temple-hall');
    expect(hall.x[1] - hall.x[0]).toBeGreaterThanOrEqual(15);
  });

  it('repeats doors and lamps over its length', () => {
    const countOf = (size: RoomSize | undefined, kind: string): number =>
      listBounds(buildModel(sized('living-room', 'hotel-corridor', size === undefined ? {} : { size, seed: 3 }))).filter(
        (object) => object.kind === kind,
      ).length;
    expect(countOf({ depth: 40 }, 'door')).toBeGreaterThan(12);
    expect(countOf({ depth: 40 }, 'wall-lamp')).toBeGreaterThan(10);
    const { lights } = buildModel(sized('kitchen', 'hospital-corridor', { size: { depth: 40 } }));
    const depths = lights.map(({ position }) => position[2]).toSorted((a, b) => a - b);
    const gaps = depths.slice(1).map((depth, k) => depth - (depths[k] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(5);
  });

  it('looks along its longer side', () => {
    expect(buildModel(sized('kitchen', 'classroom', { size: { width: 20, depth: 6 } })).spawnPoints[0]?.azimuth).toBe(90);
    expect(buildModel(sized('kitchen', 'classroom', { size: { width: 6, depth: 20 } })).spawnPoints[0]?.azimuth).toBe(0);
  });
});

describe('a flooded room', () => {
  it('has water at its depth over a floor on which people walk', () => {
    const { water, spawnPoints } = buildModel(sized('workshop', 'basement', { flood: 0.45 }));
    expect(water).toMatchObject({ level: FLOOR_HEIGHT + 0.45, isWaded: true });
    expect(spawnPoints[0]).toEqual({ x: 0, y: 0, z: 0, azimuth: 0 });
  });

  it('has the furniture of the dry one', () => {
    const dry = sized('workshop', 'basement', { seed: 5 });
    expect(buildModel({ ...dry, flood: 0.45 }).instances).toEqual(buildModel(dry).instances);
    expect(buildModel(dry).water).toBeNull();
  });
});
