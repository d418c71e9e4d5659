import type { MotionMode } from '../motion/motion.js';

/** What pointers did since the last look: pixels of drag and pinch, wheel steps, and the joystick's present tilt. */
interface Gesture {
  lookX: number;
  lookY: number;
  panX: number;
  panY: number;
  dolly: number;
  /** True while the mouse is captured: then a turn follows the mouse, instead of dragging the world along. */
  captured: boolean;
}

/** The joystick under a thumb: where it was put, and its tilt of -1 to 1 to the right and forward. */
export interface TouchStick {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly forward: number;
}

/** What a pointer says beside its drags; pixels from the upper left corner of the canvas. */
export interface PointerTargets {
  /** It went down and up in one place. */
  readonly onTap: (x: number, y: number) => void;
  /** It moves over the picture without being pressed. */
  readonly onHover: (x: number, y: number) => void;
}

/** A pointer that moved less, in pixels, has tapped. */
const TAP_TRAVEL = 6;

/** Pixels of thumb travel to the joystick's full tilt. */
export const TOUCH_STICK_RADIUS_PX = 56;

type Role = 'look' | 'pan' | 'stick';

interface Touch {
  readonly id: number;
  readonly role: Role;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  /** Whether it has left the place where it went down. */
  hasTravelled: boolean;
}

/**
 * Mouse, pen and fingers on the canvas. A drag looks; the right or middle button, or a second finger in orbit, pans, and two fingers
 * pinch. In fly and walk the left half of a touch screen is a joystick. A double click captures the mouse there, until Escape.
 */
export class Pointers {
  stick: TouchStick | null = null;
  private readonly touches: Touch[] = [];
  private gesture = stillGesture();

  constructor(
    private readonly canvas: HTMLElement,
    private readonly mode: () => MotionMode,
    private readonly targets: PointerTargets,
    signal: AbortSignal,
  ) {
    const options = { signal };
    canvas.addEventListener('pointerdown', (event) => this.press(event), options);
    canvas.addEventListener('pointermove', (event) => this.move(event), options);
    for (const name of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(name, (event) => this.release(event), options);
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    canvas.addEventListener('wheel', (event) => this.roll(event), { signal, passive: false });
    canvas.addEventListener('dblclick', () => this.capture(), options);
  }

  /** The gesture since the last call. */
  take(): Gesture {
    const { gesture } = this;
    this.gesture = stillGesture();
    gesture.captured = this.captured;
    return gesture;
  }

  private get captured(): boolean {
    return document.pointerLockElement === this.canvas;
  }

  private press(event: PointerEvent): void {
    this.canvas.focus({ preventScroll: true });
    this.canvas.setPointerCapture(event.pointerId);
    const { pointerId: id, clientX: x, clientY: y } = event;
    const role = this.roleOf(event);
    this.touches.push({ id, role, startX: x, startY: y, x, y, hasTravelled: false });
    if (role === 'stick') this.stick = { x, y, right: 0, forward: 0 };
  }

  private roleOf(event: PointerEvent): Role {
    if (event.pointerType !== 'touch') return event.button === 0 ? 'look' : 'pan';
    const isLeft = event.clientX < this.canvas.clientWidth / 2;
    return this.mode() !== 'orbit' && isLeft && this.stick === null ? 'stick' : 'look';
  }

  private move(event: PointerEvent): void {
    if (this.captured) {
      this.gesture.lookX += event.movementX;
      this.gesture.lookY += event.movementY;
      this.targets.onHover(...this.placeOf(event));
      return;
    }
    const touch = this.touches.find(({ id }) => id === event.pointerId);
    if (!touch) {
      this.targets.onHover(...this.placeOf(event));
      return;
    }
    if (Math.hypot(event.clientX - touch.startX, event.clientY - touch.startY) > TAP_TRAVEL) touch.hasTravelled = true;
    const dx = event.clientX - touch.x;
    const dy = event.clientY - touch.y;
    const other = this.mode() === 'orbit' ? this.touches.find((each) => each !== touch) : undefined;
    if (other) this.pinch(touch, other, event);
    else this.drag(touch, dx, dy, event);
    touch.x = event.clientX;
    touch.y = event.clientY;
  }

  private drag({ role, startX, startY }: Touch, dx: number, dy: number, event: PointerEvent): void {
    if (role === 'stick') this.stick = tilted(startX, startY, event);
    const [x, y] = role === 'pan' ? (['panX', 'panY'] as const) : (['lookX', 'lookY'] as const);
    if (role === 'stick') return;
    this.gesture[x] += dx;
    this.gesture[y] += dy;
  }

  /** Two fingers: their distance dollies, and their middle pans, by half of what one of them moves. */
  private pinch(touch: Touch, other: Touch, event: PointerEvent): void {
    const before = Math.hypot(touch.x - other.x, touch.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    if (before > 8 && after > 8) this.gesture.dolly += Math.log2(after / before) * 4;
    this.gesture.panX += (event.clientX - touch.x) / 2;
    this.gesture.panY += (event.clientY - touch.y) / 2;
  }

  private release(event: PointerEvent): void {
    const index = this.touches.findIndex(({ id }) => id === event.pointerId);
    const [touch] = index < 0 ? [] : this.touches.splice(index, 1);
    if (touch?.role === 'stick') this.stick = null;
    const isAlone = this.touches.length === 0;
    if (touch && isAlone && !touch.hasTravelled && touch.role !== 'pan' && event.type === 'pointerup')
      this.targets.onTap(...this.placeOf(event));
  }

  /** A captured mouse stays where it was, and points at the middle of the picture. */
  private placeOf({ offsetX, offsetY }: PointerEvent): readonly [x: number, y: number] {
    return this.captured ? [this.canvas.clientWidth / 2, this.canvas.clientHeight / 2] : [offsetX, offsetY];
  }

  private roll(event: WheelEvent): void {
    event.preventDefault();
    // One notch of a wheel is about 100 pixels; browsers that count in lines or pages say 3 or 1.
    const pixels = event.deltaY * ([1, 33, 100][event.deltaMode] ?? 1);
    this.gesture.dolly -= Math.min(3, Math.max(-3, pixels / 100));
  }

  private capture(): void {
    if (this.mode() === 'orbit') return;
    // A refusal, such as in a frame without the permission, leaves dragging as it was.
    Promise.resolve(this.canvas.requestPointerLock()).catch(() => undefined);
  }
}

const stillGesture = (): Gesture => ({ lookX: 0, lookY: 0, panX: 0, panY: 0, dolly: 0, captured: false });

function tilted(startX: number, startY: number, { clientX, clientY }: PointerEvent): TouchStick {
  const right = (clientX - startX) / TOUCH_STICK_RADIUS_PX;
  const forward = (startY - clientY) / TOUCH_STICK_RADIUS_PX;
  const length = Math.max(1, Math.hypot(right, forward));
  return { x: startX, y: startY, right: right / length, forward: forward / length };
}
