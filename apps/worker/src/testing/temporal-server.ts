import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What tests have, and a service must not depend on. */
interface Tools {
  readonly findBinary: () => Promise<string>;
  readonly freePort: () => Promise<number>;
}

/** Temporal's development server at an address that is known before it runs. */
export interface TemporalServer {
  readonly address: string;
  start(): void;
  stop(): Promise<void>;
}

export async function startTestTemporalServer({ findBinary, freePort }: Tools): Promise<TemporalServer> {
  const binary = await findBinary();
  const [port, httpPort, metricsPort] = [await freePort(), await freePort(), await freePort()].map(String) as [string, string, string];
  const options = ['--ip', '127.0.0.1', '--port', port, '--http-port', httpPort, '--metrics-port', metricsPort];
  let server: ReturnType<typeof spawn> | null = null;
  return {
    address: `127.0.0.1:${port}`,
    start() {
      server = spawn(binary, ['server', 'start-dev', '--headless', '--log-level', 'error', ...options], { stdio: 'ignore' });
    },
    async stop() {
      if (server === null || server.exitCode !== null) return;
      const over = once(server, 'exit');
      server.kill();
      await over;
    },
  };
}
