import type { Raster } from '@diorama/raster';
import { describe, expect, it } from 'vitest';

import { UnusablePictureError } from '../cameras/picture.js';
import type { PictureComposition, PictureRequest } from '../cameras/picture.js';
import { renderTestView, createPlainPanorama, samplePanorama } from '../testing/sample-pictures.js';
import type { ViewRequest } from '../testing/sample-pictures.js';
import { composePictures } from './compose-pictures.js';

const request = (pictures: readonly Raster[], more: Partial<PictureRequest> = {}): PictureRequest => ({
  pictures: pictures.map((raster) => ({ raster, azimuth: null })),
  isPano: 'auto',
  prompt: '',
  seed: 1,
  ...more,
});
const view = (prompt: string, more: ViewRequest = {}): Raster => renderTestView(samplePanorama(prompt, 256).panorama, more);
const compose = (raster: Raster, more: Partial<PictureRequest> = {}): PictureComposition => composePictures(request([raster], more));
const blank = (width: number, height: number): Raster => ({ width, height, data: new Uint8Array(3 * width * height).fill(90) });

const plain = createPlainPanorama(512);

describe('composing pictures', () => {
  it.each([
    [0, 0],
    [6, 0],
    [-7, 0],
    [3, 4],
    [-4, -5],
  ])('lays a picture at the front and levels its horizon, %i degrees off and %i aslant', (pitch, roll) => {
    const [placement] = compose(renderTestView(plain.panorama, { pitch, roll, fov: 67.37 })).placements;
    expect(placement).toMatchObject({ azimuth: 0, projection: 'perspective', showsSky: true });
    expect(Math.abs((placement?.pitch ?? 99) - pitch)).toBeLessThan(1.5);
    expect(Math.abs((placement?.roll ?? 99) - roll)).toBeLessThan(1.5);
  });

  it('takes a hidden horizon for one near the middle', () => {
    const [placement] = compose(view('a flat meadow')).placements;
    expect(Math.abs(placement?.pitch ?? 99)).toBeLessThan(4);
  }, 90_000);

  it('assumes the lens of a phone, or takes the one that is told', () => {
    const [wide, square, high] = [blank(192, 108), blank(128, 128), blank(96, 128)].map(
      (raster) => compose(raster).placements[0]?.horizontalFov,
    );
    expect([wide, square, high].map((fov) => Math.round(fov ?? 0))).toEqual([70, 59, 51]);
    const told = composePictures({ ...request([]), pictures: [{ raster: blank(96, 64), azimuth: null, horizontalFov: 40 }] });
    expect(told.placements[0]?.horizontalFov).toBe(40);
  });

  it('takes a very wide picture for a stitched one', () => {
    expect(compose(blank(400, 100)).placements[0]).toMatchObject({ projection: 'cylindrical' });
  });

  it('lays pictures at their azimuths, and the others between them', () => {
    const pictures = [null, 450, -90, null].map((azimuth) => ({ raster: renderTestView(plain.panorama, {}), azimuth }));
    const { placements } = composePictures({ ...request([]), pictures });
    expect(placements.map(({ azimuth }) => azimuth)).toEqual([0, 90, 270, 180]);
    const even = composePictures({ ...request([]), pictures: pictures.map(({ raster }) => ({ raster, azimuth: null })) });
    expect(even.placements.map(({ azimuth }) => azimuth)).toEqual([0, 90, 180, 270]);
  });

  it.each([
    [
      [null, 90],
      [0, 90],
    ],
    [
      [null, null, 90],
      [0, 225, 90],
    ],
    [
      [120, null],
      [120, 0],
    ],
    [
      [20, null],
      [20, 200],
    ],
  ])('keeps the front for the first that has no azimuth, if it is free: %j', (azimuths, laid) => {
    const pictures = azimuths.map((azimuth) => ({ raster: renderTestView(plain.panorama, {}), azimuth }));
    const { placements } = composePictures({ ...request([]), pictures });
    expect(placements.map(({ azimuth }) => azimuth)).toEqual(laid);
  });

  it('says of no panorama that its sky was made up', () => {
    const leaves = (width: number): Raster => ({
      width,
      height: 64,
      data: new Uint8Array(3 * width * 64).map((_, i) => [40, 110, 45][i % 3] ?? 0),
    });
    expect(compose(leaves(128), { isPano: true }).notRepresented.join(' ')).not.toContain('sky');
    expect(compose(leaves(96)).notRepresented).toContain('the sky was invented, because no picture shows it');
  });

  it('names the colours that it sees', () => {
    const { caption, setting } = compose(view('a flat meadow'));
    expect(setting).toBe('outdoors');
    expect(caption).toMatch(/daylight scene: .*blue sky above .*green .*, a green foreground\.$/);
    expect(compose(renderTestView(plain.panorama, {})).caption).toMatch(/blue sky above .*, an? (olive|green) foreground\.$/);
  });

  it('knows rooms', () => {
    const { setting, caption, placements } = compose(view('a living room'));
    expect(setting).toBe('indoors');
    expect(caption).toMatch(/^An indoor scene: .*(brown|sandy).* floor\.$/);
    expect(placements[0]?.showsSky).toBe(false);
  }, 90_000);

  it('lets words decide what the picture leaves open', () => {
    const looking = renderTestView(plain.panorama, { azimuth: 90, pitch: -40 });
    expect(compose(looking, { prompt: 'a library' }).setting).toBe('indoors');
    const night = compose(looking, { prompt: 'a canyon at night' });
    expect(night.setting).toBe('outdoors');
    expect(night.surroundings?.scene).toMatchObject({ place: 'canyon', time: 'night' });
    expect(compose(looking, { prompt: 'a canyon' }).surroundings?.scene).toMatchObject({ place: 'canyon', time: 'day' });
  });

  it('lists what it invents', () => {
    expect(compose(renderTestView(plain.panorama, {})).notRepresented[0]).toMatch(/^the rest of the place, a .*meadow.*, was invented$/);
    expect(compose(plain.panorama).notRepresented.join()).not.toContain('invented');
    expect(compose(plain.panorama)).toMatchObject({ isPano: true });
  });

  it('is plain JSON, and the same every time', () => {
    const composition = compose(renderTestView(plain.panorama, {}));
    expect(JSON.parse(JSON.stringify(composition))).toEqual(composition);
    expect(compose(renderTestView(plain.panorama, {}))).toEqual(composition);
  });

  it.each([
    ['too small', blank(31, 100), 'smaller than 32 pixels'],
    ['too wide', blank(900, 100), 'too long and thin'],
    ['too high', blank(50, 201), 'too long and thin'],
    ['not what it says', { width: 64, height: 64, data: new Uint8Array(12) }, 'three bytes a pixel'],
  ])('refuses a picture that is %s', (_name, raster, reason) => {
    const refuse = (): unknown => composePictures(request([blank(64, 64), raster]));
    expect(refuse).toThrow(UnusablePictureError);
    expect(refuse).toThrow(`Picture 2 is ${reason}`.replace('is three', 'does not have three'));
  });

  it('refuses a panorama of another shape, no pictures and too many', () => {
    expect(() => compose(blank(96, 64), { isPano: true })).toThrow(/Picture 1 is not twice as wide as high/);
    expect(() => composePictures(request([]))).toThrow(RangeError);
    expect(() => composePictures(request(Array.from({ length: 14 }, () => blank(64, 64))))).toThrow(RangeError);
  });

  it('[is-pano-01] [is-pano-02] [is-pano-03] takes the picture for a panorama only if it is told, says so or looks like one', () => {
    const { panorama } = plain;
    expect(compose(panorama, { isPano: false }).isPano).toBe(false);
    expect(compose(blank(128, 64), { isPano: true }).isPano).toBe(true);
    const says = (raster: Raster): PictureRequest => ({ ...request([]), pictures: [{ raster, azimuth: null, isPanorama: true }] });
    const view = renderTestView(panorama, { width: 128, height: 64 });
    expect([compose(view).isPano, composePictures(says(view)).isPano]).toEqual([false, true]);
    expect(composePictures(says(renderTestView(panorama, {}))).isPano).toBe(false);
  });
});
