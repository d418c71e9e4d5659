import type { DetailLevel } from '../api/world.js';
import { openStream } from './open-stream.js';
import { LevelSupply } from '../scene/level-supply.js';
import type { SupplyContext } from '../scene/level-supply.js';
import type { LoadingResult } from '../scene/splat-loader.js';
import type { Eye, SplatSupply, SplatSupplyObserver } from '../scene/splat-supply.js';

/** The splats of a world: streamed if the world has streamed splats, otherwise from one file for each level of detail. */
export class WorldSupply implements SplatSupply {
  private chosen: SplatSupply | null = null;
  private opening: Promise<void> | null = null;
  private eye: Eye | null = null;
  /** The last levels asked for. */
  private latest: readonly DetailLevel[] = [];

  constructor(
    private readonly context: SupplyContext,
    private readonly observer: SplatSupplyObserver,
  ) {}

  get level(): DetailLevel | null {
    return this.chosen?.level ?? null;
  }

  get count(): number {
    return this.chosen?.count ?? 0;
  }

  async load(levels: readonly DetailLevel[]): Promise<LoadingResult> {
    this.latest = levels;
    this.opening ??= this.open();
    await this.opening;
    if (this.latest !== levels) return 'replaced';
    if (this.chosen instanceof LevelSupply || this.chosen === null) return this.loadFiles(levels);
    try {
      return await this.chosen.load(levels);
    } catch {
      this.context.signal.throwIfAborted();
      // Nothing is on the screen yet: the files may still be there.
      return this.loadFiles(levels);
    }
  }

  look(eye: Eye): void {
    this.eye = eye;
    this.chosen?.look(eye);
  }

  private loadFiles(levels: readonly DetailLevel[]): Promise<LoadingResult> {
    if (!(this.chosen instanceof LevelSupply)) this.chosen = new LevelSupply(this.context, this.observer);
    return this.chosen.load(levels);
  }

  /** Without a stream that can be read, nothing is chosen. */
  private async open(): Promise<void> {
    if (!this.context.assets?.splats?.sog_lod_url) return;
    const stream = await openStream(this.context, this.observer).catch(() => null);
    this.context.signal.throwIfAborted();
    if (stream === null) return;
    if (this.eye) stream.look(this.eye);
    this.chosen = stream;
  }
}
