import type { Preview } from '@diorama-worlds/sdk';

import { getWorldName } from './api/world.js';
import type { World } from './api/world.js';
import type { Pose } from './motion/pose.js';
import type { PanoramaView } from './scene/panorama-view.js';
import type { GeneratingScreen } from './screens/generating-screen.js';
import { createPosterScreen } from './screens/poster.js';

/** The first pictures of a world that is being made: the thumbnail, then the panorama to look around in. */
export class EarlyPicture {
  private view: PanoramaView | null = null;
  /** The panorama that is loaded or being loaded. */
  private panoUrl: string | null = null;

  constructor(
    private readonly world: World,
    private readonly screen: GeneratingScreen,
    private readonly signal: AbortSignal,
  ) {}

  /** Where the visitor looks; null for one who has not looked around. */
  get pose(): Pose | null {
    return this.view?.pose ?? null;
  }

  /** Shows new pictures. A picture that fails to load is left out; the progress stays visible. */
  async show({ thumbnail_url: thumbnail, pano_url: panorama }: Preview): Promise<void> {
    if (thumbnail) this.screen.showThumbnail(thumbnail);
    if (!panorama || panorama === this.panoUrl) return;
    this.panoUrl = panorama;
    try {
      const { PanoramaView: View } = await import('./scene/panorama-view.js');
      const view = await View.open(panorama, `The panorama of ${getWorldName(this.world)}`, this.signal);
      if (this.panoUrl !== panorama) return view.close(); // the run began again, or the world is there
      this.screen.showPanorama(view.canvas);
      this.view?.close();
      this.view = view;
    } catch {
      if (this.panoUrl === panorama) this.panoUrl = null;
    }
  }

  /** The panorama as it was looked at last, to lie over the world until that has a picture; null without one. */
  takePoster(): HTMLElement | null {
    this.panoUrl = null;
    if (this.view === null) return null;
    this.view.freeze();
    return createPosterScreen(this.world, this.view.canvas);
  }

  close(): void {
    this.panoUrl = null;
    this.view?.close();
    this.view = null;
  }
}
