import type { Instance, SpawnPoint, Vec3, WorldModel } from '@diorama/world-model';

/** A room turned clockwise around the viewer by so many degrees. */
export function turnModel(model: WorldModel, degrees: number): WorldModel {
  const angle = (degrees * Math.PI) / 180;
  return {
    ...model,
    instances: model.instances.map((instance) => turnInstance(instance, angle)),
    lights: model.lights.map((light) => ({ ...light, position: turnPoint(light.position, angle) })),
    spawnPoints: model.spawnPoints.map((point) => turnSpawnPoint(point, degrees)),
    sky: { ...model.sky, lightDirection: turnPoint(model.sky.lightDirection, angle) },
  };
}

/** An object turned clockwise around the viewer by so many radians. */
export function turnInstance(instance: Instance, angle: number): Instance {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const from = instance.transform;
  const transform = Float32Array.from(from);
  for (let column = 0; column < 4; column++) {
    const [x, z] = [from[column] as number, from[8 + column] as number];
    transform[column] = cos * x - sin * z;
    transform[8 + column] = sin * x + cos * z;
  }
  return { ...instance, transform };
}

function turnPoint([x, y, z]: Vec3, angle: number): Vec3 {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [cos * x - sin * z, y, sin * x + cos * z];
}

function turnSpawnPoint({ x, y, z, azimuth }: SpawnPoint, degrees: number): SpawnPoint {
  const [turnedX, , turnedZ] = turnPoint([x, y, z], (degrees * Math.PI) / 180);
  return { x: turnedX, y, z: turnedZ, azimuth: (((azimuth + degrees) % 360) + 360) % 360 };
}
