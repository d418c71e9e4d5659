import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

import type { Cli } from '../program/cli.js';
import { defineCliCommand, defineCliCommandGroup } from '../program/command.js';
import type { LocalReceiver } from '../local/local-stack.js';
import { createCertificate, readCertificate } from '../receiver/certificate.js';
import type { ServerCertificate } from '../receiver/certificate.js';
import { createReceiver } from '../receiver/receiver.js';
import type { ReceivedWebhook } from '../receiver/receiver.js';
import { UsageError } from '../values/usage-error.js';
import { parseInteger } from '../values/numbers.js';
import { LIST_DELIVERIES, REDELIVER } from './webhook-deliveries.js';

const NAME = 'receiver.example.net';
const PORT = 8_443;
const KEY_SET = '/.well-known/webhooks/jwks.json';

const ARGS = {
  port: { type: 'string', valueHint: 'N', description: `Local port (default: the receiver port of the local stack, otherwise ${PORT})` },
  name: { type: 'string', valueHint: 'HOST', description: `Host name that the service resolves to this machine (default: ${NAME})` },
  cert: { type: 'string', valueHint: 'FILE', description: 'PEM certificate for this host name (default: created with openssl)' },
  key: { type: 'string', valueHint: 'FILE', description: 'PEM private key of the certificate' },
  plain: { type: 'boolean', description: 'Serve HTTP without TLS, for use behind a tunnel' },
  status: { type: 'string', valueHint: 'CODE', description: 'Status to return for a verified webhook (default: 204)' },
  exec: { type: 'string', valueHint: 'COMMAND', description: 'Shell command to run for each new event, with the event on standard input' },
  json: { type: 'boolean', description: 'Print each webhook as JSON' },
} as const;

/** Callbacks: what the service sends, and a receiver for development. */
export const WEBHOOK_COMMANDS = defineCliCommandGroup('webhooks', 'List and redeliver webhooks, and receive them during development', {
  deliveries: LIST_DELIVERIES,
  redeliver: REDELIVER,
  listen: defineCliCommand(
    { name: 'webhooks listen', description: 'Receive, verify and print webhooks on this machine', args: ARGS },
    async (args, cli) => {
      const service = await cli.address();
      const known = await findKnownReceiver(args, cli, service);
      const name = known?.name ?? args.name ?? NAME;
      const certificate = args.plain === true ? null : await certificateOf(args, name, { cli, known });
      const server = createReceiver({
        certificate,
        jwksUrl: `${service}${KEY_SET}`,
        status: args.status === undefined ? 204 : statusOf(args.status),
        onReceived: (received) => handle(received, cli, args.exec),
      });
      server.listen(args.port === undefined ? (known?.port ?? PORT) : parseInteger('port', args.port), '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      cli.tell(known === null ? invitation(certificate, name, port) : welcome(name, port));
      if (!cli.signal.aborted) await once(cli.signal, 'abort');
      server.close();
      server.closeAllConnections();
    },
  ),
});

interface CertificateArgs {
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
}

interface ReceiverArgs extends CertificateArgs {
  readonly port?: string | undefined;
  readonly name?: string | undefined;
  readonly plain?: boolean | undefined;
}

/** The receiver that the local stack sends webhooks to; null for another installation, and where an option asks for another receiver. */
async function findKnownReceiver(args: ReceiverArgs, cli: Cli, service: string): Promise<LocalReceiver | null> {
  const asksForAnother = [args.port, args.name, args.cert, args.key].some((value) => value !== undefined) || args.plain === true;
  const local = await cli.localStack();
  return asksForAnother || local?.url !== service ? null : local.receiver;
}

interface CertificateSources {
  readonly cli: Cli;
  readonly known: LocalReceiver | null;
}

async function certificateOf({ cert, key }: CertificateArgs, name: string, { cli, known }: CertificateSources): Promise<ServerCertificate> {
  if (known !== null) return readCertificate(known.certificateFile, known.keyFile);
  if (cert !== undefined && key !== undefined) return readCertificate(cert, key);
  if (cert !== undefined || key !== undefined) throw new UsageError('--cert and --key must be used together');
  return createCertificate(name, join(dirname(cli.outside.configFile), 'webhooks'), cli.outside.env);
}

const welcome = (name: string, port: number): string =>
  `Listening at https://127.0.0.1:${port}. Submit tasks with the webhookUrl https://${name}/. Press Ctrl-C to stop.`;

/** How to configure the service so that its webhooks arrive here. */
function invitation(certificate: ServerCertificate | null, name: string, port: number): string {
  if (certificate === null)
    return `Listening at http://127.0.0.1:${port}: forward a tunnel with a public HTTPS host name to this port. Press Ctrl-C to stop.`;
  return [
    `Listening at https://127.0.0.1:${port}. Start the service so that ${name} resolves to this machine:`,
    '',
    `  export EGRESS_DEV_HOSTS=${name}=127.0.0.1:${port}`,
    `  export NODE_EXTRA_CA_CERTS=${certificate.file}`,
    '  npm start',
    '',
    `and submit tasks with the webhookUrl https://${name}/. Press Ctrl-C to stop.`,
  ].join('\n');
}

function handle(received: ReceivedWebhook, cli: Cli, program: string | undefined): void {
  const { deliveryId, again, event, fault, body } = received;
  const at = new Date().toISOString();
  cli.print({ received_at: at, delivery_id: deliveryId, again, verified: event !== null, fault, event }, () =>
    event === null
      ? `${at}  REFUSED  ${deliveryId || 'without an id'}: ${fault ?? ''}`
      : `${at}  ${event.type}  ${event.data.operationId} (${event.data.taskName})  ${deliveryId}${again ? '  again' : ''}`,
  );
  if (event !== null && !again && program !== undefined) run(program, body, deliveryId, cli);
}

function run(program: string, body: string, deliveryId: string, cli: Cli): void {
  const child = spawn('sh', ['-c', program], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...cli.outside.env, WEBHOOK_ID: deliveryId },
  });
  child.on('error', (error) => cli.tell(`The command could not be run: ${error.message}`));
  child.stdin.on('error', () => undefined); // it need not read
  child.stdin.end(body);
}

function statusOf(text: string): number {
  const status = parseInteger('status', text);
  if (status < 200 || status > 599) throw new UsageError('--status must be from 200 to 599');
  return status;
}
