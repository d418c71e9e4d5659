import type { DetailLevel, WorldAssets } from '../api/world.js';
import type { DownloadProgressHandler } from '../api/download.js';
import type { SplatDetailStep } from './detail-steps.js';
import { loadWithRetries } from './load-with-retries.js';
import type { RefreshAssetUrls } from './load-with-retries.js';

/** What is being loaded: bytes of the present file, and which of how many it is. `total` is 0 where it is not known. */
export interface LoadingProgress {
  readonly level: DetailLevel;
  readonly step: number;
  readonly steps: number;
  readonly loaded: number;
  readonly total: number;
}

/** How loading ended: all levels are on the screen, a later request took over, or a file could not be loaded. */
export type LoadingResult = 'shown' | 'replaced' | 'failed';

interface SplatLoaderOptions {
  readonly assets: WorldAssets | null;
  readonly renew: RefreshAssetUrls;
  /** The visit. */
  readonly signal: AbortSignal;
  /** Loads a file and resolves once it is on the screen; until then the previous one stays. */
  readonly show: (step: SplatDetailStep, signal: AbortSignal, onBytes: DownloadProgressHandler) => Promise<void>;
  /** Null when nothing is being loaded. */
  readonly onProgress: (progress: LoadingProgress | null) => void;
  readonly onShown: (level: DetailLevel) => void;
}

interface Run {
  readonly stop: AbortController;
  readonly ended: Promise<LoadingResult>;
}

/** Loads the splats of a world. One request runs at a time: a later one stops the one before. */
export class SplatLoader {
  /** The level on the screen. */
  level: DetailLevel | null = null;
  private run: Run | null = null;

  constructor(private readonly options: SplatLoaderOptions) {}

  get isLoading(): boolean {
    return this.run !== null;
  }

  /**
   * Loads levels one after the other; the one on the screen is not loaded again. After a failure the level on the screen stays.
   *
   * @throws the last error, while nothing is on the screen
   */
  async load(levels: readonly DetailLevel[]): Promise<LoadingResult> {
    const before = this.run;
    const stop = new AbortController();
    before?.stop.abort();
    const ended = (before?.ended ?? Promise.resolve()).catch(() => undefined).then(() => this.loadAll(levels, stop.signal));
    const run: Run = { stop, ended };
    this.run = run;
    try {
      return await ended;
    } finally {
      if (this.run === run) {
        this.run = null;
        this.options.onProgress(null);
      }
    }
  }

  private async loadAll(levels: readonly DetailLevel[], stopped: AbortSignal): Promise<LoadingResult> {
    const { signal, onShown } = this.options;
    for (const [i, level] of levels.entries()) {
      if (stopped.aborted) return 'replaced';
      if (level === this.level) continue;
      try {
        await this.loadLevel(level, { step: i + 1, steps: levels.length }, AbortSignal.any([signal, stopped]));
      } catch (error) {
        signal.throwIfAborted();
        if (stopped.aborted) return 'replaced';
        if (this.level === null) throw error;
        return 'failed';
      }
      this.level = level;
      onShown(level);
    }
    return 'shown';
  }

  private loadLevel(level: DetailLevel, place: Pick<LoadingProgress, 'step' | 'steps'>, signal: AbortSignal): Promise<void> {
    const { assets, renew, show, onProgress } = this.options;
    const onBytes = (loaded: number, total: number): void => onProgress({ level, ...place, loaded, total });
    onBytes(0, 0);
    return loadWithRetries(assets, (given) => given?.splats?.spz_urls?.[level], {
      load: (url) => show({ level, url }, signal, onBytes),
      renew,
      signal,
    });
  }
}
