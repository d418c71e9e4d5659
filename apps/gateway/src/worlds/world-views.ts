import { mediaProto } from '@diorama/proto-types';
import type { worldProto } from '@diorama/proto-types';
import type { MediaClient } from '@diorama/rpc';

import { worldView } from './world-view.js';
import type { WorldView } from './world-view.js';

const { AUDIENCE_CLIENT, AUDIENCE_LINK } = mediaProto.SignDownloadsRequest_Audience;

/** Renders worlds with fresh asset URLs; a world that is readable by its link gets URLs that stay. */
export class WorldViews {
  constructor(
    private readonly media: MediaClient,
    private readonly viewerUrl: string,
  ) {}

  async of(world: worldProto.World, requestId: string): Promise<WorldView> {
    return worldView(world, await this.sign(world, requestId), this.viewerUrl);
  }

  private async sign(world: worldProto.World, requestId: string): Promise<ReadonlyMap<string, string>> {
    if (world.assets.length === 0) return new Map();
    const shared = world.permission?.public === true || world.permission?.allowIdAccess === true;
    const keys = world.assets.map(({ key }) => key);
    const { urls } = await this.media.signDownloads({ keys, audience: shared ? AUDIENCE_LINK : AUDIENCE_CLIENT }, { requestId });
    return new Map(world.assets.map(({ name }, index) => [name, urls[index] ?? '']));
  }
}
