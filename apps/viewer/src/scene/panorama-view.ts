import { Controls } from '../input/controls.js';
import { turnPose } from '../motion/pose.js';
import type { Pose } from '../motion/pose.js';
import { readDeviceCapabilities } from './device-capabilities.js';
import { PanoramaBackdrop } from './panorama-backdrop.js';
import { RenderStage } from './render-stage.js';

/** Degrees a second that a held key turns to the side, and up or down. */
const KEY_TURN = { yaw: 60, pitch: 45 } as const;

/** Where the picture begins: forward at the capture point. */
const START: Pose = { position: { x: 0, y: 0, z: 0 }, yaw: 0, pitch: 0 };

/** The panorama of a world whose other files do not exist yet: the visitor looks around at the capture point. */
export class PanoramaView {
  readonly canvas: HTMLCanvasElement;
  private readonly stop = new AbortController();
  private readonly stage: RenderStage;
  private readonly controls: Controls;
  private turned: Pose | null = null;

  /** @throws GraphicsUnavailableError */
  private constructor(label: string) {
    this.canvas = document.createElement('canvas');
    this.canvas.className = 'world';
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', label);
    this.stage = new RenderStage(this.canvas);
    const ignore = (): void => undefined;
    const targets = { onCommand: ignore, onTap: ignore, onHover: ignore };
    this.controls = new Controls(this.canvas, { ...targets, mode: () => 'orbit', signal: this.stop.signal });
  }

  /**
   * Loads a panorama onto a new canvas.
   *
   * @throws GraphicsUnavailableError; DioramaError where the file cannot be read
   */
  static async open(url: string, label: string, signal: AbortSignal): Promise<PanoramaView> {
    const view = new PanoramaView(label);
    try {
      await view.show(url, signal);
      return view;
    } catch (error) {
      view.close();
      throw error;
    }
  }

  /** Where the visitor looks; null for one who has not looked around. */
  get pose(): Pose | null {
    return this.turned;
  }

  /** Ends the loop and the controls; the last picture stays on the canvas. */
  freeze(): void {
    this.stop.abort();
  }

  /** Frees the graphics memory. */
  close(): void {
    this.stop.abort();
    this.stage.dispose();
  }

  private async show(url: string, signal: AbortSignal): Promise<void> {
    const { mobile } = readDeviceCapabilities(this.stage.gl);
    const backdrop = await PanoramaBackdrop.load(url, this.stage.scene, signal);
    backdrop.follow(this.stage.camera);
    this.stage.look(START);
    this.stage.run(mobile, AbortSignal.any([signal, this.stop.signal]), (seconds) => this.turn(seconds));
  }

  private turn(seconds: number): void {
    const { yaw, pitch, right, up } = this.controls.take(seconds, this.stage.camera.fov);
    const turn = { yaw: yaw + right * KEY_TURN.yaw * seconds, pitch: pitch + up * KEY_TURN.pitch * seconds };
    if (turn.yaw === 0 && turn.pitch === 0) return;
    this.turned = turnPose(this.turned ?? START, turn.yaw, turn.pitch);
    this.stage.look(this.turned);
  }
}
