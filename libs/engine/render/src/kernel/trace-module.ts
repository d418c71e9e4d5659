import {
  addF64,
  addInt,
  andInt,
  atLeast,
  atMost,
  block,
  branch,
  branchIf,
  call,
  divF64,
  equal,
  equalInt,
  F64,
  float,
  get,
  giveBack,
  I32,
  int,
  less,
  loadFloat,
  loadInt,
  loadSingle,
  loop,
  mulF64,
  mulInt,
  notInt,
  notTrue,
  set,
  storeFloat,
  storeInt,
  subF64,
  when,
} from './instructions.js';
import type { Code, Local } from './instructions.js';
import * as place from './layout.js';
import { FunctionWriter, writeModule } from './module-writer.js';
import { walkTree } from './walk-tree.js';
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
const given = (ray: RayLocals): Code[] => ray.map(get);
const hitDistance = loadFloat(int(0), place.HIT_T);

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
  f.body(set(best, hitDistance), walkTree(f, { ray, link, top, best, found, leaf }));
  return f;
}

interface Leaf {
  readonly link: Local;
  readonly ray: RayLocals;
  readonly any: Local;
  readonly best: Local;
  readonly found: Local;
}

function testTriangles(f: FunctionWriter, { link, ray, any, best, found }: Leaf): Code {
  const [at, end] = [f.int(), f.int()];
  return [
    ...set(end, notInt(get(link))),
    ...set(at, andInt(get(end), int(~7))),
    ...set(end, addInt(get(at), mulInt(andInt(get(end), int(7)), int(place.TRIANGLE_BYTES)))),
    ...block(
      loop(
        branchIf(1, equalInt(get(at), get(end))),
        block(testTriangle(f, { at, ray, best, found }), when(get(any), giveBack(int(1)))),
        set(at, addInt(get(at), int(place.TRIANGLE_BYTES))),
        branch(0),
      ),
    ),
  ];
}

type Vector = readonly [Code, Code, Code];
const dot = (a: Vector, b: Vector): Code => addF64(addF64(mulF64(a[0], b[0]), mulF64(a[1], b[1])), mulF64(a[2], b[2]));
const cross = (a: Vector, b: Vector): Vector => [
  subF64(mulF64(a[1], b[2]), mulF64(a[2], b[1])),
  subF64(mulF64(a[2], b[0]), mulF64(a[0], b[2])),
  subF64(mulF64(a[0], b[1]), mulF64(a[1], b[0])),
];

/**
 * Leaves the block around it where the triangle is not met before `best`, else writes the hit: T. Möller and B. Trumbore,
 * "Fast, Minimum Storage Ray/Triangle Intersection", 1997.
 */
function testTriangle(f: FunctionWriter, { at, ray, best, found }: Omit<Leaf, 'link' | 'any'> & { readonly at: Local }): Code {
  const code: Code[] = [];
  const keep = (value: Code): Code => {
    const local = f.float();
    code.push(set(local, value));
    return get(local);
  };
  const keepAll = (values: Vector): Vector => [keep(values[0]), keep(values[1]), keep(values[2])];
  const vectorAt = (first: number): Vector => [0, 1, 2].map((i) => loadSingle(get(at), 4 * (first + i))) as unknown as Vector;
  const leave = (unless: Code): void => void code.push(branchIf(0, notTrue(unless)));
  const direction = ray.slice(3).map(get) as unknown as Vector;
  const origin = ray.slice(0, 3).map(get) as unknown as Vector;

  const second = keepAll(vectorAt(3));
  const third = keepAll(vectorAt(6));
  const p = keepAll(cross(direction, third));
  const determinant = keep(dot(second, p));
  code.push(branchIf(0, equal(determinant, float(0))));
  const scale = keep(divF64(float(1), determinant));
  const corner = vectorAt(0);
  const s = keepAll([subF64(origin[0], corner[0]), subF64(origin[1], corner[1]), subF64(origin[2], corner[2])]);
  const u = keep(mulF64(dot(s, p), scale));
  leave(andInt(atLeast(u, float(0)), atMost(u, float(1))));
  const q = keepAll(cross(s, second));
  const v = keep(mulF64(dot(direction, q), scale));
  leave(andInt(atLeast(v, float(0)), atMost(addF64(u, v), float(1))));
  const t = keep(mulF64(dot(third, q), scale));
  leave(andInt(less(float(0), t), less(t, get(best))));
  code.push(set(best, t), set(found, int(1)));
  code.push(storeFloat(int(0), t, place.HIT_T), storeFloat(int(0), u, place.HIT_U), storeFloat(int(0), v, place.HIT_V));
  code.push(storeInt(int(0), loadInt(get(at), place.TRIANGLE_NUMBER), place.HIT_TRIANGLE));
  return code.flat();
}

