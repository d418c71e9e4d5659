import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process that runs one file of this folder. It ends with this process, whichever way that ends. */
export interface Child<Ready> {
  readonly pid: number;
  /** What it told when it was ready. */
  readonly ready: Ready;
  /** Sends a message and waits for the next one that comes back. @throws Error when the process ends instead */
  ask(message: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts `file` with arguments and waits for its first message. */
export async function startChild<Ready>(file: string, args: readonly string[]): Promise<Child<Ready>> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const exit = once(child, 'exit');
  const answer = async (): Promise<unknown> => {
    const ended = exit.then(([code]) => Promise.reject(new Error(`${file} ended with ${String(code)}`)));
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  const ready = (await answer()) as Ready;
  return {
    pid: child.pid ?? 0,
    ready,
    ask: (message) => {
      child.send(message);
      return answer();
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}

/** For the file that runs in the child: says that it is ready, and ends it when nobody listens any more. */
export function announce(ready: object): void {
  process.once('disconnect', () => process.exit());
  process.send?.(ready);
}
