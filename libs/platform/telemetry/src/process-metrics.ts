import { PerformanceObserver, monitorEventLoopDelay } from 'node:perf_hooks';

import { Metrics } from './metrics.js';

const MICROSECONDS = 1e6;
const NANOSECONDS = 1e9;

/** Metrics of a process, beginning with what every process tells of itself; in the names that Node's other libraries use. */
export function createMetrics(service: string): Metrics {
  const metrics = new Metrics();
  metrics.gauge('diorama_info', 'Identity of this process.', () => [{ labels: { service, node: process.versions.node }, value: 1 }]);
  metrics.gauge('process_start_time_seconds', 'Start time of the process, in Unix time.', () => Math.round(performance.timeOrigin / 1_000));
  metrics.gauge('process_resident_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  metrics.total('process_cpu_seconds_total', 'CPU time used by the process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / MICROSECONDS;
  });
  metrics.gauge('nodejs_heap_size_used_bytes', 'Heap memory in use.', () => process.memoryUsage().heapUsed);
  watchEventLoop(metrics);
  return metrics;
}

/** Delays since the last time somebody asked. */
function watchEventLoop(metrics: Metrics): void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  metrics.gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of the event loop delay.', () => {
    const seconds = delays.percentile(99) / NANOSECONDS;
    delays.reset();
    return seconds;
  });
  const pauses = metrics.histogram('nodejs_gc_duration_seconds', 'Garbage collection pauses.', [0.001, 0.01, 0.1, 1]);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pauses.observe({}, duration / 1_000);
  }).observe({ entryTypes: ['gc'] });
}
