import type { DepthPainter } from '@diorama/engine';

/** Paints nothing but distance: near is bright, and the hue is that of the seed. */
export const plainPainter: DepthPainter = {
  name: 'plain',
  version: '1',
  async paint({ depth, prompt, seed, width }, { onProgress, signal }) {
    signal.throwIfAborted();
    const height = width / 2;
    const data = new Uint8Array(width * height * 3);
    const hue = (prompt.length * 31 + seed) % 360;
    for (let i = 0; i < width * height; i++) {
      const column = Math.floor(((i % width) * depth.width) / width);
      const metres = depth.metres[Math.floor((Math.floor(i / width) * depth.height) / height) * depth.width + column] as number;
      const light = metres === Infinity ? 240 : 200 / (1 + metres / 4);
      for (let c = 0; c < 3; c++) data[3 * i + c] = Math.round(light * (0.75 + 0.25 * Math.cos(((hue + 120 * c) * Math.PI) / 180)));
    }
    onProgress(1);
    return { panorama: { width, height, data }, notRepresented: [], caption: 'Distances.' };
  },
};
