import { spawn } from 'node:child_process';

const TAIL = 2_000;

/** Runs a command to its end, in a folder where one is given; its output is shown only in the error that a failure throws. */
export function runCommandQuietly(command: string, args: readonly string[], env: NodeJS.ProcessEnv, folder?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let tail = '';
    const child = spawn(command, args, { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        tail = (tail + chunk.toString()).slice(-TAIL);
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed:\n${tail}`))));
  });
}
