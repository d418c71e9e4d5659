import {
  addF64,
  addInt,
  andInt,
  atLeast,
  atMost,
  blockInstruction,
  branch,
  branchIf,
  callFunction,
  divF64,
  equal,
  equalInt,
  F64,
  constFloat,
  getLocal,
  returnValue,
  I32,
  constInt,
  less,
  loadFloat,
  loadInt,
  loadSingle,
  loopInstruction,
  mulF64,
  mulInt,
  notInt,
  notTrue,
  setLocal,
  storeFloat,
  storeInt,
  subF64,
  ifThen,
} from './instructions.js';
import type { WasmCode, Local } from './instructions.js';
import * as place from './layout.js';
import { FunctionWriter, writeModule } from './module-writer.js';
import { emitTreeTraversal } from './walk-tree.js';
import type { RayLocals } from './walk-tree.js';

/** Places of the functions in the module. */
const MESH = 0;
const MEET = 1;
const SCENE = 2;

/**
 * The module that takes rays through trees of boxes. Exports, each with a ray (origin, direction) and the furthest distance:
 * `mesh(root, ray, limit, any)`, `trace(ray, limit)` for the nearest instance, `blocks(ray, limit)` for any. They answer 1
 * for a hit and write it to memory as `layout` tells.
 */
export function writeTraceModule(): Uint8Array {
  return writeModule([throughMesh(), meetInstance(), throughScene(), traceMesh(), trace(), blocks()]);
}

const rayOf = (f: FunctionWriter): RayLocals => [
  f.parameter(F64),
  f.parameter(F64),
  f.parameter(F64),
  f.parameter(F64),
  f.parameter(F64),
  f.parameter(F64),
];
const given = (ray: RayLocals): WasmCode[] => ray.map(getLocal);
const hitDistance = loadFloat(constInt(0), place.HIT_T);

/** (root, ray, top, any): the nearest triangle of one mesh before the last hit, or any. */
function throughMesh(): FunctionWriter {
  const f = new FunctionWriter();
  const link = f.parameter(I32);
  const ray = rayOf(f);
  const top = f.parameter(I32);
  const any = f.parameter(I32);
  const best = f.float();
  const found = f.int();
  const leaf = testTriangles(f, { link, ray, any, best, found });
  f.body(setLocal(best, hitDistance), emitTreeTraversal(f, { ray, link, top, best, found, leaf }));
  return f;
}

interface Leaf {
  readonly link: Local;
  readonly ray: RayLocals;
  readonly any: Local;
  readonly best: Local;
  readonly found: Local;
}

function testTriangles(f: FunctionWriter, { link, ray, any, best, found }: Leaf): WasmCode {
  const [at, end] = [f.int(), f.int()];
  return [
    ...setLocal(end, notInt(getLocal(link))),
    ...setLocal(at, andInt(getLocal(end), constInt(~7))),
    ...setLocal(end, addInt(getLocal(at), mulInt(andInt(getLocal(end), constInt(7)), constInt(place.TRIANGLE_BYTES)))),
    ...blockInstruction(
      loopInstruction(
        branchIf(1, equalInt(getLocal(at), getLocal(end))),
        blockInstruction(testTriangle(f, { at, ray, best, found }), ifThen(getLocal(any), returnValue(constInt(1)))),
        setLocal(at, addInt(getLocal(at), constInt(place.TRIANGLE_BYTES))),
        branch(0),
      ),
    ),
  ];
}

type Vector = readonly [WasmCode, WasmCode, WasmCode];
const dot = (a: Vector, b: Vector): WasmCode => addF64(addF64(mulF64(a[0], b[0]), mulF64(a[1], b[1])), mulF64(a[2], b[2]));
const cross = (a: Vector, b: Vector): Vector => [
  subF64(mulF64(a[1], b[2]), mulF64(a[2], b[1])),
  subF64(mulF64(a[2], b[0]), mulF64(a[0], b[2])),
  subF64(mulF64(a[0], b[1]), mulF64(a[1], b[0])),
];

/**
 * Leaves the block around it where the triangle is not met before `best`, else writes the hit: T. Möller and B. Trumbore,
 * "Fast, Minimum Storage Ray/Triangle Intersection", 1997.
 */
