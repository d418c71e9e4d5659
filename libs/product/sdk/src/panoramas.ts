import type { CallLimits } from './transport/call-timeout.js';
import type { DepthToRgbRequest, Operation, PanoDepthToRgbResult, Quote } from './generated/types.gen.js';
import { newIdempotencyKey } from './transport/idempotency.js';
import type { Transport } from './transport/transport.js';
import type { StartOptions } from './worlds.js';

/** A start; `dry_run` is what `quote` is for. */
export type DepthRequest = Omit<DepthToRgbRequest, 'dry_run'>;

const PATH = '/svc/v1/pano:depth_to_rgb';

/** Panoramas by themselves. */
export class Panoramas {
  constructor(private readonly transport: Transport) {}

  /** Starts to paint a panorama onto a depth panorama. A start that is sent again by itself never starts twice. */
  depthToRgb(request: DepthRequest, { idempotencyKey = newIdempotencyKey(), ...patience }: StartOptions = {}): Promise<Operation> {
    const headers = { 'idempotency-key': idempotencyKey };
    return this.transport.json({ method: 'POST', path: PATH, body: request, headers, ...patience });
  }

  /** What a start would cost and how long it would take; nothing is spent and nothing starts. */
  quote(request: DepthRequest, patience: CallLimits = {}): Promise<Quote> {
    return this.transport.json({ method: 'POST', path: PATH, body: { ...request, dry_run: true }, ...patience });
  }

  /** What a finished painting made; null for any other operation. */
  result({ response }: Operation): PanoDepthToRgbResult | null {
    return response !== null && response !== undefined && 'pano_url' in response ? response : null;
  }
}
