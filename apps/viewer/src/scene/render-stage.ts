import { SparkRenderer } from '@sparkjsdev/spark';
import type { SplatMesh } from '@sparkjsdev/spark';
import { Color, Group, PerspectiveCamera, Scene, SRGBColorSpace, WebGLRenderer } from 'three';

import type { CameraLens } from '../measure/camera-lens.js';
import { computeViewDirection } from '../motion/pose.js';
import type { Pose } from '../motion/pose.js';
import type { HazeColour } from './haze-colour.js';

/** This browser offers no WebGL 2. */
export class GraphicsUnavailableError extends Error {
  override readonly name = 'GraphicsUnavailableError';
}

/** More pixels than this are not drawn, whatever the screen has: splats cost by the pixel. */
const MOST_PIXELS = { desktop: 3_200_000, mobile: 1_600_000 } as const;

/** Longest time that one frame stands for, seconds: after a pause nobody is thrown across the world. */
const LONGEST_FRAME = 0.25;

/** A canvas with a camera and Spark's renderer; it draws only when something has changed. */
export class RenderStage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(65, 1, 0.05, 4000);
  /** Carries the camera through the world while a headset moves it about. */
  private readonly rig = new Group();
  readonly renderer: WebGLRenderer;
  readonly spark: SparkRenderer;
  /** Pictures drawn so far. */
  frames = 0;
  private stale = true;
  private mobile = false;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.renderer = rendererFor(canvas);
    this.spark = new SparkRenderer({ renderer: this.renderer, onDirty: () => this.invalidate() });
    this.scene.background = new Color(0x0b0e14);
    this.rig.add(this.camera);
    this.scene.add(this.spark, this.rig);
  }

  /** The colour where nothing is drawn: beyond the world, and through its holes. */
  set background([red, green, blue]: HazeColour) {
    this.scene.background = new Color().setRGB(red / 255, green / 255, blue / 255, SRGBColorSpace);
    this.invalidate();
  }

  get gl(): WebGL2RenderingContext {
    return this.renderer.getContext() as WebGL2RenderingContext;
  }

  /** Calls `onFrame` before each screen refresh with the seconds since the last one, then draws where needed, until the signal. */
  run(mobile: boolean, signal: AbortSignal, onFrame: (seconds: number) => void): void {
    this.mobile = mobile;
    const sizes = new ResizeObserver(() => this.fit());
    sizes.observe(this.canvas);
    let last = performance.now();
    this.renderer.setAnimationLoop((now) => {
      const seconds = Math.min(LONGEST_FRAME, Math.max(0, (now - last) / 1000));
      last = now;
      onFrame(seconds);
      if (this.stale || this.renderer.xr.isPresenting) this.draw();
    });
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      this.renderer.setAnimationLoop(null);
    });
  }

  /** Frees the graphics device; nothing is drawn afterwards. */
  dispose(): void {
    this.renderer.setAnimationLoop(null);
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  /** Has the next frame drawn. */
  invalidate(): void {
    this.stale = true;
  }

  /** Moves the camera; with a headset on, the ground that the head moves above. */
  look(pose: Pose): void {
    const { x, y, z } = pose.position;
    if (this.renderer.xr.isPresenting) {
      this.rig.position.set(x, y, z);
      this.rig.rotation.y = (-pose.yaw * Math.PI) / 180;
      return;
    }
    const view = computeViewDirection(pose);
    this.camera.position.set(x, y, z);
    this.camera.lookAt(x + view.x, y + view.y, z + view.z);
    this.invalidate();
  }

  /** Takes the camera back from a headset. */
  leaveRig(): void {
    this.rig.position.set(0, 0, 0);
    this.rig.rotation.y = 0;
    this.rig.updateMatrixWorld();
    this.fit();
  }

  /** How a pose is seen on this canvas. */
  lens(pose: Pose): CameraLens {
    return { pose, fov: this.camera.fov, width: this.canvas.clientWidth, height: this.canvas.clientHeight };
  }

  /** The present picture as a PNG with the pixels of the screen, however many there are. */
  async takePicture(): Promise<Blob> {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    this.renderer.setPixelRatio(devicePixelRatio);
    this.renderer.setSize(width, height, false);
    this.draw();
    // The pixels are copied before `toBlob` returns, so the canvas may go back to its own size at once.
    const picture = new Promise<Blob | null>((resolve) => this.canvas.toBlob(resolve, 'image/png'));
    this.fit();
    const blob = await picture;
    if (!blob) throw new Error('The picture could not be encoded.');
    return blob;
  }

  /** Whether the present picture contains these splats: Spark shows them only once it has sorted them. */
  isShown(splats: SplatMesh): boolean {
    return this.spark.display.mapping.some(({ node }) => node === splats);
  }

  private draw(): void {
    this.stale = false;
    this.renderer.render(this.scene, this.camera);
    this.frames += 1;
  }

  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0 || this.renderer.xr.isPresenting) return;
    const most = this.mobile ? MOST_PIXELS.mobile : MOST_PIXELS.desktop;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2, Math.sqrt(most / (width * height))));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    // A tall narrow screen would show a slit: it gets a larger angle from top to bottom.
    this.camera.fov = width >= height ? 65 : 80;
    this.camera.updateProjectionMatrix();
    // Resizing clears the canvas: drawing at once keeps it from flashing.
    this.draw();
  }
}

function rendererFor(canvas: HTMLCanvasElement): WebGLRenderer {
  // Asked first, because three.js writes its own failure to the console.
  const context = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: true, powerPreference: 'high-performance' });
  if (!context) throw new GraphicsUnavailableError('WebGL 2 is not available.');
  return new WebGLRenderer({ canvas, context, antialias: false, alpha: false });
}
