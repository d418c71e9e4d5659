import { DIRECTION_MIN } from '../rays/ray.js';
import {
  addInt,
  andPair,
  atLeast,
  atLeastPair,
  atMost,
  atMostPair,
  bitsOfPair,
  both,
  branch,
  branchIf,
  divF64,
  either,
  equalInt,
  float,
  get,
  giveBack,
  greaterPair,
  int,
  lane,
  less,
  lesserPair,
  lessInt,
  lessPair,
  loadFloat,
  loadInt,
  loadPair,
  loop,
  magnitude,
  mulInt,
  mulPair,
  select,
  set,
  storeFloat,
  storeInt,
  subInt,
  subPair,
  when,
} from './instructions.js';
import type { Code, Local } from './instructions.js';
import { LINKS, PAIR, STACK_ENTRY } from './layout.js';
import type { FunctionWriter } from './module-writer.js';

/** Locals of a ray: origin x, y, z, then direction x, y, z. */
export type RayLocals = readonly [Local, Local, Local, Local, Local, Local];

export interface Walk {
  readonly ray: RayLocals;
  /** The link to begin at; afterwards the one that is being visited. */
  readonly link: Local;
  /** Where the stack ends, in bytes; the walk puts what it has yet to visit there. */
  readonly top: Local;
  /** Boxes that are entered beyond this distance are left out. */
  readonly best: Local;
  /** What the function answers when the walk is over. */
  readonly found: Local;
  /** Looks at the leaf of `link`. */
  readonly leaf: Code;
}

/** Takes a ray through a tree, nearer boxes first, and through every leaf whose box it enters before `best`; then returns. */
export function walkTree(f: FunctionWriter, walk: Walk): Code {
  const { link, top, best, found, leaf } = walk;
  const bottom = f.int();
  const { prepare, visit } = visitNode(f, walk);
  return [
    ...prepare,
    ...set(bottom, get(top)),
    ...loop(
      either(lessInt(get(link), int(0)), leaf, visit),
      loop(
        when(equalInt(get(top), get(bottom)), giveBack(get(found))),
        set(top, subInt(get(top), int(STACK_ENTRY))),
        branchIf(0, atLeast(loadFloat(get(top)), get(best))),
      ),
      set(link, loadInt(get(top), 8)),
      branch(0),
    ),
    ...int(0),
  ];
}

interface Visit {
  readonly prepare: Code;
  /** Goes on at the start of the walk with a child that is entered; where there is none, does nothing. */
  readonly visit: Code;
}

/** Both children's boxes are tested at once, the left one in lane 0. */
function visitNode(f: FunctionWriter, { ray, link, top, best }: Walk): Visit {
  const [x, y, z] = [0, 1, 2].map((axis) => crossSlab(f, axis, { ray, link })) as [Slab, Slab, Slab];
  const enter = f.pair();
  const leave = f.pair();
  const entered = f.int();
  const leftFirst = f.int();
  const isEntered = [
    atMostPair(get(enter), get(leave)),
    atLeastPair(get(leave), both(float(0))),
    lessPair(get(enter), both(get(best))),
  ].reduce(andPair);
  /** The link of child 1, the left one, or 2. */
  const child = (which: Code): Code => loadInt(addInt(get(link), mulInt(which, int(4))), LINKS - 4);
  const putOffFurther = [
    ...set(leftFirst, atMost(lane(0, get(enter)), lane(1, get(enter)))),
    ...storeFloat(get(top), select(get(leftFirst), lane(1, get(enter)), lane(0, get(enter)))),
    ...storeInt(get(top), child(addInt(get(leftFirst), int(1))), 8),
    ...set(top, addInt(get(top), int(STACK_ENTRY))),
    ...set(link, child(subInt(int(2), get(leftFirst)))),
  ];
  const visit = [
    ...set(enter, greaterPair(greaterPair(y.near, x.near), z.near)),
    ...set(leave, lesserPair(lesserPair(y.far, x.far), z.far)),
    ...set(entered, bitsOfPair(isEntered)),
    ...when(get(entered), either(equalInt(get(entered), int(3)), putOffFurther, set(link, child(get(entered)))), branch(2)),
  ];
  return { prepare: [x, y, z].flatMap(({ prepare }) => prepare), visit };
}

interface Slab {
  readonly prepare: Code;
  /** Distances at which the ray enters and leaves the two boxes' extents along one axis. */
  readonly near: Code;
  readonly far: Code;
}

function crossSlab(f: FunctionWriter, axis: number, { ray, link }: Pick<Walk, 'ray' | 'link'>): Slab {
  const [origin, inverse, nearAt, farAt] = [f.pair(), f.pair(), f.int(), f.int()];
  const direction = get(ray[axis + 3] as Local);
  const kept = select(less(direction, float(0)), float(-DIRECTION_MIN), float(DIRECTION_MIN));
  const component = f.float();
  const low = int(axis * PAIR);
  const high = int((axis + 3) * PAIR);
  const isBackwards = less(get(component), float(0));
  const distance = (at: Local): Code => mulPair(subPair(loadPair(addInt(get(link), get(at))), get(origin)), get(inverse));
  const prepare = [
    ...set(component, select(less(magnitude(direction), float(DIRECTION_MIN)), kept, direction)),
    ...set(origin, both(get(ray[axis] as Local))),
    ...set(inverse, both(divF64(float(1), get(component)))),
    // Which bound is entered first depends on the sign of the direction only.
    ...set(nearAt, select(isBackwards, high, low)),
    ...set(farAt, select(isBackwards, low, high)),
  ];
  return { prepare, near: distance(nearAt), far: distance(farAt) };
}
