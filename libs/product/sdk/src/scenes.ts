import type { RequestOptions } from './transport/call-timeout.js';
import type { ComposeSceneRequest, SceneComposition } from './generated/types.gen.js';
import type { Transport } from './transport/transport.js';

/** Scenes without worlds. */
export class Scenes {
  constructor(private readonly transport: Transport) {}

  /** Reads a prompt into a scene, and returns what of the prompt it shows and what it does not show. Free of charge. */
  compose(request: ComposeSceneRequest, options: RequestOptions = {}): Promise<SceneComposition> {
    return this.transport.json({ method: 'POST', path: '/svc/v1/scenes:compose', body: request, ...options });
  }
}
