import type { CameraPath, ClientOptions } from '@diorama-worlds/sdk';

import type { Toast } from '../hud/toast.js';
import type { MotionMode } from '../motion/motion.js';
import type { Pose } from '../motion/pose.js';
import type { WorldView } from '../view/world-view.js';
import { FilmPanel } from './film-panel.js';
import { FilmPath } from './film-path.js';
import { orderFilm } from './order-film.js';

interface FilmContext {
  readonly worldId: string;
  readonly view: Pick<WorldView, 'pose' | 'place' | 'lens' | 'mode'>;
  readonly toast: Toast;
  /** The API key of the visitor; null without one. */
  readonly readKey: () => string | null;
  readonly options: ClientOptions;
  readonly signal: AbortSignal;
  readonly onOpen: (isOpen: boolean) => void;
}

/** A film that is being played in the picture. */
interface Playback {
  readonly pose: (seconds: number) => Pose | null;
  /** Milliseconds of the first frame; null before it. */
  startedAt: number | null;
  /** Where the visitor was, and how they moved. */
  readonly before: { readonly pose: Pose; readonly mode: MotionMode };
}

/** Records key poses of a film while the visitor walks, plays them, and has the film made. */
export class FilmMode {
  readonly panel: FilmPanel;
  private readonly path = new FilmPath();
  private playback: Playback | null = null;
  private percent: number | null = null;

  constructor(private readonly context: FilmContext) {
    this.panel = new FilmPanel({
      onAdd: () => this.add(),
      onRemove: () => this.change(() => this.path.removeLast()),
      onPlay: () => (this.playback === null ? this.play() : this.stop()),
      onDuration: (seconds) => this.change(() => (this.path.duration = seconds)),
      onLoop: (isLoop) => this.change(() => (this.path.isLoop = isLoop)),
      onCopy: () => void this.copy(),
      onOrder: () => void this.order(),
      onClose: () => this.toggle(),
    });
    this.show();
  }

  toggle(): void {
    this.stop();
    this.panel.root.hidden = !this.panel.root.hidden;
    this.context.onOpen(!this.panel.root.hidden);
    this.show();
  }

  /** Adds the present view; with a closed panel it opens first. */
  add(): void {
    if (this.panel.root.hidden) this.toggle();
    if (this.playback !== null) return;
    const { view, toast } = this.context;
    this.change(() => {
      if (!this.path.add(view.pose, view.lens.fov)) toast.show('A film has at most 100 views.');
    });
  }

  /** Moves the camera of a film that is being played. @param now milliseconds */
  frame(now: number): void {
    if (this.playback === null) return;
    this.playback.startedAt ??= now;
    const pose = this.playback.pose((now - this.playback.startedAt) / 1_000);
    if (pose === null) this.stop();
    else this.context.view.place(pose);
  }

  private change(apply: () => void): void {
    apply();
    this.panel.showResult(null);
    this.show();
  }

  private play(): void {
    if (this.path.findFault() !== null) return;
    const { view } = this.context;
    this.playback = { pose: this.path.createPlayer(), startedAt: null, before: { pose: view.pose, mode: view.mode } };
    view.mode = 'fly'; // a walker would be put on the ground
    this.show();
  }

  private stop(): void {
    if (this.playback === null) return;
    const { pose, mode } = this.playback.before;
    this.playback = null;
    this.context.view.mode = mode;
    this.context.view.place(pose);
    this.show();
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(`${JSON.stringify(this.path.toRequest(), null, 2)}\n`);
      this.context.toast.show('Path copied.');
    } catch {
      this.context.toast.show('The path could not be copied.');
    }
  }

  private async order(): Promise<void> {
    const { worldId, readKey, options, signal } = this.context;
    const key = readKey();
    if (key === null || this.path.findFault() !== null) return;
    const path = this.path.toRequest() as CameraPath;
    this.panel.showResult(null);
    this.showPercent(0);
    try {
      this.panel.showResult(await orderFilm({ worldId, path, key, signal, onPercent: (percent) => this.showPercent(percent) }, options));
    } finally {
      this.showPercent(null);
    }
  }

  private showPercent(percent: number | null): void {
    this.percent = percent;
    this.show();
  }

  private show(): void {
    const { path, playback, percent } = this;
    this.panel.show({
      poses: path.count,
      seconds: path.measureSeconds(),
      fault: path.findFault(),
      isPlaying: playback !== null,
      percent,
      hasKey: this.context.readKey() !== null,
    });
  }
}
