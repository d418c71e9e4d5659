import { rmSync } from 'node:fs';

import type { TestProject } from 'vitest/node';

import { startStack } from './start-stack.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of the stack that all tests of the project share. */
    readonly stackHome: string;
  }
}

/** One stack for all files of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack();
  project.provide('stackHome', stack.home);
  return async () => {
    const status = await stack.stop();
    rmSync(stack.home, { recursive: true, force: true });
    if (status !== 0) throw new Error(`the stack ended with ${status}:\n${stack.output()}`);
  };
}
