import { X509Certificate } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runCommandQuietly } from './run-quietly.js';

/** The PEM files of a self-signed certificate and of its private key. */
export interface CertificateFiles {
  readonly certificateFile: string;
  readonly keyFile: string;
}

const DAYS = 365;

/**
 * A self-signed certificate for a host name, for development: the one in the folder while it is valid, otherwise a new one by openssl.
 *
 * @param environment of openssl
 * @throws Error where openssl is not installed or fails
 */
export async function loadOrCreateCertificate(name: string, folder: string, environment: NodeJS.ProcessEnv): Promise<CertificateFiles> {
  const files = { certificateFile: join(folder, `${name}.crt.pem`), keyFile: join(folder, `${name}.key.pem`) };
  if (await isValid(files.certificateFile, name)) return files;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const output = ['-out', files.certificateFile, '-keyout', files.keyFile];
  await runCommandQuietly('openssl', ['req', '-x509', ...key, '-days', String(DAYS), ...subject, ...output], environment);
  return files;
}

async function isValid(file: string, name: string): Promise<boolean> {
  try {
    const certificate = new X509Certificate(await readFile(file));
    return Date.parse(certificate.validTo) > Date.now() && certificate.checkHost(name) !== undefined;
  } catch {
    return false; // the file does not exist or is not a certificate
  }
}
