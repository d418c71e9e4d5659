import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { CannotMeasure } from './benchmark.ts';

const SCRIPT = fileURLToPath(new URL('open-exr.py', import.meta.url));

/** A process that runs OpenEXR, as `open-exr.py` tells. */
export interface OpenExr {
  /** @throws Error when the process ends instead */
  ask(order: readonly (string | number)[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts it with this Python. @throws CannotMeasure where that has no module OpenEXR */
export async function startOpenExr(python: string): Promise<OpenExr> {
  const child = spawn(python, [SCRIPT], { stdio: ['pipe', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const exit = new Promise<null>((resolve) => {
    child.once('error', (error) => {
      said.push(error.message);
      resolve(null);
    });
    child.once('exit', () => resolve(null));
  });
  const lines = createInterface({ input: child.stdout });
  const answer = async (): Promise<unknown> => {
    const line = await Promise.race([once(lines, 'line'), exit]);
    return line === null ? null : JSON.parse(String(line[0]));
  };
  if ((await answer()) === null)
    throw new CannotMeasure(
      `${python} has no OpenEXR (${said.join('').trim().split('\n').at(-1) ?? ''}); set OPENEXR_PYTHON to one that has`,
    );
  return {
    ask: async (order) => {
      child.stdin.write(`${JSON.stringify(order)}\n`);
      const found = await answer();
      if (found === null) throw new Error(`OpenEXR ended: ${said.join('')}`);
      return found;
    },
    stop: async () => {
      child.stdin.end();
      await exit;
    },
  };
}
