import type { MovementInput, MotionMode } from '../motion/motion.js';
import { Gamepads } from './gamepad.js';
import { Keyboard } from './keyboard.js';
import type { ViewerCommand } from './keyboard.js';
import { Pointers } from './pointer.js';
import type { PointerTargets, TouchStick } from './pointer.js';

/** Degrees a second that a held key turns, and degrees a pixel that a captured mouse does. */
const KEY_TURN = 75;
const CAPTURED_TURN = 0.12;
/** Wheel steps a second that a held zoom key stands for. */
const KEY_DOLLY = 6;
/** Degrees a second that a gamepad's stick turns at its full tilt. */
const PAD_TURN = 140;

/** Buttons on a touch screen that are held down to move. */
export type TouchButton = 'jump' | 'rise' | 'sink';

interface ControlOptions extends PointerTargets {
  readonly mode: () => MotionMode;
  readonly onCommand: (command: ViewerCommand) => void;
  readonly signal: AbortSignal;
}

/** All inputs as one intent per frame. */
export class Controls {
  private readonly keyboard: Keyboard;
  private readonly pointers: Pointers;
  private readonly gamepads: Gamepads;
  private readonly touched = new Set<TouchButton>();

  constructor(
    private readonly canvas: HTMLElement,
    options: ControlOptions,
  ) {
    this.keyboard = new Keyboard(options.onCommand, options.signal);
    this.pointers = new Pointers(canvas, options.mode, options, options.signal);
    this.gamepads = new Gamepads(options.onCommand);
  }

  /** Tells that a button on the screen is pressed, or no longer. */
  hold(button: TouchButton, isDown: boolean): void {
    if (isDown) this.touched.add(button);
    else this.touched.delete(button);
  }

  /** The joystick under a thumb, for drawing it. */
  get stick(): TouchStick | null {
    return this.pointers.stick;
  }

  /** What was asked for since the last call, `seconds` ago; `fieldOfView` is the camera's, in degrees from top to bottom. */
  take(seconds: number, fieldOfView: number): MovementInput {
    const { keyboard, stick, touched } = this;
    const pad = this.gamepads.take();
    const gesture = this.pointers.take();
    const height = Math.max(1, this.canvas.clientHeight);
    // A drag moves the world with the finger; a captured mouse moves the gaze.
    const turn = gesture.captured ? CAPTURED_TURN : -fieldOfView / height;
    return {
      forward: limited(keyboard.axis('forward') + (stick?.forward ?? 0) + pad.forward),
      right: limited(keyboard.axis('right') + (stick?.right ?? 0) + pad.right),
      up: limited(keyboard.axis('up') + Number(touched.has('rise')) - Number(touched.has('sink')) + pad.up),
      fast: keyboard.fast || pad.fast,
      jump: keyboard.jump || touched.has('jump') || pad.jump,
      yaw: gesture.lookX * turn + (keyboard.axis('turn') * KEY_TURN + pad.turn * PAD_TURN) * seconds,
      pitch: -gesture.lookY * turn + (keyboard.axis('tilt') * KEY_TURN + pad.tilt * PAD_TURN) * seconds,
      dolly: gesture.dolly + keyboard.axis('dolly') * KEY_DOLLY * seconds,
      panRight: gesture.panX / height,
      panUp: -gesture.panY / height,
    };
  }
}

const limited = (value: number): number => Math.min(1, Math.max(-1, value));
