import { z } from 'zod';

const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().describe('The public key, 32 bytes, base64url without padding.'),
  kid: z.string().describe('RFC 7638 thumbprint.'),
  use: z.literal('sig'),
  alg: z.literal('EdDSA'),
});

export const keySetSchema = z.object({ keys: z.array(publicKey) });
