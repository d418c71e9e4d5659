import type { DetailLevel, World } from '../api/world.js';
import { Controls } from '../input/controls.js';
import type { TouchButton } from '../input/controls.js';
import type { ViewerCommand } from '../input/keyboard.js';
import type { TouchStick } from '../input/pointer.js';
import { computePixelRay } from '../measure/camera-lens.js';
import type { CameraLens } from '../measure/camera-lens.js';
import { isMoving } from '../motion/motion.js';
import type { MotionMode } from '../motion/motion.js';
import { Navigator } from '../motion/navigator.js';
import { computeViewDirection, normalizeDegrees } from '../motion/pose.js';
import type { Pose, Vector } from '../motion/pose.js';
import { PanoramaBackdrop } from '../scene/panorama-backdrop.js';
import { readDeviceCapabilities } from '../scene/device-capabilities.js';
import { chooseFinestDetailLevel, planSplatDetailSteps } from '../scene/detail-steps.js';
import type { DeviceCapabilities, SplatDetailStep } from '../scene/detail-steps.js';
import { download } from '../api/download.js';
import { readScenePlace } from '../api/scene-place.js';
import { readHazeColour } from '../scene/haze-colour.js';
import { HeadsetSession } from '../scene/headset-session.js';
import { loadWithRetries } from '../scene/load-with-retries.js';
import type { RefreshAssetUrls } from '../scene/load-with-retries.js';
import { readCollider } from '../scene/mesh-collider.js';
import type { LoadingProgress, LoadingResult } from '../scene/splat-loader.js';
import { RenderStage } from '../scene/render-stage.js';
import { findWalkRadius } from '../scene/walk-radius.js';
import { WorldSupply } from '../stream/world-supply.js';

/** The level of detail on the screen, and how it was chosen. */
export interface DetailState {
  /** Null before the first splats. */
  readonly level: DetailLevel | null;
  /** Splats on the screen. */
  readonly splats: number;
  /** The level that was chosen for this device; null means that the device decides. */
  readonly choice: DetailLevel | null;
  /** The level that the device decides for. */
  readonly automatic: DetailLevel;
}

/** What the page around the picture wants to know. */
export interface WorldViewObserver {
  /** Null when everything is loaded. */
  onLoading(loading: LoadingProgress | null): void;
  onDetail(detail: DetailState): void;
  /** Something of the world can be seen. */
  onPicture(): void;
  onMode(mode: MotionMode): void;
  /** The visitor moves or looks around. */
  onMove(): void;
  /** The visitor has walked to the end of the detailed area. */
  onLimit(): void;
  onCommand(command: ViewerCommand): void;
  onStick(stick: TouchStick | null): void;
  /** A pointer went down and up in one place, or moves unpressed; pixels from the upper left corner. */
  onTap(x: number, y: number): void;
  onHover(x: number, y: number): void;
  /** The visitor has gone to a viewpoint, counted from 0. */
  onViewpoint(index: number): void;
  onHeadset(isWorn: boolean): void;
  /** Once for each refresh of the screen, after the pose has moved. */
  onFrame(): void;
  /** A part could not be loaded; the rest goes on. */
  onTrouble(message: string): void;
}

interface ViewOptions {
  /** The finest level to load; null leaves it to the device. */
  readonly budget: DetailLevel | null;
  readonly reducedMotion: boolean;
  readonly renew: RefreshAssetUrls;
  readonly signal: AbortSignal;
}

/** Height of the eye in metres where a world does not say it. */
const USUAL_EYE_HEIGHT = 1.6;
const FADE_SECONDS = 0.6;
/** From the top of a thumbnail to its bottom. */
const THUMBNAIL_DEGREES = 60;
/** Seconds of the way from one viewpoint to the next. */
const GLIDE_SECONDS = 0.9;
/** Metres within which a surface can be pointed at. */
const POINTING_REACH = 500;

/** A world on a canvas: loads its assets from coarse to fine, and lets the visitor move in it. */
export class WorldView {
  /** True once splats of the world are on the screen. */
  ready = false;
  /** True once walking follows the world's collider. */
  hasCollider = false;
  private readonly stage: RenderStage;
  private readonly supply: WorldSupply;
  private readonly device: DeviceCapabilities;
  private choice: DetailLevel | null;
  private readonly controls: Controls;
  private readonly headset: HeadsetSession;
  private readonly navigator: Navigator;
  private backdrop: PanoramaBackdrop | null = null;
  /** Seconds left of the backdrop's fading, once it fades. */
  private fade: number | null = null;
  /** The pose of the last picture. */
  private lastPose: Pose | null = null;
  private wasAtLimit = false;
  private readonly viewpoints: readonly Pose[];
  private viewpoint = 0;

