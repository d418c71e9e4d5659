import type { DoorForm, WindowForm } from '@diorama/catalogue';
import { box, boxAt, extrude, group, mirror, move } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import type { ArchForm } from '../solids/solids.js';
import { archOutline, disc } from '../solids/solids.js';

/** A window that faces +z, its sill on y = 0, half sunk in the wall at z = 0. */
export function windowShape(form: WindowForm, width: number, height: number): Shape {
  const frame = Math.max(0.06, 0.09 * Math.min(width, height));
  const deep = Math.max(0.12, frame);
  switch (form) {
    case 'slit':
      return boxAt('dark', [Math.min(width, 0.4 * height), height, deep], [0, 0, 0]);
    case 'round':
      return move(group(disc('trim', width / 2, deep, 14), disc('glass', width / 2 - frame, deep * 1.5, 14)), 0, height / 2, 0);
    case 'arched':
      return archedWindow(width, height, 'round', frame);
    case 'pointed':
      return archedWindow(width, height, 'pointed', frame);
    case 'bare':
      return box('glass', width, height, deep);
    case 'hole':
      return box('dark', width, height, deep);
    default:
      return group(
        box('trim', width, height, deep),
        boxAt('glass', [width - 2 * frame, height - 2 * frame, deep * 1.5], [0, frame, 0]),
        ...(form === 'plain' ? [] : barsOf(width, height, frame, deep)),
        ...(form === 'shutters' ? [mirror(boxAt('shutter', [0.42 * width, height, deep * 1.2], [0.73 * width, 0, 0]))] : []),
        ...(form === 'plain' ? [] : [boxAt('trim', [width * 1.15, frame, deep * 2.6], [0, -frame, 0])]),
      );
  }
}

const barsOf = (width: number, height: number, frame: number, deep: number): Shape[] => [
  boxAt('trim', [0.6 * frame, height, deep * 1.8], [0, 0, 0]),
  boxAt('trim', [width, 0.6 * frame, deep * 1.8], [0, 0.55 * height, 0]),
];

const archedWindow = (width: number, height: number, arch: ArchForm, frame: number): Shape =>
  group(
    extrude('trim', archOutline(width, height, arch), Math.max(0.16, frame)),
    move(extrude('glass', archOutline(width - 2 * frame, height - 2 * frame, arch), Math.max(0.24, 1.6 * frame)), 0, frame, 0),
    boxAt('trim', [0.4 * frame, height - frame, Math.max(0.28, 1.9 * frame)], [0, 0, 0]),
  );

/** A door that faces +z, its threshold on y = 0. */
export function doorShape(form: DoorForm, width: number, height: number): Shape {
  const frame = Math.max(0.1, 0.08 * width);
  const deep = Math.max(0.14, frame);
  switch (form) {
    case 'arched':
    case 'pointed': {
      const arch = form === 'arched' ? 'round' : 'pointed';
      return group(
        extrude('trim', archOutline(width + 2 * frame, height + frame, arch), deep),
        extrude('door', archOutline(width, height, arch), deep * 1.5),
        boxAt('dark', [0.04 * width, height * 0.95, deep * 1.6], [0, 0, 0]),
      );
    }
    case 'void':
      return group(
        extrude('trim', archOutline(width + 2 * frame, height + frame, 'round'), deep),
        extrude('dark', archOutline(width, height, 'round'), deep * 1.3),
      );
    case 'round':
      return move(
        group(
          disc('trim', width / 2 + frame, deep, 20),
          disc('door', width / 2, deep * 1.5, 20),
          move(disc('gold', 0.05 * width, deep * 2.4, 8), 0, 0, 0),
        ),
        0,
        height / 2,
        0,
      );
    case 'roller':
      return group(
        box('trim', width + 2 * frame, height + frame, deep),
        box('door', width, height, deep * 1.3),
        ...[0.2, 0.4, 0.6, 0.8].map((share) => boxAt('shade', [width, 0.04, deep * 1.4], [0, share * height, 0])),
      );
    case 'glass':
      return group(
        box('trim', width + 2 * frame, height + frame, deep),
        boxAt('glass', [width / 2 - 0.05, height - 0.05, deep * 1.4], [-width / 4, 0, 0]),
        boxAt('glass', [width / 2 - 0.05, height - 0.05, deep * 1.4], [width / 4, 0, 0]),
      );
    default:
      return group(
        box('trim', width + 2 * frame, height + frame, deep),
        box('door', width, height, deep * 1.4),
        ...(form === 'double' ? [box('dark', 0.04, height, deep * 1.5)] : []),
        boxAt('gold', [0.08, 0.12, deep * 1.9], [form === 'double' ? 0.1 : 0.35 * width, 0.45 * height, 0]),
      );
  }
}
