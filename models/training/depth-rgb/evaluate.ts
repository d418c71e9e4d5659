// `node models/training/depth-rgb/evaluate.ts --panoramas DIR --bundle DIR [--most N] [--sheet DIR]`: the painter alone beside the painter with the network.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import {
  capturedDepth,
  depthEdgeAgreement,
  meanLight,
  peakSignal,
  rolled,
  paintingSeamRatio,
  tryColorNames,
  tryColors,
} from '@diorama/depth-painter/testing';
import { inlineRunner, proceduralDepthPainter } from '@diorama/engine';
import type { DepthPaintOrder, RetouchPainting } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { ModelPool, openBundle } from '@diorama/onnx';
import sharp from 'sharp';

import { drawScene } from './scenes.ts';
import { sunlit } from './paint-under-sun.ts';
import { isHeldOut, readPanorama, WIDTH } from './panorama-file.ts';

const EDGE_PROMPTS = ['a living room', 'a city street', 'a meadow with a red barn', 'a temple hall', 'a kitchen'];
/** Of the pictures for edges, seams and turns. */
const SIZE = 512;

type Paint = (order: Omit<DepthPaintOrder, 'width' | 'seed'> & { readonly seed?: number }, isSunlit?: boolean) => Promise<Raster>;
type Row = readonly [name: string, figures: readonly string[]];

const painterWith =
  (retouch: RetouchPainting | undefined): Paint =>
  async ({ depth, prompt, seed = 1 }, isSunlit = false) => {
    const runner = isSunlit ? sunlit(inlineRunner()) : inlineRunner();
    const request = { runner, onProgress: () => {}, signal: { throwIfAborted() {} }, retouch };
    return (await proceduralDepthPainter.paint({ depth, prompt, seed, width: depth.width }, request)).panorama;
  };

async function main(): Promise<void> {
  const options = {
    panoramas: { type: 'string' },
    bundle: { type: 'string' },
    most: { type: 'string', default: '40' },
    sheet: { type: 'string' },
  } as const;
  const { panoramas, bundle: folder, most, sheet } = parseArgs({ options }).values;
  if (panoramas === undefined || folder === undefined) throw new Error('--panoramas names the renderings, --bundle the model');
  const bundle = await openBundle(folder);
  const pool = new ModelPool({ provider: 'cpu', threads: 1, memoryBytes: bundle.manifest.memoryBytes, runsPerProcess: 100_000 });
  const painters: readonly Paint[] = [
    painterWith(undefined),
    painterWith(async ({ planes, text }) => (await pool.run(bundle, { planes, text })) as { gain: Float32Array; bias: Float32Array }),
  ];
  if (sheet !== undefined) mkdirSync(sheet, { recursive: true });
  print('', ['painter', 'with the network']);
  for (const measure of [likeRenderings(panoramas, Number(most), sheet), edges, seams, turns, light, seeds, colors])
    for (const [name, figures] of await measure(painters)) print(name, figures);
  await pool.close();
}

const print = (name: string, figures: readonly string[]): void => {
  process.stdout.write(`${name.padEnd(52)}${figures.map((figure) => figure.padStart(18)).join('')}\n`);
};

/** One figure of each painter, one after the other: they share the processor. */
async function each<Value>(painters: readonly Paint[], measure: (paint: Paint) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (const paint of painters) values.push(await measure(paint));
  return values;
}

/** How near pictures come to renderings of held-out scenes under the same sun. */
const likeRenderings =
  (folder: string, most: number, sheet: string | undefined) =>
  async (painters: readonly Paint[]): Promise<Row[]> => {
    const files = readdirSync(folder).filter(isHeldOut).sort().slice(0, most);
    const sums = painters.map(() => ({ squares: 0, fine: 0, coarse: 0, better: 0 }));
    for (const name of files) {
      const { prompt, scene } = drawScene(1, Number(name.slice(0, 5)));
      const { color, metres } = readPanorama(readFileSync(join(folder, name)));
      const truth = { width: WIDTH, height: WIDTH / 2, data: color };
      const depth = { width: WIDTH, height: WIDTH / 2, metres };
      const pictures = await each(painters, (paint) => paint({ depth, prompt, seed: scene.seed }, true));
      const coarse = pictures.map((picture) => difference(blurred(picture), blurred(truth)));
      for (const [i, picture] of pictures.entries()) {
        const sum = sums[i] ?? { squares: 0, fine: 0, coarse: 0, better: 0 };
        sum.squares += 10 ** (-peakSignal(picture.data, truth.data) / 10);
        sum.fine += difference(picture, truth);
        sum.coarse += coarse[i] ?? 0;
        sum.better += (coarse[i] ?? 0) <= Math.min(...coarse) ? 1 : 0;
      }
      if (sheet !== undefined) await writeSheet(join(sheet, `${name.slice(0, -4)}.png`), [...pictures, truth]);
    }
    const figure = (name: string, of: (sum: (typeof sums)[number]) => string): Row => [name, sums.map(of)];
    return [
      figure(`PSNR to ${files.length} held-out renderings, dB`, ({ squares }) => (-10 * Math.log10(squares / files.length)).toFixed(2)),
      figure('mean difference from them, of 255', ({ fine }) => (fine / files.length).toFixed(2)),
      figure('the same of pictures 64 pixels wide', ({ coarse }) => (coarse / files.length).toFixed(2)),
      figure('nearer to them, of all', ({ better }) => `${better}`),
    ];
  };