  /** Throws `GraphicsUnavailableError`. */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly world: World,
    private readonly watcher: WorldViewObserver,
    private readonly options: ViewOptions,
  ) {
    this.stage = new RenderStage(canvas);
    this.device = readDeviceCapabilities(this.stage.gl);
    this.supply = this.createSupply();
    this.choice = options.budget;
    this.navigator = new Navigator(startPose(world), spawnPose(world), eyeHeight(world));
    this.viewpoints = viewpointPoses(world);
    this.headset = new HeadsetSession(this.stage, (isWorn) => this.onHeadset(isWorn));
    this.controls = new Controls(canvas, {
      mode: () => this.mode,
      onCommand: (command) => watcher.onCommand(command),
      onTap: (x, y) => watcher.onTap(x, y),
      onHover: (x, y) => watcher.onHover(x, y),
      signal: options.signal,
    });
  }

  get level(): DetailLevel | null {
    return this.supply.level;
  }

  get splats(): number {
    return this.supply.count;
  }

  get mode(): MotionMode {
    return this.navigator.mode;
  }

  set mode(mode: MotionMode) {
    this.navigator.choose(mode);
    this.watcher.onMode(mode);
  }

  get pose(): Pose {
    return this.navigator.pose;
  }

  get grounded(): boolean {
    return this.navigator.grounded;
  }

  get frames(): number {
    return this.stage.frames;
  }

  /** The mode after the present one. */
  get nextMode(): MotionMode {
    return this.navigator.next;
  }

  place(pose: Pose): void {
    this.navigator.place(pose);
  }

  reset(): void {
    this.navigator.reset();
  }

  /** How the present pose is seen. */
  get lens(): CameraLens {
    return this.stage.lens(this.pose);
  }

  /** Places to stand; none where the world names none. */
  get viewpointCount(): number {
    return this.viewpoints.length;
  }

  /** Goes on to the next viewpoint, or with -1 to the one before, in a circle. */
  hop(step: 1 | -1): void {
    const count = this.viewpoints.length;
    if (count === 0) return;
    this.viewpoint = (this.viewpoint + step + count) % count;
    const pose = this.viewpoints[this.viewpoint];
    if (pose) this.navigator.glideTo(pose, this.options.reducedMotion ? 0 : GLIDE_SECONDS);
    this.watcher.onViewpoint(this.viewpoint);
  }

  /** The point of the world's surface that a pixel shows, or null: the sky, or no collider yet. */
  surfaceAt(x: number, y: number): Vector | null {
    if (!this.hasCollider) return null;
    return this.navigator.collider.surfaceAlong(this.pose.position, computePixelRay(this.lens, x, y), POINTING_REACH);
  }

  /** The picture without what lies over it, as a PNG. */
  takePicture(): Promise<Blob> {
    return this.stage.takePicture();
  }

  /** Puts the headset on, or takes it off. Throws where that is refused. */
  toggleHeadset(): Promise<void> {
    return this.headset.toggle();
  }

  /** Tells that a button on the screen is pressed, or no longer. */
  hold(button: TouchButton, isDown: boolean): void {
    this.controls.hold(button, isDown);
  }

  /** Draws and loads; resolves when everything is loaded. Throws `DioramaError` when there is nothing to show. */
  async start(): Promise<void> {
    this.stage.run(this.device.mobile, this.options.signal, (seconds) => this.frame(seconds));
    void this.hangBackdrop();
    const result = await this.supply.load(this.steps.map(({ level }) => level));
    if (result === 'failed') this.watcher.onTrouble('The finer detail could not be loaded.');
  }

  /**
   * Changes the level of detail; null leaves it to the device. The pose stays, and the present level until the other one is on the
   * screen. After a failure the previous choice applies again.
   */
  async changeDetail(choice: DetailLevel | null): Promise<LoadingResult> {
    const before = this.choice;
    this.choice = choice;
    const levels = this.steps.map(({ level }) => level);
    // The first splats come coarse ones first; later the level is loaded directly.
    const result = await this.supply.load(this.level === null ? levels : levels.slice(-1));
    if (result === 'failed') this.choice = before;
    this.reportDetail();
    return result;
  }

  /** The files up to the chosen level. */
  private get steps(): readonly SplatDetailStep[] {
    return planSplatDetailSteps(this.world.assets?.splats?.spz_urls ?? null, chooseFinestDetailLevel(this.device, this.choice));
  }

  private createSupply(): WorldSupply {
    const { renew, signal } = this.options;
    const onShown = (): void => {
      if (!this.ready) this.onFirstSplats();
      this.reportDetail();
    };
    const onProgress = (progress: LoadingProgress | null): void => this.watcher.onLoading(progress);
    return new WorldSupply({ stage: this.stage, assets: this.world.assets, renew, signal }, { onProgress, onShown });
  }

  private reportDetail(): void {
    const { level, splats, choice } = this;
    this.watcher.onDetail({ level, splats, choice, automatic: chooseFinestDetailLevel(this.device, null) });
  }

  private onFirstSplats(): void {
    this.ready = true;
    this.fade = this.options.reducedMotion ? 0 : FADE_SECONDS;
    this.watcher.onPicture();
    void this.loadCollider();
    void this.limitWalks();
  }

  private async limitWalks(): Promise<void> {
    const { assets, model } = this.world;
    const radius = findWalkRadius(model, await readScenePlace(assets?.scene_url, this.options.signal));
    if (radius !== null) this.navigator.limitWalks(radius);
  }

  /** The panorama fills the time until the first splats, and gives the background its colour; the world can do without it. */
  private async hangBackdrop(): Promise<void> {
    const { pano_url: url } = this.world.assets?.imagery ?? {};
    const backdrop = url ? await PanoramaBackdrop.load(url, this.stage.scene, this.options.signal).catch(() => null) : null;
    if (backdrop === null) return this.colourByThumbnail();
    this.stage.background = backdrop.haze;
    if (this.ready) return backdrop.remove();
    this.backdrop = backdrop;
    this.stage.invalidate();
    this.watcher.onPicture();
  }

  /** Without a panorama the thumbnail, a level view, gives the background its colour. */
  private async colourByThumbnail(): Promise<void> {
    const url = this.world.assets?.thumbnail_url;
    if (!url) return;
    try {
      const bytes = await download(url, this.options.signal);
      const picture = await createImageBitmap(new Blob([bytes as BlobPart]));
      this.stage.background = readHazeColour(picture, { degrees: THUMBNAIL_DEGREES, isUpsideDown: false });
    } catch {
      // The background stays dark.
    }
  }

  private async loadCollider(): Promise<void> {
    const { signal, renew } = this.options;
    try {
      await loadWithRetries(this.world.assets, (assets) => assets?.mesh?.collider_mesh_url, {
        load: async (url) => {
          this.navigator.useCollider(await readCollider(await download(url, signal)));
          this.hasCollider = true;
        },
        renew,
        signal,
      });
    } catch {
      if (!signal.aborted) this.watcher.onTrouble('The collision mesh could not be loaded. Walking uses flat ground.');
    }
  }

  private frame(seconds: number): void {
    const intent = this.controls.take(seconds, this.stage.camera.fov);
    const input = this.headset.isWorn ? this.headset.addTo(intent, this.pose.yaw) : intent;
    if (isMoving(input)) this.watcher.onMove();
    this.navigator.step(input, seconds);
    if (this.navigator.isAtLimit && !this.wasAtLimit) this.watcher.onLimit();
    this.wasAtLimit = this.navigator.isAtLimit;
    this.watcher.onStick(this.controls.stick);
    const { pose } = this;
    if (!isSamePose(pose, this.lastPose)) {
      this.stage.look(pose);
      this.supply.look({ position: pose.position, direction: computeViewDirection(pose) });
      this.lastPose = pose;
    }
    this.backdrop?.follow(this.stage.camera);
    if (this.fade !== null && this.backdrop) this.fadeBackdrop(this.backdrop, this.fade - seconds);
    this.watcher.onFrame();
  }

  /** The head looks up and down by itself, and the screen shows the pose again afterwards. */
  private onHeadset(isWorn: boolean): void {
    this.navigator.place({ ...this.pose, pitch: 0 });
    this.lastPose = null;
    this.watcher.onHeadset(isWorn);
  }

  private fadeBackdrop(backdrop: PanoramaBackdrop, left: number): void {
    this.fade = left;
    this.stage.invalidate();
    if (left > 0) {
      backdrop.opacity = left / FADE_SECONDS;
      return;
    }
    backdrop.remove();
    this.backdrop = null;
  }
}

const CAPTURE_POSE: Pose = { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 };

/** At the capture point, facing the subject, as the first spawn point does. */
const startPose = (world: World): Pose => ({ ...CAPTURE_POSE, yaw: spawnPose(world).yaw });

const eyeHeight = (world: World): number => world.assets?.splats?.semantics_metadata?.ground_plane_offset ?? USUAL_EYE_HEIGHT;

const spawnPose = (world: World): Pose => viewpointPoses(world)[0] ?? CAPTURE_POSE;

const viewpointPoses = (world: World): Pose[] =>
  (world.assets?.spawn_points ?? []).map(({ x, y, z, azimuth }) => ({ position: { x, y, z }, yaw: normalizeDegrees(azimuth), pitch: 0 }));

/** Half a millimetre and a hundredth of a degree are not seen: a walker who leans on a wall trembles by less, and costs no picture. */
function isSamePose(a: Pose, b: Pose | null): boolean {
  if (b === null || Math.abs(a.yaw - b.yaw) > 0.01 || Math.abs(a.pitch - b.pitch) > 0.01) return false;
  return Math.hypot(a.position.x - b.position.x, a.position.y - b.position.y, a.position.z - b.position.z) < 0.0005;
}