function testTriangle(f: FunctionWriter, { at, ray, best, found }: Omit<Leaf, 'link' | 'any'> & { readonly at: Local }): WasmCode {
  const code: WasmCode[] = [];
  const keep = (value: WasmCode): WasmCode => {
    const local = f.float();
    code.push(setLocal(local, value));
    return getLocal(local);
  };
  const keepAll = (values: Vector): Vector => [keep(values[0]), keep(values[1]), keep(values[2])];
  const vectorAt = (first: number): Vector => [0, 1, 2].map((i) => loadSingle(getLocal(at), 4 * (first + i))) as unknown as Vector;
  const leave = (unless: WasmCode): void => void code.push(branchIf(0, notTrue(unless)));
  const direction = ray.slice(3).map(getLocal) as unknown as Vector;
  const origin = ray.slice(0, 3).map(getLocal) as unknown as Vector;

  const second = keepAll(vectorAt(3));
  const third = keepAll(vectorAt(6));
  const p = keepAll(cross(direction, third));
  const determinant = keep(dot(second, p));
  code.push(branchIf(0, equal(determinant, constFloat(0))));
  const scale = keep(divF64(constFloat(1), determinant));
  const corner = vectorAt(0);
  const s = keepAll([subF64(origin[0], corner[0]), subF64(origin[1], corner[1]), subF64(origin[2], corner[2])]);
  const u = keep(mulF64(dot(s, p), scale));
  leave(andInt(atLeast(u, constFloat(0)), atMost(u, constFloat(1))));
  const q = keepAll(cross(s, second));
  const v = keep(mulF64(dot(direction, q), scale));
  leave(andInt(atLeast(v, constFloat(0)), atMost(addF64(u, v), constFloat(1))));
  const t = keep(mulF64(dot(third, q), scale));
  leave(andInt(less(constFloat(0), t), less(t, getLocal(best))));
  code.push(setLocal(best, t), setLocal(found, constInt(1)));
  code.push(storeFloat(constInt(0), t, place.HIT_T), storeFloat(constInt(0), u, place.HIT_U), storeFloat(constInt(0), v, place.HIT_V));
  code.push(storeInt(constInt(0), loadInt(getLocal(at), place.TRIANGLE_NUMBER), place.HIT_TRIANGLE));
  return code.flat();
}

/** (record, ray, top, any): the triangles of one instance, in its own frame. */
function meetInstance(): FunctionWriter {
  const f = new FunctionWriter();
  const record = f.parameter(I32);
  const ray = rayOf(f);
  const top = f.parameter(I32);
  const any = f.parameter(I32);
  const [x, y, z, dx, dy, dz] = given(ray) as [WasmCode, WasmCode, WasmCode, WasmCode, WasmCode, WasmCode];
  const entry = (row: number, column: number): WasmCode => loadFloat(getLocal(record), 8 * (4 * row + column));
  const turned = (row: number, vector: Vector): WasmCode => dot([entry(row, 0), entry(row, 1), entry(row, 2)], vector);
  const rows = [0, 1, 2];
  // The direction keeps its scale, so that distances stay those of the world.
  const local = [...rows.map((row) => addF64(turned(row, [x, y, z]), entry(row, 3))), ...rows.map((row) => turned(row, [dx, dy, dz]))];
  f.body(
    ifThen(
      notTrue(callFunction(MESH, loadInt(getLocal(record), place.INSTANCE_MESH), ...local, getLocal(top), getLocal(any))),
      returnValue(constInt(0)),
    ),
    storeInt(constInt(0), loadInt(getLocal(record), place.INSTANCE_NUMBER), place.HIT_INSTANCE),
    ifThen(getLocal(any), storeInt(constInt(0), getLocal(record), place.LAST_BLOCKER)),
    constInt(1),
  );
  return f;
}

/** (ray, any): the nearest instance before the last hit, or any. A leaf holds one. */
function throughScene(): FunctionWriter {
  const f = new FunctionWriter();
  const ray = rayOf(f);
  const any = f.parameter(I32);
  const [link, top, found, record] = [f.int(), f.int(), f.int(), f.int()];
  const best = f.float();
  const meet = callFunction(MEET, andInt(getLocal(record), constInt(~7)), ...given(ray), getLocal(top), getLocal(any));
  const leaf = [
    ...setLocal(record, notInt(getLocal(link))),
    // The tree over no instances is one leaf that holds none.
    ...ifThen(
      andInt(getLocal(record), constInt(7)),
      ifThen(meet, ifThen(getLocal(any), returnValue(constInt(1))), setLocal(found, constInt(1)), setLocal(best, hitDistance)),
    ),
  ];
  f.body(
    setLocal(link, loadInt(constInt(0), place.ROOT)),
    setLocal(top, constInt(place.STACK)),
    setLocal(best, hitDistance),
    emitTreeTraversal(f, { ray, link, top, best, found, leaf }),
  );
  return f;
}

function traceMesh(): FunctionWriter {
  const f = new FunctionWriter('mesh');
  const root = f.parameter(I32);
  const ray = rayOf(f);
  const limit = f.parameter(F64);
  const any = f.parameter(I32);
  f.body(
    storeFloat(constInt(0), getLocal(limit), place.HIT_T),
    callFunction(MESH, getLocal(root), ...given(ray), constInt(place.STACK), getLocal(any)),
  );
  return f;
}

function trace(): FunctionWriter {
  const f = new FunctionWriter('trace');
  const ray = rayOf(f);
  const limit = f.parameter(F64);
  f.body(storeFloat(constInt(0), getLocal(limit), place.HIT_T), callFunction(SCENE, ...given(ray), constInt(0)));
  return f;
}

/** What shaded the last point mostly shades the next one too: it is tried first. This saves time and changes no answer. */
function blocks(): FunctionWriter {
  const f = new FunctionWriter('blocks');
  const ray = rayOf(f);
  const limit = f.parameter(F64);
  const last = loadInt(constInt(0), place.LAST_BLOCKER);
  f.body(
    storeFloat(constInt(0), getLocal(limit), place.HIT_T),
    ifThen(last, ifThen(callFunction(MEET, last, ...given(ray), constInt(place.STACK), constInt(1)), returnValue(constInt(1)))),
    storeInt(constInt(0), constInt(0), place.LAST_BLOCKER),
    callFunction(SCENE, ...given(ray), constInt(1)),
  );
  return f;
}