function difference(a: Raster, b: Raster): number {
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < a.data.length; i++) {
    const weight = Math.sin((Math.PI * (Math.floor(i / (3 * a.width)) + 0.5)) / a.height);
    sum += weight * Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0));
    weights += weight;
  }
  return sum / weights;
}

function blurred({ width, height, data }: Raster): Raster {
  const share = width / 64;
  const small = { width: 64, height: height / share, data: new Uint8Array((3 * 64 * height) / share) };
  for (let i = 0; i < small.data.length; i++) {
    const [column, row] = [Math.floor(i / 3) % 64, Math.floor(i / 3 / 64)];
    let sum = 0;
    for (let part = 0; part < share ** 2; part++) {
      const at = (share * row + Math.floor(part / share)) * width + share * column + (part % share);
      sum += data[3 * at + (i % 3)] ?? 0;
    }
    small.data[i] = Math.round(sum / share ** 2);
  }
  return small;
}

async function writeSheet(file: string, pictures: readonly Raster[]): Promise<void> {
  const [first] = pictures;
  if (first === undefined) return;
  const { width, height } = first;
  const canvas = sharp({ create: { width, height: height * pictures.length, channels: 3, background: 'black' } });
  const parts = pictures.map(({ data }, i) => ({
    input: Buffer.from(data),
    raw: { width, height, channels: 3 as const },
    left: 0,
    top: i * height,
  }));
  await canvas.composite(parts).png().toFile(file);
}

async function edges(painters: readonly Paint[]): Promise<Row[]> {
  const depths = EDGE_PROMPTS.map((prompt) => ({ prompt, depth: capturedDepth(prompt, SIZE) }));
  const figures = await each(painters, async (paint) => {
    let [own, other, least] = [0, 0, 1];
    for (const { prompt, depth } of depths) {
      const picture = await paint({ depth, prompt });
      const agreement = depthEdgeAgreement(depth, picture);
      own += agreement / depths.length;
      least = Math.min(least, agreement);
      for (const shuffled of depths)
        if (shuffled.prompt !== prompt) other += depthEdgeAgreement(shuffled.depth, picture) / (depths.length * (depths.length - 1));
    }
    return { own, other, least };
  });
  return [
    ['edges of the depth, F1 at 2 px (>= 0.6)', figures.map(({ own, least }) => `${own.toFixed(3)}, least ${least.toFixed(2)}`)],
    ['the same with another depth (half at most)', figures.map(({ other }) => other.toFixed(3))],
  ];
}

async function seams(painters: readonly Paint[]): Promise<Row[]> {
  const figures = await each(painters, async (paint) => {
    let most = 0;
    for (const prompt of EDGE_PROMPTS)
      most = Math.max(most, paintingSeamRatio(await paint({ depth: capturedDepth(prompt, SIZE), prompt })));
    return most.toFixed(3);
  });
  return [['seam, the worst of five (<= 1.1)', figures]];
}

async function turns(painters: readonly Paint[]): Promise<Row[]> {
  const figures = await each(painters, async (paint) => {
    let least = Infinity;
    for (const [prompt, by] of [
      ['a living room', 37],
      ['a meadow with a red barn', 200],
    ] as const) {
      const depth = capturedDepth(prompt, SIZE);
      const still = await paint({ depth, prompt });
      const turned = await paint({ depth: { ...depth, metres: rolled(depth.metres, SIZE, by) }, prompt });
      least = Math.min(least, peakSignal(turned.data, rolled(still.data, 3 * SIZE, 3 * by)));
    }
    return least.toFixed(1);
  });
  return [['turned with its depth, dB (>= 35)', figures]];
}

async function light(painters: readonly Paint[]): Promise<Row[]> {
  const figures = await each(painters, async (paint) => {
    const shares: string[] = [];
    for (const place of ['a meadow', 'a living room']) {
      const depth = capturedDepth(place, 256);
      const at = async (time: string): Promise<number> => meanLight(await paint({ depth, prompt: `${place} ${time}` }));
      shares.push(((await at('at night')) / (await at('by day'))).toFixed(2));
    }
    return shares.join(', ');
  });
  return [['light by night over that by day (< 1), field, room', figures]];
}

async function seeds(painters: readonly Paint[]): Promise<Row[]> {
  const figures = await each(painters, async (paint) => {
    const order = { depth: capturedDepth('a forest', 256), prompt: 'a forest' };
    const [first, again, other] = [await paint(order), await paint(order), await paint({ ...order, seed: 2 })];
    return `${Buffer.compare(first.data, again.data) === 0 ? 'equal' : 'DIFFERENT'}, ${peakSignal(first.data, other.data).toFixed(1)} dB`;
  });
  return [['one seed twice; another seed', figures]];
}

async function colors(painters: readonly Paint[]): Promise<Row[]> {
  const figures = await each(painters, async (paint) => {
    const bytes = async (depth: DepthPaintOrder['depth'], prompt: string): Promise<Uint8Array> =>
      (await paint({ depth, prompt, seed: 5 })).data;
    return [await tryColors(bytes), await tryColorNames(bytes)].map(
      ({ count, wrong }) => `${count - wrong.length} of ${count} (${Math.round((100 * (count - wrong.length)) / count)} %)`,
    );
  });
  return [
    ['colours that were asked for (>= 90 %)', figures.map(([asked]) => asked ?? '')],
    ['colours by other names (>= 70 %)', figures.map(([, named]) => named ?? '')],
  ];
}

await main();
