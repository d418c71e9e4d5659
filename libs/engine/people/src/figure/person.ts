import type { Finish, Generated, GeneratorContext, HairKind, PersonParameters } from '@diorama/catalogue';
import { CLOSED_HATS, HATS, HELD, TIGHT_HATS } from '@diorama/outfits';
import { group, listSlots, scale } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { BUILDS } from '../body/builds.js';
import { createHand } from '../body/hand.js';
import type { Grip } from '../body/hand.js';
import { POSES } from '../body/poses.js';
import { createSkeleton } from '../body/skeleton.js';
import type { Posture, Skeleton } from '../body/skeleton.js';
import { createSkin } from '../body/skin.js';
import type { Dress } from '../body/skin.js';
import { FLOOR_LENGTH, GARMENTS } from '../clothes/garments.js';
import { createFrame, placeIn, pointIn } from '../frame/frame.js';
import { createHead } from '../head/head.js';
import { drawTail } from './tails.js';
import { LOWER_BODIES } from './lower-bodies.js';
import { PALETTE } from './palette.js';
import { WINGS } from './wings.js';

/** How finely a person is drawn: 1 alone, larger in a group. */
export interface PersonDetail {
  readonly coarseness: number;
  /** Chooses among several finishes or hair styles. */
  readonly choice: number;
}

/** A body of 1.75 m is drawn at this height, and then scaled. */
const DRAWN_HEIGHT = 1.78;
const CELL = 0.043;
const HEAD_CELL = 0.021;

/** The height at which a person stands, without hat, metres. */
export const heightOf = ({ build = 'man', tall }: PersonParameters): number => tall ?? BUILDS[build].tall;

/** Draws one person. */
export function createPerson(person: PersonParameters, { coarseness, choice }: PersonDetail): Generated {
  const skeleton = createSkeleton(BUILDS[person.build ?? 'man'], postureOf(person));
  const shape = group(
    createBody(person, skeleton, coarseness),
    createHeadOf(person, skeleton, { coarseness, choice }),
    ...(person.wears ?? []).map(([kind, , trim]) => GARMENTS[kind](skeleton, kind, trim === undefined ? kind : `${kind}-trim`)),
    createHeld(person, skeleton),
    createExtras(person, skeleton),
  );
  const scaled = scale(shape, heightOf(person) / DRAWN_HEIGHT);
  return { shape: scaled, finishes: finishesOf(person, scaled, choice) };
}

/** The finish or style that a variant takes. */
export const chosen = <T extends string>(options: T | readonly T[], choice: number): T =>
  typeof options === 'string' ? options : (options[choice % options.length] as T);

/** How a person stands: the named pose, with the arms as what they hold demands. */
export function postureOf(person: PersonParameters): Posture {
  const [legs, left, right, nod = 0] = POSES[person.pose ?? 'stand'];
  const held = (kind: PersonParameters['left']) => (kind === undefined ? undefined : HELD[kind].arm);
  return {
    legs: person.legs ?? legs,
    arms: [person.leftArm ?? held(person.left) ?? left, person.rightArm ?? held(person.right) ?? right],
    lean: person.lean ?? 0,
    nod,
  };
}

function createBody(person: PersonParameters, skeleton: Skeleton, coarseness: number): Shape {
  const dress = dressOf(person);
  const { lower = 'legs' } = person;
  const isLong = (person.wears ?? []).some(([kind]) => FLOOR_LENGTH.has(kind));
  const cell = CELL * coarseness;
  const skin = createSkin(skeleton, {
    dress,
    hasLegs: lower === 'legs' && !isLong,
    cell,
    looseness: person.top === undefined && person.bottom === undefined ? 0 : 0.007,
  });
  const hands = skeleton.arms.map((arm, k) => {
    const kind = k === 0 ? person.left : person.right;
    const hasItem = kind !== undefined && HELD[kind].onChest !== true;
    return createHand(arm, {
      grip: gripOf(person, k, hasItem),
      slot: dress.hand,
      size: skeleton.build.hand,
      cell: 0.023 * coarseness * Math.max(1, skeleton.build.hand),
    });
  });
  const shoes = isLong && lower === 'legs' ? [createToes(skeleton, dress, cell)] : [];
  return group(skin, ...hands, ...shoes, LOWER_BODIES[lower]?.(skeleton) ?? group());
}

/** The feet that look out under a robe. */
const createToes = (skeleton: Skeleton, dress: Dress, cell: number): Shape =>
  group(
    ...skeleton.legs.map(({ tip }): Shape => ({
      form: 'implicit',
      bones: [{ from: pointIn(tip, [0, -0.045, 0]), to: pointIn(tip, [0, -0.05, 0.17]), radii: [0.046, 0.036], slot: dress.foot }],
      blend: 0.03,
      cell,
      slot: dress.foot,
    })),
  );

function gripOf(person: PersonParameters, arm: number, hasItem: boolean): Grip {
  if (hasItem) return 'closed';
  const pose = postureOf(person).arms[arm];
  if (
    pose === 'pray' ||
    pose === 'wave' ||
    pose === 'zombie' ||
    pose === 'out' ||
    pose === 'spread' ||
    pose === 'ballet' ||
    pose === 'lap' ||
    pose === 'knee'
  )
    return 'flat';
  if (
    pose === 'guard' ||
    pose === 'punch' ||
    pose === 'hip' ||
    pose === 'draw' ||
    pose === 'pump' ||
    pose === 'pump-back' ||
    pose === 'flex' ||
    pose === 'strum'
  )
    return 'closed';
  return 'open';
}

