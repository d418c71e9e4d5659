/**
 * `node test/engine/world-hashes.ts [--threads N] [--only WORD]`: makes a fixed set of worlds and prints one line for each asset: name of the
 * world, name of the asset, SHA-256. A change that keeps asset bytes prints the same lines before and after (compare with `diff`).
 *
 * The set has twelve worlds (text, scene, picture, pictures, video and depth, each as a draft and as a standard world), a small world of every
 * place with objects of every kind, paintings of many looks, the meshes of two worlds, and the compositions of the gallery's prompts.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { BIOME_NAMES, MODEL_PRESETS, OBJECT_KINDS, ROOM_KINDS } from '@diorama/domain';
import type { ModelPreset } from '@diorama/domain';
import {
  composeGivenScene,
  exportMesh,
  exportPictureMesh,
  followCamera,
  chooseMeshDetail,
  openScene,
  pictureEngine,
  proceduralDepthPainter,
  proceduralEngine,
} from '@diorama/engine';
import type { BuildRequest, BuiltWorld, DepthEstimate, EngineJobs, EstimateDepth, Picture, RetouchPainting, Scene } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { encodeTexture, renderPerspectiveView } from '@diorama/images';
import { ModelPool, openBundle } from '@diorama/onnx';
import type { Tensors } from '@diorama/onnx';
import { createThreadRunner } from '@diorama/threads';

import { GALLERY } from '../quality/prompts.ts';

type Assets = Readonly<Record<string, Uint8Array>>;

const { threads, only } = parseArgs({
  options: { threads: { type: 'string', default: '2' }, only: { type: 'string', default: '' } },
}).values;

const SEED = 11;
const DRAFT: ModelPreset = { ...MODEL_PRESETS['svc-1.0-draft'], panoWidth: 768 };
const STANDARD: ModelPreset = { panoWidth: 1024, fullResSplats: 600_000, eyes: 16, walkRadius: 5 };
const SMALL: ModelPreset = { panoWidth: 192, fullResSplats: 16_000, eyes: 8, walkRadius: 8 };
const PRESETS = { draft: DRAFT, standard: STANDARD } as const;

const runner = createThreadRunner({ threads: Number(threads) });
const { signal } = new AbortController();

const requestOf = (preset: ModelPreset, extra: Partial<BuildRequest<EngineJobs>> = {}): BuildRequest<EngineJobs> => ({
  preset,
  runner,
  signal,
  onProgress: () => undefined,
  ...extra,
});

const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function assetsOf(world: BuiltWorld): Assets {
  const { files, panorama, ...rest } = world;
  return { ...Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), panorama: panorama.data, facts: jsonBytes(rest) };
}

async function buildScene(scene: Scene, preset: ModelPreset): Promise<Assets> {
  const truth: Record<string, Uint8Array> = {};
  const onTruth: BuildRequest<EngineJobs>['onTruth'] = ({ normals, semantics }) =>
    Object.assign(truth, { normals: normals.data, semantics });
  return { ...assetsOf(await proceduralEngine.build(scene, requestOf(preset, { onTruth }))), ...truth };
}

const sceneOf = (prompt: string, seed = SEED): Scene => proceduralEngine.compose(prompt, seed).scene;

/** A scene as a client writes it. */
const WRITTEN: Record<keyof typeof PRESETS, Scene> = {
  draft: { ...sceneOf('a library at night with a red rug, a fireplace and three chairs'), density: 1.6 },
  standard: { ...sceneOf('a farm with a windmill, two red barns and hay bales by a river in autumn'), relief: 1.5, cover: 'leaves' },
};

/** A panorama of a village as pictures of it show it. */
const CAMERA = { width: 960, height: 640, horizontalFieldOfView: (65 * Math.PI) / 180 };
const PANORAMA_WIDTH = 1_536;
let seen: Raster | null = null;

function village(): Raster {
  const [width, height] = [PANORAMA_WIDTH, PANORAMA_WIDTH / 2];
  const { color } = openScene(sceneOf('a fishing village by a lake in the morning', 5)).renderer.capture(
    { origin: [0, 0, 0], width },
    { start: 0, end: height },
  );
  return { width, height, data: Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value)))) };
}

