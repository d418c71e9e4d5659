import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { encodeExr } from '@diorama/exr';

import { median } from './benchmark.ts';
import type { Benchmark } from './benchmark.ts';
import { startChild } from './child.ts';

const WIDTH = 4_096;
const HEIGHT = WIDTH / 2;
/** So long a worker may be deaf. */
const DEAF_MS = 50;

/** The longest that the main thread of a generation worker is busy while it paints a depth panorama; both figures are of ours. */
export const paintingDelay: Benchmark = {
  name: 'painting-delay',
  unit: 'ms',
  run: async (bench) => {
    const depths = depthFile();
    const server = createServer((request, response) => {
      request.resume();
      request.once('end', () => response.end(request.method === 'GET' ? depths : undefined));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const painter = await startChild<object>('painting-process.mjs', [address, String(bench.threads)]);
    try {
      const delays: number[] = [];
      await painter.ask({}); // code is loaded and compiled once
      for (let round = 0; round < (bench.quick ? 1 : 5); round++)
        delays.push(((await painter.ask({})) as { milliseconds: number }).milliseconds);
      return { ours: median(delays), yardstick: DEAF_MS, better: 'less', aim: { of: 'ours', bound: DEAF_MS } };
    } finally {
      await painter.stop();
      server.close();
    }
  },
};

/** Level ground and a round wall. */
function depthFile(): Uint8Array {
  const data = new Float32Array(WIDTH * HEIGHT);
  for (let i = 0; i < data.length; i++) {
    const down = (Math.floor(i / WIDTH) / HEIGHT - 0.5) * Math.PI;
    data[i] = Math.min(12 / Math.cos(down), down > 0 ? 1.6 / Math.sin(down) : Infinity);
  }
  return encodeExr({ width: WIDTH, height: HEIGHT, channels: [{ name: 'Z', data }] }, { compression: 'none' });
}
