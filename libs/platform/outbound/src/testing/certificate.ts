import { createSign, generateKeyPairSync } from 'node:crypto';

/** A certificate of its own authority, and its key, both in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;
const ECDSA_SHA256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');

/** Makes a certificate (RFC 5280) for DNS names, valid from yesterday until so many days from now. */
export function createTestCertificate(names: readonly string[], days = 1): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from('diorama test')))));
  const alternatives = sequence(...names.map((host) => tagged(0x82, Buffer.from(host))));
  const body = sequence(
    tagged(0xa0, Buffer.from('020102', 'hex')), // version 3
    Buffer.from('020101', 'hex'), // serial number
    ECDSA_SHA256,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + days * DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(SUBJECT_ALT_NAME, tagged(0x04, alternatives)))),
  );
  const signature = createSign('SHA256').update(body).sign(privateKey);
  const certificate = sequence(body, ECDSA_SHA256, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const time = (ms: number): Buffer => tagged(0x18, Buffer.from(new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, '')));

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
