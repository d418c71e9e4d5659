import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { WebhookVerificationError, verifyWebhook } from '@diorama-worlds/sdk';
import { toPublicJwk, formatKeyId, formatSignatureHeader, encodeSignedContent, formatJwkThumbprintInput } from '@diorama/webhook';
import { describe, expect, it } from 'vitest';

const FILE = fileURLToPath(new URL('../../docs/reference/webhook-receivers/vectors.json', import.meta.url));

/** Private parts that everybody may know: that of RFC 8037 A.1, and bytes that count up. */
const SEEDS = [
  Buffer.from('nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A', 'base64url'),
  Buffer.from(Array.from({ length: 32 }, (_, i) => i)),
];
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const [OLD, NEW] = SEEDS.map((seed) => createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })) as [
  KeyObject,
  KeyObject,
];

const NOW = 1_800_000_000;
const ID = 'del_0123456789abcdefABCDEF';
const BODY =
  '{"id":"evt_op_0123456789abcdefABCDEF","type":"task.succeeded","schemaVersion":"1","createdAt":"2027-01-15T08:00:00.000Z","data":{"accountId":"acc_1","projectId":"prj_1","operationId":"op_0123456789abcdefABCDEF","operation":"operations/op_0123456789abcdefABCDEF","taskName":"generateWorld","state":"SUCCEEDED"}}';

interface Vector {
  readonly name: string;
  /** Unix seconds at which it is received. */
  readonly now: number;
  readonly headers: Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>>;
  readonly body: string;
  readonly jwks: { readonly keys: readonly object[] };
  readonly valid: boolean;
}

interface Part {
  readonly signers?: readonly KeyObject[];
  readonly published?: readonly KeyObject[];
  readonly now?: number;
  readonly body?: string;
  readonly id?: string;
  readonly signature?: (header: string) => string;
}

/** A callback that one key signed and that is received at once, but for what is told otherwise after the signature was made. */
function vector(name: string, valid: boolean, part: Part = {}): Vector {
  const { signers = [OLD], published = [OLD], now = NOW, body = BODY, id = ID, signature = (header) => header } = part;
  const content = encodeSignedContent({ id: ID, timestamp: NOW, body: Buffer.from(BODY) });
  const header = formatSignatureHeader(signers.map((key) => sign(null, content, key)));
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(NOW), 'webhook-signature': signature(header) };
  return { name, valid, now, headers, body, jwks: { keys: published.map(jwk) } };
}

function jwk(key: KeyObject) {
  const publicKey = Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');
  return toPublicJwk(formatKeyId(createHash('sha256').update(formatJwkThumbprintInput(publicKey)).digest()), publicKey);
}

const VECTORS = [
  vector('one signature, one key', true),
  vector('received 300 seconds later', true, { now: NOW + 300 }),
  vector('two signatures, only the old key is known', true, { signers: [NEW, OLD] }),
  vector('two signatures, only the new key is known', true, { signers: [NEW, OLD], published: [NEW] }),
  vector('one signature, two keys', true, { published: [NEW, OLD] }),
  vector('a signature of a version to come beside it', true, { signature: (header) => `v9,AAAA ${header}` }),
  vector('received 301 seconds later', false, { now: NOW + 301 }),
  vector('from the future', false, { now: NOW - 301 }),
  vector('by a key that is not published', false, { signers: [NEW] }),
  vector('another body', false, { body: BODY.replace('SUCCEEDED', 'FAILED') }),
  vector('the same JSON, printed again', false, { body: JSON.stringify(JSON.parse(BODY), null, 1) }),
  vector('another id', false, { id: ID.replace('0', '1') }),
  vector('a signature without its version', false, { signature: (header) => header.replace('v1a,', '') }),
  vector('the version of shared secrets', false, { signature: (header) => header.replace('v1a,', 'v1,') }),
  vector('no signature at all', false, { signature: () => 'v1a,' }),
];

describe('docs/reference/webhook-receivers/vectors.json', () => {
  it('is made of keys that everybody may know', async () => {
    await expect(`${JSON.stringify(VECTORS, null, 2)}\n`).toMatchFileSnapshot(FILE);
  });

  it.each(VECTORS)('the SDK judges: $name', async ({ headers, body, jwks, now, valid }) => {
    const judged = verifyWebhook({ headers, body, jwks: jwks as Parameters<typeof verifyWebhook>[0]['jwks'] & object, now: now * 1_000 });
    const fault = await judged.then(
      () => null,
      (error: unknown) => error,
    );
    expect(valid ? fault : fault instanceof WebhookVerificationError).toEqual(valid ? null : true);
  });
});
