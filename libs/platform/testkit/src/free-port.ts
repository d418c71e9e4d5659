import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections, any of which may be taken between this look and the use. */
const [LOWEST, HIGHEST] = [10_100, 20_000];

const given = new Set<number>();

/** A port of the loopback interface on which nobody listened a moment ago; each time another. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error('no free port');
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