function turned(azimuth: number): Raster {
  const { width, height, data } = (seen ??= village());
  const turn = Math.round((azimuth / 360) * width);
  const copy = new Uint8Array(data.length);
  for (let at = 0; at < width * height; at++) {
    const from = at - (at % width) + (((at % width) + turn) % width);
    copy.set(data.subarray(3 * from, 3 * from + 3), 3 * at);
  }
  return { width, height, data: copy };
}

const photograph = (azimuth: number): Raster => renderPerspectiveView(turned(azimuth), CAMERA);

const PICTURES = {
  picture: () => [{ raster: photograph(0), azimuth: null }],
  pictures: () => [0, 90, 180, 270].map((azimuth) => ({ raster: photograph(azimuth), azimuth })),
  video: () => followCamera(Array.from({ length: 10 }, (_, frame) => photograph(12 * frame))),
} satisfies Record<string, () => Picture[]>;

interface Model {
  readonly ask: (inputs: Tensors) => Promise<Tensors>;
  readonly close: () => Promise<void>;
}

async function openModel(folder: string, version = '1.0.0'): Promise<Model> {
  const bundle = await openBundle(fileURLToPath(new URL(`../../models/${folder}/${version}`, import.meta.url)));
  const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: bundle.manifest.memoryBytes, runsPerProcess: 200 });
  return { ask: (inputs) => pool.run(bundle, inputs, signal), close: () => pool.close() };
}

const depthModel = await openModel('image-depth', '2.0.0');
const retouchModel = await openModel('diorama-depth-rgb');
const estimateDepth: EstimateDepth = async (window) => (await depthModel.ask({ window })) as unknown as DepthEstimate;
const retouch: RetouchPainting = async ({ planes, text }) =>
  (await retouchModel.ask({ planes, text })) as { gain: Float32Array; bias: Float32Array };

/** Standard worlds of pictures are built with the depth network, drafts without. */
async function buildPictures(kind: keyof typeof PICTURES, preset: keyof typeof PRESETS): Promise<Assets> {
  const pictures = PICTURES[kind]();
  const composition = pictureEngine.compose({ pictures, isPano: 'auto', prompt: 'a village by a lake', seed: SEED });
  const rasters = pictures.map(({ raster }) => raster);
  const request = requestOf(PRESETS[preset], preset === 'standard' ? { estimateDepth } : {});
  return { composition: jsonBytes(composition), ...assetsOf(await pictureEngine.build(composition, rasters, request)) };
}

async function paint(prompt: string, of: string, width: number, network: RetouchPainting | undefined): Promise<Assets> {
  const [pixels, origin] = [(width * width) / 2, [0, 0, 0] as const];
  const { distance } = openScene(sceneOf(of)).renderer.capture({ origin, width }, { start: 0, end: width / 2 });
  const depth = { width, height: width / 2, metres: distance.slice(0, pixels) };
  const order = { depth, prompt, seed: SEED, width };
  const { panorama, ...facts } = await proceduralDepthPainter.paint(order, {
    runner,
    signal,
    onProgress: () => undefined,
    retouch: network,
  });
  return { panorama: panorama.data, facts: jsonBytes(facts) };
}

async function meshesOf(scene: Scene): Promise<Assets> {
  const detail = { ...chooseMeshDetail(DRAFT), thingTexels: 512, groundTexels: 512, texturedTriangles: 90_000, coloredTriangles: 120_000 };
  return { ...(await exportMesh(scene, { detail, runner, signal, encodePicture: encodeTexture, onProgress: () => undefined })) };
}

async function pictureMeshes(): Promise<Assets> {
  const composition = pictureEngine.compose({ pictures: PICTURES.picture(), isPano: 'auto', prompt: '', seed: SEED });
  const panorama = turned(0);
  const { width, height } = panorama;
  const distance = Float32Array.from({ length: width * height }, (_, at) => (at < 0.4 * width * height ? Infinity : 10));
  const request = { runner, signal, encodePicture: encodeTexture, onProgress: () => undefined };
  return { ...(await exportPictureMesh(composition, { panorama, distance }, request)) };
}

