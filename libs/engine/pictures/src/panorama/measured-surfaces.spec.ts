import { describe, expect, it } from 'vitest';

import { buildPictures } from '../build-pictures.js';
import { composePictures } from '../composition/compose-pictures.js';
import { pictureRunner } from '../testing/picture-runner.js';
import { createPlainPanorama, samplePanorama } from '../testing/sample-pictures.js';
import { measureSurfaces } from './measured-surfaces.js';

const WIDTH = 256;
const NO_SKY = new Uint8Array((WIDTH * WIDTH) / 2);

/** The pixel at an azimuth and an elevation, degrees. */
const pixelAt = (azimuth: number, elevation: number, width = WIDTH): number =>
  Math.floor(((90 - elevation) * width) / 360) * width + Math.floor(((azimuth + 180) * width) / 360);

describe('surfaces of measured distances', () => {
  const { distance } = createPlainPanorama(WIDTH);
  const { exact, coarse } = measureSurfaces({ distances: { width: WIDTH, metres: distance }, sky: NO_SKY, width: 2 * WIDTH });
  const [ground, post, other] = [pixelAt(90, -30), pixelAt(-55, 5), pixelAt(40, 3)];

  it('lie where they were measured, also at the delivered width', () => {
    expect(coarse.distance).toEqual(distance);
    expect(exact.distance[pixelAt(90, -30, 2 * WIDTH)]).toBe(coarse.distance[ground]);
  });

  it('face the viewer', () => {
    expect(coarse.normal.slice(3 * ground, 3 * ground + 3)).toEqual(Int8Array.of(0, 127, 0));
    const [x = 0, y = 0, z = 0] = coarse.normal.slice(3 * post, 3 * post + 3);
    expect(Math.abs(y)).toBeLessThan(8);
    expect(x * Math.sin((-55 * Math.PI) / 180) - z * Math.cos((-55 * Math.PI) / 180)).toBeLessThan(-120);
  });

  it('are one where no step lies between them', () => {
    const { surface } = coarse;
    expect(surface[ground]).toBe(surface[pixelAt(-90, -20)]);
    expect(new Set([surface[ground], surface[post], surface[other]]).size).toBe(3);
  });

  it('keep edges sharp when they are enlarged', () => {
    const larger = measureSurfaces({
      distances: { width: WIDTH, metres: distance },
      sky: new Uint8Array(2 * WIDTH * WIDTH),
      width: 2 * WIDTH,
    });
    const beside = larger.coarse.distance.slice(pixelAt(-64, 3, 2 * WIDTH), pixelAt(-46, 3, 2 * WIDTH));
    expect(beside.filter((metres) => metres > 8.2 && metres < Infinity)).toHaveLength(0);
  });

  it('are sky where the picture shows sky and nothing near was measured', () => {
    const metres = distance.map((found) => Math.min(100, found));
    const sky = NO_SKY.map((_, at) => (at < NO_SKY.length / 2 ? 1 : 0));
    const { coarse: found } = measureSurfaces({ distances: { width: WIDTH, metres }, sky, width: WIDTH });
    expect([found.distance[pixelAt(0, 60)], found.distance[post]]).toEqual([Infinity, distance[post]]);
  });

  it('stay as they are where they are known already', () => {
    const known = {
      distance: distance.map((_, at) => (at === other ? 3 : NaN)),
      normal: new Int8Array(3 * distance.length),
      surface: new Uint16Array(distance.length),
    };
    known.surface[other] = 9;
    const { coarse: kept } = measureSurfaces({ distances: { width: WIDTH, metres: distance }, sky: NO_SKY, width: WIDTH, known });
    expect([kept.distance[other], kept.surface[other], kept.distance[post]]).toEqual([3, 9, distance[post]]);
  });

  it('stay unknown where nothing was measured', () => {
    const { coarse: found } = measureSurfaces({ distances: { width: WIDTH, metres: distance.map(() => NaN) }, sky: NO_SKY, width: WIDTH });
    expect(found.distance[ground]).toBeNaN();
  });
});

describe('a world from a panorama with distances', () => {
  const { panorama, distance } = samplePanorama('a meadow with a barn', WIDTH);
  const composition = composePictures({
    pictures: [{ raster: panorama, azimuth: null }],
    isPano: true,
    isGenerated: true,
    prompt: 'a meadow with a barn',
    seed: 1,
  });
  const request = {
    preset: { panoWidth: WIDTH, fullResSplats: 20_000, eyes: 8, walkRadius: 8 },
    runner: pictureRunner(),
    onProgress: () => undefined,
    signal: { throwIfAborted: () => undefined },
  };
  const distances = { width: WIDTH, metres: distance };

  it('is the same each time, and another one than without them', async () => {
    const build = async (measured?: typeof distances): Promise<string> => {
      const { files } = await buildPictures(composition, [panorama], { ...request, distances: measured });
      return files.map(({ name, bytes }) => `${name} ${Buffer.from(bytes).toString('base64')}`).join();
    };
    const first = await build(distances);
    expect((await build(distances)) === first).toBe(true);
    expect((await build()) === first).toBe(false);
  });

  it('says what is not known of it', () => {
    expect(composition.notRepresented).toEqual(['distances were estimated', 'hidden surfaces were filled with the colours around them']);
  });
});
