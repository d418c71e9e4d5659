import type { DetailLevel, WorldAssets } from '../api/world.js';
import type { RefreshAssetUrls } from './load-with-retries.js';
import type { RenderStage } from './render-stage.js';
import { SplatLayer } from './splat-layer.js';
import { SplatLoader } from './splat-loader.js';
import type { LoadingResult } from './splat-loader.js';
import type { SplatSupply, SplatSupplyObserver } from './splat-supply.js';

/** Where splats come from and go to. */
export interface SupplyContext {
  readonly stage: RenderStage;
  readonly assets: WorldAssets | null;
  readonly renew: RefreshAssetUrls;
  /** The visit. */
  readonly signal: AbortSignal;
}

/** The splats of a world from one file for each level of detail. */
export class LevelSupply implements SplatSupply {
  private readonly layer: SplatLayer;
  private readonly loader: SplatLoader;

  constructor({ stage, assets, renew, signal }: SupplyContext, { onProgress, onShown }: SplatSupplyObserver) {
    this.layer = new SplatLayer(stage, signal);
    this.loader = new SplatLoader({
      assets,
      renew,
      signal,
      show: (step, stopped, onBytes) => this.layer.show(step, stopped, onBytes),
      onProgress,
      onShown,
    });
  }

  get level(): DetailLevel | null {
    return this.loader.level;
  }

  get count(): number {
    return this.layer.count;
  }

  load(levels: readonly DetailLevel[]): Promise<LoadingResult> {
    return this.loader.load(levels);
  }

  look(): void {
    // Every level is a file of its own.
  }
}
