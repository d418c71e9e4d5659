import { JwksCache, verifyWebhook } from '@diorama-worlds/sdk';
import type { WebhookEvent } from '@diorama-worlds/sdk';

import { kubectl } from './kubectl.ts';

interface Line {
  readonly at: number;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A callback that the receiver took in. */
export interface ReceivedWebhook {
  readonly url: string;
  /** As its signature, made with a key that the gateway publishes, says it is. */
  readonly event: WebhookEvent;
}

/** All that came to the receiver so far, each verified as its owner would. @throws WebhookVerificationError */
export async function receivedWebhooks(jwksUrl: string): Promise<readonly ReceivedWebhook[]> {
  const jwks = new JwksCache(jwksUrl);
  const lines = (await kubectl('logs', 'receiver')).split('\n').filter((line) => line !== '');
  return Promise.all(
    lines.map(async (line) => {
      const { at, url, headers, body } = JSON.parse(line) as Line;
      const event = await verifyWebhook({ headers, body: Buffer.from(body, 'base64'), jwks, now: at });
      return { url, event };
    }),
  );
}
