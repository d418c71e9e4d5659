import type { Mass } from '@diorama/catalogue';
import { array, bar, box, boxAt, cylinder, deform, group, mirror, move, radial, turn } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';

import { frustum } from '../solids/solids.js';
import { doorShape, windowShape } from './openings.js';
import { boxRoof, roundRoof } from './roofs.js';

/** Draws one body of a building with its openings and its roof. */
export function massShape(mass: Mass): Shape {
  const { at = [0, 0, 0], turn: degrees = 0 } = mass;
  return turn(mass.sides === undefined ? boxMass(mass) : roundMass(mass, mass.sides), [0, degrees, 0], at);
}

function boxMass(mass: Mass): Shape {
  const { size, taper = 1, wall = 'wall', roof } = mass;
  const [width, height, depth] = size;
  const body = taper === 1 ? box(wall, width, height, depth) : frustum(wall, [width, depth], height, [taper * width, taper * depth]);
  const plan = [taper * width, taper * depth] as const;
  const openings = group(...openingsOf(mass), ...ornamentsOf(mass, wall));
  return group(
    body,
    taper === 1 ? openings : deform(openings, { kind: 'taper', from: 0, to: height, factor: taper }),
    ...(roof === undefined ? [] : [move(boxRoof(roof, plan, wall), 0, height, 0)]),
  );
}

/** The four walls: letter, turn, length along the wall, distance from the axis. */
const wallsOf = ([width, , depth]: Mass['size']) =>
  [
    ['f', 0, width, depth / 2],
    ['b', 180, width, depth / 2],
    ['r', 90, depth, width / 2],
    ['l', -90, depth, width / 2],
  ] as const;

function openingsOf(mass: Mass): Shape[] {
  const { size, storeys = 1, bays = [3, 2], windows = 'plain', on = 'fblr', door, open = [0.45, 0.5] } = mass;
  if (windows === 'ribbon' || windows === 'curtain') return [...bandsOf(mass), ...doorOf(mass)];
  const storey = size[1] / storeys;
  const walls = wallsOf(size).map(([letter, degrees, length, distance]) => {
    const count = letter === 'f' || letter === 'b' ? bays[0] : bays[1];
    if (windows === 'none' || !on.includes(letter) || count === 0) return group();
    const step = length / (count + 0.3);
    const window = windowShape(windows, step * open[0], storey * open[1]);
    const all = Array.from({ length: storeys }, (_, s) =>
      Array.from({ length: count }, (_unused, b) => ({ s, x: (b - (count - 1) / 2) * step })),
    ).flat();
    const kept = all.filter(
      ({ s, x }) => !(letter === 'f' && door !== undefined && s === 0 && Math.abs(x) < (doorSizeOf(mass)[0] + step * open[0]) / 2),
    );
    const sill = storey * Math.min(0.9 - open[1], 0.32);
    return turn(group(...kept.map(({ s, x }) => move(window, x, s * storey + sill, distance))), [0, degrees, 0]);
  });
  return [...walls, ...doorOf(mass)];
}

function doorSizeOf({ size, storeys = 1, doorSize }: Mass): readonly [number, number] {
  if (doorSize !== undefined) return doorSize;
  const height = Math.min(2.3, 0.72 * (size[1] / storeys));
  return [Math.min(0.5 * height, 0.8 * size[0]), height];
}

function doorOf(mass: Mass): Shape[] {
  const { door, size, plinth = 0, sides } = mass;
  if (door === undefined) return [];
  const [width, height] = doorSizeOf(mass);
  const distance = sides === undefined ? size[2] / 2 : (size[0] / 2) * Math.cos(Math.PI / sides);
  return [
    move(doorShape(door, width, height), 0, plinth, distance),
    ...(plinth > 0 ? [boxAt('base', [1.6 * width, plinth, 0.5 + plinth], [0, 0, distance + plinth / 2])] : []),
  ];
}

/** Glass around whole storeys. */
function bandsOf({ size, storeys = 1, windows, open = [0.45, 0.55], bays = [5, 4] }: Mass): Shape[] {
  const [width, height, depth] = size;
  const storey = height / storeys;
  if (windows === 'ribbon')
    return [move(array(box('glass', width + 0.1, open[1] * storey, depth + 0.1), storeys, [0, storey, 0]), 0, 0.3 * storey, 0)];
  const fin = (length: number, distance: number, count: number): Shape =>
    mirror(
      move(array(box('trim', Math.max(0.14, 0.016 * width), height, 0.3), count + 1, [length / count, 0, 0], true), 0, 0, distance),
      'z',
    );
  return [
    boxAt('glass', [width + 0.1, height - 0.4, depth + 0.1], [0, 0.2, 0]),
    array(box('trim', width + 0.2, 0.13 * storey, depth + 0.2), storeys + 1, [0, (height - 0.1 * storey) / storeys, 0]),
    fin(width, depth / 2, bays[0]),
    turn(fin(depth, width / 2, bays[1]), [0, 90, 0]),
  ];
}

