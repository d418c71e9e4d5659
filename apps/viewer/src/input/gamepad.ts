import type { ViewerCommand } from './keyboard.js';

/** What a gamepad asks for at one moment: each wish -1 to 1; `turn` is to the right and `tilt` upwards. */
interface PadState {
  readonly forward: number;
  readonly right: number;
  readonly up: number;
  readonly turn: number;
  readonly tilt: number;
  readonly fast: boolean;
  readonly jump: boolean;
  /** The buttons that are down, by their place on the standard gamepad. */
  readonly pressed: ReadonlySet<number>;
}

/** Sticks rest near their middle, never exactly there. */
const DEAD_ZONE = 0.15;

/** Places on the standard gamepad (W3C Gamepad, section "Remapping"). */
const BUTTON = { a: 0, b: 1, x: 2, y: 3, leftBumper: 4, rightBumper: 5, leftTrigger: 6, rightTrigger: 7, start: 9, leftStick: 10 } as const;

const COMMANDS: ReadonlyMap<number, ViewerCommand> = new Map([
  [BUTTON.x, 'reset'],
  [BUTTON.y, 'next-mode'],
  [BUTTON.leftBumper, 'previous-viewpoint'],
  [BUTTON.rightBumper, 'next-viewpoint'],
  [BUTTON.start, 'help'],
]);

const NOTHING: PadState = { forward: 0, right: 0, up: 0, turn: 0, tilt: 0, fast: false, jump: false, pressed: new Set() };

/** Reads a gamepad with the standard layout. */
export function readGamepad({ axes, buttons }: Pick<Gamepad, 'axes' | 'buttons'>): PadState {
  const [right, back] = stick(axes[0] ?? 0, axes[1] ?? 0);
  const [turn, down] = stick(axes[2] ?? 0, axes[3] ?? 0);
  const pressed = new Set(buttons.flatMap((button, place) => (button.pressed ? [place] : [])));
  const pull = (place: number): number => buttons[place]?.value ?? 0;
  return {
    forward: 0 - back,
    right,
    up: pull(BUTTON.rightTrigger) - pull(BUTTON.leftTrigger),
    // Squared, so that a small tilt aims and a full one turns round.
    turn: turn * Math.abs(turn),
    tilt: 0 - down * Math.abs(down),
    fast: pressed.has(BUTTON.leftStick) || pressed.has(BUTTON.b),
    jump: pressed.has(BUTTON.a),
    pressed,
  };
}

/** The first standard gamepad there is. A button that goes down gives its command once. */
export class Gamepads {
  private held: ReadonlySet<number> = new Set();

  constructor(private readonly onCommand: (command: ViewerCommand) => void) {}

  take(): PadState {
    const pad = connectedPads().find((each) => each?.connected && each.mapping === 'standard');
    const state = pad ? readGamepad(pad) : NOTHING;
    const before = this.held;
    this.held = state.pressed;
    for (const [place, command] of COMMANDS) if (state.pressed.has(place) && !before.has(place)) this.onCommand(command);
    return state;
  }
}

function connectedPads(): readonly (Gamepad | null)[] {
  try {
    return navigator.getGamepads();
  } catch {
    // A frame without the permission has none.
    return [];
  }
}

/** A stick's tilt beyond the dead zone, in its direction; its length is 0 to 1. */
function stick(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y);
  if (length <= DEAD_ZONE) return [0, 0];
  const tilt = Math.min(1, (length - DEAD_ZONE) / (1 - DEAD_ZONE));
  return [(x / length) * tilt, (y / length) * tilt];
}
