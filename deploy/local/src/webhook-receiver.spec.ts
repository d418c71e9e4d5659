import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadConfig } from '@diorama/config';
import { isOpensslInstalled } from '@diorama/testkit';
import { afterAll, describe, expect, it } from 'vitest';

import { createStackLayout } from './layout.js';
import { localConfigSchema } from './settings.js';
import { prepareWebhookReceiver, reachReceiver } from './webhook-receiver.js';

const home = mkdtempSync(join(tmpdir(), 'diorama-receiver-'));
const layout = createStackLayout(home, 9_100);

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the receiver of webhooks in development', () => {
  it.skipIf(!isOpensslInstalled())('has a certificate for its name, and the stack sends its webhooks there', async () => {
    const config = loadConfig(localConfigSchema, {});
    const receiver = await prepareWebhookReceiver(layout, config, process.env);
    expect(receiver).toMatchObject({ name: 'receiver.example.net', port: layout.ports.receiver });
    const file = receiver?.certificateFile ?? '';
    expect(new X509Certificate(readFileSync(file)).checkHost('receiver.example.net')).toBe('receiver.example.net');
    expect(await prepareWebhookReceiver(layout, config, process.env)).toEqual(receiver);
    expect(reachReceiver(config, receiver)).toEqual({
      ...config,
      EGRESS_DEV_HOSTS: `receiver.example.net=127.0.0.1:${layout.ports.receiver}`,
      NODE_EXTRA_CA_CERTS: file,
    });
  });

  it.skipIf(!isOpensslInstalled())('is trusted in addition to the certificates of the settings', async () => {
    const given = join(home, 'given.pem');
    writeFileSync(given, 'GIVEN');
    const config = loadConfig(localConfigSchema, { NODE_EXTRA_CA_CERTS: given });
    const receiver = await prepareWebhookReceiver(layout, config, process.env);
    const trusted = reachReceiver(config, receiver).NODE_EXTRA_CA_CERTS ?? '';
    expect(readFileSync(trusted, 'utf8')).toBe(`GIVEN\n${readFileSync(receiver?.certificateFile ?? '', 'utf8')}`);
  });

  it('is left to the settings where they name other receivers', async () => {
    const config = loadConfig(localConfigSchema, { EGRESS_DEV_HOSTS: 'hooks.example.com=127.0.0.1:8443' });
    const receiver = await prepareWebhookReceiver(layout, config, process.env);
    expect(receiver).toBeNull();
    expect(reachReceiver(config, receiver)).toBe(config);
  });
});
