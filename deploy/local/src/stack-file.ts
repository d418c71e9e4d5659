import { renameSync, writeFileSync } from 'node:fs';

/** Where webhooks for a public name go on this machine, and the PEM files of its certificate. */
interface StackFileReceiver {
  readonly name: string;
  readonly port: number;
  readonly certificate_file: string;
  readonly key_file: string;
}

/** What tools and tests read to find the running stack. */
interface StackFile {
  readonly api_url: string;
  readonly viewer_url: string;
  readonly console_url: string;
  readonly api_key: string;
  readonly account_id: string;
  readonly operator_token: string;
  readonly temporal_address: string;
  readonly temporal_ui_url: string | null;
  readonly database_url: string;
  readonly jwks_url: string;
  /** The receiver of `diorama webhooks listen`; null where the settings name other receivers. */
  readonly webhook_receiver: StackFileReceiver | null;
  /** URL of the Prometheus metrics of each process. */
  readonly metrics_urls: Readonly<Record<string, string>>;
  /** Set where the stack was started with `--watch`. */
  readonly prometheus_url: string | null;
  /** Set where the stack was started with `--watch`, and Grafana is installed. */
  readonly grafana_url: string | null;
  /** Process ids by process name, kept current; `supervisor` is this process. */
  readonly pids: Readonly<Record<string, number>>;
}

/** Writes the file in one step, so that a reader never sees half of it. */
export function writeStackFile(path: string, content: StackFile): void {
  const draft = `${path}.new`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
}
