import { describe, expect, it } from 'vitest';

import { encodePictures, findPictureInput, readPicture, readPictureAxes } from './picture-tensor.js';
import { resamplePicture } from './resample-picture.js';
import type { FloatPicture } from './resample-picture.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import { toFloats } from '../tensors/tensors.js';

const spec = (shape: number[], type: TensorSpec['type'] = 'float32'): TensorSpec => ({ name: 'x', type, shape, meaning: '' });
/** A pixel of red 0.25, green 0.5 and blue 1, and a black one below it. */
const picture: FloatPicture = { width: 1, height: 2, channels: 3, data: Float32Array.of(0.25, 0.5, 1, 0, 0, 0) };
const encoded = (shape: number[], preprocessing: Parameters<typeof encodePictures>[2], type?: TensorSpec['type']): number[] => [
  ...toFloats(encodePictures([picture], spec(shape, type), preprocessing)),
];

describe('a picture as an input', () => {
  it.each([
    ['planes', [1, 3, 2, 1], {}, [0.25, 0, 0.5, 0, 1, 0]],
    ['pixels', [1, 2, 1, 3], { layout: 'nhwc' }, [0.25, 0.5, 1, 0, 0, 0]],
    ['blue first', [1, 2, 1, 3], { layout: 'nhwc', channels: 'bgr' }, [1, 0.5, 0.25, 0, 0, 0]],
    ['values from -1 to 1', [3, 2, 1], { values: [-1, 1] }, [-0.5, -1, 0, -1, 1, -1]],
    ['mean and deviation', [1, 3, 2, 1], { mean: [0.25, 0.5, 0], deviation: [1, 0.5, 2] }, [0, -0.25, 0, -1, 0.5, 0]],
  ] as const)('has the %s that its manifest says', (_, shape, preprocessing, numbers) => {
    expect(encoded([...shape], preprocessing as Parameters<typeof encodePictures>[2])).toEqual(numbers);
  });

  it('is linear, in bytes or in half precision where wanted', () => {
    expect(encoded([1, 3, 2, 1], { colour: 'linear-srgb' })[2]).toBeCloseTo(0.214, 3);
    expect(encoded([1, 3, 2, 1], { values: [0, 255] }, 'uint8')).toEqual([64, 0, 128, 0, 255, 0]);
    expect(encodePictures([picture], spec([1, 3, 2, 1], 'float16'), {})).toEqual(Float16Array.of(0.25, 0, 0.5, 0, 1, 0));
  });

  it('goes to the input that takes one', () => {
    const inputs = [{ ...spec([1]), name: 'tokens' }, spec([1, 3, 8, 16])];
    expect(findPictureInput(inputs, {}).name).toBe('x');
    expect(() => findPictureInput(inputs, { input: 'y' })).toThrow('there is no y');
    expect(readPictureAxes(spec([2, 8, 16, 3]), { layout: 'nhwc' })).toEqual({ batch: 2, width: 16, height: 8 });
    expect(() => readPictureAxes(spec([1, 4, 8, 16]), {})).toThrow('not nchw with 3 colours');
  });

  it('is refused in another form', () => {
    expect(readPicture('picture', { shape: [1, 1, 3], data: Uint8Array.of(0, 51, 255) }).data).toEqual(Float32Array.of(0, 0.2, 1));
    expect(() => readPicture('picture', { shape: [3, 1, 1], data: new Uint8Array(3) })).toThrow('height x width x 3');
    expect(() => readPicture('picture', undefined)).toThrow('height x width x 3');
  });
});

describe('a picture in another size', () => {
  const ramp: FloatPicture = { width: 8, height: 1, channels: 1, data: Float32Array.of(0, 1, 2, 3, 4, 5, 6, 7) };

  it.each([
    ['area', [0.5, 2.5, 4.5, 6.5]],
    ['nearest', [1, 3, 5, 7]],
    // By Pillow 12: Image.fromarray(ramp, 'F').resize((4, 1), ...).
    ['bilinear', [0.7143, 2.5, 4.5, 6.2857]],
    ['bicubic', [0.5439, 2.4595, 4.5405, 6.4561]],
  ] as const)('is made by the filter %s', (filter, numbers) => {
    const { data } = resamplePicture(ramp, { width: 4, height: 1 }, filter);
    for (const [i, number] of numbers.entries()) expect(data[i]).toBeCloseTo(number, 3);
  });

  it('keeps a single colour in any size', () => {
    const plain: FloatPicture = { width: 3, height: 5, channels: 1, data: new Float32Array(15).fill(0.7) };
    for (const filter of ['area', 'nearest', 'bilinear', 'bicubic'] as const)
      for (const value of resamplePicture(plain, { width: 7, height: 2 }, filter).data) expect(value).toBeCloseTo(0.7);
  });
});
