import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addBlock, addBox, addPrism } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { createRotationY } from '@diorama/world-model';

/** How far panes lie behind the face of the wall, metres. */
export const WINDOW_REVEAL_DEPTH = 0.24;

/** The upper storeys of a street front, in the xy plane at z = `face`. Metres. */
export interface UpperFront {
  readonly width: number;
  readonly face: number;
  /** Height at which the first of the storeys begins. */
  readonly from: number;
  readonly storeys: number;
  readonly storey: number;
  readonly bays: number;
  /** Shares of a bay's width and of a storey's height that its window takes. */
  readonly opening: readonly [width: number, height: number];
  readonly wall: MaterialName;
  readonly trim: MaterialName;
  readonly frame: MaterialName;
}

/** Adds piers and bands of wall before a deeper core, so that every window lies in a reveal. */
export function addUpperFront(mesh: MeshBuilder, front: UpperFront, random: RandomStream): void {
  const { width, face, from, storeys, storey, bays, opening, wall } = front;
  const bay = width / bays;
  const [paneWidth, paneHeight] = [bay * opening[0], storey * opening[1]];
  const back = face - WINDOW_REVEAL_DEPTH;
  const sill = (storey - paneHeight) * 0.42;
  for (let k = 0; k <= bays; k++) {
    const left = k === 0 ? -width / 2 : (k - 0.5) * bay + (paneWidth - width) / 2;
    const right = k === bays ? width / 2 : (k + 0.5) * bay - (paneWidth + width) / 2;
    addBox(mesh, [left, from, back - 0.1], [right, from + storeys * storey, face], wall);
  }
  for (let level = 0; level <= storeys; level++) {
    const [low, high] = [
      from + (level === 0 ? 0 : (level - 1) * storey + sill + paneHeight),
      from + Math.min(level * storey + sill, storeys * storey),
    ];
    addBox(mesh, [-width / 2 + 0.02, low, back - 0.1], [width / 2 - 0.02, high, face - 0.02], wall);
  }
  for (let level = 0; level < storeys; level++)
    for (let k = 0; k < bays; k++)
      addSash(
        mesh,
        { x: (k + 0.5) * bay - width / 2, y: from + level * storey + sill, width: paneWidth, height: paneHeight, face },
        front,
        random,
      );
}

/** A window's opening: its middle, the height of its sill, and the face of the wall around it. */
interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly face: number;
}

/** Panes behind bars, a blind now and then, a sill and a lintel. */
function addSash(mesh: MeshBuilder, hole: Opening, front: UpperFront, random: RandomStream): void {
  const { x, y, width, height, face } = hole;
  const back = face - WINDOW_REVEAL_DEPTH;
  addBox(mesh, [x - width / 2 - 0.02, y - 0.02, back - 0.05], [x + width / 2 + 0.02, y + height + 0.02, back + 0.02], windowGlass(random));
  if (random.next() < 0.3) {
    const drop = height * random.range(0.2, 0.6);
    addBox(mesh, [x - width / 2, y + height - drop, back - 0.01], [x + width / 2, y + height, back + 0.04], 'linen');
  }
  addBlock(mesh, [x, y, back], [0.06, height, 0.07], front.frame);
  addBlock(mesh, [x, y + height * 0.52, back], [width, 0.06, 0.07], front.frame);
  addBlock(mesh, [x, y - 0.1, face + 0.02], [width + 0.24, 0.1, 0.2], front.trim);
  addBlock(mesh, [x, y + height, face], [width + 0.3, 0.2, 0.08], front.trim);
}

/** Lit windows are those of people at home. */
const windowGlass = (random: RandomStream): MaterialName => (random.next() < 0.42 ? 'window-glass' : 'dark-glass');

/** Windows without reveals for a wall that few people see; `turn` about y, and `out` metres from the middle. */
export function addPlainWindows(
  mesh: MeshBuilder,
  wall: { turn: number; out: number; columns: readonly number[] },
  front: UpperFront,
  random: RandomStream,
): void {
  const height = front.storey * 0.5;
  mesh.within(createRotationY(wall.turn), () => {
    for (let level = 0; level < front.storeys; level++) {
      const y = front.from + (level + 0.24) * front.storey;
      for (const x of wall.columns) {
        addBox(mesh, [x - 0.5, y, wall.out - 0.02], [x + 0.5, y + height, wall.out + 0.02], windowGlass(random));
        addBlock(mesh, [x, y - 0.1, wall.out], [1.2, 0.1, 0.16], front.trim);
        addBlock(mesh, [x, y, wall.out + 0.01], [0.06, height, 0.06], front.frame);
      }
    }
  });
}

/** The ground floor of a street front. */
interface ShopFront {
  readonly width: number;
  readonly face: number;
  readonly height: number;
  readonly shops: number;
  readonly pier: MaterialName;
  /** Colour of its woodwork and sign. */
  readonly paint: MaterialName;
  readonly awnings: boolean;
  /** Whether its signs glow in colours. */
  readonly neon: boolean;
}

