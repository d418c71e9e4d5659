import type { Finish, Generated, PersonSpec } from '@diorama/catalogue';
import { box, cylinder, group, lathe, listSlots, mirror, move, rod, scale, sphere, sweep, turn } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';
import { lerpVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';
import { BUILDS } from '../body/builds.js';
import { POSES } from '../body/poses.js';
import { createSkeleton } from '../body/skeleton.js';
import type { Limb, Skeleton } from '../body/skeleton.js';
import { createFrame, placeIn } from '../frame/frame.js';
import { ANTENNA, HEADS } from './robot-heads.js';

type RobotSpec = Extract<PersonSpec, { readonly generator: 'robot' }>;

/** A robot with the limbs of a person. */
export function generateRobot(spec: RobotSpec): Generated {
  const [legs, left, right] = POSES[spec.pose ?? 'stand'];
  const build =
    spec.style === 'armoured'
      ? { ...BUILDS.strong, shoulderX: 0.3, hipX: 0.13 }
      : spec.style === 'slim'
        ? BUILDS.slender
        : { ...BUILDS.man, shoulderX: 0.25, hipX: 0.11 };
  const skeleton = createSkeleton(build, { legs, arms: [spec.leftArm ?? left, spec.rightArm ?? right], lean: 0, nod: 0 });
  const style = STYLES[spec.style];
  const shape = scale(
    group(
      placeIn(style.torso(build.torso), skeleton.torso),
      placeIn(group(HEADS[spec.head](), ...(spec.hasAntenna === true ? [ANTENNA] : [])), skeleton.head),
      ...skeleton.arms.map((arm) => group(style.arm(arm), placeIn(style.hand(arm.side), arm.tip))),
      ...skeleton.legs.map((leg) => group(style.leg(leg), placeIn(style.foot(), leg.tip))),
      ...(spec.hasWings === true ? [createBoosters(skeleton)] : []),
    ),
    spec.tall / 1.78,
  );
  const all: Record<string, Finish> = {
    shell: spec.shell,
    joint: spec.joint ?? 'metal #4a4e54',
    accent: spec.accent ?? 'paint #d8402c',
    light: spec.light ?? 'neon #40d8ff',
    screen: 'screen',
    dark: 'plastic #1c1e22',
    yellow: 'paint #f0c030',
    red: 'paint #d8302a',
    green: 'paint #40b050',
  };
  return {
    shape,
    finishes: Object.fromEntries(
      listSlots(shape)
        .toSorted((a, b) => Number(b === 'shell') - Number(a === 'shell'))
        .map((slot) => [slot, all[slot] ?? 'plastic']),
    ),
  };
}

interface RobotStyle {
  readonly torso: (top: number) => Shape;
  readonly arm: (limb: Limb) => Shape;
  readonly leg: (limb: Limb) => Shape;
  readonly hand: (side: number) => Shape;
  readonly foot: () => Shape;
}

/** A block along a limb segment; its length is that of the segment less the gaps at both ends. */
function segment(part: (length: number) => Shape, from: Vec3, to: Vec3, gaps: readonly [number, number]): Shape {
  const [a, b] = [lerpVectors(from, to, gaps[0]), lerpVectors(from, to, 1 - gaps[1])];
  const along: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  return placeIn(part(Math.hypot(...along)), createFrame(a, along, [0, 0.1, 1]));
}

const ball = (slot: string, at: Vec3, radius: number): Shape => move(sphere(slot, radius, { detail: 1 }), ...at);

const blocks =
  (upper: number, lower: number): ((limb: Limb) => Shape) =>
  ({ root, joint, end }) =>
    group(
      ball('joint', root, upper * 0.75),
      ball('joint', joint, lower * 0.6),
      ball('joint', end, lower * 0.55),
      segment((length) => box('shell', upper, length, upper, 0.018), root, joint, [0.12, 0.14]),
      segment((length) => box('shell', lower, length, lower, 0.016), joint, end, [0.14, 0.06]),
    );

const hoses =
  (radius: number): ((limb: Limb) => Shape) =>
  ({ root, joint, end }) => {
    const rings = (from: Vec3, to: Vec3): Shape[] =>
      [0.1, 0.28, 0.46, 0.64, 0.82].map((share) => ball('joint', lerpVectors(from, to, share), radius * 1.25));
    return group(
      rod('shell', root, joint, radius),
      rod('shell', joint, end, radius),
      ball('shell', root, radius * 2),
      ...rings(root, joint),
      ...rings(joint, end),
    );
  };

const shells =
  (radius: number): ((limb: Limb) => Shape) =>
  ({ root, joint, end }) => {
    const shell = (length: number): Shape =>
      lathe(
        'shell',
        [
          [0.55 * radius, 0],
          [0.95 * radius, 0.1 * length],
          [radius, 0.35 * length],
          [0.8 * radius, 0.8 * length],
          [0.5 * radius, length],
        ],
        { sides: 14 },
      );
    return group(
      ball('joint', root, radius * 0.95),
      ball('joint', joint, radius * 0.7),
      ball('joint', end, radius * 0.55),
      segment(shell, root, joint, [0.06, 0.12]),
      segment(shell, joint, end, [0.12, 0.06]),
    );
  };

const armour =
  (size: number, slot: string): ((limb: Limb) => Shape) =>
  ({ root, joint, end }) =>
    group(
      rod('joint', root, joint, size * 0.34),
      rod('joint', joint, end, size * 0.34),
      segment(
        (length) =>
          group(
            box('shell', size * 1.02, length, size, 0.03),
            move(box(slot, size * 0.6, length * 0.5, size * 1.1, 0.02), 0, length * 0.25, 0),
          ),
        root,
        joint,
        [0.22, 0.16],
      ),
      segment(
        (length) =>
          group(
            box('shell', size * 1.25, length * 0.92, size * 1.3, 0.035),
            move(box(slot, size * 0.5, length * 0.6, size * 1.45, 0.02), 0, length * 0.1, 0),
          ),
        joint,
        end,
        [0.12, 0],
      ),
      ball(slot, joint, size * 0.56),
    );

const claw = (): Shape =>
  group(
    cylinder('joint', 0.04, 0.04, { sides: 12 }),
    ...[1, -1].map((side) =>
      sweep(
        'joint',
        [
          [0, 0.03, 0.02 * side],
          [0, 0.08, 0.07 * side],
          [0, 0.14, 0.07 * side],
          [0, 0.17, 0.03 * side],
        ],
        [0.022, 0.022, 0.02, 0.012],
        { sides: 6 },
      ),
    ),
  );

const fingers =
  (size: number, slot: string): ((side: number) => Shape) =>
  (side) =>
    scale(
      group(
        move(box(slot, 0.04, 0.08, 0.09, 0.012), 0, 0, 0),
        ...[-0.032, -0.011, 0.011, 0.032].map((z) =>
          sweep(
            'joint',
            [
              [0, 0.07, z],
              [-0.01 * side, 0.12, z],
              [-0.035 * side, 0.15, z],
            ],
            [0.011, 0.011, 0.008],
            { sides: 5 },
          ),
        ),
        sweep(
          'joint',
          [
            [0, 0.03, 0.04],
            [-0.02 * side, 0.08, 0.07],
          ],
          [0.012, 0.009],
          { sides: 5 },
        ),
      ),
      size,
    );

const fist = (): Shape =>
  group(
    move(box('joint', 0.13, 0.15, 0.15, 0.03), 0, 0, 0),
    ...[-0.05, -0.017, 0.017, 0.05].map((z) => move(box('shell', 0.14, 0.05, 0.028, 0.008), 0, 0.09, z)),
  );

const boot =
  (width: number, length: number, height: number): (() => Shape) =>
  () =>
    group(
      move(box('shell', width, height, length, 0.02), 0, -0.09, 0.04),
      move(box('joint', width * 1.04, 0.025, length * 1.03), 0, -0.095, 0.04),
    );

const boxyTorso = (top: number): Shape =>
  group(
    move(box('shell', 0.46, top - 0.1, 0.3, 0.02), 0, 0.1, 0),
    move(box('joint', 0.3, 0.12, 0.22, 0.01), 0, 0, 0),
    move(box('shell', 0.34, 0.12, 0.26, 0.02), 0, -0.08, 0),
    move(box('accent', 0.34, 0.2, 0.03, 0.01), 0, top - 0.26, 0.15),
    ...[-0.1, 0, 0.1].map((x, k) =>
      turn(cylinder(['red', 'yellow', 'green'][k] ?? 'red', 0.028, 0.02, { sides: 12 }), [90, 0, 0], [x, top - 0.12, 0.165]),
    ),
    move(box('light', 0.24, 0.04, 0.02), 0, top - 0.23, 0.16),
    turn(cylinder('yellow', 0.06, 0.02, { sides: 16 }), [90, 0, 0], [0, 0.2, 0.15]),
    move(box('red', 0.01, 0.05, 0.01), 0, 0.2, 0.175),
    ...[0.13, 0.27].flatMap((y) => [-0.19, 0.19].map((x) => move(sphere('joint', 0.014, { detail: 0 }), x, y, 0.15))),
    move(cylinder('joint', 0.07, 0.08, { sides: 12 }), 0, top - 0.02, 0),
  );

const tubeTorso = (top: number): Shape =>
  group(
    lathe(
      'shell',
      [
        [0.12, 0.02],
        [0.17, 0.1],
        [0.21, 0.3],
        [0.2, top - 0.06],
        [0.12, top],
        [0, top + 0.01],
      ],
      { sides: 20 },
    ),
    move(sphere('joint', [0.15, 0.09, 0.13], { detail: 2 }), 0, -0.02, 0),
    turn(cylinder('accent', 0.09, 0.03, { sides: 20 }), [90, 0, 0], [0, top - 0.2, 0.185]),
    turn(cylinder('light', 0.06, 0.03, { sides: 20 }), [90, 0, 0], [0, top - 0.2, 0.2]),
    ...[-0.06, 0, 0.06].map((x) => move(sphere('yellow', 0.016, { detail: 1 }), x, 0.17, 0.178)),
    move(cylinder('joint', 0.06, 0.09, { sides: 12 }), 0, top - 0.01, 0),
  );

const slimTorso = (top: number): Shape =>
  group(
    scale(
      lathe(
        'shell',
        [
          [0.06, 0.22],
          [0.14, 0.3],
          [0.17, top - 0.14],
          [0.15, top - 0.03],
          [0.07, top + 0.02],
          [0, top + 0.03],
        ],
        { sides: 20 },
      ),
      [1.12, 1, 0.72],
    ),
    scale(
      lathe(
        'joint',
        [
          [0.09, 0.02],
          [0.075, 0.12],
          [0.085, 0.26],
        ],
        { sides: 16 },
      ),
      [1.1, 1, 0.8],
    ),
    scale(
      lathe(
        'shell',
        [
          [0.05, -0.1],
          [0.12, -0.03],
          [0.125, 0.04],
          [0.09, 0.07],
          [0, 0.07],
        ],
        { sides: 18 },
      ),
      [1.15, 1, 0.8],
    ),
    turn(cylinder('light', 0.035, 0.02, { sides: 16 }), [80, 0, 0], [0, top - 0.16, 0.112]),
    mirror(
      sweep(
        'joint',
        [
          [0.03, top - 0.08, 0.115],
          [0.11, top - 0.11, 0.09],
          [0.15, top - 0.2, 0.05],
        ],
        0.006,
        { sides: 5 },
      ),
    ),
    move(cylinder('joint', 0.042, 0.11, { sides: 12 }), 0, top - 0.01, 0),
  );

const armouredTorso = (top: number): Shape =>
  group(
    turn(box('shell', 0.56, 0.3, 0.36, 0.05), [0, 0, 0], [0, top - 0.27, 0]),
    mirror(turn(box('accent', 0.22, 0.2, 0.12, 0.03), [-12, 12, 0], [0.14, top - 0.22, 0.15])),
    move(box('yellow', 0.12, 0.07, 0.06, 0.01), 0, top - 0.13, 0.2),
    move(box('joint', 0.26, 0.2, 0.22, 0.02), 0, 0.08, 0),
    move(box('shell', 0.22, 0.12, 0.26, 0.02), 0, 0.12, 0.02),
    move(box('accent', 0.34, 0.13, 0.28, 0.03), 0, -0.06, 0),
    mirror(turn(box('shell', 0.16, 0.22, 0.05, 0.012), [-12, 0, 8], [0.13, -0.2, 0.15])),
    mirror(turn(box('shell', 0.26, 0.22, 0.34, 0.05), [0, 0, -12], [0.36, top - 0.14, 0])),
    mirror(turn(box('accent', 0.2, 0.05, 0.36, 0.02), [0, 0, -12], [0.385, top + 0.05, 0])),
    move(box('joint', 0.14, 0.12, 0.14), 0, top, 0),
  );

const STYLES: Readonly<Record<RobotSpec['style'], RobotStyle>> = {
  boxy: { torso: boxyTorso, arm: blocks(0.12, 0.11), leg: blocks(0.15, 0.14), hand: claw, foot: boot(0.17, 0.28, 0.1) },
  tube: {
    torso: tubeTorso,
    arm: hoses(0.04),
    leg: hoses(0.052),
    hand: claw,
    foot: () => move(sphere('shell', [0.1, 0.075, 0.15], { detail: 1 }), 0, -0.03, 0.05),
  },
  slim: { torso: slimTorso, arm: shells(0.052), leg: shells(0.08), hand: fingers(1.05, 'shell'), foot: boot(0.1, 0.25, 0.085) },
  armoured: { torso: armouredTorso, arm: armour(0.15, 'accent'), leg: armour(0.19, 'accent'), hand: fist, foot: boot(0.25, 0.42, 0.15) },
};

const createBoosters = ({ torso, build }: Skeleton): Shape =>
  placeIn(
    group(
      move(box('joint', 0.34, 0.34, 0.16, 0.03), 0, build.torso - 0.3, -0.22),
      mirror(turn(cylinder('joint', 0.07, 0.24, { top: 0.05, sides: 14 }), [0, 0, 0], [0.1, build.torso - 0.5, -0.26])),
      mirror(turn(box('accent', 0.05, 0.62, 0.2, 0.01), [-8, 0, -32], [0.14, build.torso - 0.08, -0.28])),
    ),
    torso,
  );
