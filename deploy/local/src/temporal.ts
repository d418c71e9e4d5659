import { SEARCH_ATTRIBUTE_TYPES, createTemporalClient, isTemporalReachable, readTemporalSettings } from '@diorama/temporal';

import type { StackLayout } from './layout.js';
import type { LocalConfig } from './settings.js';
import type { ProcessPlan } from './processes/process-plan.js';

/**
 * Without the two poll rates every step of a workflow waits up to 50 ms on the dev server; the matcher's keys bring fairness. Of 8,096
 * workflows, as many as it remembers by itself, each would take some 30 kB of memory, and most are over.
 */
const DYNAMIC_CONFIG = [
  'history.transferProcessorMaxPollRPS=1000',
  'history.timerProcessorMaxPollRPS=1000',
  'matching.useNewMatcher=true',
  'matching.enableFairness=true',
  'history.hostLevelCacheMaxSize=1000',
];

/**
 * A write-ahead log, forced to the disk at checkpoints only: each step of a workflow writes several times, and waits a third as
 * long. A killed server loses nothing; after a power cut steps may run again, which they bear.
 */
const SQLITE_PRAGMAS = ['journal_mode=WAL', 'synchronous=NORMAL'];

/** Garbage is collected twice as often: 220 MB instead of 260 after a thousand worlds, for three in a hundred of its processor time. */
const ENVIRONMENT = { GOGC: '50' };

/** Where the Temporal UI is; null where Temporal is somebody else's and no UI is named. */
export function getTemporalUiUrl({ ports }: StackLayout, config: LocalConfig): string | null {
  return config.TEMPORAL_ADDRESS === undefined ? `http://127.0.0.1:${ports.temporalUi}` : (config.TEMPORAL_UI_URL ?? null);
}

/** The dev server of Temporal with its UI, keeping its state in a file. */
export function planTemporalServer(binary: string, { ports, temporalDatabase }: StackLayout): ProcessPlan {
  const client = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: `127.0.0.1:${ports.temporal}` }));
  const options = {
    ip: '127.0.0.1',
    port: ports.temporal,
    'http-port': ports.temporalHttp,
    'metrics-port': ports.temporalMetrics,
    'ui-ip': '127.0.0.1',
    'ui-port': ports.temporalUi,
    'db-filename': temporalDatabase,
    'log-level': 'warn',
  };
  return {
    name: 'temporal',
    command: binary,
    args: [
      'server',
      'start-dev',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
      ...Object.values(SEARCH_ATTRIBUTE_TYPES).flatMap(({ name }) => ['--search-attribute', `${name}=Keyword`]),
      ...DYNAMIC_CONFIG.flatMap((value) => ['--dynamic-config-value', value]),
      ...SQLITE_PRAGMAS.flatMap((pragma) => ['--sqlite-pragma', pragma]),
    ],
    env: ENVIRONMENT,
    isReady: () => isTemporalReachable(client),
    stopSignal: 'SIGTERM',
  };
}
