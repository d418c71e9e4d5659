import type { Intent, Mode } from '../motion/motion.js';
import { Keyboard } from './keyboard.js';
import type { Command } from './keyboard.js';
import { Pointers } from './pointer.js';
import type { Stick } from './pointer.js';

/** Degrees a second that a held key turns, and degrees a pixel that a captured mouse does. */
const KEY_TURN = 75;
const CAPTURED_TURN = 0.12;
/** Wheel steps a second that a held zoom key stands for. */
const KEY_DOLLY = 6;

/** All inputs as one intent per frame. */
export class Controls {
  private readonly keyboard: Keyboard;
  private readonly pointers: Pointers;

  constructor(
    private readonly canvas: HTMLElement,
    mode: () => Mode,
    onCommand: (command: Command) => void,
    signal: AbortSignal,
  ) {
    this.keyboard = new Keyboard(onCommand, signal);
    this.pointers = new Pointers(canvas, mode, signal);
  }

  /** The joystick under a thumb, for drawing it. */
  get stick(): Stick | null {
    return this.pointers.stick;
  }

  /** What was asked for since the last call, `seconds` ago; `fieldOfView` is the camera's, in degrees from top to bottom. */
  take(seconds: number, fieldOfView: number): Intent {
    const { keyboard, stick } = this;
    const gesture = this.pointers.take();
    const height = Math.max(1, this.canvas.clientHeight);
    // A drag moves the world with the finger; a captured mouse moves the gaze.
    const turn = gesture.captured ? CAPTURED_TURN : -fieldOfView / height;
    return {
      forward: limited(keyboard.axis('forward') + (stick?.forward ?? 0)),
      right: limited(keyboard.axis('right') + (stick?.right ?? 0)),
      up: keyboard.axis('up'),
      fast: keyboard.fast,
      jump: keyboard.jump,
      yaw: gesture.lookX * turn + keyboard.axis('turn') * KEY_TURN * seconds,
      pitch: -gesture.lookY * turn + keyboard.axis('tilt') * KEY_TURN * seconds,
      dolly: gesture.dolly + keyboard.axis('dolly') * KEY_DOLLY * seconds,
      panRight: gesture.panX / height,
      panUp: -gesture.panY / height,
    };
  }
}

const limited = (value: number): number => Math.min(1, Math.max(-1, value));
