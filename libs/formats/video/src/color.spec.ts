import { describe, expect, it } from 'vitest';

import { convertYuvToRgb } from './color.js';
import type { ColorCoding } from './color.js';

const rgb = (yuv: readonly [number, number, number], coding: Partial<ColorCoding>) => {
  const [y, u, v] = yuv.map((value) => Float32Array.of(value)) as [Float32Array, Float32Array, Float32Array];
  return [...convertYuvToRgb([y, u, v], { matrix: null, fullRange: null, width: 640, height: 480, ...coding })];
};

describe('luma and chroma', () => {
  it.each([
    // Code values of 75 % and 100 % bars as ITU-R BT.601-7 and BT.709-6 give them.
    [[81, 90, 240], { matrix: 'smpte170m' }, [254, 0, 0]],
    [[145, 54, 34], { matrix: 'bt470bg' }, [0, 255, 1]],
    [[63, 102, 240], { matrix: 'bt709' }, [255, 1, 0]],
    [[173, 42, 26], { matrix: 'bt709' }, [0, 255, 1]],
    [[32, 240, 118], { matrix: 'bt709' }, [1, 0, 255]],
    [[76, 85, 255], { matrix: 'smpte170m', fullRange: true }, [254, 0, 0]],
    [[235, 128, 128], {}, [255, 255, 255]],
    [[16, 128, 128], {}, [0, 0, 0]],
    [[255, 128, 128], {}, [255, 255, 255]],
    [[255, 128, 128], { fullRange: true }, [255, 255, 255]],
    [[16, 128, 128], { fullRange: true }, [16, 16, 16]],
  ] as const)('%j coded as %j is %j', (yuv, coding, color) => expect(rgb(yuv, coding)).toEqual(color));

  it('are of BT.709 in high definition where nothing is said', () => {
    expect(rgb([63, 102, 240], { width: 1_280, height: 720 })).toEqual([255, 1, 0]);
    expect(rgb([63, 102, 240], { width: 720, height: 576 })).not.toEqual([255, 1, 0]);
  });

  it('are not believed to be RGB', () => {
    expect(rgb([81, 90, 240], { matrix: 'rgb', fullRange: true })).toEqual([254, 0, 0]);
  });
});
