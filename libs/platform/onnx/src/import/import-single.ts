import type { DepthManifest } from '../bundle/depth-manifest.js';
import type { SingleManifest } from '../bundle/manifest.js';
import type { PreprocessingManifest } from '../bundle/preprocessing-manifest.js';
import { describeGraph, listGraphs, readExportConfig, readSignature, readText } from './export-folder.js';
import type { ExportConfig, TensorUse } from './export-folder.js';
import { ImportError } from './import-error.js';
import type { ImportOptions } from './import-options.js';
import type { GraphSignature, GraphValue } from './read-graph-signature.js';

export type ImportedSingle = Pick<SingleManifest, 'task' | 'layout' | 'model' | 'opset' | 'inputs' | 'outputs'> &
  Partial<Pick<SingleManifest, 'depth' | 'upscale' | 'preprocessing'>>;

/** An export of one graph, as a recogniser sees it. */
interface SingleExport {
  readonly path: string;
  readonly signature: GraphSignature;
  readonly config: ExportConfig | null;
  readonly processor: ExportConfig | null;
  readonly options: ImportOptions;
}

interface Recogniser {
  /** What is looked for. */
  readonly looksFor: string;
  recognise(found: SingleExport): ImportedSingle | null;
}

const IMAGENET = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
/** Views that overlap by a quarter and cover the sphere. */
const VIEWS = { kind: 'views', count: 4, fovDegrees: 100, pitches: [-50, 0, 50] } as const;
/** Sizes where the graph leaves them open: patches of 14 pixels. */
const VIEW_SIZE = 518;
const PANORAMA_WIDTH = 1_036;
const TILE_SIZE = 256;
const TILE_OVERLAP = 16;
const MOGE_TOKENS = 1_800;

const RECOGNISERS: readonly Recogniser[] = [
  {
    looksFor: 'MoGe: outputs points and mask',
    recognise: (found) => (hasOutputs(found, 'points', 'mask') ? importMoge(found) : null),
  },
  {
    looksFor: 'UniK3D: outputs pts_3d and confidence',
    recognise: (found) =>
      found.options.architecture === 'unik3d' || hasOutputs(found, 'pts_3d', 'confidence') ? importUnik3d(found) : null,
  },
  {
    looksFor: 'DAP: --architecture dap, and an output of one number a pixel',
    recognise: (found) => (found.options.architecture === 'dap' ? importDap(found) : null),
  },
  {
    looksFor: 'Depth Anything: model_type depth_anything in config.json, or the output predicted_depth',
    recognise: (found) =>
      readText(found.config, 'model_type', '') === 'depth_anything' || hasOutputs(found, 'predicted_depth')
        ? importDepthAnything(found)
        : null,
  },
  {
    looksFor: 'Real-ESRGAN: one picture in, one out that is 2 to 8 times as large',
    recognise: (found) => importUpscaler(found),
  },
];

/**
 * The manifest of a folder with one graph of a known architecture.
 *
 * @throws ImportError that names what was looked for, when it is another
 */
export async function importSingle(folder: string, options: ImportOptions): Promise<ImportedSingle> {
  const [path, ...others] = await listGraphs(folder);
  if (path === undefined) throw new ImportError('the folder has neither model_index.json nor a file that ends in .onnx');
  if (others.length > 0) throw new ImportError(`the folder has several graphs (${[path, ...others].join(', ')}) and no model_index.json`);
  const signature = await readSignature(folder, path);
  const found = {
    path,
    signature,
    config: await readExportConfig(folder, 'config.json'),
    processor: await readExportConfig(folder, 'preprocessor_config.json'),
    options,
  };
  for (const recogniser of RECOGNISERS) {
    const imported = recogniser.recognise(found);
    if (imported !== null) return imported;
  }
  const list = (values: readonly GraphValue[]): string => values.map(({ name, shape }) => `${name} ${shape.join(' x ')}`).join(', ');
  throw new ImportError(
    `${path} is of no known architecture. It has the inputs ${list(signature.inputs)} and the outputs ${list(signature.outputs)}. ` +
      `Looked for: ${RECOGNISERS.map(({ looksFor }) => looksFor).join('; ')}`,
  );
}

const hasOutputs = ({ signature }: SingleExport, ...names: readonly string[]): boolean =>
  names.every((name) => signature.outputs.some((output) => output.name === name));

