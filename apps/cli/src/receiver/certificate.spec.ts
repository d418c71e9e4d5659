import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isOpensslInstalled } from '@diorama/testkit';
import { afterAll, describe, expect, it } from 'vitest';

import { createCertificate, readCertificate } from './certificate.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-certificate-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!isOpensslInstalled())('a certificate for development', () => {
  it('is for the name alone, is kept, and its key is for nobody else', async () => {
    const made = await createCertificate('receiver.example.net', folder, process.env);
    const certificate = new X509Certificate(made.cert);
    expect(certificate.checkHost('receiver.example.net')).toBe('receiver.example.net');
    expect(certificate.checkHost('other.example.net')).toBeUndefined();
    expect(statSync(join(folder, 'receiver.example.net.key.pem')).mode & 0o077).toBe(0);
    expect(await createCertificate('receiver.example.net', folder, process.env)).toEqual(made);
    expect((await createCertificate('other.example.net', folder, process.env)).cert).not.toBe(made.cert);
  });
});

describe('a certificate that somebody has', () => {
  it('is told to be missing where it is', async () => {
    const reading = readCertificate(join(folder, 'none.pem'), join(folder, 'none.key'));
    await expect(reading).rejects.toThrow('none.pem or its key');
  });
});
