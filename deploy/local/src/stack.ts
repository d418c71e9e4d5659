import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

import { prepareDatabase } from '@diorama/postgres';
import { findPrometheus, findTemporal, getToolFolder } from '@diorama/toolbox';

import { GatewayApi } from './first-world/gateway-api.js';
import { loadOrCreateDemoAccount } from './first-world/demo-account.js';
import type { DemoAccount } from './first-world/gateway-api.js';
import type { StackLayout } from './layout.js';
import { lockFolder } from './lock-folder.js';
import { isPostgresReady, planEmbeddedPostgres, buildEmbeddedPostgresUrl } from './postgres.js';
import type { ProcessPlan } from './processes/process-plan.js';
import { Supervisor } from './processes/supervisor.js';
import type { TerminalScreen } from './screen/terminal-screen.js';
import { loadSecrets } from './secrets.js';
import type { Secrets } from './secrets.js';
import { getConsoleUrl, getGatewayUrl, planInferenceProcesses, planServices } from './services.js';
import type { ServiceEnvironment } from './services.js';
import type { LocalConfig } from './settings.js';
import { buildMetricsUrls } from './monitoring-urls.js';
import { writeStackFile } from './stack-file.js';
import { planTemporalServer, getTemporalUiUrl } from './temporal.js';
import { getGrafanaUrl, planGrafana } from './grafana.js';
import { getPrometheusUrl, planPrometheus } from './prometheus.js';
import { prepareWebhookReceiver, reachReceiver } from './webhook-receiver.js';
import type { WebhookReceiver } from './webhook-receiver.js';

interface StackOptions {
  /** Root of the repository. */
  readonly root: string;
  readonly config: LocalConfig;
  readonly layout: StackLayout;
  readonly screen: TerminalScreen;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether to start Prometheus, and Grafana where it is installed. */
  readonly watch: boolean;
}

const DATABASE = 'diorama';
const FILE_AGAIN_MS = 1_000;

/** The whole system on one machine. */
export class Stack {
  readonly api: GatewayApi;
  private readonly secrets: Secrets;
  private readonly supervisor: Supervisor;
  private readonly started: string[][] = [];
  private account: DemoAccount | null = null;
  private receiver: WebhookReceiver | null = null;
  /** URLs of what `--watch` started. */
  watched: { readonly prometheus: string | null; readonly grafana: string | null } = { prometheus: null, grafana: null };
  private pids: Readonly<Record<string, number>> = {};
  private unlock: () => void = () => undefined;

  constructor(private readonly options: StackOptions) {
    const { layout, screen } = options;
    mkdirSync(layout.logs, { recursive: true });
    this.secrets = loadSecrets(layout.secretsFile);
    this.api = new GatewayApi(getGatewayUrl(layout));
    this.supervisor = new Supervisor({
      logFolder: layout.logs,
      onPids: (pids) => this.notePids(pids),
      onRestart: (name, reason) => screen.say(`! ${name} exited (${reason}); restarting it. Log: ${join(layout.logs, `${name}.log`)}`),
    });
  }

  /** Starts everything; resolves when the gateway answers and the demo account is there. */
  async start(): Promise<DemoAccount> {
    const { layout, screen } = this.options;
    this.unlock = await lockFolder(join(layout.home, 'lock'), () => isTaken(layout.ports.gateway));
    const [databases, temporal] = await Promise.all([this.startPostgres(), this.startTemporal()]);
    const task = screen.task('Services');
    this.receiver = await prepareWebhookReceiver(layout, this.options.config, this.options.environment);
    const config = reachReceiver(this.options.config, this.receiver);
    const surroundings = { ...this.options, config, secrets: this.secrets, databases, temporal };
    await this.run(planServices(surroundings));
    this.account = await loadOrCreateDemoAccount(this.api, layout.accountFile, this.secrets.operatorToken);
    this.writeFile();
    task.done();
    this.startInference(surroundings);
    if (this.options.watch) await this.startWatch();
    return this.account;
  }

  /** Stops everything, services first. */
  async stop(): Promise<void> {
    for (const names of this.started.toReversed()) await this.supervisor.stop(names);
    this.supervisor.dismiss();
    this.unlock();
  }

  private async startPostgres(): Promise<Readonly<Record<string, string>>> {
    const { layout, config, screen } = this.options;
    const task = screen.task('Database');
    const settings = { folder: layout.postgres, port: layout.ports.postgres, password: this.secrets.postgresPassword };
    if (config.DATABASE_URL === undefined) await this.run([await planEmbeddedPostgres(settings)]);
    else if (!(await isPostgresReady(config.DATABASE_URL))) throw new Error('No Postgres responds at DATABASE_URL.');
    const databases = await prepareDatabase({
      adminUrl: config.DATABASE_URL ?? buildEmbeddedPostgresUrl(settings),
      database: DATABASE,
      services: ['world', 'media', 'signing'].map((name) => ({ name, password: this.secrets.servicePassword })),
    });
    task.done();
    return config.DATABASE_URL === undefined ? reachedAt(layout.reached.postgres, databases) : databases;
  }