/** Adds shop windows between piers under a sign, some with an awning, each with its door. */
export function addShopFront(mesh: MeshBuilder, front: ShopFront, random: RandomStream): void {
  const { width, face, height, shops, pier, paint } = front;
  const shop = width / shops;
  const back = face - WINDOW_REVEAL_DEPTH;
  for (let k = 0; k <= shops; k++) {
    const x = k * shop - width / 2;
    const inset = k === 0 ? 0.28 : k === shops ? -0.28 : 0;
    addBox(mesh, [x + inset - 0.28, -0.3, back - 0.1], [x + inset + 0.28, height, face + 0.03], pier);
  }
  addBox(mesh, [-width / 2, height - 0.25, back - 0.1], [width / 2, height, face + 0.1], pier);
  for (let k = 0; k < shops; k++) {
    const x = (k + 0.5) * shop - width / 2;
    const half = shop / 2 - 0.3;
    const door = x + (random.next() < 0.5 ? -1 : 1) * (half - 0.6);
    addBox(mesh, [x - half, 0.02, back - 0.05], [x + half, height - 0.3, back + 0.03], 'shop-glass');
    addBox(mesh, [x - half, -0.3, back - 0.02], [x + half, 0.55, back + 0.1], paint);
    addBlock(mesh, [door, 0.02, back + 0.02], [1.05, 2.35, 0.22], 'door-wood');
    addBlock(mesh, [door, 1, back + 0.12], [0.7, 1.15, 0.06], 'shop-glass');
    addBlock(mesh, [x, height - 0.95, back + 0.12], [half * 2, 0.62, 0.24], paint);
    addBlock(mesh, [x, height - 0.8, back + 0.245], [half * 1.1, 0.26, 0.03], shopSign(front.neon, random));
    if (front.neon) addNeon(mesh, { x: x - half + 0.2, y: height + 0.35, face }, random);
    addDisplay(mesh, { x, half: half - 0.1, back, door }, random);
    for (const share of [-0.34, 0.34]) addBlock(mesh, [x + share * shop, 0.5, back + 0.02], [0.07, height - 1.4, 0.09], paint);
    if (front.awnings && random.next() < 0.75) addAwning(mesh, { x, half, y: height - 0.98, face }, random.pick(CLOTHS));
  }
}

const NEON = ['sign-glow', 'sign-pink', 'sign-amber', 'sign-violet'] as const satisfies readonly MaterialName[];

function shopSign(neon: boolean, random: RandomStream): MaterialName {
  const draw = random.next();
  return neon ? (NEON[Math.floor(draw * NEON.length)] ?? 'sign-glow') : draw < 0.3 ? 'sign-glow' : 'paper';
}

/** A board that juts out over the pavement, tubes in two colours on both of its sides and along its edge. */
function addNeon(mesh: MeshBuilder, { x, y, face }: { x: number; y: number; face: number }, random: RandomStream): void {
  const [frame, letters] = [random.pick(NEON), random.pick(NEON)];
  const [height, reach] = [random.range(1.9, 2.7), 0.85];
  const middle = face + 0.12 + reach / 2;
  addBlock(mesh, [x, y, middle], [0.14, height, reach], 'iron');
  addBlock(mesh, [x, y + 0.05, face + 0.12 + reach], [0.07, height - 0.1, 0.05], frame);
  for (const side of [-1, 1]) {
    const out = x + side * 0.085;
    for (const end of [-1, 1]) addBlock(mesh, [out, y + 0.08, middle + end * (reach / 2 - 0.08)], [0.03, height - 0.16, 0.045], frame);
    for (const up of [0.08, height - 0.12]) addBlock(mesh, [out, y + up, middle], [0.03, 0.045, reach - 0.2], frame);
    for (let at = 0.28; at < height - 0.42; at += 0.36) {
      addBlock(mesh, [out, y + at, middle], [0.03, 0.05, 0.42], letters);
      addBlock(mesh, [out, y + at + 0.05, middle + (Math.floor(at * 7) % 2 === 0 ? 0.18 : -0.18)], [0.03, 0.16, 0.05], letters);
    }
  }
}

const GOODS = ['linen', 'cushion', 'blanket', 'book-red', 'book-green', 'oak', 'book-tan', 'brass', 'upholstery'] as const;

/** Wares on a ledge behind the glass; not where the door is. */
function addDisplay(
  mesh: MeshBuilder,
  { x, half, back, door }: { x: number; half: number; back: number; door: number },
  random: RandomStream,
): void {
  for (let at = -half + 0.2; at < half - 0.2; at += random.range(0.32, 0.6)) {
    const [width, height, ware] = [random.range(0.16, 0.34), random.range(0.2, 0.85), random.pick(GOODS)];
    if (Math.abs(x + at - door) > 0.75) addBlock(mesh, [x + at, 0.55, back + 0.05], [width, height, 0.1], ware);
  }
}

const CLOTHS = ['awning', 'awning', 'canvas', 'upholstery', 'blanket'] as const;

function addAwning(
  mesh: MeshBuilder,
  { x, half, y, face }: { x: number; half: number; y: number; face: number },
  cloth: MaterialName,
): void {
  mesh.within(createRotationY(Math.PI / 2), () =>
    addPrism(
      mesh,
      [
        [-face - 1.25, y - 0.62],
        [-face - 1.25, y - 0.78],
        [-face - 1.21, y - 0.78],
        [-face, y - 0.1],
        [-face, y],
      ],
      [x - half, x + half],
      cloth,
    ),
  );
}

/** A projecting cornice of three mouldings round the front and the sides, with brackets under it. */
export function addCornice(
  mesh: MeshBuilder,
  size: { width: number; depth: number; y: number; reach: number; brackets: boolean },
  material: MaterialName,
): void {
  const { width, depth, y, reach } = size;
  for (const [rise, height, share] of [
    [0, 0.24, 0.3],
    [0.24, 0.2, 0.65],
    [0.44, 0.16, 1],
  ] as const)
    addBox(mesh, [-width / 2, y + rise, -depth / 2], [width / 2, y + rise + height, depth / 2 + reach * share], material);
  if (!size.brackets) return;
  const count = Math.round(width / 1.2);
  for (let k = 0; k < count; k++)
    addBlock(mesh, [((k + 0.5) / count - 0.5) * width, y - 0.4, depth / 2 + reach * 0.3], [0.2, 0.64, reach * 0.6], material);
}