/** A scene of a place with as many kinds of objects as show all kinds over all places. */
function placeScene(index: number, place: Scene['place']): Scene {
  const share = Math.ceil((2 * OBJECT_KINDS.length) / (BIOME_NAMES.length + ROOM_KINDS.length));
  const objects = Array.from({ length: share }, (_, at) => OBJECT_KINDS[(index * share + at) % OBJECT_KINDS.length] ?? 'rock').map(
    (kind, at) => ({
      kind,
      count: 1 + at,
      size: 1,
      color: at % 2 === 0 ? null : ([0.5, 0.1, 0.1] as const),
      phrase: kind,
    }),
  );
  const pick = <Value>(values: readonly Value[]): Value => values[index % values.length];
  return composeGivenScene({
    ...sceneOf('', SEED + index),
    place,
    objects,
    time: pick(['day', 'dusk', 'night', 'dawn']),
    weather: pick(['clear', 'overcast', 'rain', 'fog', 'snow']),
    season: pick(['summer', 'autumn', 'winter']),
    water: pick(['none', 'river', 'lake', 'sea']),
    cover: pick(['none', 'moss', 'snow', 'grass', 'sand', 'leaves', 'flowers']),
  }).scene;
}

/** What is painted on which depth: themes, substances, colours and forms of objects that the painter knows. */
const PAINTINGS: readonly (readonly [of: string, prompt: string])[] = [
  ['a village by a river', 'a coral reef under water'],
  ['a city street', 'a neon city at night in the rain'],
  ['a city street', 'a town of sweets and candy'],
  ['a canyon', 'the surface of mars at dusk'],
  ['an alpine valley', 'a frozen ice world with a red barn'],
  ['a forest', 'a lavender field with cherry blossom'],
  ['a library', 'a dungeon with iron tables and torches'],
  ['a living room with a sofa and a table', 'a palace hall with a golden table and a blue velvet sofa'],
  ['a kitchen', 'a laboratory with steel walls'],
  ['a temple hall', 'a church with stained glass'],
  ['a volcano', 'hell with lava and fire'],
  ['a meadow with two houses', 'an alien planet with purple grass'],
];

const PROMPTS = [...GALLERY.map(({ prompt }) => prompt), ...PAINTINGS.map(([, prompt]) => prompt), 'two dragons on a table', ''];

type Maker = () => Promise<Assets>;
const sizes = Object.keys(PRESETS) as (keyof typeof PRESETS)[];
const TEXTS = {
  draft: 'a village by a lake with two red barns at noon',
  standard: 'a city street at dusk in the rain with four parked cars',
};
const TWELVE: readonly (readonly [string, Maker])[] = sizes.flatMap((size) => [
  [`text-${size}`, () => buildScene(sceneOf(TEXTS[size]), PRESETS[size])] as const,
  [`scene-${size}`, () => buildScene(composeGivenScene(WRITTEN[size]).scene, PRESETS[size])] as const,
  ...(Object.keys(PICTURES) as (keyof typeof PICTURES)[]).map((kind) => [`${kind}-${size}`, () => buildPictures(kind, size)] as const),
  [
    `depth-${size}`,
    () =>
      paint('a fishing village with red roofs', 'a village by a lake', PRESETS[size].panoWidth, size === 'standard' ? retouch : undefined),
  ] as const,
]);
const SET: readonly (readonly [string, Maker])[] = [
  ...TWELVE,
  ...[...BIOME_NAMES, ...ROOM_KINDS].map((place, i) => [`place-${place}`, () => buildScene(placeScene(i, place), SMALL)] as const),
  ...PAINTINGS.map(([of, prompt], i) => [`painting-${i + 1}`, () => paint(prompt, of, 256, i % 3 === 0 ? retouch : undefined)] as const),
  ['meshes-scene', () => meshesOf(sceneOf('a ruined temple with two statues and a palm'))],
  ['meshes-room', () => meshesOf(sceneOf('a kitchen with a table and four chairs'))],
  ['meshes-picture', pictureMeshes],
  ['compositions', async () => Object.fromEntries(PROMPTS.map((prompt, i) => [`${i}`, jsonBytes(proceduralEngine.compose(prompt, i))]))],
];

for (const [name, make] of SET.filter(([world]) => world.includes(only))) {
  for (const [asset, bytes] of Object.entries(await make()))
    process.stdout.write(`${name} ${asset} ${createHash('sha256').update(bytes).digest('hex')}\n`);
}
await runner.close();
await depthModel.close();
await retouchModel.close();
