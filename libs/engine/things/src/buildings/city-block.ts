import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addBlock, addBox } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { WINDOW_REVEAL_DEPTH, addCornice, addPlainWindows, addShopFront, addUpperFront } from './facade-parts.js';
import type { UpperFront } from './facade-parts.js';
import { addBalcony, addFireEscape, addFlatRoof, addMansardRoof, addWaterTank } from './roof-parts.js';

/** Metres from the street to the back wall, of all of them. */
export const CITY_BLOCK_DEPTH = 11;

interface Style {
  readonly width: number;
  readonly ground: number;
  readonly storeys: number;
  readonly storey: number;
  readonly bays: number;
  readonly opening: readonly [number, number];
  readonly wall: MaterialName;
  readonly trim: MaterialName;
  readonly frame: MaterialName;
  readonly shops: number;
  readonly paint: MaterialName;
  readonly roof: 'flat' | 'mansard' | 'tank';
  readonly extra: 'balconies' | 'escape' | 'pilasters' | 'none';
}

const PLASTERED: Style = {
  width: 14,
  ground: 4.2,
  storeys: 4,
  storey: 3.15,
  bays: 5,
  opening: [0.44, 0.66],
  wall: 'facade',
  trim: 'facade-trim',
  frame: 'white-wood',
  shops: 3,
  paint: 'boat-paint',
  roof: 'mansard',
  extra: 'balconies',
};

const STYLES: readonly Style[] = [
  PLASTERED,
  { ...PLASTERED, width: 8.4, ground: 3.9, storeys: 3, storey: 3.2, bays: 3, shops: 1, paint: 'door-wood', roof: 'flat', extra: 'none' },
  {
    ...PLASTERED,
    width: 16,
    storeys: 5,
    storey: 3.2,
    bays: 4,
    opening: [0.86, 0.56],
    trim: 'concrete',
    frame: 'iron',
    shops: 4,
    paint: 'iron',
    roof: 'flat',
    extra: 'none',
  },
  {
    ...PLASTERED,
    width: 12,
    bays: 4,
    storeys: 4,
    opening: [0.42, 0.6],
    wall: 'facade-brick',
    shops: 2,
    paint: 'timber',
    roof: 'flat',
    extra: 'escape',
  },
  {
    ...PLASTERED,
    width: 15,
    bays: 5,
    storeys: 4,
    storey: 3.7,
    opening: [0.66, 0.66],
    wall: 'brick',
    trim: 'concrete',
    frame: 'iron',
    shops: 3,
    paint: 'walnut',
    roof: 'tank',
    extra: 'none',
  },
  {
    ...PLASTERED,
    width: 13.5,
    ground: 5,
    bays: 5,
    storeys: 3,
    storey: 4,
    opening: [0.46, 0.66],
    wall: 'stone-block',
    frame: 'iron',
    paint: 'iron',
    roof: 'flat',
    extra: 'pilasters',
  },
];

/** Metres along the street that a variant takes at size 1. */
export const getCityBlockWidth = (variant: number): number => (STYLES[variant] ?? PLASTERED).width;

/** A town building of four to six storeys in a row, shops below: plastered, of concrete, of brick or of stone. */
export const cityBlock: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: STYLES.length,
  paintable: 3,
  footprint: 8.4,
  plan: [14, CITY_BLOCK_DEPTH],
  height: 18.6,
  principal: 'facade',
  doubleSided: false,
  sink: 0.02,
  levels: true,
  draw(mesh, { variant, random, setting }) {
    const style = STYLES[variant] ?? PLASTERED;
    const { width, ground, storeys, storey } = style;
    const top = ground + storeys * storey;
    const face = CITY_BLOCK_DEPTH / 2;
    const front: UpperFront = { ...style, face, from: ground };
    addBox(mesh, [-width / 2, -1.1, -face], [width / 2, top, face - WINDOW_REVEAL_DEPTH], style.wall);
    addBlock(mesh, [0, -1.1, 0], [width - 0.02, 1.35, CITY_BLOCK_DEPTH + 0.05], 'concrete');
    addUpperFront(mesh, front, random);
    addShopFront(
      mesh,
      { ...style, face, height: ground, pier: style.trim, awnings: style.extra !== 'pilasters', neon: setting.neon },
      random,
    );
    addPlainWindows(mesh, { turn: Math.PI, out: face, columns: columns(style.bays, width) }, front, random);
    for (const turn of [Math.PI / 2, -Math.PI / 2]) addPlainWindows(mesh, { turn, out: width / 2, columns: [-2.6, 1.4] }, front, random);
    addTop(mesh, style, top, random);
    addExtra(mesh, style);
    return createBoxSolid(width, top, CITY_BLOCK_DEPTH);
  },
};

const columns = (count: number, width: number): number[] => Array.from({ length: count }, (_, k) => ((k + 0.5) / count - 0.5) * width);

function addTop(mesh: MeshBuilder, style: Style, top: number, random: RandomStream): void {
  const { width, trim } = style;
  const isPlain = style.extra === 'none' && style.frame === 'iron';
  addCornice(
    mesh,
    { width, depth: CITY_BLOCK_DEPTH, y: top - 0.2, reach: isPlain ? 0.18 : 0.6, brackets: !isPlain && style.roof === 'flat' },
    trim,
  );
  const plan = { width, depth: CITY_BLOCK_DEPTH, y: top + 0.4 };
  if (style.roof === 'mansard') return addMansardRoof(mesh, plan, style.bays);
  addFlatRoof(mesh, plan, style.wall, random);
  if (style.roof === 'tank') addWaterTank(mesh, [width * 0.26, top + 0.4, CITY_BLOCK_DEPTH * 0.1]);
}

function addExtra(mesh: MeshBuilder, style: Style): void {
  const { width, ground, storeys, storey, bays } = style;
  const face = CITY_BLOCK_DEPTH / 2;
  if (style.extra === 'balconies') {
    addBalcony(mesh, { x: 0, y: ground + 0.5, face, width: width - 0.6 });
    for (const x of columns(bays, width)) addBalcony(mesh, { x, y: ground + (storeys - 1) * storey + 0.45, face, width: 1.7 });
  }
  if (style.extra === 'escape') addFireEscape(mesh, { x: width / bays, from: ground, storeys, storey, face });
  if (style.extra === 'pilasters') {
    for (let k = 0; k <= bays; k++) {
      const x = Math.max(-width / 2 + 0.35, Math.min(width / 2 - 0.35, (k / bays - 0.5) * width));
      addBlock(mesh, [x, ground, face + 0.1], [0.62, storeys * storey - 0.3, 0.3], style.trim);
      for (const y of [ground, ground + storeys * storey - 0.7]) addBlock(mesh, [x, y, face + 0.14], [0.8, 0.4, 0.36], style.trim);
    }
  }
}
