import { updateBackoffAfterFailure, getHostReachability } from '@diorama/webhook';
import type { AttemptOutcome, HostBackoff } from '@diorama/webhook';

/** The record knows of a failure long before. */
const KNOWN_MS = 60_000;
const HOSTS_MAX = 1_000;

interface Failures {
  readonly backoff: HostBackoff;
  readonly at: number;
}

/**
 * The failures in a row of each host that this process has just seen. The record pauses a host when it hears of them, which takes as long as
 * the workflow of each delivery needs; until then a burst of callbacks would continue.
 */
export class HostFailureTracker {
  private readonly hosts = new Map<string, Failures>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number) {}

  note(host: string, deliveryId: string, outcome: AttemptOutcome): void {
    const verdict = getHostReachability(outcome);
    if (verdict === 'unknown') return;
    const before = this.recent(host);
    this.hosts.delete(host);
    if (verdict === 'answers') return;
    const at = this.now();
    this.hosts.set(host, { backoff: updateBackoffAfterFailure(before, deliveryId, at), at }); // the latest is last
    const [oldest] = this.hosts.keys();
    if (this.hosts.size > HOSTS_MAX && oldest !== undefined) this.hosts.delete(oldest);
  }

  /** Whether enough attempts failed in a row to pause attempts at the host. */
  pauses(host: string): boolean {
    return (this.recent(host)?.pause ?? null) !== null;
  }

  private recent(host: string): HostBackoff | null {
    const failures = this.hosts.get(host);
    return failures === undefined || this.now() - failures.at > KNOWN_MS ? null : failures.backoff;
  }
}
