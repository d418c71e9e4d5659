import { Dialog } from './dialog.js';
import { createElement } from './element.js';

type Row = readonly [keys: readonly string[], what: string];

const KEYS: readonly Row[] = [
  [['1', '2', '3'], 'Orbit, fly, walk'],
  [['V'], 'Next mode'],
  [['W', 'A', 'S', 'D'], 'Move; in orbit mode, turn and zoom'],
  [['↑', '↓', '←', '→'], 'Move and turn'],
  [['Page ↑', 'Page ↓'], 'Look up and down'],
  [['Q', 'E'], 'Move down and up, when flying'],
  [['Shift'], 'Faster'],
  [['Space'], 'Jump, when walking'],
  [['+', '−'], 'Zoom in orbit mode, change the speed when flying'],
  [['N', 'B'], 'Next and previous viewpoint'],
  [['R'], 'Back to the start'],
  [['M'], 'Measure between two points'],
  [['Enter', 'Esc'], 'Set a point in the middle; clear'],
  [['L'], 'Copy a link to this place'],
  [['P'], 'Save a picture'],
  [['C', 'K'], 'Film; add this view to it'],
  [['I'], 'Files'],
  [['G'], 'Level of detail'],
  [['X'], 'Enter VR, if available'],
  [['F'], 'Full screen'],
  [['H', '?'], 'This help'],
];

const GESTURES = [
  ['Drag', 'Look around'],
  ['Wheel or pinch', 'Move back and orbit the centre'],
  ['Right button, or two fingers', 'Move the centre, in orbit mode'],
  ['Double click', 'Capture the mouse, when flying or walking'],
  ['Left half of a touch screen', 'Joystick, when flying or walking'],
] as const;

const GAMEPAD = [
  ['Sticks', 'Move, and look'],
  ['A, and left stick or B', 'Jump, and faster'],
  ['Triggers', 'Down and up'],
  ['Bumpers', 'Previous and next viewpoint'],
  ['X, Y', 'Back to the start, next mode'],
] as const;

/** The list of keys and gestures. */
export class HelpDialog extends Dialog {
  constructor() {
    const keys = KEYS.map(([names, what]) => [names.map((name) => createElement('kbd', { text: name })), what] as const);
    super({
      id: 'help-title',
      title: 'Getting around',
      key: 'H',
      children: [
        createElement('div', { class: 'help-columns' }, [
          list(keys),
          createElement('div', {}, [
            createElement('h3', { text: 'Mouse and touch' }),
            list(GESTURES.map(([name, what]) => [[name], what])),
            createElement('h3', { text: 'Gamepad' }),
            list(GAMEPAD.map(([name, what]) => [[name], what])),
          ]),
        ]),
      ],
    });
    this.closeOn('?');
  }
}

function list(rows: readonly (readonly [term: readonly (Node | string)[], what: string])[]): HTMLElement {
  const items = rows.flatMap(([term, what]) => [createElement('dt', {}, term), createElement('dd', { text: what })]);
  return createElement('dl', { class: 'help-list' }, items);
}
