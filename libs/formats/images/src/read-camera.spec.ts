import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';

import { readExifLens } from './exif.js';
import { PictureError } from './picture-error.js';
import { readCameraMetadata } from './read-camera.js';
import { isFullPanorama } from './xmp-panorama.js';

const grey = (width = 300, height = 200): Sharp => sharp({ create: { width, height, channels: 3, background: '#888888' } });
const exif = (lens: Record<string, string>) => ({ IFD2: lens });
const IPHONE = exif({ FocalLengthIn35mmFilm: '26' });
const fovOf = async (picture: Sharp, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  (await readCameraMetadata(await picture.toFormat(format).toBuffer())).horizontalFov;

/** A lens of 50 mm before a sensor 36 mm wide with 6000 pixels across. */
const SENSOR = { focalLength: [50, 1], resolutionX: [6_000, 36], unit: 4 } as const;

/** A JPEG with EXIF of our own making: the library writes the true size into what it is given. */
async function takenAs(picture: Sharp, taken: typeof SENSOR & { readonly width: number; readonly height: number }): Promise<Buffer> {
  const jpeg = await picture.jpeg().toBuffer();
  const entry = (tag: number, type: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(1, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const entries = [
    entry(0x920a, 5, 92),
    entry(0xa002, 4, taken.width),
    entry(0xa003, 4, taken.height),
    entry(0xa20e, 5, 100),
    entry(0xa210, 3, taken.unit),
  ];
  const rationals = Buffer.from(new Uint32Array([...taken.focalLength, ...taken.resolutionX]).buffer);
  const head = Buffer.from('45786966000049492a00080000000100', 'hex');
  const tiff = Buffer.concat([head, entry(0x8769, 4, 26), Buffer.alloc(4), Buffer.from([5, 0]), ...entries, Buffer.alloc(4), rationals]);
  const marker = Buffer.from([0xff, 0xe1, (tiff.length + 2) >> 8, (tiff.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, tiff, jpeg.subarray(2)]);
}

/** Degrees that a lens of a 35 mm camera sees across a part of its diagonal. */
const degrees = (share: number, focal: number): number => (2 * Math.atan((21.633 * share) / focal) * 180) / Math.PI;
const ACROSS = 300 / Math.hypot(300, 200);
const DOWN = 200 / Math.hypot(300, 200);

describe('the field of view that a file tells', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is read from a %s', async (format) => {
    expect(await fovOf(grey().withExif(IPHONE), format)).toBeCloseTo(degrees(ACROSS, 26), 1);
  });

  it('is that of the shorter side once the picture stands upright', async () => {
    expect(
      await fovOf(
        grey()
          .withExif(IPHONE)
          .withMetadata({ orientation: 6, exif: { ...IPHONE } }),
      ),
    ).toBeCloseTo(degrees(DOWN, 26), 1);
    expect(await fovOf(grey(200, 300).withExif(IPHONE))).toBeCloseTo(degrees(DOWN, 26), 1);
  });

  it('comes from the sensor where no equivalent is told', async () => {
    const sensor = { FocalLength: '50/1', FocalPlaneXResolution: '300/36', FocalPlaneResolutionUnit: '4' };
    expect(await fovOf(grey().withExif(exif(sensor)))).toBeCloseTo((2 * Math.atan(18 / 50) * 180) / Math.PI, 1);
    const inches = { FocalLength: '50/1', FocalPlaneXResolution: '21167/100', FocalPlaneResolutionUnit: '2' };
    expect(await fovOf(grey().withExif(exif(inches)))).toBeCloseTo((2 * Math.atan(18 / 50) * 180) / Math.PI, 1);
  });

  it('is the same once the picture was made smaller', async () => {
    const taken = { ...SENSOR, width: 6_000, height: 4_000 };
    expect((await readCameraMetadata(await takenAs(grey(), taken))).horizontalFov).toBeCloseTo((2 * Math.atan(18 / 50) * 180) / Math.PI, 1);
  });

  it('is not believed for a picture that was cropped', async () => {
    const taken = { ...SENSOR, width: 6_000, height: 4_000 };
    expect((await readCameraMetadata(await takenAs(grey(300, 300), taken))).horizontalFov).toBeNull();
    expect((await readCameraMetadata(await takenAs(grey(200, 300), taken))).horizontalFov).not.toBeNull();
  });

  it('is unknown where nothing or zero is told', async () => {
    expect(await fovOf(grey())).toBeNull();
    expect(await fovOf(grey().withExif(exif({ FocalLengthIn35mmFilm: '0' })))).toBeNull();
    expect(await fovOf(grey().withExif(exif({ FocalLength: '50/1' })))).toBeNull();
  });
});

describe('damaged EXIF', () => {
  it('says nothing, or a positive number, whatever its bytes', async () => {
    const written = await sharp(await grey().withExif(IPHONE).jpeg().toBuffer()).metadata();
    const sound = new Uint8Array(written.exif ?? []);
    expect(readExifLens(sound).focalLength35).toBe(26);
    for (let length = 0; length < sound.length; length++) expectSensible(sound.subarray(0, length));
    for (let state = 7, round = 0; round < 4_000; round++) {
      const bent = Uint8Array.from(sound);
      for (let k = 0; k < 4; k++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bent[(state >>> 8) % bent.length] = state >>> 24;
      }
      expectSensible(bent);
    }
  });

  it('does not lead out of its bytes', () => {
    const header = (offset: string): Buffer => Buffer.from(`4d4d002a${offset}`, 'hex');
    for (const offset of ['ffffffff', '00000008', '00000007', '00000000']) expectSensible(header(offset));
    // A directory that says to have 65535 entries.
    expectSensible(Buffer.concat([header('00000008'), Buffer.from('ffff', 'hex')]));
  });
});

function expectSensible(bytes: Uint8Array): void {
  for (const value of Object.values(readExifLens(bytes))) expect(value === null || (Number.isFinite(value) && value > 0)).toBe(true);
}

describe('a panorama that says so', () => {
  const NAMESPACE = 'xmlns:GPano="http://ns.google.com/photos/1.0/panorama/"';
  const xmp = (attributes: string, inside = ''): string =>
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${NAMESPACE} ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  const size = (name: string, pixels: number): string => `GPano:${name}Pixels="${pixels}"`;

  it.each([
    ['as an attribute', xmp('GPano:ProjectionType="equirectangular"'), true],
    ['as an element', xmp('', '<GPano:ProjectionType>equirectangular</GPano:ProjectionType>'), true],
    [
      'with its whole size',
      xmp(`GPano:ProjectionType="equirectangular" ${size('FullPanoWidth', 300)} ${size('CroppedAreaImageWidth', 300)}`),
      true,
    ],
    [
      'of which it is a part',
      xmp(`GPano:ProjectionType="equirectangular" ${size('FullPanoWidth', 900)} ${size('CroppedAreaImageWidth', 300)}`),
      false,
    ],
    ['of another projection', xmp('GPano:ProjectionType="cylindrical"'), false],
    ['in a namespace without it', xmp(''), false],
  ])('is one %s', async (_, packet, is) => {
    expect(isFullPanorama(packet)).toBe(is);
    const { isPanorama } = await readCameraMetadata(await grey(200, 100).withXmp(packet).jpeg().toBuffer());
    expect(isPanorama).toBe(is);
  });

  it('is none without XMP', async () => {
    expect(await readCameraMetadata(await grey(200, 100).png().toBuffer())).toEqual({ horizontalFov: null, isPanorama: false });
  });
});

describe('a file that is no picture', () => {
  it('is refused', async () => {
    await expect(readCameraMetadata(Buffer.from('%PDF-1.7'))).rejects.toThrow(PictureError);
    await expect(readCameraMetadata(Buffer.from('ffd8ffe000104a46494600', 'hex'))).rejects.toThrow(PictureError);
  });
});
