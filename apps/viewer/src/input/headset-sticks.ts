import type { MovementInput } from '../motion/motion.js';

/** What the controllers of a headset ask for in one frame. */
type HeadsetIntent = Pick<MovementInput, 'forward' | 'right' | 'yaw' | 'jump'>;

/** The parts of an `XRInputSource` that are read. */
interface HandSource {
  readonly handedness: string;
  readonly gamepad?: Pick<Gamepad, 'axes' | 'buttons'> | null | undefined;
}

/** Degrees: a smooth turn that the body does not feel makes many people sick, a short step does not. */
const SNAP_TURN = 30;
/** A stick tilted beyond the first turns once, and is ready again below the second. */
const SNAP = { at: 0.7, ready: 0.4 } as const;
const DEAD_ZONE = 0.15;
/** Places of the layout `xr-standard` (W3C WebXR Gamepads Module, section 3.3). */
const AXIS = { right: 2, back: 3 } as const;
const A_BUTTON = 4;

/** Reads the two sticks of a headset: the left one walks where the head looks, the right one turns by steps. */
export class HeadsetSticks {
  private isReady = true;

  /** `headYaw` is how far the head is turned from the body, degrees clockwise. */
  take(sources: Iterable<HandSource>, headYaw: number): HeadsetIntent {
    const hands = [...sources];
    const left = hands.find(({ handedness }) => handedness === 'left')?.gamepad;
    const right = hands.find(({ handedness }) => handedness === 'right')?.gamepad;
    const [aside, ahead] = [tilt(left?.axes[AXIS.right]), -tilt(left?.axes[AXIS.back])];
    const angle = (headYaw * Math.PI) / 180;
    return {
      forward: ahead * Math.cos(angle) - aside * Math.sin(angle),
      right: ahead * Math.sin(angle) + aside * Math.cos(angle),
      yaw: this.snap(right?.axes[AXIS.right] ?? 0),
      jump: right?.buttons[A_BUTTON]?.pressed ?? false,
    };
  }

  private snap(value: number): number {
    const isTilted = Math.abs(value) > SNAP.at;
    const turn = isTilted && this.isReady ? Math.sign(value) * SNAP_TURN : 0;
    if (isTilted) this.isReady = false;
    else if (Math.abs(value) < SNAP.ready) this.isReady = true;
    return turn;
  }
}

const tilt = (value = 0): number => (Math.abs(value) > DEAD_ZONE ? value : 0);