/** (record, ray, top, any): the triangles of one instance, in its own frame. */
function meetInstance(): FunctionWriter {
  const f = new FunctionWriter();
  const record = f.parameter(I32);
  const ray = rayOf(f);
  const top = f.parameter(I32);
  const any = f.parameter(I32);
  const [x, y, z, dx, dy, dz] = given(ray) as [Code, Code, Code, Code, Code, Code];
  const entry = (row: number, column: number): Code => loadFloat(get(record), 8 * (4 * row + column));
  const turned = (row: number, vector: Vector): Code => dot([entry(row, 0), entry(row, 1), entry(row, 2)], vector);
  const rows = [0, 1, 2];
  // The direction keeps its scale, so that distances stay those of the world.
  const local = [...rows.map((row) => addF64(turned(row, [x, y, z]), entry(row, 3))), ...rows.map((row) => turned(row, [dx, dy, dz]))];
  f.body(
    when(notTrue(call(MESH, loadInt(get(record), place.INSTANCE_MESH), ...local, get(top), get(any))), giveBack(int(0))),
    storeInt(int(0), loadInt(get(record), place.INSTANCE_NUMBER), place.HIT_INSTANCE),
    when(get(any), storeInt(int(0), get(record), place.LAST_BLOCKER)),
    int(1),
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
  const meet = call(MEET, andInt(get(record), int(~7)), ...given(ray), get(top), get(any));
  const leaf = [
    ...set(record, notInt(get(link))),
    // The tree over no instances is one leaf that holds none.
    ...when(andInt(get(record), int(7)), when(meet, when(get(any), giveBack(int(1))), set(found, int(1)), set(best, hitDistance))),
  ];
  f.body(
    set(link, loadInt(int(0), place.ROOT)),
    set(top, int(place.STACK)),
    set(best, hitDistance),
    walkTree(f, { ray, link, top, best, found, leaf }),
  );
  return f;
}

function traceMesh(): FunctionWriter {
  const f = new FunctionWriter('mesh');
  const root = f.parameter(I32);
  const ray = rayOf(f);
  const limit = f.parameter(F64);
  const any = f.parameter(I32);
  f.body(storeFloat(int(0), get(limit), place.HIT_T), call(MESH, get(root), ...given(ray), int(place.STACK), get(any)));
  return f;
}

function trace(): FunctionWriter {
  const f = new FunctionWriter('trace');
  const ray = rayOf(f);
  const limit = f.parameter(F64);
  f.body(storeFloat(int(0), get(limit), place.HIT_T), call(SCENE, ...given(ray), int(0)));
  return f;
}

/** What shaded the last point mostly shades the next one too: it is tried first. This saves time and changes no answer. */
function blocks(): FunctionWriter {
  const f = new FunctionWriter('blocks');
  const ray = rayOf(f);
  const limit = f.parameter(F64);
  const last = loadInt(int(0), place.LAST_BLOCKER);
  f.body(
    storeFloat(int(0), get(limit), place.HIT_T),
    when(last, when(call(MEET, last, ...given(ray), int(place.STACK), int(1)), giveBack(int(1)))),
    storeInt(int(0), int(0), place.LAST_BLOCKER),
    call(SCENE, ...given(ray), int(1)),
  );
  return f;
}