function ornamentsOf(mass: Mass, wall: Slot): Shape[] {
  const { size, plinth = 0, cornice, courses, quoins, timbered, logs, piers, storeys = 1 } = mass;
  const [w, h, d] = size;
  const storey = h / storeys;
  return [
    ...(plinth > 0 ? [box('base', w + 0.25, plinth, d + 0.25)] : []),
    ...(cornice === true ? [boxAt('trim', [w + 0.5, 0.05 * storey + 0.2, d + 0.5], [0, h - 0.2 - 0.05 * storey, 0])] : []),
    ...(courses === true && storeys > 1
      ? [move(array(box('trim', w + 0.2, 0.07 * storey, d + 0.2), storeys - 1, [0, storey, 0]), 0, storey, 0)]
      : []),
    ...(quoins === true ? [quoinsOf(w, h, d)] : []),
    ...(timbered === true ? timbersOf(size, storeys) : []),
    ...(logs === true ? logsOf(size) : []),
    ...(piers === undefined ? [] : [piersOf(size, piers, wall)]),
  ];
}

const quoinsOf = (w: number, h: number, d: number): Shape => {
  const count = Math.max(3, Math.round(h / 0.8));
  const stone = array(box('trim', 0.7, (0.55 * h) / count, 0.7), count, [0, h / count, 0]);
  return mirror(mirror(move(stone, w / 2 - 0.25, 0, d / 2 - 0.25), 'x'), 'z');
};

/** Posts, rails and braces of a half-timbered house. */
function timbersOf([w, h, d]: Mass['size'], storeys: number): Shape[] {
  const storey = h / storeys;
  const rails = [0, ...Array.from({ length: storeys }, (_, s) => (s + 1) * storey)].map((y) =>
    boxAt('timber', [w + 0.16, 0.2, d + 0.16], [0, Math.max(0, y - 0.2), 0]),
  );
  const posts = (length: number, distance: number): Shape => {
    const count = Math.max(3, Math.round(length / 1.6));
    const post = array(box('timber', 0.18, h, 0.16), count, [(length - 0.1) / (count - 1), 0, 0], true);
    const brace = mirror(bar('timber', [length / 2 - length / (count - 1), h - storey, 0], [length / 2, h, 0], 0.15), 'x');
    return mirror(move(group(post, brace), 0, 0, distance), 'z');
  };
  return [...rails, posts(w, d / 2), turn(posts(d, w / 2), [0, 90, 0])];
}

function logsOf([w, h, d]: Mass['size']): Shape[] {
  const r = Math.min(0.2, h / 14);
  const count = Math.round(h / (2 * r));
  const lying = (length: number, distance: number): Shape =>
    mirror(
      move(
        array(turn(cylinder('wall', r * 1.08, length, { sides: 7 }), [0, 0, 90], [length / 2, 0, 0]), count, [0, h / count, 0]),
        0,
        h / count / 2,
        distance,
      ),
      'z',
    );
  return [lying(w + 0.9, d / 2), turn(lying(d + 0.9, w / 2), [0, 90, 0])];
}

function piersOf([w, h, d]: Mass['size'], [count, deep]: readonly [number, number], wall: Slot): Shape {
  const pier = group(box(wall, 0.5 * deep + 0.2, 0.88 * h, 1.6 * deep), boxAt(wall, [0.5 * deep + 0.3, 0.5 * h, 2.4 * deep], [0, 0, 0]));
  const row = array(pier, count, [d / count, 0, 0], true);
  return mirror(turn(row, [0, 90, 0], [w / 2, 0, 0]), 'x');
}

function roundMass(mass: Mass, sides: number): Shape {
  const { size, taper = 1, wall = 'wall', roof, storeys = 1, bays = [6, 0], windows = 'none', open = [0.4, 0.45], door } = mass;
  const [width, height] = size;
  const radius = width / 2;
  const storey = height / storeys;
  const inner = radius * Math.cos(Math.PI / sides);
  const at = (y: number): number => inner * (1 + (taper - 1) * (y / height));
  const openWidth = ((2 * Math.PI * radius) / bays[0]) * open[0];
  const rows = Array.from({ length: storeys }, (_, s): Shape => {
    const sill = (s + 0.3) * storey;
    if (windows === 'none') return group();
    if (windows === 'ribbon' || windows === 'curtain')
      return move(cylinder('glass', at(sill) / Math.cos(Math.PI / sides) + 0.06, open[1] * storey, { sides }), 0, sill, 0);
    const window = windowShape(windows, openWidth, open[1] * storey);
    if (s === 0 && door !== undefined && bays[0] > 2)
      return turn(move(radial(window, bays[0] - 1, at(sill), 360 - 720 / bays[0]), 0, sill, 0), [0, 180, 0]);
    return move(radial(window, bays[0], at(sill)), 0, sill, 0);
  });
  const body = cylinder(wall, radius, height, { top: radius * taper, sides });
  // A polygon's first corner lies on +z; half a step turns a face there.
  const faced = sides <= 12 ? 180 / sides : 0;
  return group(
    turn(
      group(
        body,
        ...((mass.plinth ?? 0) > 0 ? [cylinder('base', radius + 0.15, mass.plinth ?? 0, { sides })] : []),
        ...(mass.cornice === true ? [move(cylinder('trim', radius * taper + 0.25, 0.3, { sides }), 0, height - 0.3, 0)] : []),
        ...(mass.courses === true
          ? [
              move(
                array(cylinder('trim', radius * (1 + taper) * 0.5 + 0.1, 0.2, { sides }), Math.max(1, storeys - 1), [0, storey, 0]),
                0,
                storey,
                0,
              ),
            ]
          : []),
        ...(roof === undefined ? [] : [move(roundRoof(roof, radius * taper, sides), 0, height, 0)]),
      ),
      [0, faced, 0],
    ),
    ...rows,
    ...doorOf(mass),
  );
}