/** Height and width of the picture that goes in: of the graph, of the options, or the default. */
function readSize({ signature, options }: SingleExport, otherwise: { readonly width: number; readonly height: number }) {
  const picture = signature.inputs.find(({ shape }) => shape.length === 4);
  const [, , height, width] = picture?.shape ?? [];
  const size = {
    width: typeof width === 'number' && width > 0 ? width : (options.width ?? otherwise.width),
    height: typeof height === 'number' && height > 0 ? height : (options.height ?? options.width ?? otherwise.height),
  };
  return { ...size, name: picture?.name ?? 'image', shape: [1, 3, size.height, size.width] };
}

/** Axes of an output for each pixel, in the rank that the graph gives it. */
function shapePixels(
  { signature }: SingleExport,
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
): number[] {
  const rank = signature.outputs.find((output) => output.name === name)?.shape.length ?? 3;
  return [...Array.from({ length: rank - 2 }, () => 1), height, width];
}

interface DepthImport {
  readonly picture: ReturnType<typeof readSize>;
  readonly preprocessing: PreprocessingManifest;
  readonly depth: DepthManifest;
  readonly outputs: Readonly<Record<string, TensorUse>>;
  readonly inputs?: Readonly<Record<string, TensorUse>>;
}

function describeDepth(
  { path, signature }: SingleExport,
  { picture, preprocessing, depth, outputs, inputs = {} }: DepthImport,
): ImportedSingle {
  const shown = { shape: picture.shape, range: [-2, 2] as const, meaning: 'Picture, as preprocessing says' };
  const graph = describeGraph(path, signature, { inputs: { [picture.name]: shown, ...inputs }, outputs });
  return { task: 'image-depth', layout: 'onnx-single', ...graph, preprocessing: { input: picture.name, ...preprocessing }, depth };
}

function importDepthAnything(found: SingleExport): ImportedSingle {
  const picture = readSize(found, { width: VIEW_SIZE, height: VIEW_SIZE });
  const name = found.signature.outputs.find((output) => output.name === 'predicted_depth')?.name ?? found.signature.outputs[0]?.name ?? '';
  const isMetric = readText(found.config, 'depth_estimation_type', 'relative') === 'metric';
  const { mean = IMAGENET.mean, deviation = IMAGENET.deviation } = readNormalisation(found.processor);
  return describeDepth(found, {
    picture,
    preprocessing: { mean, deviation, filter: 'bicubic' },
    depth: {
      projection: picture.width === 2 * picture.height ? { kind: 'equirectangular' } : { ...VIEWS, pitches: [...VIEWS.pitches] },
      encoding: isMetric ? 'metric' : 'affine-invariant-inverse',
      along: 'axis',
      outputs: { distance: name },
    },
    outputs: {
      [name]: { shape: shapePixels(found, name, picture), meaning: isMetric ? 'Metres along the axis' : 'Inverse distance along the axis' },
    },
  });
}

function readNormalisation(processor: ExportConfig | null): { readonly mean?: number[]; readonly deviation?: number[] } {
  const numbers = (value: unknown): value is number[] =>
    Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number');
  const [mean, deviation] = [processor?.['image_mean'], processor?.['image_std']];
  return { ...(numbers(mean) ? { mean } : {}), ...(numbers(deviation) ? { deviation } : {}) };
}

/** MoGe normalises the picture itself. Its points are right up to a shift; version 2 has a factor to metres. */
function importMoge(found: SingleExport): ImportedSingle {
  const picture = readSize(found, { width: VIEW_SIZE, height: VIEW_SIZE });
  const isMetric = hasOutputs(found, 'metric_scale');
  const hasNormals = hasOutputs(found, 'normal');
  const points = { shape: [1, picture.height, picture.width, 3], meaning: 'x, y and z of each pixel' };
  const takesTokens = found.signature.inputs.some(({ name }) => name === 'num_tokens');
  const shape = found.signature.inputs.find(({ name }) => name === 'num_tokens')?.shape.map(() => 1) ?? [];
  return describeDepth(found, {
    picture,
    preprocessing: {},
    depth: {
      projection: { ...VIEWS, pitches: [...VIEWS.pitches] },
      encoding: isMetric ? 'metric' : 'scale-invariant',
      along: 'axis',
      solvesShift: true,
      ...(takesTokens ? { constants: { num_tokens: [MOGE_TOKENS] } } : {}),
      outputs: {
        points: 'points',
        mask: 'mask',
        ...(isMetric ? { scale: 'metric_scale' } : {}),
        ...(hasNormals ? { normals: 'normal' } : {}),
      },
    },
    inputs: takesTokens ? { num_tokens: { shape, range: [MOGE_TOKENS, MOGE_TOKENS], meaning: 'Tokens of the encoder' } } : {},
    outputs: {
      points,
      mask: { shape: shapePixels(found, 'mask', picture), meaning: 'Probability that something is there' },
      ...(isMetric ? { metric_scale: { shape: [1], meaning: 'Factor to metres' } } : {}),
      ...(hasNormals ? { normal: { ...points, meaning: 'Normal of each pixel' } } : {}),
    },
  });
}

