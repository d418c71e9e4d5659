import { rmSync } from 'node:fs';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { writeObjectPack } from './object-pack.js';
import { newHome, startStack } from './start-stack.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of the stack that all tests of the project share. */
    readonly stackHome: string;
  }
}

/** With which a standard world has more splats than the middle level holds, so that the viewer has three levels to choose from. */
const VIEWER_DETAIL = { WORLD_DETAIL: '0.5' };

/** One stack for all files of a project; `STACK_HOME` names one that runs already, which whoever writes tests keeps running. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { STACK_HOME: running } = process.env;
  if (running !== undefined) {
    project.provide('stackHome', running);
    return () => Promise.resolve();
  }
  const home = newHome();
  const objectPack = await writeObjectPack(join(home, 'object-pack'));
  const env = { LOG_LEVEL: 'debug', OBJECT_PACKS: objectPack }; // tests read every line of the logs
  const stack = await startStack({ home, env: project.name === 'browser' ? { ...env, ...VIEWER_DETAIL } : env });
  project.provide('stackHome', stack.home);
  return async () => {
    const status = await stack.stop();
    rmSync(stack.home, { recursive: true, force: true });
    if (status !== 0) throw new Error(`the stack ended with ${status}:\n${stack.output()}`);
  };
}
