import type { DioramaApi } from './embed-api.js';
import { MOTION_MODES } from './motion/motion.js';
import type { MotionMode } from './motion/motion.js';
import type { Pose, Vector } from './motion/pose.js';

/** What the viewer tells the page around it. */
type ViewerMessage =
  | { readonly type: 'diorama:ready'; readonly worldId: string; readonly mode: MotionMode; readonly pose: Pose }
  | { readonly type: 'diorama:pose'; readonly mode: MotionMode; readonly pose: Pose };

/** What the page around it may ask of the viewer. */
type HostMessage =
  | { readonly type: 'diorama:get-pose' }
  | { readonly type: 'diorama:set-pose'; readonly pose: Partial<Pose> }
  | { readonly type: 'diorama:set-mode'; readonly mode: MotionMode };

/** Milliseconds between two messages about a pose that goes on changing. */
const POSE_INTERVAL = 100;

/** Reads a message; null where it is none of ours or makes no sense. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, pose, mode } = data as { type?: unknown; pose?: unknown; mode?: unknown };
  if (type === 'diorama:get-pose') return { type };
  if (type === 'diorama:set-mode') {
    const known = MOTION_MODES.find((each) => each === mode);
    return known === undefined ? null : { type, mode: known };
  }
  const wanted = type === 'diorama:set-pose' ? readPose(pose) : null;
  return wanted && { type: 'diorama:set-pose', pose: wanted };
}

/** Speaks to the page that shows the viewer in a frame. */
export class EmbedMessages {
  private told: Pose | null = null;
  private toldAt = 0;
  private isReady = false;

  constructor(
    private readonly api: DioramaApi,
    private readonly worldId: string,
    signal: AbortSignal,
  ) {
    window.addEventListener('message', (event) => this.listen(event), { signal });
  }

  /** Called once for each refresh of the screen, with the time in milliseconds. */
  frame(now: number): void {
    const { api } = this;
    if (!api.ready) return;
    if (!this.isReady) {
      this.isReady = true;
      this.told = api.pose();
      this.tell({ type: 'diorama:ready', worldId: this.worldId, mode: api.mode, pose: this.told });
    } else if (now - this.toldAt >= POSE_INTERVAL && !isSame(api.pose(), this.told)) {
      this.toldAt = now;
      this.tellPose();
    }
  }

  private listen({ source, data }: MessageEvent<unknown>): void {
    const message = source === window.parent ? readHostMessage(data) : null;
    if (message?.type === 'diorama:get-pose') this.tellPose();
    if (message?.type === 'diorama:set-pose') this.api.setPose(message.pose);
    if (message?.type === 'diorama:set-mode') this.api.mode = message.mode;
  }

  private tellPose(): void {
    this.told = this.api.pose();
    this.tell({ type: 'diorama:pose', mode: this.api.mode, pose: this.told });
  }

  private tell(message: ViewerMessage): void {
    // Any page may embed a world, and a pose is no secret to the page that shows it.
    if (window.parent !== window) window.parent.postMessage(message, '*');
  }
}

/** The parts of a pose that are there; null where one of them is no number. */
function readPose(value: unknown): Partial<Pose> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { position, yaw, pitch } = value as { position?: unknown; yaw?: unknown; pitch?: unknown };
  const place = position === undefined ? undefined : readVector(position);
  if (place === null || ![yaw, pitch].every((angle) => angle === undefined || Number.isFinite(angle))) return null;
  return {
    ...(place === undefined ? {} : { position: place }),
    ...(yaw === undefined ? {} : { yaw: yaw as number }),
    ...(pitch === undefined ? {} : { pitch: pitch as number }),
  };
}

function readVector(value: unknown): Vector | null {
  const { x, y, z } = (value ?? {}) as { x?: unknown; y?: unknown; z?: unknown };
  return [x, y, z].every(Number.isFinite) ? ({ x, y, z } as Vector) : null;
}

const isSame = (a: Pose, b: Pose | null): boolean =>
  b !== null &&
  a.yaw === b.yaw &&
  a.pitch === b.pitch &&
  a.position.x === b.position.x &&
  a.position.y === b.position.y &&
  a.position.z === b.position.z;