  private async startTemporal(): Promise<Readonly<Record<string, string>>> {
    const { layout, config, screen, environment } = this.options;
    if (config.TEMPORAL_ADDRESS !== undefined) return temporalVariables(environment);
    const task = screen.task('Temporal');
    const binary = await findTemporal({ environment, folder: getToolFolder(environment), onStep: (text) => task.note(text) });
    await this.run([planTemporalServer(binary, layout)]);
    task.done();
    return { TEMPORAL_ADDRESS: `127.0.0.1:${layout.reached.temporal}`, TEMPORAL_NAMESPACE: 'default' };
  }

  /** Beside everything else: nothing needs it to answer its first request. */
  private startInference(surroundings: ServiceEnvironment): void {
    this.run(planInferenceProcesses(surroundings)).catch((error: unknown) =>
      this.options.screen.say(`! ${error instanceof Error ? error.message : String(error)}`),
    );
  }

  /** The stack works without Prometheus: a failure is printed and stops nothing. */
  private async startWatch(): Promise<void> {
    const { root, layout, config, screen, environment } = this.options;
    const task = screen.task('Prometheus');
    try {
      const search = { environment, folder: getToolFolder(environment), onStep: (text: string) => task.note(text) };
      const binary = await findPrometheus(search);
      const grafanaHome = config.GRAFANA_HOME;
      const grafana = grafanaHome === undefined ? [] : [planGrafana({ grafanaHome, root, layout })];
      await this.run([planPrometheus({ binary, root, layout, metricsUrls: buildMetricsUrls(layout, config) }), ...grafana]);
      this.watched = { prometheus: getPrometheusUrl(layout), grafana: grafanaHome === undefined ? null : getGrafanaUrl(layout) };
      this.writeFile();
      task.done();
    } catch (error) {
      task.failed();
      screen.say(`! ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async run(plans: readonly ProcessPlan[]): Promise<void> {
    this.started.push(plans.map(({ name }) => name));
    await this.supervisor.start(plans);
  }

  private notePids(pids: Readonly<Record<string, number>>): void {
    this.pids = pids;
    if (this.account !== null) this.noteStack();
  }

  /** A full disk ends nothing: the file is written when there is room again. */
  private noteStack(): void {
    try {
      this.writeFile();
    } catch (error) {
      this.options.screen.say(`! The stack file could not be written (${String(error)}); trying again.`);
      setTimeout(() => this.noteStack(), FILE_AGAIN_MS).unref();
    }
  }

  private writeFile(): void {
    const { layout, config } = this.options;
    const url = getGatewayUrl(layout);
    writeStackFile(layout.stackFile, {
      api_url: url,
      viewer_url: url,
      console_url: getConsoleUrl(layout),
      api_key: this.account?.api_key ?? '',
      account_id: this.account?.account_id ?? '',
      operator_token: this.secrets.operatorToken,
      temporal_address: config.TEMPORAL_ADDRESS ?? `127.0.0.1:${layout.ports.temporal}`,
      temporal_ui_url: getTemporalUiUrl(layout, config),
      database_url:
        config.DATABASE_URL ??
        buildEmbeddedPostgresUrl({ folder: '', port: layout.ports.postgres, password: this.secrets.postgresPassword }),
      jwks_url: `${url}/.well-known/webhooks/jwks.json`,
      webhook_receiver: this.receiver === null ? null : toStackFileReceiver(this.receiver),
      metrics_urls: buildMetricsUrls(layout, config),
      prometheus_url: this.watched.prometheus,
      grafana_url: this.watched.grafana,
      pids: { supervisor: process.pid, ...this.pids },
    });
  }
}

const toStackFileReceiver = ({ name, port, certificateFile, keyFile }: WebhookReceiver) => ({
  name,
  port,
  certificate_file: certificateFile,
  key_file: keyFile,
});

/** The same databases for those who reach the server at this port. */
function reachedAt(port: number, databases: Readonly<Record<string, string>>): Record<string, string> {
  const at = (database: string): string => Object.assign(new URL(database), { port: String(port) }).href;
  return Object.fromEntries(Object.entries(databases).map(([name, database]) => [name, at(database)]));
}

/** Everything that Temporal's own tools read. */
function temporalVariables(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[0].startsWith('TEMPORAL_') && entry[1] !== undefined),
  );
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
}