function dressOf(person: PersonParameters): Dress {
  const { top, bottom, sleeves = 'long', trousers = 'long', shoes, footwear = 'shoe', gloves } = person;
  const shirt = top === undefined ? 'skin' : 'top';
  const legs = bottom === undefined ? 'skin' : 'bottom';
  const foot = shoes === undefined ? 'skin' : 'shoes';
  const sleeve = sleeves === 'long' ? shirt : 'skin';
  const trouserLeg = trousers === 'long' ? legs : 'skin';
  return {
    chest: shirt,
    pelvis: bottom === undefined ? shirt : legs,
    upperArm: sleeves === 'none' ? 'skin' : shirt,
    elbow: sleeve,
    foreArm: sleeve,
    thigh: trousers === 'brief' ? 'skin' : legs,
    knee: trouserLeg,
    shin: footwear === 'boot' && shoes !== undefined ? 'shoes' : trouserLeg,
    foot,
    hand: gloves === undefined ? 'skin' : 'gloves',
  };
}

function createHeadOf(person: PersonParameters, skeleton: Skeleton, { coarseness, choice }: PersonDetail): Shape {
  const { hat, hair = 'short', beard = 'none', head = 'human', extras = [] } = person;
  const isCovered = hat !== undefined && (CLOSED_HATS.has(hat) || TIGHT_HATS.has(hat));
  const drawn = group(
    createHead({
      kind: hat !== undefined && CLOSED_HATS.has(hat) ? 'none' : head,
      hair: isCovered ? 'bald' : hairUnder(hat, chosen(hair, choice)),
      beard: hat !== undefined && CLOSED_HATS.has(hat) ? 'none' : chosen(beard, choice),
      extras,
      isWoman: skeleton.build.bust > 0,
      cell: HEAD_CELL * coarseness,
    }),
    hat === undefined ? group() : HATS[hat](),
  );
  return placeIn(scale(drawn, skeleton.build.head), skeleton.head);
}

/** Hair that a hat presses down. */
const hairUnder = (hat: PersonParameters['hat'], hair: HairKind): HairKind =>
  hat !== undefined && (hair === 'short' || hair === 'side' || hair === 'fringe') ? 'crop' : hair;

function createHeld(person: PersonParameters, skeleton: Skeleton): Shape {
  const size = 0.5 + 0.5 * skeleton.build.hand;
  return group(
    ...([person.left, person.right] as const).map((kind, k) => {
      const arm = skeleton.arms[k === 0 ? 0 : 1];
      if (kind === undefined) return group();
      const { make, up = [0, 1, 0], front = [0, 0, 1], onChest } = HELD[kind];
      if (onChest === true) return placeIn(make(), skeleton.torso);
      const grip = pointIn(arm.tip, [-0.036 * arm.side * skeleton.build.hand, 0.066 * skeleton.build.hand, 0]);
      const item = arm.side > 0 ? make() : ({ form: 'mirrored', part: make(), axis: 'x', keep: false } as const);
      return placeIn(scale(item, size), createFrame(grip, [arm.side * up[0], up[1], up[2]], [arm.side * front[0], front[1], front[2]]));
    }),
  );
}

function createExtras({ extras = [] }: PersonParameters, skeleton: Skeleton): Shape {
  const { torso, build } = skeleton;
  const back = { ...torso, at: pointIn(torso, [0, build.torso - 0.1, -build.girth[2] - 0.01]) };
  return group(
    ...extras.map((extra) => group(WINGS[extra] === undefined ? group() : placeIn(WINGS[extra](), back), drawTail(extra, torso))),
  );
}

const SKINS: readonly Finish[] = ['skin #d8a988', 'skin #8d5a3c', 'skin #e6bd9c', 'skin #b9805a'];
const HAIRS: readonly Finish[] = ['hair #3a2718', 'hair #17120f', 'hair #8a5a2c', 'hair #241a14'];
const LEATHER: Finish = 'leather #5a3822';

function finishesOf(person: PersonParameters, shape: Shape, choice: number): Record<string, Finish> {
  const hair = chosen(person.hairColor ?? HAIRS, choice);
  const all: Record<string, Finish> = {
    ...PALETTE,
    skin: chosen(person.skin ?? SKINS, choice),
    hair,
    beard: hair,
    brow: hair,
    shoes: chosen(person.shoes ?? LEATHER, choice),
    gloves: person.gloves ?? LEATHER,
  };
  if (person.eyes !== undefined) all['eye'] = person.eyes;
  if (person.top !== undefined) all['top'] = chosen(person.top, choice);
  if (person.bottom !== undefined) all['bottom'] = chosen(person.bottom, choice);
  if (person.hatColor !== undefined) all['hat'] = chosen(person.hatColor, choice);
  for (const [kind, main, trim] of person.wears ?? []) {
    all[kind] = chosen(main ?? LEATHER, choice);
    if (trim !== undefined) all[`${kind}-trim`] = chosen(trim, choice);
  }
  Object.assign(all, person.paint);
  const [first] = person.wears ?? [];
  const principal = person.top === undefined ? (first?.[0] ?? 'skin') : 'top';
  const shown = listSlots(shape);
  return Object.fromEntries(
    [principal, ...shown].filter((slot) => shown.includes(slot)).map((slot) => [slot, all[slot] ?? 'plastic #ff00ff']),
  );
}

/** Draws a person in front of the context's variant. */
export const generatePerson = (person: PersonParameters, { variant }: GeneratorContext): Generated =>
  createPerson(person, { coarseness: 1, choice: variant });
