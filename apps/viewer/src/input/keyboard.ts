import type { MotionMode } from '../motion/motion.js';

/** What a key asks for at once, rather than while it is held. */
export type ViewerCommand =
  | MotionMode
  | 'next-mode'
  | 'next-viewpoint'
  | 'previous-viewpoint'
  | 'reset'
  | 'measure'
  | 'mark'
  | 'escape'
  | 'picture'
  | 'film'
  | 'film-pose'
  | 'share'
  | 'files'
  | 'detail'
  | 'headset'
  | 'help'
  | 'fullscreen';

const COMMANDS: Readonly<Record<string, ViewerCommand>> = {
  Digit1: 'orbit',
  Digit2: 'fly',
  Digit3: 'walk',
  KeyV: 'next-mode',
  KeyN: 'next-viewpoint',
  KeyB: 'previous-viewpoint',
  KeyR: 'reset',
  KeyM: 'measure',
  Enter: 'mark',
  NumpadEnter: 'mark',
  Escape: 'escape',
  KeyP: 'picture',
  KeyC: 'film',
  KeyK: 'film-pose',
  KeyL: 'share',
  KeyI: 'files',
  KeyG: 'detail',
  KeyX: 'headset',
  KeyH: 'help',
  KeyF: 'fullscreen',
};

/** Two groups of physical keys that pull one way or the other. */
type Pair = readonly [positive: readonly string[], negative: readonly string[]];

const AXES = {
  forward: [
    ['KeyW', 'ArrowUp'],
    ['KeyS', 'ArrowDown'],
  ],
  right: [['KeyD'], ['KeyA']],
  up: [['KeyE'], ['KeyQ']],
  turn: [['ArrowRight'], ['ArrowLeft']],
  tilt: [['PageUp'], ['PageDown']],
  dolly: [
    ['Equal', 'NumpadAdd'],
    ['Minus', 'NumpadSubtract'],
  ],
} as const satisfies Record<string, Pair>;
type MovementAxis = keyof typeof AXES;

const MOVING = new Set<string>([...Object.values(AXES).flat(2), 'Space', 'ShiftLeft', 'ShiftRight']);

/** Keys that press a focused button. */
const PRESSING = new Set(['Space', 'Enter', 'NumpadEnter']);

/**
 * The keys held down, by their place on the keyboard, so that WASD lie together on every layout. Keys meant for a text field, a
 * dialog, a button or the browser are left alone.
 */
export class Keyboard {
  private readonly held = new Set<string>();

  constructor(onCommand: (command: ViewerCommand) => void, signal: AbortSignal) {
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      const command = event.key === '?' ? 'help' : COMMANDS[event.code];
      if (command && !event.repeat) onCommand(command);
      if (!MOVING.has(event.code)) return;
      this.held.add(event.code);
      event.preventDefault();
    };
    window.addEventListener('keydown', down, { signal });
    window.addEventListener('keyup', (event) => this.held.delete(event.code), { signal });
    // A key released while the page is not looked at sends no event.
    window.addEventListener('blur', () => this.held.clear(), { signal });
  }

  /** -1, 0 or 1. */
  axis(name: MovementAxis): number {
    const [positive, negative] = AXES[name];
    return Number(positive.some((code) => this.held.has(code))) - Number(negative.some((code) => this.held.has(code)));
  }

  get fast(): boolean {
    return this.held.has('ShiftLeft') || this.held.has('ShiftRight');
  }

  get jump(): boolean {
    return this.held.has('Space');
  }
}

function isElsewhere({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  // The focus may still be in a dialog that has just closed.
  if (target.closest('input, textarea, select, dialog[open]')) return true;
  return PRESSING.has(code) && target.closest('button, a, summary') !== null;
}
