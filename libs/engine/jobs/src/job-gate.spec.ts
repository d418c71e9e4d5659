import { describe, expect, it } from 'vitest';

import { JobGate } from './job-gate.js';
import type { Job, JobRunner } from './job-runner.js';

const ON = { throwIfAborted: (): void => {} };

interface Piece {
  readonly bytes: Uint8Array;
  readonly last: boolean;
}

interface PieceJobs {
  'deflate-piece': Job<Piece, object>;
}

/** A runner whose jobs end when told to. */
class HeldRunner implements JobRunner<PieceJobs> {
  readonly started: Piece[] = [];
  readonly ends: { ok: () => void; fail: (error: Error) => void }[] = [];

  constructor(readonly width: number) {}

  run(_kind: keyof PieceJobs, input: Piece): Promise<object> {
    this.started.push(input);
    return new Promise((resolve, reject) => {
      this.ends.push({ ok: () => resolve({}), fail: reject });
    });
  }
}

const piece = (size: number): Piece => ({ bytes: new Uint8Array(size), last: false });
/** Lets every promise that can go on do so. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

describe('the gate before a runner', () => {
  it('lets through as many jobs as run at a time, in order', async () => {
    const runner = new HeldRunner(2);
    const gate = new JobGate<PieceJobs>(runner, ON);
    const jobs = [1, 2, 3, 4].map((size) => gate.run('deflate-piece', piece(size)));
    await settle();
    expect(runner.started.map(({ bytes }) => bytes.length)).toEqual([1, 2]);
    runner.ends[1]?.ok();
    await settle();
    expect(runner.started.map(({ bytes }) => bytes.length)).toEqual([1, 2, 3]);
    runner.ends[0]?.ok();
    runner.ends[2]?.ok();
    await settle();
    runner.ends[3]?.ok();
    await Promise.all(jobs);
    await gate.settled();
    expect(runner.started).toHaveLength(4);
  });

  it('refuses what waits after a failure, and settles once the rest has run out', async () => {
    const runner = new HeldRunner(2);
    const gate = new JobGate<PieceJobs>(runner, ON);
    const jobs = [1, 2, 3, 4].map((size) => gate.run('deflate-piece', piece(size)));
    const results = Promise.allSettled(jobs);
    await settle();
    runner.ends[0]?.fail(new Error('broken'));
    await settle();
    let settled = false;
    const end = gate.settled().then(() => (settled = true));
    await settle();
    expect(settled).toBe(false);
    runner.ends[1]?.ok();
    await end;
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'rejected']);
    expect(runner.started).toHaveLength(2);
    await expect(gate.run('deflate-piece', piece(5))).rejects.toThrow('broken');
  });

  it('asks before every job whether to go on', async () => {
    const controller = new AbortController();
    const runner = new HeldRunner(1);
    const gate = new JobGate<PieceJobs>(runner, controller.signal);
    const jobs = [1, 2].map((size) => gate.run('deflate-piece', piece(size)));
    const results = Promise.allSettled(jobs);
    await settle();
    controller.abort(new Error('enough'));
    runner.ends[0]?.ok();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(jobs[1]).rejects.toThrow('enough');
    expect(runner.started).toHaveLength(1);
  });
});
