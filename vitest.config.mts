import { defineConfig } from 'vitest/config';

/** `expect.poll` gives up after a second unless told, which a busy machine needs at times for what takes milliseconds. */
const patient = { poll: { timeout: 30_000 } };

/** A failure of a list of faults names the faults, not their number. */
const wordy = { truncateThreshold: 2_000 };

const project = (name: string, include: string[], extra: object = {}) => ({
  test: { name, include, pool: 'forks' as const, expect: patient, chaiConfig: wordy, ...extra },
});

/** Some build whole scenes: the limits are bounds on hangs, not on speed. */
const unit = {
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.integration.spec.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/**
 * Node imports built packages itself. Modules that Vitest transforms reach each import through an object, which doubles the time of the engine's
 * inner loops.
 */
const native = { server: { deps: { external: [/\/libs\/[a-z-]+\/[a-z-]+\/dist\//] } } };

/** Tests of the engine that add objects of packs to the catalogue of their process. */
const INSTALL_PACKS = ['libs/engine/mesh-export/src/object-pack-worlds.spec.ts'];

/** Real servers start inside these: one file at a time, and time enough on a slow machine. */
const serial = { fileParallelism: false, testTimeout: 120_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    teardownTimeout: 150_000, // the stack of a project is gone before that of the next one starts
    projects: [
      project(
        'unit',
        ['libs/{platform,product}/**/src/**/*.spec.ts', 'apps/**/src/**/*.spec.ts', 'deploy/local/src/**/*.spec.ts', ...INSTALL_PACKS],
        unit,
      ),
      // Pure functions have no state that tests could leave to one another: files share a process, its modules and its compiled code.
      project('engine', ['libs/{engine,formats}/**/src/**/*.spec.ts'], {
        ...unit,
        exclude: [...unit.exclude, ...INSTALL_PACKS],
        isolate: false,
        ...native,
      }),
      project('architecture', ['test/architecture/**/*.spec.ts'], { testTimeout: 120_000 }),
      project(
        'integration',
        [
          'libs/**/src/**/*.integration.spec.ts',
          'apps/**/src/**/*.integration.spec.ts',
          'test/engine/**/*.spec.ts',
          'test/release/**/*.spec.ts',
        ],
        { ...serial, ...native },
      ),
      project('workflows', ['test/workflows/**/*.spec.ts'], serial),
      project('acceptance', ['test/acceptance/**/*.spec.ts'], {
        ...serial,
        testTimeout: 300_000,
        hookTimeout: 300_000,
        globalSetup: ['test/stack/global-setup.ts'],
      }),
      project('fuzz', ['test/fuzz/**/*.spec.ts'], { ...serial, testTimeout: 300_000, globalSetup: ['test/stack/global-setup.ts'] }),
      project('monitoring', ['test/monitoring/**/*.spec.ts'], serial),
      project('chart', ['test/chart/**/*.spec.ts'], { testTimeout: 120_000 }),
      project('cluster', ['test/cluster/**/*.spec.ts'], { ...serial, testTimeout: 1_800_000 }),
      project('docs', ['test/docs/**/*.spec.ts', 'test/breadth/**/*.spec.ts'], { ...serial, ...native }),
      project('browser', ['test/browser/**/*.spec.ts'], { ...serial, testTimeout: 300_000, globalSetup: ['test/stack/global-setup.ts'] }),
      project('faults', ['test/faults/**/*.spec.ts'], { ...serial, testTimeout: 1_800_000, hookTimeout: 600_000 }),
    ],
  },
});
