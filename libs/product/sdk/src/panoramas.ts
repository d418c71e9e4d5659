import type { RequestOptions } from './transport/call-timeout.js';
import type { DepthToRgbRequest, Operation, PanoDepthToRgbResult, Quote } from './generated/types.gen.js';
import { newIdempotencyKey } from './transport/idempotency.js';
import type { Transport } from './transport/transport.js';
import type { StartOptions } from './worlds.js';

/** A request, without `dry_run`: use `quote`. */
export type DepthRequest = Omit<DepthToRgbRequest, 'dry_run'>;

const PATH = '/svc/v1/pano:depth_to_rgb';

/** Panoramas without a world. */
export class Panoramas {
  constructor(private readonly transport: Transport) {}

  /** Starts to paint a panorama onto a depth panorama. A retry of the client never starts it twice. */
  depthToRgb(request: DepthRequest, { idempotencyKey = newIdempotencyKey(), ...options }: StartOptions = {}): Promise<Operation> {
    const headers = { 'idempotency-key': idempotencyKey };
    return this.transport.json({ method: 'POST', path: PATH, body: request, headers, ...options });
  }

  /** Price and estimated duration. Nothing starts and no credits are spent. */
  quote(request: DepthRequest, options: RequestOptions = {}): Promise<Quote> {
    return this.transport.json({ method: 'POST', path: PATH, body: { ...request, dry_run: true }, ...options });
  }

  /** The result of a finished painting; null for any other operation. */
  result({ response }: Operation): PanoDepthToRgbResult | null {
    return response !== null && response !== undefined && 'pano_url' in response ? response : null;
  }
}
