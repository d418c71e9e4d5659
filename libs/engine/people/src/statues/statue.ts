import type { Generated, GeneratorContext, PersonSpec, PlinthKind } from '@diorama/catalogue';
import { box, cylinder, group, implicit, lathe, listSlots, move, radial, restyle, scale, sphere, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

import { BUILDS } from '../body/builds.js';
import { createPerson, heightOf, postureOf } from '../figure/person.js';
import { createHorseBody } from '../figure/lower-bodies.js';
import { createSkeleton } from '../body/skeleton.js';
import { createHead } from '../head/head.js';

type StatueSpec = Extract<PersonSpec, { readonly generator: 'person-statue' }>;

/** A person of one material on a plinth. */
export function generateStatue({ person, material, plinth, plinthMaterial, cut }: StatueSpec, { variant }: GeneratorContext): Generated {
  const whole = createFigure({ person, cut }, variant);
  const stone = restyle(whole, Object.fromEntries(listSlots(whole).map((slot) => [slot, 'stone'])));
  const skeleton = createSkeleton(BUILDS[person.build ?? 'man'], postureOf(person));
  const factor = heightOf(person) / 1.78;
  const ground = cut === undefined ? skeleton.ground * factor : 0;
  const base = PLINTHS[plinth];
  const size = heightOf(person) / 1.78;
  return {
    shape: base === null ? stone : group(scale(base.make(cut === 'rider'), size), move(stone, 0, base.height * size - ground, 0)),
    finishes: { stone: material, ...(base === null ? {} : { plinth: plinthMaterial ?? material }) },
  };
}

function createFigure({ person, cut }: { person: StatueSpec['person']; cut: StatueSpec['cut'] }, choice: number): Shape {
  if (cut === 'bust') return createBust(person);
  const { shape } = createPerson(person, { coarseness: 1, choice });
  if (cut === undefined) return shape;
  const factor = heightOf(person) / 1.78;
  return group(move(shape, 0, 0.32 * factor, 0), scale(createRiddenHorse(), factor));
}

/** A horse to be ridden: its back is where the seat of a rider is. */
function createRiddenHorse(): Shape {
  return group(
    move(createHorseBody(0.42, 0.98), 0, 0, 0),
    implicit(
      'hide',
      [
        { from: [0, 1.02, 0.42], to: [0, 1.42, 0.72], radii: [0.17, 0.1] },
        { from: [0, 1.44, 0.72], to: [0, 1.24, 1.0], radii: [0.085, 0.056] },
        { from: [0, 1.24, 1.0], to: [0, 1.2, 1.04], radii: [0.06, 0.056] },
        { from: [0.045, 1.5, 0.68], to: [0.055, 1.6, 0.68], radii: [0.026, 0.01] },
        { from: [-0.045, 1.5, 0.68], to: [-0.055, 1.6, 0.68], radii: [0.026, 0.01] },
        { from: [0, 1.5, 0.66], to: [0, 1.16, 0.34], radii: [0.03, 0.05], flatten: 0.6 },
      ],
      { blend: 0.06, cell: 0.03 },
    ),
    move(box('plinth', 0.5, 0.04, 0.5, 0.01), 0, 1.14, 0),
  );
}

function createBust(person: StatueSpec['person']): Shape {
  const build = BUILDS[person.build ?? 'man'];
  const shoulder = build.shoulderX;
  return group(
    implicit(
      'skin',
      [
        { from: [-shoulder, 0.3, 0], to: [0, 0.36, -0.01], radii: [0.075, 0.09] },
        { from: [shoulder, 0.3, 0], to: [0, 0.36, -0.01], radii: [0.075, 0.09] },
        { from: [0, 0.2, 0.0], to: [0, 0.3, 0], radii: [0.105, 0.115], flatten: 1.5 },
        { from: [0, 0.06, 0], to: [0, 0.2, 0.0], radii: [0.05, 0.1], flatten: 1.25 },
        { from: [0, 0.35, 0], to: [0, 0.5, 0.01], radii: [0.065, 0.055] },
      ],
      { blend: 0.06, cell: 0.02 },
    ),
    move(
      lathe(
        'plinth',
        [
          [0.13, 0],
          [0.13, 0.03],
          [0.06, 0.06],
          [0.055, 0.09],
          [0.08, 0.11],
          [0, 0.11],
        ],
        { sides: 20 },
      ),
      0,
      -0.04,
      0,
    ),
    move(
      scale(
        createHead({
          kind: 'human',
          hair: typeof person.hair === 'string' ? person.hair : 'curly',
          beard: typeof person.beard === 'string' ? person.beard : 'none',
          extras: [],
          isWoman: build.bust > 0,
          cell: 0.011,
        }),
        1.1,
      ),
      0,
      0.62,
      0.02,
    ),
  );
}

interface Plinth {
  readonly height: number;
  readonly make: (long: boolean) => Shape;
}

const PLINTHS: Readonly<Record<PlinthKind, Plinth | null>> = {
  none: null,
  slab: { height: 0.12, make: (long) => box('plinth', 0.8, 0.12, long ? 1.9 : 0.6, 0.015) },
  block: {
    height: 0.9,
    make: (long) => {
      const depth = long ? 1.9 : 0.76;
      return group(
        box('plinth', 0.96, 0.12, depth + 0.2, 0.015),
        move(box('plinth', 0.76, 0.7, depth, 0.015), 0, 0.1, 0),
        move(box('plinth', 0.92, 0.12, depth + 0.16, 0.03), 0, 0.78, 0),
      );
    },
  },
  drum: {
    height: 0.5,
    make: () =>
      group(
        cylinder('plinth', 0.48, 0.08, { sides: 24 }),
        move(cylinder('plinth', 0.4, 0.36, { sides: 24 }), 0, 0.08, 0),
        move(cylinder('plinth', 0.46, 0.07, { sides: 24 }), 0, 0.43, 0),
      ),
  },
  lotus: {
    height: 0.26,
    make: () =>
      group(
        cylinder('plinth', 0.5, 0.08, { sides: 24 }),
        move(cylinder('plinth', 0.46, 0.2, { sides: 24 }), 0, 0.06, 0),
        radial(turn(scale(sphere('plinth', [0.12, 0.15, 0.06], { detail: 1 }), 1), [20, 0, 0], [0, 0.15, 0]), 14, 0.5),
        radial(turn(scale(sphere('plinth', [0.12, 0.1, 0.06], { detail: 1 }), 1), [60, 0, 0], [0, 0.06, 0]), 14, 0.52),
      ),
  },
};
