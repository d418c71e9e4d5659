import { DIRECTION_MIN } from '../rays/ray.js';
import {
  addInt,
  andPair,
  atLeast,
  atLeastPair,
  atMost,
  atMostPair,
  bitsOfPair,
  splatToPair,
  branch,
  branchIf,
  divF64,
  ifThenElse,
  equalInt,
  constFloat,
  getLocal,
  returnValue,
  greaterPair,
  constInt,
  lane,
  less,
  lesserPair,
  lessInt,
  lessPair,
  loadFloat,
  loadInt,
  loadPair,
  loopInstruction,
  absFloat,
  mulInt,
  mulPair,
  select,
  setLocal,
  storeFloat,
  storeInt,
  subInt,
  subPair,
  ifThen,
} from './instructions.js';
import type { WasmCode, Local } from './instructions.js';
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
  readonly leaf: WasmCode;
}

/** Takes a ray through a tree, nearer boxes first, and through every leaf whose box it enters before `best`; then returns. */
export function emitTreeTraversal(f: FunctionWriter, walk: Walk): WasmCode {
  const { link, top, best, found, leaf } = walk;
  const bottom = f.int();
  const { prepare, visit } = visitNode(f, walk);
  return [
    ...prepare,
    ...setLocal(bottom, getLocal(top)),
    ...loopInstruction(
      ifThenElse(lessInt(getLocal(link), constInt(0)), leaf, visit),
      loopInstruction(
        ifThen(equalInt(getLocal(top), getLocal(bottom)), returnValue(getLocal(found))),
        setLocal(top, subInt(getLocal(top), constInt(STACK_ENTRY))),
        branchIf(0, atLeast(loadFloat(getLocal(top)), getLocal(best))),
      ),
      setLocal(link, loadInt(getLocal(top), 8)),
      branch(0),
    ),
    ...constInt(0),
  ];
}

interface Visit {
  readonly prepare: WasmCode;
  /** Goes on at the start of the walk with a child that is entered; where there is none, does nothing. */
  readonly visit: WasmCode;
}

/** Both children's boxes are tested at once, the left one in lane 0. */
function visitNode(f: FunctionWriter, { ray, link, top, best }: Walk): Visit {
  const [x, y, z] = [0, 1, 2].map((axis) => crossSlab(f, axis, { ray, link })) as [Slab, Slab, Slab];
  const enter = f.pair();
  const leave = f.pair();
  const entered = f.int();
  const leftFirst = f.int();
  const isEntered = [
    atMostPair(getLocal(enter), getLocal(leave)),
    atLeastPair(getLocal(leave), splatToPair(constFloat(0))),
    lessPair(getLocal(enter), splatToPair(getLocal(best))),
  ].reduce(andPair);
  /** The link of child 1, the left one, or 2. */
  const child = (which: WasmCode): WasmCode => loadInt(addInt(getLocal(link), mulInt(which, constInt(4))), LINKS - 4);
  const putOffFurther = [
    ...setLocal(leftFirst, atMost(lane(0, getLocal(enter)), lane(1, getLocal(enter)))),
    ...storeFloat(getLocal(top), select(getLocal(leftFirst), lane(1, getLocal(enter)), lane(0, getLocal(enter)))),
    ...storeInt(getLocal(top), child(addInt(getLocal(leftFirst), constInt(1))), 8),
    ...setLocal(top, addInt(getLocal(top), constInt(STACK_ENTRY))),
    ...setLocal(link, child(subInt(constInt(2), getLocal(leftFirst)))),
  ];
  const visit = [
    ...setLocal(enter, greaterPair(greaterPair(y.near, x.near), z.near)),
    ...setLocal(leave, lesserPair(lesserPair(y.far, x.far), z.far)),
    ...setLocal(entered, bitsOfPair(isEntered)),
    ...ifThen(
      getLocal(entered),
      ifThenElse(equalInt(getLocal(entered), constInt(3)), putOffFurther, setLocal(link, child(getLocal(entered)))),
      branch(2),
    ),
  ];
  return { prepare: [x, y, z].flatMap(({ prepare }) => prepare), visit };
}

interface Slab {
  readonly prepare: WasmCode;
  /** Distances at which the ray enters and leaves the two boxes' extents along one axis. */
  readonly near: WasmCode;
  readonly far: WasmCode;
}

function crossSlab(f: FunctionWriter, axis: number, { ray, link }: Pick<Walk, 'ray' | 'link'>): Slab {
  const [origin, inverse, nearAt, farAt] = [f.pair(), f.pair(), f.int(), f.int()];
  const direction = getLocal(ray[axis + 3] as Local);
  const kept = select(less(direction, constFloat(0)), constFloat(-DIRECTION_MIN), constFloat(DIRECTION_MIN));
  const component = f.float();
  const low = constInt(axis * PAIR);
  const high = constInt((axis + 3) * PAIR);
  const isBackwards = less(getLocal(component), constFloat(0));
  const distance = (at: Local): WasmCode =>
    mulPair(subPair(loadPair(addInt(getLocal(link), getLocal(at))), getLocal(origin)), getLocal(inverse));
  const prepare = [
    ...setLocal(component, select(less(absFloat(direction), constFloat(DIRECTION_MIN)), kept, direction)),
    ...setLocal(origin, splatToPair(getLocal(ray[axis] as Local))),
    ...setLocal(inverse, splatToPair(divF64(constFloat(1), getLocal(component)))),
    // Which bound is entered first depends on the sign of the direction only.
    ...setLocal(nearAt, select(isBackwards, high, low)),
    ...setLocal(farAt, select(isBackwards, low, high)),
  ];
  return { prepare, near: distance(nearAt), far: distance(farAt) };
}
