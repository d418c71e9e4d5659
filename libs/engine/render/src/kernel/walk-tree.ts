import { DIRECTION_MIN } from '../rays/ray.js';
import {
  addF64,
  addInt,
  andFour,
  andInt,
  atLeastF32,
  atMostFour,
  bitsOfFour,
  branch,
  branchIf,
  constInt,
  constFloat,
  countTrailingZeros,
  divF64,
  equalInt,
  ifThen,
  ifThenElse,
  getLocal,
  greaterFour,
  lesserFour,
  less,
  lessF32,
  lessInt,
  loadF32,
  loadFour,
  loadInt,
  loopInstruction,
  absFloat,
  mulF64,
  mulFour,
  returnValue,
  roundToF32,
  select,
  setLocal,
  shiftLeftInt,
  splatToFour,
  storeF32,
  storeFour,
  storeInt,
  subF64,
  subFour,
  subInt,
} from './instructions.js';
import type { WasmCode, Local } from './instructions.js';
import { ENTRIES, FOUR, LINKS, STACK_ENTRY, STACK_LINK } from './layout.js';
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
  readonly leaf: WasmCode;
}

/**
 * Boxes are tested in 32 bits. A distance to a plane is a rounded difference times a rounded inverse: it is off by less than three units in
 * its last place, two such distances by less than this share of one (T. Ize, "Robust BVH Ray Traversal", 2013).
 */
const SLACK = 2 ** -20;
/** Share of a 64-bit float by which the nearest 32-bit float may be off, and what it may be off by at zero. */
const ROUNDING = 2 ** -23;
const LEAST_NORMAL = 2 ** -126;

/** Takes a ray through a tree, nearest boxes first, and through every leaf whose box it enters before `best`; then returns. */
export function emitTreeTraversal(f: FunctionWriter, walk: Walk): WasmCode {
  const { link, top, best, found, leaf } = walk;
  const bottom = f.int();
  const limit = f.single();
  const { prepare, visit } = visitNode(f, { ...walk, limit });
  const setLimit = setLocal(limit, roundToF32(mulF64(getLocal(best), constFloat(1 + SLACK))));
  return [
    ...prepare,
    ...setLimit,
    ...setLocal(bottom, getLocal(top)),
    ...loopInstruction(
      ifThenElse(lessInt(getLocal(link), constInt(0)), [...leaf, ...setLimit], visit),
      loopInstruction(
        ifThen(equalInt(getLocal(top), getLocal(bottom)), returnValue(getLocal(found))),
        setLocal(top, subInt(getLocal(top), constInt(STACK_ENTRY))),
        branchIf(0, atLeastF32(loadF32(getLocal(top)), getLocal(limit))),
      ),
      setLocal(link, loadInt(getLocal(top), STACK_LINK)),
      branch(0),
    ),
    ...constInt(0),
  ];
}

interface Visit {
  readonly prepare: WasmCode;
  /** Continues at the start of the walk with the nearest child that is entered; does nothing without one. */
  readonly visit: WasmCode;
}

interface LimitedWalk extends Walk {
  /** `best` as a 32-bit float, a little more. */
  readonly limit: Local;
}

/** All four children's boxes are tested at once. */
function visitNode(f: FunctionWriter, walk: LimitedWalk): Visit {
  const { ray, link, limit } = walk;
  const [x, y, z] = [0, 1, 2].map((axis) => crossSlab(f, axis, { ray, link })) as [Slab, Slab, Slab];
  const enter = f.four();
  const leave = f.four();
  const entered = f.int();
  const isEntered = andFour(atMostFour(getLocal(enter), getLocal(leave)), atMostFour(getLocal(enter), splatToFour(getLocal(limit))));
  const later = mulFour(lesserFour(lesserFour(y.far, x.far), z.far), splatToFour(roundToF32(constFloat(1 + SLACK))));
  const visit = [
    ...setLocal(enter, greaterFour(greaterFour(greaterFour(y.near, x.near), z.near), splatToFour(roundToF32(constFloat(0))))),
    ...setLocal(leave, later),
    ...setLocal(entered, bitsOfFour(isEntered)),
    ...ifThen(getLocal(entered), storeFour(constInt(0), getLocal(enter), ENTRIES), turnToNearest(f, walk, entered), branch(2)),
  ];
  return { prepare: [x, y, z].flatMap(({ prepare }) => prepare), visit };
}

