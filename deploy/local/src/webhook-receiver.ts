import { loadOrCreateCertificate } from '@diorama/toolbox';
import type { CertificateFiles } from '@diorama/toolbox';

import type { StackLayout } from './layout.js';
import type { LocalConfig } from './settings.js';

/** Where webhooks for one public name go in development: to a port of this machine, with a certificate that the stack trusts. */
export interface WebhookReceiver extends CertificateFiles {
  readonly name: string;
  readonly port: number;
}

const NAME = 'receiver.example.net';

/** Null where the settings name other receivers, or where openssl is missing. */
export async function prepareWebhookReceiver(layout: StackLayout, config: LocalConfig): Promise<WebhookReceiver | null> {
  if (config.EGRESS_DEV_HOSTS !== undefined || config.NODE_EXTRA_CA_CERTS !== undefined) return null;
  try {
    return { name: NAME, port: layout.ports.receiver, ...(await loadOrCreateCertificate(NAME, layout.webhooks)) };
  } catch {
    return null; // the stack works without a receiver; `webhooks listen` then prints how to name one
  }
}

/** The settings with which the stack reaches the receiver. */
export const reachReceiver = (config: LocalConfig, receiver: WebhookReceiver | null): LocalConfig =>
  receiver === null
    ? config
    : {
        ...config,
        EGRESS_DEV_HOSTS: `${receiver.name}=127.0.0.1:${receiver.port}`,
        NODE_EXTRA_CA_CERTS: receiver.certificateFile,
      };
