import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadOrCreateCertificate } from '@diorama/toolbox';
import type { CertificateFiles } from '@diorama/toolbox';

import type { StackLayout } from './layout.js';
import type { LocalConfig } from './settings.js';

/** Where webhooks for one public name go in development: to a port of this machine, with a certificate that the stack trusts. */
export interface WebhookReceiver extends CertificateFiles {
  readonly name: string;
  readonly port: number;
  /** PEM file with the certificate, and with the certificates of `NODE_EXTRA_CA_CERTS` where that is set. */
  readonly trustedFile: string;
}

const NAME = 'receiver.example.net';

/** Null where the settings name other receivers, or where openssl is missing. */
export async function prepareWebhookReceiver(
  layout: StackLayout,
  config: LocalConfig,
  environment: NodeJS.ProcessEnv,
): Promise<WebhookReceiver | null> {
  if (config.EGRESS_DEV_HOSTS !== undefined) return null;
  try {
    const files = await loadOrCreateCertificate(NAME, layout.webhooks, environment);
    const trustedFile = await trustAlso(files.certificateFile, { layout, given: config.NODE_EXTRA_CA_CERTS });
    return { name: NAME, port: layout.ports.receiver, ...files, trustedFile };
  } catch {
    return null; // the stack works without a receiver; `webhooks listen` then prints how to name one
  }
}

/** The file itself, or a new one with the given certificates before it. */
async function trustAlso(file: string, { layout, given }: { layout: StackLayout; given: string | undefined }): Promise<string> {
  if (given === undefined) return file;
  const trusted = join(layout.webhooks, 'trusted.pem');
  await writeFile(trusted, `${await readFile(given, 'utf8')}\n${await readFile(file, 'utf8')}`);
  return trusted;
}

/** The settings with which the stack reaches the receiver. */
export const reachReceiver = (config: LocalConfig, receiver: WebhookReceiver | null): LocalConfig =>
  receiver === null
    ? config
    : {
        ...config,
        EGRESS_DEV_HOSTS: `${receiver.name}=127.0.0.1:${receiver.port}`,
        NODE_EXTRA_CA_CERTS: receiver.trustedFile,
      };
