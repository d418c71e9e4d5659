import { Vector3 } from 'three';

import { HeadsetSticks } from '../input/headset-sticks.js';
import type { MovementInput } from '../motion/motion.js';
import type { RenderStage } from './render-stage.js';

/** Splats are cut off nearer to their middle than on a screen: a headset draws twice, and ninety times a second. */
const SPLAT_REACH = { screen: Math.sqrt(8), headset: Math.sqrt(5) } as const;
const DEGREES = 180 / Math.PI;

/** Whether this browser can show a world in a headset now. */
export async function isHeadsetSupported(): Promise<boolean> {
  try {
    return (await navigator.xr?.isSessionSupported('immersive-vr')) ?? false;
  } catch {
    // A frame without the permission may not even ask.
    return false;
  }
}

/** A WebXR session on a stage: the head looks, the sticks move the visitor's pose. */
export class HeadsetSession {
  private readonly sticks = new HeadsetSticks();
  private readonly gaze = new Vector3();
  private session: XRSession | null = null;

  /** `onChange` is called when the headset is put on and taken off. */
  constructor(
    private readonly stage: RenderStage,
    onChange: (isWorn: boolean) => void,
  ) {
    const { xr } = stage.renderer;
    xr.addEventListener('sessionstart', () => onChange(true));
    xr.addEventListener('sessionend', () => {
      this.leave();
      onChange(false);
    });
  }

  get isWorn(): boolean {
    return this.stage.renderer.xr.isPresenting;
  }

  /** Begins a session, or ends the present one. Throws where the browser or the visitor refuses. */
  async toggle(): Promise<void> {
    if (this.session) return this.session.end();
    const { renderer, spark } = this.stage;
    const session = await navigator.xr?.requestSession('immersive-vr');
    if (!session) return;
    renderer.xr.enabled = true;
    // The origin of `local` is the head's place at the start, which is where the pose has its eye.
    renderer.xr.setReferenceSpaceType('local');
    spark.maxStdDev = SPLAT_REACH.headset;
    this.session = session;
    try {
      await renderer.xr.setSession(session);
    } catch (error) {
      await session.end().catch(() => undefined);
      this.leave();
      throw error;
    }
  }

  /** Adds what the controllers ask for; `bodyYaw` is the pose's. The head itself looks up and down. */
  addTo(intent: MovementInput, bodyYaw: number): MovementInput {
    this.stage.camera.getWorldDirection(this.gaze);
    const headYaw = Math.atan2(this.gaze.x, -this.gaze.z) * DEGREES - bodyYaw;
    const { forward, right, yaw, jump } = this.sticks.take(this.session?.inputSources ?? [], headYaw);
    return {
      ...intent,
      forward: intent.forward + forward,
      right: intent.right + right,
      yaw: intent.yaw + yaw,
      jump: intent.jump || jump,
    };
  }

  private leave(): void {
    this.session = null;
    this.stage.renderer.xr.enabled = false;
    this.stage.spark.maxStdDev = SPLAT_REACH.screen;
    this.stage.leaveRig();
  }
}