function importUnik3d(found: SingleExport): ImportedSingle {
  const picture = readSize(found, { width: PANORAMA_WIDTH, height: PANORAMA_WIDTH / 2 });
  const shape = found.signature.outputs.find(({ name }) => name === 'pts_3d')?.shape ?? [];
  const isLast = shape.at(-1) === 3;
  const points = isLast ? [1, picture.height, picture.width, 3] : [1, 3, picture.height, picture.width];
  return describeDepth(found, {
    picture,
    preprocessing: IMAGENET,
    depth: {
      projection: { kind: 'equirectangular' },
      encoding: 'metric',
      along: 'ray',
      outputs: { points: 'pts_3d', confidence: 'confidence' },
    },
    outputs: {
      pts_3d: { shape: points, meaning: 'x, y and z of each pixel in metres' },
      confidence: { shape: shapePixels(found, 'confidence', picture), meaning: 'Confidence' },
    },
  });
}

function importDap(found: SingleExport): ImportedSingle {
  const picture = readSize(found, { width: 1_024, height: 512 });
  const distance = found.signature.outputs[0]?.name ?? '';
  const mask = found.signature.outputs.find(({ name }) => /mask/i.test(name))?.name;
  return describeDepth(found, {
    picture,
    preprocessing: IMAGENET,
    depth: {
      projection: { kind: 'equirectangular' },
      encoding: 'metric',
      along: 'ray',
      outputs: { distance, ...(mask === undefined ? {} : { mask }) },
    },
    outputs: {
      [distance]: { shape: shapePixels(found, distance, picture), meaning: 'Metres along the ray' },
      ...(mask === undefined
        ? {}
        : { [mask]: { shape: shapePixels(found, mask, picture), meaning: 'Probability that something is there' } }),
    },
  });
}

/** The factor is that of the sizes; where the graph leaves them open, that of their formulas, such as `height*4`. */
function importUpscaler(found: SingleExport): ImportedSingle | null {
  const { signature, path, config } = found;
  const [input, output] = [signature.inputs[0], signature.outputs[0]];
  if (signature.inputs.length !== 1 || signature.outputs.length !== 1 || input === undefined || output === undefined) return null;
  if (
    input.shape[1] !== 3 ||
    input.shape.length !== 4 ||
    output.shape.length !== 4 ||
    (typeof output.shape[1] === 'number' && output.shape[1] !== 3)
  )
    return null;
  const [from, to] = [input.shape[3], output.shape[3]];
  const formula =
    typeof to === 'string'
      ? Number(
          /(?<![\w.])(\d)\s*\*|\*\s*(\d)/
            .exec(to)
            ?.slice(1)
            .find((part) => part !== undefined),
        )
      : NaN;
  const declared = typeof config?.['scale'] === 'number' ? config['scale'] : NaN;
  const factor = typeof from === 'number' && typeof to === 'number' ? to / from : Number.isNaN(formula) ? declared : formula;
  if (!Number.isInteger(factor) || factor < 2 || factor > 8) return null;
  const tile = readSize(found, { width: TILE_SIZE, height: TILE_SIZE });
  const graph = describeGraph(path, signature, {
    inputs: { [input.name]: { shape: tile.shape, meaning: 'A tile in sRGB from 0 to 1' } },
    outputs: { [output.name]: { shape: [1, 3, tile.height * factor, tile.width * factor], meaning: 'The tile enlarged' } },
  });
  return {
    task: 'upscale',
    layout: 'onnx-single',
    ...graph,
    upscale: { factor, overlap: Math.min(TILE_OVERLAP, Math.floor(tile.width / 4)) },
  };
}