/** Turns `link` to the nearest of the children that are entered, a bit each, and puts the others on the stack. */
function turnToNearest(f: FunctionWriter, { link, top }: Walk, entered: Local): WasmCode {
  const [node, child, other, isNearer] = [f.int(), f.int(), f.int(), f.int()];
  const [distance, otherDistance] = [f.single(), f.single()];
  const takeNext = [
    ...setLocal(child, shiftLeftInt(countTrailingZeros(getLocal(entered)), constInt(2))),
    ...setLocal(entered, andInt(getLocal(entered), subInt(getLocal(entered), constInt(1)))),
  ];
  const linkOfChild = loadInt(addInt(getLocal(node), getLocal(child)), LINKS);
  const distanceOfChild = loadF32(getLocal(child), ENTRIES);
  const putOffFurther = [
    ...takeNext,
    ...setLocal(other, linkOfChild),
    ...setLocal(otherDistance, distanceOfChild),
    ...setLocal(isNearer, lessF32(getLocal(otherDistance), getLocal(distance))),
    ...storeF32(getLocal(top), select(getLocal(isNearer), getLocal(distance), getLocal(otherDistance))),
    ...storeInt(getLocal(top), select(getLocal(isNearer), getLocal(link), getLocal(other)), STACK_LINK),
    ...setLocal(top, addInt(getLocal(top), constInt(STACK_ENTRY))),
    ...setLocal(link, select(getLocal(isNearer), getLocal(other), getLocal(link))),
    ...setLocal(distance, select(getLocal(isNearer), getLocal(otherDistance), getLocal(distance))),
  ];
  return [
    ...setLocal(node, getLocal(link)),
    ...takeNext,
    ...setLocal(link, linkOfChild),
    ...ifThen(getLocal(entered), setLocal(distance, distanceOfChild), loopInstruction(putOffFurther, branchIf(0, getLocal(entered)))),
  ];
}

interface Slab {
  readonly prepare: WasmCode;
  /** Distances at which the ray enters and leaves the four boxes' extents along one axis. */
  readonly near: WasmCode;
  readonly far: WasmCode;
}

function crossSlab(f: FunctionWriter, axis: number, { ray, link }: Pick<Walk, 'ray' | 'link'>): Slab {
  const [nearOrigin, farOrigin, inverse, nearAt, farAt] = [f.four(), f.four(), f.four(), f.int(), f.int()];
  const origin = getLocal(ray[axis] as Local);
  const direction = getLocal(ray[axis + 3] as Local);
  const kept = select(less(direction, constFloat(0)), constFloat(-DIRECTION_MIN), constFloat(DIRECTION_MIN));
  const component = f.float();
  const error = f.float();
  const low = constInt(axis * FOUR);
  const high = constInt((axis + 3) * FOUR);
  const isBackwards = less(getLocal(component), constFloat(0));
  const distance = (at: Local, from: Local): WasmCode =>
    mulFour(subFour(loadFour(addInt(getLocal(link), getLocal(at))), getLocal(from)), getLocal(inverse));
  const prepare = [
    ...setLocal(component, select(less(absFloat(direction), constFloat(DIRECTION_MIN)), kept, direction)),
    ...setLocal(inverse, splatToFour(roundToF32(divF64(constFloat(1), getLocal(component))))),
    // The origin moves along the axis, on for the bounds that are entered and back for those that are left, so that rounding widens boxes.
    ...setLocal(error, addF64(mulF64(absFloat(origin), constFloat(ROUNDING)), constFloat(LEAST_NORMAL))),
    ...setLocal(error, select(isBackwards, subF64(constFloat(0), getLocal(error)), getLocal(error))),
    ...setLocal(nearOrigin, splatToFour(roundToF32(addF64(origin, getLocal(error))))),
    ...setLocal(farOrigin, splatToFour(roundToF32(subF64(origin, getLocal(error))))),
    // Which bound is entered first depends on the sign of the direction only.
    ...setLocal(nearAt, select(isBackwards, high, low)),
    ...setLocal(farAt, select(isBackwards, low, high)),
  ];
  return { prepare, near: distance(nearAt, nearOrigin), far: distance(farAt, farOrigin) };
}
