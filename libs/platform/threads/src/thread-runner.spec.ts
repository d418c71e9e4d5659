import { proceduralDepthPainter } from '@diorama/engine';
import { afterEach, describe, expect, it } from 'vitest';

// Built code: threads run files, and Node has no TypeScript there.
import { createThreadRunner, JobsCancelledError, ThreadDiedError } from '@diorama/threads';
import type { ThreadRunner, ThreadRunnerOptions } from '@diorama/threads';

const runners: ThreadRunner[] = [];
const start = (options: ThreadRunnerOptions): ThreadRunner => {
  const runner = createThreadRunner(options);
  runners.push(runner);
  return runner;
};
afterEach(() => Promise.all(runners.splice(0).map((runner) => runner.close())));

/** A thread that treats a piece by its first byte: 0 answers, 1 throws, 2 dies, 3 never ends. */
const MOODY = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ input: { bytes } }) => {
      if (bytes[0] === 1) return parentPort.postMessage({ failure: { name: 'OddError', message: 'odd piece', stack: undefined } });
      if (bytes[0] === 2) process.exit(7);
      if (bytes[0] === 3) for (;;);
      parentPort.postMessage({ output: { deflated: bytes, crc: threadId, length: bytes.length } });
    });`)}`,
);

const piece = (...bytes: number[]): { bytes: Uint8Array; last: boolean } => ({ bytes: Uint8Array.from(bytes), last: true });

describe('the thread runner', () => {
  it('runs jobs on threads and moves their arrays', async () => {
    const runner = start({ threads: 2 });
    const input = piece(1, 2, 3);
    const { length } = await runner.run('deflate-piece', input);
    expect(length).toBe(3);
    expect(input.bytes.length).toBe(0);
  });

  it('leaves shared memory where it is', async () => {
    const runner = start({ threads: 1 });
    const bytes = new Uint8Array(new SharedArrayBuffer(5));
    expect((await runner.run('deflate-piece', { bytes, last: true })).length).toBe(5);
    expect(bytes.length).toBe(5);
  });

  it('runs jobs in the order asked for', async () => {
    const runner = start({ threads: 1, entry: MOODY });
    const order: number[] = [];
    const jobs = [1, 2, 3, 4].map(async (size) => {
      const { length } = await runner.run('deflate-piece', piece(0, ...Array<number>(size).fill(9)));
      order.push(length - 1);
    });
    await Promise.all(jobs);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('uses as many threads as it has, and no more', async () => {
    const runner = start({ threads: 2, entry: MOODY });
    const answers = await Promise.all(Array.from({ length: 6 }, () => runner.run('deflate-piece', piece(0))));
    expect(new Set(answers.map(({ crc }) => crc)).size).toBe(2);
  });

  it('passes on what a job throws', async () => {
    const runner = start({ threads: 1, entry: MOODY });
    await expect(runner.run('deflate-piece', piece(1))).rejects.toMatchObject({ name: 'OddError', message: 'odd piece' });
    await expect(runner.run('deflate-piece', piece(0))).resolves.toMatchObject({ length: 1 });
  });

  it('rejects the job of a thread that dies, and goes on with another', async () => {
    const runner = start({ threads: 1, entry: MOODY });
    const [dead, next] = await Promise.allSettled([runner.run('deflate-piece', piece(2)), runner.run('deflate-piece', piece(0, 0))]);
    expect(dead).toMatchObject({ status: 'rejected', reason: expect.any(ThreadDiedError) });
    expect(String((dead as PromiseRejectedResult).reason)).toContain('deflate-piece');
    expect(next).toMatchObject({ status: 'fulfilled', value: { length: 2 } });
  });

  it('rejects input that cannot be sent', async () => {
    const runner = start({ threads: 1, entry: MOODY });
    const input = { ...piece(0), extra: () => 0 };
    await expect(runner.run('deflate-piece', input)).rejects.toThrow(/could not be cloned/);
    await expect(runner.run('deflate-piece', piece(0))).resolves.toMatchObject({ length: 1 });
  });

  it('cancels what runs and what waits at once', async () => {
    const runner = start({ threads: 1, entry: MOODY });
    const jobs = [runner.run('deflate-piece', piece(3)), runner.run('deflate-piece', piece(0))];
    const results = Promise.allSettled(jobs);
    await runner.cancelAll();
    for (const result of await results) expect(result).toMatchObject({ status: 'rejected', reason: expect.any(JobsCancelledError) });
    await expect(runner.run('deflate-piece', piece(0))).resolves.toMatchObject({ length: 1 });
    await runner.close();
    await expect(runner.run('deflate-piece', piece(0))).rejects.toBeInstanceOf(JobsCancelledError);
  });

  it('refuses to run on no threads', () => {
    expect(() => createThreadRunner({ threads: 0 })).toThrow(RangeError);
  });
});

/** `test/engine` compares worlds. */
describe('a depth painted on threads', () => {
  const width = 96;
  // A floor, and a wall all around with a gap to the sky.
  const metres = Float32Array.from({ length: (width * width) / 2 }, (_, at) => {
    const latitude = Math.PI / 2 - (2 * Math.PI * (Math.floor(at / width) + 0.5)) / width;
    return latitude < -0.35 ? 1.6 / Math.sin(-latitude) : at % width < 60 ? 4.4 / Math.cos(latitude) : Infinity;
  });
  const paint = async (threads: number): Promise<Uint8Array> => {
    const request = { runner: start({ threads }), onProgress: () => {}, signal: { throwIfAborted() {} } };
    const order = { depth: { width, height: width / 2, metres }, prompt: 'a village at dusk', seed: 3, width: 160 };
    return (await proceduralDepthPainter.paint(order, request)).panorama.data;
  };

  it('has the same bytes on one thread and on two', async () => {
    expect(Buffer.compare(await paint(1), await paint(2))).toBe(0);
  });
});
